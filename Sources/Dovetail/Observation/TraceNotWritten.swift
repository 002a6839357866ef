/// Thrown where a ``TraceRecorder`` could not write its file.
public struct TraceNotWritten: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The system's `errno`.
    public let code: Int32

    public var description: String { "the trace could not be written to \(path) (errno \(code))" }
}
