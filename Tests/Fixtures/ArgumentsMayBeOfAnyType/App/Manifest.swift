import Dovetail

enum AppScope: Scope {}

typealias Identity = Int
protocol Shape: Sendable { static var name: String { get } }
struct Circle: Shape { static let name = "circle" }
struct Square: Shape { static let name = "square" }
struct Box<Value: Sendable>: Sendable { let value: Value }
enum Outer { struct Inner: Sendable { let number: Int } }

/// Exactly these types: no two of them are each other's.
struct Everything {
    let text: String
    init(
        optional: Int?,
        double: Double,
        pair: (Int, name: String),
        type: Circle.Type,
        anyType: any Shape.Type,
        shape: any Shape,
        box: Box<Int>,
        otherBox: Box<String>,
        list: [Int],
        table: [String: Int],
        inner: Outer.Inner,
        transform: @escaping @Sendable (Int) -> Int,
        callback: () -> Void,
        identity: Identity,
        void: Void,
        any: Any
    ) {
        callback()
        text = "\(optional ?? 0) \(double) \(pair.0) \(pair.name) \(type) \(anyType.name) \(shape) \(box.value) \(otherBox.value) "
            + "\(list) \(table) \(inner.number) \(transform(2)) \(identity) \(any)"
    }
}

/// An optional takes an argument of what it wraps, once no parameter of that type is left.
struct Lenient {
    let text: String
    init(first: Int?, second: Int) { text = "\(first ?? 0) \(second)" }
}

/// Made by a closure.
struct Label { let text: String }

struct Names: Sendable {
    let text: String
    // What generated code calls its own values.
    init(lifetime: Int, reference: Int, self own: Int, opened: Int, store: Store) {
        text = "\(lifetime) \(reference) \(own) \(opened)"
    }
}

final class Store: Sendable { init() {} }

struct Asking {
    let everything:
        (
            Int?, Double, (Int, name: String), Circle.Type, any Shape.Type, any Shape, Box<Int>, Box<String>, [Int],
            [String: Int], Outer.Inner, @escaping @Sendable (Int) -> Int, @escaping () -> Void, Identity, Void, Any
        ) -> Everything
    let lenient: (Int, Int) -> Lenient
    let label: (String, Int) -> Label
    let names: (Int, Int, Int, Int) -> Names
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Transient(
            Everything.self,
            arguments: Int?.self,
            Double.self,
            (Int, name: String).self,
            Circle.Type.self,
            (any Shape.Type).self,
            (any Shape).self,
            Box<Identity>.self,
            Box<String>.self,
            [Int].self,
            [String: Int].self,
            Outer.Inner.self,
            (@Sendable (Int) -> Int).self,
            (() -> Void).self,
            Int.self,
            Void.self,
            Any.self
        )
        Transient(Lenient.self, arguments: Int.self, Int.self)
        Transient(Label.self, arguments: String.self, Int.self) { (number: Int, store: Store, text: String) in
            Label(text: "\(text) \(number)")
        }
        Transient(Names.self, arguments: Int.self, Int.self, Int.self, Int.self)
        Transient(Asking.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Everything.self)
        Expose(Lenient.self)
        Expose(Label.self)
        Expose(Names.self)
        Expose(Asking.self)
    }
}

@main
enum Program {
    static func main() {
        let app = Product.App()
        let everything = app.makeEverything(
            optional: nil,
            double: 0.5,
            pair: (1, name: "one"),
            type: Circle.self,
            anyType: Square.self,
            shape: Circle(),
            box: Box(value: 1),
            otherBox: Box(value: "two"),
            list: [3],
            table: ["four": 4],
            inner: Outer.Inner(number: 5),
            transform: { $0 * 3 },
            callback: { print("called") },
            identity: 7,
            void: (),
            any: "any"
        )
        print(everything.text)
        let asking = app.makeAsking()
        let again = asking.everything(
            8, 0.5, (1, name: "one"), Circle.self, Square.self, Square(), Box(value: 1), Box(value: "two"), [3], [:],
            Outer.Inner(number: 5), { $0 }, { print("called again") }, 9, (), 10
        )
        print(again.text)
        print(app.makeLenient(second: 1, first: 2).text, asking.lenient(3, 4).text)
        print(app.makeLabel(text: "label", number: 1).text, asking.label("again", 2).text)
        print(app.makeNames(lifetime: 1, reference: 2, self: 3, opened: 4).text, asking.names(5, 6, 7, 8).text)
    }
}
