// case17 (dfed/SafeDI#39): `() -> Void` as a property and `@escaping () -> Void` as a parameter are one key, and generated
// functions say `@escaping` where a parameter is a function, whatever name it has, and nowhere else.

typealias Handler = @Sendable (Int) -> Void
typealias Renamed = Handler
typealias MaybeHandler = Handler?
typealias Maker<T> = @Sendable () -> T

enum Namespace {
    typealias Inner = @MainActor @Sendable (String) -> Void
}

final class Retry {
    let onFail: () -> Void
    init(onFail: @escaping () -> Void) { self.onFail = onFail }
}

/// Its memberwise initializer lets them escape without saying so.
struct Memberwise {
    let handler: Handler
    let renamed: Renamed
    let maybe: MaybeHandler
    var later: (() -> Int)?
    let made: Maker<Int>
}

final class Many: Sendable {
    let text: String

    init(
        handler: @escaping Handler,
        renamed: @escaping Renamed,
        maybe: MaybeHandler,
        made: @escaping Maker<Int>,
        passing: Handler,
        optional: (@Sendable (Int) -> Void)?,
        long: Optional<Handler>
    ) {
        handler(1)
        renamed(2)
        passing(3)
        text = "\(maybe == nil) \(made()) \(optional == nil) \(long == nil)"
    }
}

/// All of them as arguments.
final class Screen {
    let text: String
    let action: () -> Void

    init(
        action: @escaping () -> Void,
        inner: Namespace.Inner,
        maybe: MaybeHandler,
        renamed: Renamed,
        list: [() -> Int],
        pair: (() -> Int, name: String),
        maker: @escaping Maker<String>,
        nested: @escaping (@escaping () -> Void) -> () -> Void,
        thrown: @escaping () async throws(Failure) -> Void,
        sent: sending @escaping @Sendable () -> Int
    ) {
        self.action = action
        text = "\(maybe == nil) \(list[0]()) \(pair.0()) \(maker())"
        renamed(4)
        nested(action)()
    }
}

struct Failure: Error {}

/// Asks for a closure that takes closures.
struct Holder {
    let makeRetry: (@escaping () -> Void) -> Retry
    let makeScreen:
        (
            @escaping () -> Void, @escaping Namespace.Inner, Handler?, @escaping Handler, [() -> Int], (() -> Int, name: String),
            @escaping Maker<String>, @escaping (@escaping () -> Void) -> () -> Void,
            @escaping () async throws(Failure) -> Void, @escaping @Sendable () -> Int
        ) -> Screen
}
