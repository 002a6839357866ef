package import Dovetail

package enum AccountScope: Scope {}

package enum StorageAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Input(String.self, name: "name")
        // Nothing that the composition sees names the database, the statement or the log.
        Shared(Database.self)
            .onEnd { $0.close() }
        Transient(Statement.self, arguments: Int.self, Mode.self)
        Shared(MemoryCache.self, as: (any Cache).self, MemoryCache.self)
            .onEnd { cache in cache.flush() }
        Shared(Log.self).lazy()
        Shared(FileJournal.self, as: (any Journal).self)
        Shared(Wire.self, as: (any Line).self, Wire.self)
    }
}
