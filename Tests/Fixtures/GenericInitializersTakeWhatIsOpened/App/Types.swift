protocol Store<Item>: Sendable {
    associatedtype Item
    func all() -> [Item]
}

struct MemoryStore: Store {
    typealias Item = Int
    func all() -> [Int] { [1, 2, 3] }
}

protocol Naming: Sendable {
    static var kind: String { get }
    var name: String { get }
}

protocol Counting {
    var count: Int { get }
}

struct Label: Naming, Counting {
    static var kind: String { "label" }
    var name: String { "a label" }
    var count: Int { 7 }
}

class Session: @unchecked Sendable {
    var title: String { "session" }
}

final class SpecialSession: Session, @unchecked Sendable {
    override var title: String { "special session" }
}

/// Keeps what it is handed as a type of its own, which a call with an existential opens.
struct Page {
    let text: String

    init(store: some Store<Int>, label: some Naming & Counting) {
        text = "\(type(of: store)) \(store.all()) \(label.name) \(label.count)"
    }
}

struct List: Sendable {
    let text: String

    init<S: Store, L>(store: S, _ label: L) async throws where S.Item == Int, L: Naming {
        text = "\(S.self) of \(store.all().count), \(L.kind)"
    }
}

/// A class stands for the parameter wherever it is named.
struct Sessions {
    let text: String

    init<S: Session>(first: S, make: () -> S) {
        text = "\(first.title), \(make() === first), \(S.self)"
    }
}

/// Within a generic type, an initializer's own parameter may have the type's name.
final class Box<Value: Sendable>: Sendable {
    let values: [Value]
    let name: String

    init<Name: Naming>(values: any Store<Value>, name: Name) {
        self.values = values.all()
        self.name = name.name
    }
}

struct OneStore<Item: Sendable>: Store {
    let item: Item
    func all() -> [Item] { [item] }
}

/// Nested generics, the type's own parameters in closures and in members of them.
final class Cache<Key: Hashable & Sendable, Value: Store>: Sendable {
    final class Entry<Tag: Sendable>: Sendable {
        let text: String

        init(key: Key, tags: [Tag], value: Value, makeItems: () -> [Value.Item]) {
            text = "\(key) \(tags) \(value.all().count) \(makeItems().count)"
        }
    }
}

class Base<Item: Sendable>: @unchecked Sendable {
    let item: Item

    required init(item: Item, others: [Item]) {
        self.item = item
    }
}

final class Derived: Base<Int>, @unchecked Sendable {}

extension Only where Value: Sendable {
    init(value: Value, number: Int) {
        self.init(value: value, name: "\(number)")
    }
}

struct Only<Value> {
    let value: Value
    let name: String
}

struct Known<Value> {
    let value: Value

    init(value: Value) where Value: Naming {
        self.value = value
    }

    init(value: Value, number: Int) where Value == Int {
        self.value = value
    }
}
