import Dovetail

enum AppScope: Scope {}
enum BookScope: Scope { typealias Parent = AppScope }
enum FilmScope: Scope { typealias Parent = AppScope }

typealias ID = Int

struct Viewer: Sendable {
    let kind: String
    let id: ID
}

struct Library: Sendable {
    let book: @Sendable (ID) throws -> Opened<Viewer>
    let film: @Sendable (ID) throws -> (Viewer, end: @Sendable () async -> Void)
    let special: @Sendable (ID) throws -> Opened<Viewer>
}

enum Special {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Library.self)
            .using(scope: BookScope.self, for: "book")
            .using(scope: FilmScope.self, for: "film")
            .using(Viewer.self, tag: Special.self, for: "special")
            .using(scope: FilmScope.self, for: "special")
    }
}

enum BookAssembly: Assembly {
    typealias Scope = BookScope

    static var registrations: Registrations {
        Input(ID.self)
        Shared(Viewer.self) { (id: ID) in Viewer(kind: "book", id: id) }
    }
}

enum FilmAssembly: Assembly {
    typealias Scope = FilmScope

    static var registrations: Registrations {
        Input(ID.self)
        Shared(Viewer.self) { (id: ID) in Viewer(kind: "film", id: id) }
        Shared(Viewer.self) { (id: ID) in Viewer(kind: "special film", id: id) }.tagged(Special.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        BookAssembly.self
        FilmAssembly.self
        Expose(Library.self)
    }
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let library = app.library
        let book = try library.book(1)
        print(book.value.kind, book.value.id)
        await book.end()
        let (film, end) = try library.film(2)
        print(film.kind, film.id)
        await end()
        print(try library.special(3).value.kind)
        await app.end()
    }
}
