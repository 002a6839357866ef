public import Dovetail

public enum HostScope: Scope {}
public enum SessionScope: Scope { public typealias Parent = HostScope }

public protocol Authentication: Sendable {
    var user: String { get }
}

package struct Repository<Row: Sendable>: Sendable {
    let connection: Connection
    package var count: Int { connection.rows }
}

/// Nobody else sees it, and no other assembly of the module is to use it.
struct Connection: Sendable {
    var rows: Int { 3 }
}

public struct Report: Sendable {
    let repository: Repository<String>
    public var text: String { "\(repository.count) rows" }
}

package enum StorageAssembly: Assembly {
    package typealias Scope = HostScope
    package static var registrations: Registrations {
        Shared(Connection.self)
        Shared(Repository<String>.self)
        Shared(Repository<Int>.self)
    }
}

package enum ReportAssembly: Assembly {
    package typealias Scope = HostScope
    package static var registrations: Registrations {
        Transient(Report.self)
    }
}

/// Its rules go where it is included.
package enum Storage: Composition {
    package static var assemblies: Assemblies {
        StorageAssembly.self
        ReportAssembly.self
        Confine(Connection.self, to: StorageAssembly.self)
        Confine(Repository<String>.self, to: Report.self)
        Forbid(Connection.self, from: ReportAssembly.self, except: StorageAssembly.self)
    }
}
