package import Dovetail
package import NotesKit

package enum NotesStorageAssembly: Assembly {
    package typealias Scope = AccountScope
    package static var registrations: Registrations {
        Shared(MemoryNoteStore.self, as: (any NoteStore).self)
            .onEnd { await $0.close() }
    }
}
