package import Dovetail

package enum DocumentSessionAssembly: Assembly {
    package typealias Scope = DocumentSessionScope

    package static var registrations: Registrations {
        Input(DocumentID.self)
        Shared(Draft.self)
        Shared(UndoHistory.self)
        Shared(Selection.self)
        Shared(Autosaver.self)
            .onEnd { await $0.save() }
        Shared(Presence.self)
            .onEnd { await $0.leave() }
        Shared(DocumentEditor.self)
    }
}
