extension Late: @MainActor Screen {}
