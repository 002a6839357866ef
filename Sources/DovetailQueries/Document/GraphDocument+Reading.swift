// What the compiler writes for reading the types of the document calls these, as they are nearer than the general ones. So a document of an older
// tool of the same version is read, which lacks what has been added since.

extension KeyedDecodingContainer {
    /// An empty list where there is none.
    func decode(_ type: [String].Type, forKey key: Key) throws -> [String] {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// False where nothing is said.
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decodeIfPresent(type, forKey: key) ?? false
    }
}
