/// Names one edit for ever, so that the server can tell a replay from a new edit.
public struct OperationID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public var description: String { rawValue }
}

extension OperationID {
    /// A new identifier that no other device will come up with.
    package static func random() -> OperationID {
        let halves = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
        return OperationID(String(halves.0, radix: 16) + "-" + String(halves.1, radix: 16))
    }
}
