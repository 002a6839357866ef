import Dovetail

enum HostScope: Scope {}
enum AccountScope: Scope { typealias Parent = HostScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

protocol Log: Sendable {
    var name: String { get }
}
struct HostLog: Log {
    let name = "host"
}
struct AccountLog: Log {
    let name = "account"
}
final class HostReader: Sendable {
    let log: any Log
    init(log: any Log) { self.log = log }
}
final class SessionReader: Sendable {
    let log: any Log
    let host: HostReader
    init(log: any Log, host: HostReader) {
        self.log = log
        self.host = host
    }
}

enum HostAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(HostLog.self, as: (any Log).self)
        Shared(HostReader.self)
    }
}

enum AccountLogs: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(AccountLog.self, as: (any Log).self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Shared(SessionReader.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        SessionAssembly.self
        Override(AccountLogs.self)
        Expose(HostReader.self)
        Expose(SessionReader.self)
    }
}

@main
enum Program {
    static func main() throws {
        let host = Product.Host()
        let account = try host.openAccount()
        let session = try account.openSession()
        print(host.hostReader.log.name, session.sessionReader.log.name, session.sessionReader.host.log.name)
    }
}
