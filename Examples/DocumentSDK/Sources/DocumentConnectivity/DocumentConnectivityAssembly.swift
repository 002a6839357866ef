package import DocumentKit
package import Dovetail

/// Knowing whether there is a way to the server.
package enum DocumentConnectivityAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(ConnectivityMonitor.self, as: (any ConnectivityMonitoring).self)
            .onEnd { await $0.stop() }
    }
}
