// case20 (Kolos65/Mockable#140; Swinject/Swinject#280, #225, #368): `Dep!` asks for what `Dep?` asks for, and `!` is
// written nowhere but where it may stand. What is not bound is nil by the rule of optionals; that it is not is an error
// where the type is no optional (MissingBindingNamesTheNearMiss).

protocol Speaking: Sendable {}

final class Dep: Speaking { init() {} }
final class Unbound: Sendable { init() {} }
struct Value: Sendable { let number: Int }

final class S1: Sendable {
    let text: String
    init(d: Dep!, o: Dep?, n: Int? = nil, s: String! = "x", speaking: (any Speaking)!, unbound: Unbound!, f: (@Sendable () -> Int)!) {
        text = "\(d === o) \(n as Any) \(s!) \(speaking as? Dep === d) \(unbound == nil) \(f())"
    }
}

/// `var` properties have nil as a value of their own, `let` has not.
struct Memberwise {
    let fixed: Dep!
    var left: Dep!
    var leftToo: Dep?
    var given: Optional<Dep>
}

final class Arguments {
    let text: String
    init(dep: Dep!, number: Int!, list: [Int]!, closure: (() -> Int)!, any: (any Speaking)!, other: Dep) {
        text = "\(dep === other) \(number!) \(list!) \(closure!()) \(any == nil)"
    }
}

/// Through a closure of the manifest, and one that is asked for.
struct Outer {
    let value: Value?
    let make: (Dep?, Int?, [Int]?, (() -> Int)?, (any Speaking)?) -> Arguments
}
