import Dovetail

enum Refused: Error {
    case settings, page(Int), other
}

struct Unrelated: Error {}

/// Of what throws one type of error and what throws nothing, nothing else is thrown.
struct Settings: Sendable {
    let number: Int

    init(number: Int) throws(Refused) {
        if number == 0 { throw .settings }
        self.number = number
    }
}

final class Store: Sendable {
    let settings: Settings

    init(settings: Settings) throws(Refused) {
        if settings.number == 1 { throw .other }
        self.settings = settings
    }

    func close() async { print("store closed") }
}

struct Page {
    let number: Int

    init(store: Store, number: Int) throws(Refused) {
        if number > 9 { throw .page(number) }
        self.number = number
    }
}

/// A plain initializer over one that throws.
struct Outline {
    let page: Page
    let title: String
}

struct Loading {
    init(store: Store) async throws(Refused) {
        await Task.yield()
        if store.settings.number == 3 { throw .other }
    }
}

@MainActor final class Panel {
    init(number: Int) throws(Refused) {
        if number == 3 { throw .page(3) }
    }
}

/// Of two types of errors comes any.
struct Mixture {
    init(settings: Settings, page: Page) throws(Unrelated) {}
}

/// `throws(F)` of a generic type is what `F` stands for.
struct Attempt<Failure: Error> {
    init(number: Int, error: Failure) throws(Failure) {
        if number == 3 { throw error }
    }
}

struct NeverFails {
    init() throws(Never) {}
}

struct FailsAnyhow {
    init() throws(any Error) {}
}

final class LazyIndex: Sendable {
    let number: Int

    init(settings: Settings) throws(Refused) {
        if settings.number == 3 { throw .settings }
        number = settings.number
    }
}

/// Asks for what fails with one type of error in closures that throw no other.
final class Screen {
    let makePage: () throws(Refused) -> Page
    let makeOutline: @Sendable (String) throws(Refused) -> Outline
    let load: @Sendable () async throws(Refused) -> Loading
    let makePanel: @MainActor @Sendable () throws(Refused) -> Panel
    let awaitPanel: () async throws(Refused) -> Panel
    let attempt: () throws(Refused) -> Attempt<Refused>
    let never: () throws(Never) -> Attempt<Never>
    let neverFails: () throws(Refused) -> NeverFails
    let failsAnyhow: () throws(any Error) -> FailsAnyhow
    let read: () throws(Refused) -> Store
    let ended: () throws(ScopeEnded) -> LateList

    init(
        makePage: @escaping () throws(Refused) -> Page,
        makeOutline: @escaping @Sendable (String) throws(Refused) -> Outline,
        load: @escaping @Sendable () async throws(Refused) -> Loading,
        makePanel: @escaping @MainActor @Sendable () throws(Refused) -> Panel,
        awaitPanel: @escaping () async throws(Refused) -> Panel,
        attempt: @escaping () throws(Refused) -> Attempt<Refused>,
        never: @escaping () throws(Never) -> Attempt<Never>,
        neverFails: @escaping () throws(Refused) -> NeverFails,
        failsAnyhow: @escaping () throws(any Error) -> FailsAnyhow,
        read: @escaping () throws(Refused) -> Store,
        ended: @escaping () throws(ScopeEnded) -> LateList
    ) {
        self.makePage = makePage
        self.makeOutline = makeOutline
        self.load = load
        self.makePanel = makePanel
        self.awaitPanel = awaitPanel
        self.attempt = attempt
        self.never = never
        self.neverFails = neverFails
        self.failsAnyhow = failsAnyhow
        self.read = read
        self.ended = ended
    }
}

final class LateList: Sendable {
    init(store: Store) {}
}
