package import Dovetail
package import NotesKit

package enum NotesScreensAssembly: Assembly {
    package typealias Scope = AccountScope
    package static var registrations: Registrations {
        Transient(NoteList.self)
    }
}
