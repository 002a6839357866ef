/// What an account may do with a document; each level includes those before it.
public enum AccessLevel: String, CaseIterable, Comparable, Codable, Sendable {
    case none
    case reader
    case editor
    case owner

    private var rank: Int {
        switch self {
        case .none: 0
        case .reader: 1
        case .editor: 2
        case .owner: 3
        }
    }

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        left.rank < right.rank
    }
}
