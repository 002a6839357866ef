// case04 (uber/needle#438): one error for a missing key, whoever asks for it in whatever spelling, along however many ways,
// from however many roots, and once for two compositions that find it at one place. The plain case is in MissingBindingIsReportedOnceForAllWhoNeedIt.

protocol Cache: Sendable {}
typealias AnyCache = any Cache

final class L: Sendable { init(c: any Cache) {} }
final class R: Sendable { init(c: (any Cache)) {} }
final class Alias: Sendable { init(c: AnyCache) {} }
final class Deferred: Sendable { init(make: @escaping @Sendable () -> any Cache) {} }
/// Is fine without.
final class Optional_: Sendable { init(c: (any Cache)?) {} }
/// Asks twice.
final class Twice: Sendable { init(first: any Cache, second: any Cache) {} }

/// Two ways lead to `L`.
struct Top {
    let l: L
    let r: R
    let diamond: Diamond
    let alias: Alias
    let deferred: Deferred
    let optional: Optional_
    let twice: Twice
    let list: [any Cache]
}

final class Diamond: Sendable { init(l: L, r: R) {} }
struct Other { let l: L }
