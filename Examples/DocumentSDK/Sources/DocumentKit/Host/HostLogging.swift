/// Where the SDK's remarks for engineers go.
public protocol HostLogging: Sendable {
    /// Takes one remark. It holds no secret and no text of a document.
    func log(_ message: String)
}
