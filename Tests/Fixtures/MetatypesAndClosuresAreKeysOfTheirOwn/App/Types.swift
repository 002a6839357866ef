protocol Plugin: Sendable {
    init()
}

struct Real: Plugin {}

struct Host {
    let text: String

    init(
        kind: any Plugin.Type,
        exact: Real.Type,
        now: @escaping @Sendable () -> Int,
        accepts: @escaping @Sendable (String) -> Bool,
        pair: (Int, Int)
    ) {
        text = "\(kind.init()) \(exact.init()) \(now()) \(accepts("yes")) \(pair)"
    }
}
