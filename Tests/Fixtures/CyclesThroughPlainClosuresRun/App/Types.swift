// case06 (dfed/SafeDI#50, #93): a loop of closures is made without reading a local in its own initialiser. The closures
// can't throw, which is warned of: a scope may have ended when they are called.

final class A {
    let makeB: () -> B
    init(makeB: @escaping () -> B) { self.makeB = makeB }
}

final class B {
    let makeC: () -> C
    init(makeC: @escaping () -> C) { self.makeC = makeC }
}

final class C {
    let makeA: () -> A
    init(makeA: @escaping () -> A) { self.makeA = makeA }
}

/// Hands a closure that it was given on to what it makes: the closure is received, and part of the loop.
final class Editor {
    let makeToolbar: (String) -> Toolbar
    let name: String
    init(name: String, makeToolbar: @escaping (String) -> Toolbar) {
        self.name = name
        self.makeToolbar = makeToolbar
    }
}

final class Toolbar {
    let title: String
    let makeEditor: (String) -> Editor
    init(title: String, makeEditor: @escaping (String) -> Editor) {
        self.title = title
        self.makeEditor = makeEditor
    }
}

/// Lazy, in a loop with one that is not.
final class Cache: Sendable {
    let owner: @Sendable () -> Owner
    init(owner: @escaping @Sendable () -> Owner) { self.owner = owner }
}

final class Owner: Sendable {
    let cache: @Sendable () -> Cache
    init(cache: @escaping @Sendable () -> Cache) { self.cache = cache }
}

/// Only one of the three edges is a closure.
final class First: Sendable {
    let third: @Sendable () -> Third
    init(third: @escaping @Sendable () -> Third) { self.third = third }
}

final class Second: Sendable {
    let first: First
    init(first: First) { self.first = first }
}

final class Third: Sendable {
    let second: Second
    init(second: Second) { self.second = second }
}
