import NotesKit

actor MemoryNoteStore: NoteStore {
    private var notes: [Note]

    init(owner: Owner) {
        notes = [
            Note(title: "Welcome", text: "\(owner.name)'s first note"),
            Note(title: "Ships", text: "Built by Ninja, wired by Dovetail"),
        ]
    }

    func all() -> [Note] { notes }

    func close() { notes = [] }
}
