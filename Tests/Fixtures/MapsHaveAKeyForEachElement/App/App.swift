import Data
import Dovetail
import Kit

struct Other: Exporter {
    let name: String
    init() { name = "other" }
}

final class One: Exporter {
    let name = "one"
    init(all: @escaping @Sendable () throws -> [Int: any Exporter]) {}
}

typealias Flags = [Bool: any Exporter]

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(One.self)
            .into([Int: any Exporter].self, key: 0x10)
            .into([Int: any Exporter].self, key: -1)
            .into([Int: any Exporter].self, key: 1_000)
            .into([UInt8: One].self, key: 0b1)
        Transient(Other.self, as: Other.self)
            .into(Flags.self, key: true)
            .into([String: any Exporter].self, key: "quote \" \u{48}i \\ $(x)\t")
            .into([String: any Exporter].self, key: #"raw "\n"#)
            .into([Character: any Exporter].self, key: "👩‍👩‍👧")
        Transient(Screen.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Shared(Other.self).into([Format: any Exporter].self, key: .custom)
        Contributions([Int8: Int].self).allowEmpty()
        Transient(SessionScreen.self)
    }
}

struct Screen {
    let formats: [Format: any Exporter]
    let strings: [String: any Exporter]
    let integers: () throws -> [Int: any Exporter]
    let bytes: [UInt8: One]?
    let flags: [Bool: any Exporter]
    let characters: [Character: any Exporter]
}

struct SessionScreen {
    let formats: [Format: any Exporter]
    let none: [Int8: Int]
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        DataAssembly.self
        SessionAssembly.self
        Expose(Screen.self)
        Expose(SessionScreen.self)
    }
}

func list(_ map: [some Hashable: any Exporter]) -> String {
    map.map { "\($0)=\($1.name)" }.sorted().joined(separator: " ")
}

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let screen = app.makeScreen()
        print(list(screen.formats))
        print(list(screen.strings))
        print(list(try screen.integers()), screen.bytes?.count ?? 0)
        print(list(screen.flags), list(screen.characters))
        print(try screen.integers()[16] as? One === screen.bytes?[1])
        let session = try app.openSession()
        let inner = session.makeSessionScreen()
        print(list(inner.formats), inner.none)
        await app.end()
    }
}
