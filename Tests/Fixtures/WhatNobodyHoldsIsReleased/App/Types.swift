// case09 (Swinject/Swinject#302; scribd/Weaver#48): nothing that is generated keeps objects alive that nobody holds. A
// weakly held one, `Weak`, is not in the vocabulary yet; this is the half without it.

final class N1 {
    let n2: N2
    init(n2: N2) { self.n2 = n2 }
}

final class N2 {
    let n3: N3
    init(n3: N3) { self.n3 = n3 }
}

/// Closes the loop by a closure.
final class N3 {
    let n1: () throws -> N1
    weak var last: N1?
    init(n1: @escaping () throws -> N1) { self.n1 = n1 }
}

/// The same of shared objects, where closures are those of the scope.
final class S1: Sendable {
    let s2: S2
    init(s2: S2) { self.s2 = s2 }
}

final class S2: Sendable {
    let s1: @Sendable () throws -> S1
    let page: @Sendable () throws -> Page
    init(s1: @escaping @Sendable () throws -> S1, page: @escaping @Sendable () throws -> Page) {
        self.s1 = s1
        self.page = page
    }
}

final class Page {
    let s1: S1
    let again: () throws -> Page
    init(s1: S1, again: @escaping () throws -> Page) {
        self.s1 = s1
        self.again = again
    }
}

final class Late: Sendable {
    let s1: S1
    init(s1: S1) { self.s1 = s1 }
}
