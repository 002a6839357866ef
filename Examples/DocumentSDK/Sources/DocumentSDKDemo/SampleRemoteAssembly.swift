package import DocumentKit
package import Dovetail

/// Samples in the place of the server, of its messages, and of the way to it.
package enum SampleRemoteAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(SampleDocumentRemoteService.self, as: (any DocumentRemoteService).self)
        Shared(SilentEventSource.self, as: (any RemoteEventSource).self)
        Shared(AlwaysOnline.self, as: (any ConnectivityMonitoring).self)
    }
}
