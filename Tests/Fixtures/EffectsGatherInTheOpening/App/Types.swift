struct Refused: Error {
    let number: Int
}

final class Throwing: Sendable {
    init(number: Int) throws {
        print("throwing")
        if number == 1 { throw Refused(number: number) }
    }
}

struct TypedThrowing: Sendable {
    let number: Int
    init(number: Int) throws(Refused) {
        print("typed throwing")
        if number == 2 { throw Refused(number: number) }
        self.number = number
    }
}

final class Loader: Sendable {
    let number: Int
    init(number: Int, throwing: Throwing) async throws {
        print("loader")
        await Task.yield()
        if number == 3 { throw Refused(number: number) }
        self.number = number
    }
}

final class OnTop: Sendable {
    let loader: Loader
    init(loader: Loader) { self.loader = loader }
}

struct ThrowingPage {
    init(number: Int) throws { throw Refused(number: 4) }
}

/// Its own initialiser is plain; what it needs isn't.
struct AsyncPage {
    let page: Inner
    struct Inner {}
    init(onTop: OnTop) async {
        await Task.yield()
        page = Inner()
    }
}

struct PlainPage {
    let onTop: OnTop
}

final class LazyThrowing: Sendable {
    init(number: Int) throws {
        print("lazy throwing")
        if number == 5 { throw Refused(number: number) }
    }
}

struct AboveLazy {
    let lazy: LazyThrowing
}

final class Session: Sendable {
    let page: AsyncPage.Inner
    init(above: AboveLazy, page: @Sendable () async throws -> AsyncPage) async throws {
        self.page = try await page().page
    }
}

struct SessionPage {
    let session: Session
}
