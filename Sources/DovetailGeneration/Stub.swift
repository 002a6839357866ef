package enum DovetailGenerationStub {}
