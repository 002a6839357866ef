package import Dovetail

package enum AppScope: Scope {}
package enum ChildScope: Scope { package typealias Parent = AppScope }
package enum Production {}
package enum Staging {}

package protocol Log: AnyObject, Sendable { var text: String { get } }

package struct Address: Sendable {
    package var text: String
    package init(_ text: String) { self.text = text }
}

/// Sealed: others than this module get it in a struct of ours.
final class FileLog: Log {
    let text: String
    init(address: Address) { text = "file log at \(address.text)" }
}

final class Console: Log {
    let text: String
    init(prefix: String = "console", mode: Int = 1, address: Address = Address("default")) {
        text = "\(prefix) \(mode) \(address.text)"
    }
}

final class ChildLog: Log {
    let text: String
    init(one: Address, two: Address) { text = "child log \(one.text) \(two.text)" }
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Input(Address.self)
        Input(Address.self).tagged(Production.self)
        Input((@Sendable () -> Int).self, name: "count").tagged(Production.self)
        Shared(FileLog.self).using(Address.self, tag: Production.self, for: "address")
        Shared(FileLog.self).tagged(Staging.self).lazy()
        Shared(Console.self, as: (any Log).self)
            .using(Address.self, tag: Production.self, for: "address")
        Shared(Collector.self)
            .using(FileLog.self, for: "plain")
            .using(FileLog.self, tag: Staging.self, for: "lazy")
            .using(FileLog.self, for: "maybe")
            .using(FileLog.self, tag: Production.self, for: "absent")
            .using(FileLog.self, for: "make")
            .using(FileLog.self, tag: Staging.self, for: "makeLate")
            .using(ChildLog.self, for: "open")
            .using(ChildLog.self, for: "openPair")
            .using((@Sendable () -> Int).self, tag: Production.self, for: "count")
            .using(Address.self, tag: Production.self, for: "give")
    }
}

package enum ChildAssembly: Assembly {
    package typealias Scope = ChildScope

    package static var registrations: Registrations {
        Input(Address.self).tagged(ChildScope.self)
        Input(Address.self).tagged(Staging.self)
        Shared(ChildLog.self)
            .using(Address.self, tag: Staging.self, for: "two")
            .using(Address.self, tag: ChildScope.self, for: "one")
    }
}

package final class Collector: Sendable {
    package let plain: any Log
    package let log: any Log
    package let lazy: any Log
    package let maybe: (any Log)?
    package let absent: (any Log)?
    package let make: @Sendable () -> any Log
    package let makeLate: @Sendable () throws -> any Log
    package let open: @Sendable (Address, Address) async throws -> Opened<any Log>
    package let openPair: @Sendable (Address, Address) async throws -> (any Log, end: @Sendable () async -> Void)
    package let count: @Sendable () -> Int
    package let give: @Sendable () -> Address

    init(
        label plain: any Log,
        _ log: any Log,
        lazy: any Log,
        maybe: (any Log)?,
        absent: (any Log)?,
        make: @escaping @Sendable () -> any Log,
        makeLate: @escaping @Sendable () throws -> any Log,
        open: @escaping @Sendable (Address, Address) async throws -> Opened<any Log>,
        openPair: @escaping @Sendable (Address, Address) async throws -> (any Log, end: @Sendable () async -> Void),
        count: @escaping @Sendable () -> Int,
        give: @escaping @Sendable () -> Address
    ) {
        self.plain = plain
        self.log = log
        self.lazy = lazy
        self.maybe = maybe
        self.absent = absent
        self.make = make
        self.makeLate = makeLate
        self.open = open
        self.openPair = openPair
        self.count = count
        self.give = give
    }
}
