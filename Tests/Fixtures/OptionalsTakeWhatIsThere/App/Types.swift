protocol Speaking: AnyObject, Sendable {}
protocol Absent: AnyObject {}

final class Bound: Speaking {
    init() {}
}
final class Unbound {}

struct Sub: Sendable {
    let bound: Bound?
    let absent: (any Absent & Sendable)?
}

struct Listener {
    let text: String

    init(
        bound: Bound?,
        unbound: Unbound?,
        long: Optional<Bound>,
        forced: Bound!,
        speaking: (any Speaking)?,
        absent: (any Absent)?,
        both: (any Absent & Speaking)?,
        closure: (() -> Unbound)?,
        sub: Sub
    ) {
        let found: [AnyObject?] = [bound, unbound, long, forced, speaking, absent, both]
        text = found.map { $0 == nil ? "nil" : "found" }.joined(separator: " ")
            + " \(closure == nil) \(bound === speaking) \(sub.bound === bound) \(sub.absent == nil)"
    }
}
