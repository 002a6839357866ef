protocol Parenting: AnyObject, Sendable {
    var child: any Childlike { get }
}
protocol Childlike: AnyObject, Sendable {
    var parent: any Parenting { get }
}

/// Takes its child when it is made; the child asks for it when it needs it.
final class Parent: Parenting {
    let child: any Childlike
    init(child: any Childlike) { self.child = child }
}

final class Child: Childlike {
    private let findParent: @Sendable () -> any Parenting
    var parent: any Parenting { findParent() }
    init(parent: @escaping @Sendable () -> any Parenting) { findParent = parent }
}

// Of four, several circles at once.

final class A: Sendable {
    let b: @Sendable () -> B
    init(b: @escaping @Sendable () -> B) { self.b = b }
}

final class B: Sendable {
    let c: @Sendable () -> C
    init(c: @escaping @Sendable () -> C) { self.c = c }
}

final class C: Sendable {
    let a: @Sendable () -> A
    let d: D
    init(a: @escaping @Sendable () -> A, d: D) {
        self.a = a
        self.d = d
    }
}

final class D: Sendable {
    let b: @Sendable () -> B
    let c: @Sendable () -> C
    init(b: @escaping @Sendable () -> B, c: @escaping @Sendable () -> C) {
        self.b = b
        self.c = c
    }
}

/// Made lazily; its companion asks for it later, and not before.
final class Root: Sendable {
    let companion: Companion
    init(companion: Companion) { self.companion = companion }
}

final class Companion: Sendable {
    let root: @Sendable () -> Root
    init(root: @escaping @Sendable () -> Root) { self.root = root }
}
