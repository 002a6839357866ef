import NotesKit

struct LinearNoteSearch: NoteSearch {
    let store: any NoteStore

    func notes(about word: String) async -> [Note] {
        await store.all().filter { $0.title.contains(word) || $0.text.contains(word) }
    }
}
