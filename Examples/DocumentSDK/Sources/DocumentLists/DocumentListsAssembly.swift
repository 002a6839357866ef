package import DocumentKit
package import Dovetail

/// The account's lists, and the models of the screens that show them.
package enum DocumentListsAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(HomeList.self)
        Shared(SharedList.self)
        Shared(RecentList.self)
        Transient(DocumentListViewModel.self)
        Transient(DocumentDetailViewModel.self, arguments: DocumentID.self)
    }
}
