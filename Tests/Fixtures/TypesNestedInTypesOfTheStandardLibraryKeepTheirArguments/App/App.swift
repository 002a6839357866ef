import Dovetail

enum AppScope: Scope {}

extension Array where Element: Sendable {
    struct Page: Sendable {
        let first: Element
        let rest: [Element]
    }
    typealias Pair = (left: Element, right: Element)
}

extension Dictionary where Key == String {
    struct Slot<T>: Sendable {
        let names: String
        init(_ key: Key, _ value: Value) { names = "\(key) \(value) \(T.self)" }
    }
}

extension Optional where Wrapped == Int {
    struct Part: Sendable { let whole: Wrapped }
}

struct Screen: Sendable {
    let numbers: [Int].Page
    let words: Array<String>.Page
    let slot: [String: Int].Slot<Bool>
    let other: [String: Bool].Slot<Bool>
    let part: Int?.Part
    let pair: [Int].Pair
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input([Int].self, name: "numbers")
        Input(String.self, name: "word")
        Input([String].self, name: "words")
        Input(Bool.self, name: "flag")
        Input([Int].Pair.self, name: "pair")
        Shared([Int].Page.self)
        Shared(Array<String>.Page.self)
        Shared([String: Int].Slot<Bool>.self)
        Shared([String: Bool].Slot<Bool>.self)
        Shared(Int?.Part.self)
        Shared(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() {
        let app = Product.App(number: 1, numbers: [2], word: "a", words: ["b"], flag: true, pair: (3, 4))
        let screen = app.screen
        print(screen.numbers.first, screen.numbers.rest, screen.words.first, screen.words.rest)
        print(screen.slot.names, screen.other.names, screen.part.whole, screen.pair)
    }
}
