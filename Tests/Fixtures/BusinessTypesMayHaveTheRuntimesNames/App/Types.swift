import Dovetail

final class ScopeLifetime: Sendable { init() {} }
final class ScopeReference: Sendable { init(lifetime: ScopeLifetime) {} }
final class EndReport: Sendable { init() {} }

final class Opened: Sendable {
    let open: @Sendable () throws -> Dovetail.Opened<Thing>
    let reference: @Sendable () throws -> ScopeReference

    init(open: @escaping @Sendable () throws -> Dovetail.Opened<Thing>, reference: @escaping @Sendable () throws -> ScopeReference) {
        self.open = open
        self.reference = reference
    }
}

final class Thing: Sendable { init() {} }

struct Screen {
    let opened: Opened
}
