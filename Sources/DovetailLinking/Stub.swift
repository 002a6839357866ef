package enum DovetailLinkingStub {}
