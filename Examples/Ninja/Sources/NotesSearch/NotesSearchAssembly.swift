package import Dovetail
package import NotesKit

package enum NotesSearchAssembly: Assembly {
    package typealias Scope = AccountScope
    package static var registrations: Registrations {
        Shared(LinearNoteSearch.self, as: (any NoteSearch).self)
    }
}
