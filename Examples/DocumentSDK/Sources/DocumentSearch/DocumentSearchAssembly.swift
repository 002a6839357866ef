package import DocumentKit
package import Dovetail

/// Search on this device. Made when somebody searches for the first time.
package enum DocumentSearchAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(SearchIndex.self, as: (any DocumentSearching).self)
            .lazy()
    }
}
