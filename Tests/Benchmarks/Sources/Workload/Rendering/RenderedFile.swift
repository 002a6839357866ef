/// A file of a workload, in memory.
public struct RenderedFile: Sendable {
    /// Relative to the package's folder.
    public var path: String
    public var text: String

    public init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}
