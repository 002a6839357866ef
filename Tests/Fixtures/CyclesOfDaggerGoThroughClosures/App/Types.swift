/// Needs itself, by way of a closure.
final class Itself: Sendable {
    let itself: @Sendable () throws -> Itself
    init(itself: @escaping @Sendable () throws -> Itself) { self.itself = itself }
}

/// The same, made anew for each call.
final class Anew: Sendable {
    let anew: @Sendable () throws -> Anew
    init(anew: @escaping @Sendable () throws -> Anew) { self.anew = anew }
}

// A loop with one closure in it, whichever of them is asked for first.

final class A: Sendable {
    let b: B
    init(b: B) { self.b = b }
}
final class B: Sendable {
    let c: C
    init(c: C) { self.c = c }
}
final class C: Sendable {
    let a: @Sendable () throws -> A
    init(a: @escaping @Sendable () throws -> A) { self.a = a }
}

/// Takes the whole loop and a way around it.
final class Outside: Sendable {
    let a: A
    let c: @Sendable () throws -> C
    init(a: A, c: @escaping @Sendable () throws -> C) {
        self.a = a
        self.c = c
    }
}

// A loop by way of the scope inside.

final class Shell: Sendable {
    let open: @Sendable () throws -> (Kernel, end: @Sendable () async -> Void)
    init(open: @escaping @Sendable () throws -> (Kernel, end: @Sendable () async -> Void)) { self.open = open }
}
final class Kernel: Sendable {
    let shell: Shell
    init(shell: Shell) { self.shell = shell }
}

// A loop by way of something that takes an argument.

final class Factory: Sendable {
    let makeProduct: @Sendable (Int) throws -> Product
    init(makeProduct: @escaping @Sendable (Int) throws -> Product) { self.makeProduct = makeProduct }
}
final class Product: Sendable {
    let number: Int
    let factory: Factory
    init(number: Int, factory: Factory) {
        self.number = number
        self.factory = factory
    }
}

// A long one.

final class L1: Sendable { init(next: L2) { self.next = next }; let next: L2 }
final class L2: Sendable { init(next: L3) { self.next = next }; let next: L3 }
final class L3: Sendable { init(next: L4) { self.next = next }; let next: L4 }
final class L4: Sendable { init(next: L5) { self.next = next }; let next: L5 }
final class L5: Sendable { init(next: L6) { self.next = next }; let next: L6 }
final class L6: Sendable {
    let first: @Sendable () throws -> L1
    init(first: @escaping @Sendable () throws -> L1) { self.first = first }
}
