import Dovetail
import NotesKit
import NotesScreens
import NotesSearch
import NotesStorage

enum NotesApp: Composition {
    static var assemblies: Assemblies {
        AccountContract.self
        NotesStorageAssembly.self
        NotesSearchAssembly.self
        NotesScreensAssembly.self
        Expose(NoteList.self)
    }
}
