package import Dovetail

/// Ten shared objects, three of which have to be ended.
package enum AccountServicesAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Input(AccountContext.self)
        Shared(AccountSession.self)
        Shared(Database.self)
            .onEnd { await $0.close() }
        Shared(TokenStore.self)
        Shared(AuthorizedClient.self, as: (any AuthorizedRequests).self)
        Shared(Permissions.self)
        Shared(OperationLog.self)
        Shared(ConflictPolicy.self)
        Shared(EventBus.self)
            .onEnd { await $0.finish() }
        Shared(AccountAnalytics.self)
        Shared(SyncScheduler.self)
            .onEnd { try await $0.stop() }
    }
}
