/// Counts the accepted edits of one document; only the server makes new ones.
public struct Revision: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The revision that follows this one.
    public var next: Revision { Revision(rawValue + 1) }

    /// The revision before this one.
    public var previous: Revision { Revision(rawValue - 1) }

    public var description: String { "r\(rawValue)" }

    public static func < (left: Revision, right: Revision) -> Bool {
        left.rawValue < right.rawValue
    }
}
