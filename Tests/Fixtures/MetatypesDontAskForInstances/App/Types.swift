// case23 (MakeAWishFoundation/SwiftyMocky#102): that a `Real` can be had is no answer to who asks for its type.

protocol Plugin { init() }
final class Real: Plugin, Sendable { init() {} }

struct Host {
    init(exact: Real.Type, kind: any Plugin.Type, proto: (any Plugin).Type, list: [Real.Type], closure: () -> Real.Type) {}
}
