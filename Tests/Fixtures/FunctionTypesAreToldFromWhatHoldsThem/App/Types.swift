// case15 (krzysztofzablocki/Sourcery#845; typealiased/mockingbird#36): what is a function is a matter of the type, not of
// arrows and parentheses in its spelling.

struct Foo<T: Sendable>: Sendable {
    let value: T
}

typealias Action = () -> Void
typealias Mapping<From, To> = @Sendable (From) -> To

struct M {
    let text: String

    init(
        map: @Sendable (Foo<String>) -> Foo<Bool>,
        wrapped: (@Sendable (Int) -> Void),
        opt: (@Sendable (Int) -> Void)?,
        list: [@Sendable () -> Int],
        curried: @escaping @Sendable (Int) -> @Sendable (String) -> Bool,
        f: Foo<@Sendable () -> Void>,
        tuple: (@Sendable () -> Int, @Sendable () -> String),
        dictionary: [String: @Sendable () -> Int],
        twice: ((@Sendable (Int) -> Void)),
        mapping: Mapping<Int, Double>,
        taking: @Sendable (@escaping () -> Void, _ label: Int) -> Void,
        result: @Sendable () throws -> (@Sendable () -> Int)?
    ) {
        taking({}, 1)
        wrapped(1)
        f.value()
        text = "\(map(Foo(value: "a")).value) \(opt == nil) \(list[0]()) \(curried(1)("b")) \(tuple.0()) \(tuple.1()) "
            + "\(dictionary["one"]?() ?? 0) \(mapping(1)) \(((try? result()) ?? nil) == nil)"
        twice(2)
    }
}
