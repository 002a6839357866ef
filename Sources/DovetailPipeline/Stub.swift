package enum DovetailPipelineStub {}
