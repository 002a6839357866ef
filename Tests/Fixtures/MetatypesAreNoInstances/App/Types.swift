// case23 (MakeAWishFoundation/SwiftyMocky#102): `Real.Type` is a key of its own, and an existential metatype is not the
// metatype of an existential.

protocol Plugin: Sendable { init() }
protocol Other: Sendable {}

final class Real: Plugin {
    init() { print("made a Real") }
}
struct Generic<Value: Sendable>: Plugin {}

typealias PluginAndOther = any (Plugin & Other).Type

struct Host {
    let text: String

    init(
        kind: any Plugin.Type,
        exact: Real.Type,
        all: [any Plugin.Type],
        proto: (any Plugin).Type,
        both: any (Plugin & Other).Type,
        generic: Generic<Int>.Type,
        optional: Real.Type?,
        unbound: Generic<String>.Type?,
        twice: Real.Type.Type,
        any: Any.Type,
        object: any AnyObject.Type,
        closure: @Sendable (any Plugin.Type) -> Real.Type,
        everything: Any,
        table: [String: Any]?,
        anyOptional: Any?,
        sendable: any Sendable & Any,
        make: () -> Real.Type
    ) {
        text = "\(kind) \(exact) \(all) \(proto) \(both) \(generic) \(optional == nil) \(unbound == nil) \(twice) \(any) "
            + "\(object) \(closure(kind)) \(everything) \(table ?? [:]) \(anyOptional ?? "nothing") \(sendable) \(make())"
    }
}

extension Generic: Other {}
