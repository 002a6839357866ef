final class Host: Sendable {
    init(factories: Factories, scope: Business.Scope, object: Object) {}
}

final class Account: Sendable {
    let host: Host
    init(host: Host, factories: Factories, reference: HostReference, error: Error) { self.host = host }
}

final class Factories: Sendable { init() {} }
final class Lifetime: Sendable { init(own: @escaping @Sendable () throws -> Lifetime) {} }
final class Reference: Sendable { init(lifetime: Lifetime) {} }
final class Error: Sendable { init() throws {} }
final class Object: Sendable { init() {} }
final class End: Sendable { init() {} }
final class HostReference: Sendable { init(make: @escaping @Sendable () throws -> Reference) {} }

struct Screen {
    let account: Account
    let lifetime: Lifetime
}

enum Business {
    final class Scope: Sendable { init() {} }
}
