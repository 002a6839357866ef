// case12 (krzysztofzablocki/Sourcery#1325): an alias stands for its type as a whole name and in its scope, never as a part
// of a longer name and never in the place of a generic parameter.

typealias Value = Int
typealias Store = ValueStore
typealias Text = String
typealias Callback = @Sendable (Value) -> Text
typealias MaybeCallback = Callback?
typealias Pair<First, Second> = (first: First, second: Second)
typealias List<Element: Sendable> = Repository<[Element]>
typealias Lists = List<Value>
typealias Anything = Any & Sendable

final class ValueStore: Sendable { init() {} }
struct Values: Sendable {}
struct MyValue: Sendable {}

final class Repository<Content: Sendable>: Sendable {
    let content: Content?
    init(content: Content?) { self.content = content }
}

final class Uses {
    let text: String
    init(v: Value, s: ValueStore, values: Values, mine: MyValue, store: Store) {
        text = "\(type(of: v)) \(type(of: s)) \(type(of: values)) \(type(of: mine)) \(s === store)"
    }
}

/// Its parameter is called like the alias.
struct Generic<Value: Sendable>: Sendable {
    let value: Value
    let list: [Value]?
    let store: ValueStore
}

/// Its own alias is called like the global one, and one of an extension too.
struct Scoped {
    typealias Value = Text
    let value: Value
    let whole: Swift.Int
    let later: Later
    let inner: Inner

    struct Inner: Sendable {
        /// The one of the type around.
        let value: Value
    }
}

extension Scoped {
    typealias Later = Values
}

extension Repository {
    typealias Value = Content
    typealias Listed = Repository<[Value]>
}

protocol Naming {
    associatedtype Value
    typealias Names = [Text]
    var value: Value { get }
}

/// What a protocol declares is a member of what conforms to it.
struct Named: Naming {
    let value: Values
    let names: Names
}

struct Functions {
    let text: String

    init(callback: @escaping Callback, maybe: MaybeCallback, pair: Pair<Value, Text>, lists: Lists, listed: Repository<Value>.Listed) {
        text = "\(callback(1)) \(maybe?(2) ?? "none") \(pair.first) \(pair.second) \(lists === listed)"
    }
}
