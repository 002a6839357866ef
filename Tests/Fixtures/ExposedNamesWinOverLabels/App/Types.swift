protocol Log: Sendable {
    var name: String { get }
}
struct Given: Log { let name: String }
struct Covered: Log {
    let name: String
    init(log: any Log) { name = "covered \(log.name)" }
}
final class Flag: Sendable {
    let isSet: Bool
    init(isSet: Bool) { self.isSet = isSet }
}
final class Opener: Sendable {
    let open: @Sendable (any Log, Bool) throws -> (Flag, end: @Sendable () async -> Void)
    init(open: @escaping @Sendable (any Log, Bool) throws -> (Flag, end: @Sendable () async -> Void)) { self.open = open }
}
