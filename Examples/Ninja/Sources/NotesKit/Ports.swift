/// Keeps notes.
public protocol NoteStore: Sendable {
    func all() async -> [Note]
}

/// Finds notes.
public protocol NoteSearch: Sendable {
    func notes(about word: String) async -> [Note]
}
