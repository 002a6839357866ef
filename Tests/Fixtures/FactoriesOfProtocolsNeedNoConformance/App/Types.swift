// case18 (dfed/SafeDI#73): a closure may make what is known as a protocol only.

protocol UserService: AnyObject {
    var id: Int { get }
}
protocol Closing {}
protocol Repo<Element>: Sendable {
    associatedtype Element
    func first() -> Element?
}
protocol Plain {
    var text: String { get }
}

final class DefaultUserService: UserService, Closing {
    let id: Int
    init() { id = 0 }
}

protocol NumberedService: UserService {}

final class NumberedUserService: NumberedService {
    let id: Int
    init(id: Int) { self.id = id }
}

struct Numbers: Repo {
    func first() -> Int? { 1 }
}

struct Words: Repo {
    let text: String
    func first() -> String? { text }
}

struct PlainText: Plain {
    let text: String
}

final class Failing: Plain {
    let text = "not failed"
    init() throws {}
}

final class Slow: Plain {
    let text = "slow"
    init() async throws { await Task.yield() }
}

@MainActor final class View: Plain {
    nonisolated let text = "view"
    init() {}
}

struct Screen {
    let makeUser: () -> any UserService
    let makeNumbered: (Int) -> any NumberedService
    let makeBoth: () -> any Closing & UserService
    let numbers: () -> any Repo<Int>
    let words: @Sendable () -> any Repo<String>
    let maybe: () -> (any Maybe)?
    let absent: (() -> any Absent)?
    let plain: () -> any Plain
    let failing: () throws -> any Failable
    let slow: () async throws -> any Slowish
    let view: @MainActor () -> any Viewable
}

protocol Absent {}
protocol Maybe {}
extension PlainText: Maybe {}
protocol Failable {}
protocol Slowish {}
protocol Viewable {}
extension Failing: Failable {}
extension Slow: Slowish {}
extension View: Viewable {}

final class ScreenWithEscaping {
    let makeUser: () -> any UserService
    init(makeUser: @escaping () -> any UserService) { self.makeUser = makeUser }
}
