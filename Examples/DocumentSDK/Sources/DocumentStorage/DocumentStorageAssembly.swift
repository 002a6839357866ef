package import DocumentKit
package import Dovetail

/// The account's database and what is kept in it.
package enum DocumentStorageAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(CacheNamespace.self) { (account: AccountContext) in CacheNamespace(account.id) }
        Shared(SQLiteDatabase.self)
            .onEnd { await $0.close() }
        Shared(SQLiteDocumentCache.self, as: (any DocumentCache).self)
        Shared(SQLiteOperationStore.self, as: (any OperationStore).self)
        Shared(SQLiteLocalReplica.self, as: (any LocalReplica).self)
    }
}
