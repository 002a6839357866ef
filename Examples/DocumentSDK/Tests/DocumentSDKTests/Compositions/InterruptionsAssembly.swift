internal import DocumentKit
internal import Dovetail

/// Wraps what a test may want to hold up.
enum InterruptionsAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Decorator(ClosableEventSource.self, of: (any RemoteEventSource).self)
            .onEnd(within: ClosableEventSource.limit) { try await $0.close() }
        Decorator(InterruptibleCache.self, of: (any DocumentCache).self)
    }
}
