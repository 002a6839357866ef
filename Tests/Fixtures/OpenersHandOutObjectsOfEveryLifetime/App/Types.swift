import Dovetail

struct First: Sendable { var number: Int }
struct Second: Sendable { var text: String }

/// Says what the scope was opened with, so that each of its objects can be told by it.
final class Context: Sendable {
    let text: String
    init(second: Second, first: First) { text = "\(first.number)\(second.text)" }
}

protocol Named: Sendable {
    var name: String { get }
}

final class Eager: Named {
    let name: String
    init(context: Context) { name = "eager \(context.text)" }
}
final class Late: Named {
    let name: String
    init(context: Context) { name = "lazy \(context.text)" }
}
final class Anew: Named {
    let name: String
    init(context: Context) { name = "anew \(context.text)" }
}
final class Once: Named {
    let name: String
    init(context: Context) { name = "once \(context.text)" }
}
final class Held: Named {
    let name: String
    init(context: Context) { name = "held \(context.text)" }
}
struct Listed: Named {
    let name: String
    init(context: Context) { name = "listed \(context.text)" }
}
struct Wrapped: Named {
    let name: String
    init(inner: any Named) { name = "wrapped \(inner.name)" }
}

/// Opens with the inputs in their order and in the other, as both forms, and by way of a transient and a lazy object.
final class Openers: Sendable {
    let eager: @Sendable (First, Second) throws -> Opened<Eager>
    let late: @Sendable (Second, First) throws -> Opened<Late>
    let anew: @Sendable (Second, First) throws -> (Anew, end: @Sendable () async -> Void)
    let once: @Sendable (First, Second) throws -> (Once, end: @Sendable () async -> Void)
    let held: @Sendable (First, Second) throws -> Opened<Held>
    let list: @Sendable (First, Second) throws -> Opened<[Listed]>
    let wrapped: @Sendable (First, Second) throws -> Opened<any Named>
    let input: @Sendable (First, Second) throws -> Opened<First>
    let ofParent: @Sendable (First, Second) throws -> Opened<Around>
    init(
        eager: @escaping @Sendable (First, Second) throws -> Opened<Eager>,
        late: @escaping @Sendable (Second, First) throws -> Opened<Late>,
        anew: @escaping @Sendable (Second, First) throws -> (Anew, end: @Sendable () async -> Void),
        once: @escaping @Sendable (First, Second) throws -> (Once, end: @Sendable () async -> Void),
        held: @escaping @Sendable (First, Second) throws -> Opened<Held>,
        list: @escaping @Sendable (First, Second) throws -> Opened<[Listed]>,
        wrapped: @escaping @Sendable (First, Second) throws -> Opened<any Named>,
        input: @escaping @Sendable (First, Second) throws -> Opened<First>,
        ofParent: @escaping @Sendable (First, Second) throws -> Opened<Around>
    ) {
        self.eager = eager
        self.late = late
        self.anew = anew
        self.once = once
        self.held = held
        self.list = list
        self.wrapped = wrapped
        self.input = input
        self.ofParent = ofParent
    }
}

final class Around: Sendable {}

/// Made for each use, and on first use: they open as well as what is there from the start.
struct OpensAnew: Sendable {
    let open: @Sendable (First, Second) throws -> Opened<Eager>
}
final class OpensLate: Sendable {
    let open: @Sendable (First, Second) throws -> Opened<Eager>
    init(open: @escaping @Sendable (First, Second) throws -> Opened<Eager>) { self.open = open }
}

/// Lives in a child itself, and opens its sibling by the scope around both.
final class Sibling: Sendable {
    let open: @Sendable (First, Second) throws -> Opened<Eager>
    init(open: @escaping @Sendable (First, Second) throws -> Opened<Eager>) { self.open = open }
}
