/// Asks for itself.
final class Own<Case>: Sendable {
    let own: @Sendable () throws -> Own
    init(own: @escaping @Sendable () throws -> Own) { self.own = own }
}

final class Head<Case>: Sendable {
    let tail: @Sendable () throws -> Tail<Case>
    init(tail: @escaping @Sendable () throws -> Tail<Case>) { self.tail = tail }
}

final class Tail<Case>: Sendable {
    let head: Head<Case>
    init(head: Head<Case>) { self.head = head }
}

enum InShared {}
enum InLazy {}
enum InFresh {}
enum InCommon {}
enum InWeakly {}
enum SharedShared {}
enum SharedLazy {}
enum SharedFresh {}
enum SharedCommon {}
enum SharedWeakly {}
enum LazyShared {}
enum LazyLazy {}
enum LazyFresh {}
enum LazyCommon {}
enum LazyWeakly {}
enum FreshShared {}
enum FreshLazy {}
enum FreshFresh {}
enum FreshCommon {}
enum FreshWeakly {}
enum CommonShared {}
enum CommonLazy {}
enum CommonFresh {}
enum CommonCommon {}
enum CommonWeakly {}
enum WeaklyShared {}
enum WeaklyLazy {}
enum WeaklyFresh {}
enum WeaklyCommon {}
enum WeaklyWeakly {}
