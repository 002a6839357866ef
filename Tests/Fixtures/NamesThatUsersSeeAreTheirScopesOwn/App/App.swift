import Dovetail

enum HostScope: Scope {}
enum AccountScope: Scope { typealias Parent = HostScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

protocol Log: Sendable { var name: String { get } }
protocol Clock: Sendable { var name: String { get } }
struct Named: Log, Clock {
    let name: String
    init(name: String) { self.name = name }
}
final class SystemLog: Log {
    let name = "system log"
    init(clock: any Clock) {}
}
final class AccountLog: Log {
    let name = "account log"
}

/// Of the outermost scope, with that scope's log and clock wherever it is made.
struct Report {
    let log: any Log
    let clock: any Clock
    var text: String { "\(log.name), \(clock.name)" }
}
final class Ledger: Sendable {
    let text: String
    init(log: any Log, clock: any Clock) { text = "\(log.name), \(clock.name)" }
}

/// Takes what stands in for the outer ones next to what is made of those.
final class Desk: Sendable {
    let text: String
    init(log: any Log, clock: any Clock, report: () -> Report, ledger: Ledger) {
        text = "\(log.name), \(clock.name); report: \(report().text); ledger: \(ledger.text)"
    }
}
struct Page {
    let log: any Log
    let report: @Sendable () -> Report
    let ledger: Ledger
    var text: String { "\(log.name); report: \(report().text); ledger: \(ledger.text)" }
}
/// Called like what a child scope would call its parent.
final class Account: Sendable {}
final class Visit: Sendable {
    let text: String
    init(account: Account, desk: Desk, log: any Log) { text = "\(log.name) at the desk of \(desk.text)" }
}

enum HostObjects: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Input((any Clock).self)
        Shared(SystemLog.self, as: (any Log).self)
        Transient(Report.self)
        PerGraph(Ledger.self)
    }
}

enum AccountObjects: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(Desk.self)
        Transient(Page.self)
    }
}

enum SessionObjects: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Input(Account.self)
        Shared(Visit.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostObjects.self
        AccountObjects.self
        SessionObjects.self
        Expose((any Log).self)
        Expose((any Clock).self)
        Expose(Desk.self)
        Expose(Page.self)
        Expose(Visit.self)
        Expose(Report.self)
    }
}

enum AccountDoubles: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input((any Clock).self)
        Shared(AccountLog.self, as: (any Log).self)
    }
}

enum SessionDoubles: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Input((any Log).self)
        Transient(Report.self)
    }
}

enum DoubledTwice: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(AccountDoubles.self)
        Override(SessionDoubles.self)
    }
}

enum DoubledOnce: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(SessionDoubles.self)
    }
}

@main
enum Program {
    static func main() throws {
        let host = Product.Host(clock: Named(name: "clock"))
        let account = try host.openAccount()
        print(account.desk.text)
        print(try account.openSession(account: Account()).visit.text)

        let once = try DoubledOnce.Host(clock: Named(name: "clock")).openAccount()
        print(once.desk.text)
        let session = try once.openSession(account: Account(), log: Named(name: "session log"))
        print(session.log.name)
        print(session.visit.text)

        let twice = try DoubledTwice.Host(clock: Named(name: "clock")).openAccount(clock: Named(name: "account clock"))
        print("\(twice.log.name), \(twice.clock.name)")
        print(twice.desk.text)
        print(twice.makePage().text)
        let inner = try twice.openSession(account: Account(), log: Named(name: "session log"))
        print("\(inner.log.name), \(inner.makeReport().text)")
        print(inner.visit.text)
    }
}
