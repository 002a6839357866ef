extension AsyncStream where Element: Sendable {
    /// The first value that fits, or nil when the stream ends before.
    func firstValue(where fits: @Sendable (Element) -> Bool = { _ in true }) async -> Element? {
        for await value in self where fits(value) { return value }
        return nil
    }
}
