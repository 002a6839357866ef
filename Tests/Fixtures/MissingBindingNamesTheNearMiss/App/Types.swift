protocol Cache: Sendable {}
protocol Ticking: Sendable {}
protocol Nowhere {}

final class DiskCache: Cache { init() {} }
struct Clock: Ticking {}
struct Page { let number: Int }
struct Plain {}
final class User: Sendable { init() {} }
final class Users: Sendable { init() {} }
final class Editor: Sendable { init(number: Int) {} }
struct Setting {}

struct ConcreteOnly { let cache: any Cache }
struct NotListed { let ticking: any Ticking }
struct TakesArguments { let page: Page }
struct TakesNone { let make: (Int) -> Plain }
struct OtherArguments { let make: (String) -> Page }
struct Misspelt { let users: Users }
struct OtherOptionality { let setting: Setting }
struct OptionalOnly { let setting: Setting }
struct NoScopeFits {
    let open: (String) throws -> (Editor, end: @Sendable () async -> Void)
}
