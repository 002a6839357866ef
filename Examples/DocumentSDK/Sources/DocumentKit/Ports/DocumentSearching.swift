/// Finds documents by their words, on this device.
package protocol DocumentSearching: Sendable {
    /// The documents that hold all words or beginnings of words in the text, the best first.
    func search(_ text: String) async throws -> [SearchHit]
}
