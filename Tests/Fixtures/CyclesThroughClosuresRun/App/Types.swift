final class A: Sendable {
    let makeB: @Sendable () throws -> B
    init(makeB: @escaping @Sendable () throws -> B) { self.makeB = makeB }
}

final class B: Sendable {
    let makeC: @Sendable () throws -> C
    init(makeC: @escaping @Sendable () throws -> C) { self.makeC = makeC }
}

final class C: Sendable {
    let makeA: @Sendable () throws -> A
    init(makeA: @escaping @Sendable () throws -> A) { self.makeA = makeA }
}

/// Asks for itself.
final class Own: Sendable {
    let own: @Sendable () throws -> Own
    init(own: @escaping @Sendable () throws -> Own) { self.own = own }
}

/// Each makes a further one.
final class Node {
    let next: () throws -> Node
    init(next: @escaping () throws -> Node) { self.next = next }
}

final class Left {
    let right: () throws -> Right
    init(right: @escaping () throws -> Right) { self.right = right }
}

final class Right {
    let left: () throws -> Left
    let a: A
    init(left: @escaping () throws -> Left, a: A) {
        self.left = left
        self.a = a
    }
}
