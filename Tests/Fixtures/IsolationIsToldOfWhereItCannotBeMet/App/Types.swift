// case24 (uber/mockolo#171; typealiased/mockingbird#338; Kolos65/Mockable#85): what runs on an actor is not handed to what
// asks for it from elsewhere without an `await`, and an initializer that is `async` not to a closure that is not.

@MainActor final class VM {
    init(n: Int) {}
}

struct Asks {
    let make: @Sendable () -> VM
}

struct AsksOnAnother {
    @Worker init(make: @Worker () -> VM) {}
}

@globalActor actor Worker {
    static let shared = Worker()
}

final class Loader {
    init(n: Int) async throws {}
}

struct AsksPlainly {
    let make: () -> Loader
}

struct Strict {
    init(n: Int) throws(MyErr) {}
}

struct MyErr: Error {}

struct AsksForStrict {
    let make: () -> Strict
}

/// Two initializers, of which one is isolated: still two.
@MainActor final class Either {
    init(n: Int) {}
    nonisolated init(raw: String) {}
}
