import NotesKit

public struct NoteList: Sendable {
    private let store: any NoteStore
    private let search: any NoteSearch

    init(store: any NoteStore, search: any NoteSearch) {
        self.store = store
        self.search = search
    }

    public func lines() async -> [String] {
        let found = await search.notes(about: "Dovetail").map { "found: \($0.title)" }
        return await store.all().map { "\($0.title): \($0.text)" } + found
    }
}
