struct User: Sendable {
    var name: String
}

protocol UserVendor: AnyObject, Sendable {
    var user: User { get }
}
protocol UserManager: UserVendor {}

/// One object, read through two protocols: renamed and retyped for those further down.
final class DefaultUserManager: UserManager {
    let user: User
    init(user: User) { self.user = user }
}

/// Offered as a protocol too, by what is told of it elsewhere.
protocol StringStorage: Sendable {
    func string() -> String
}

struct Defaults: StringStorage {
    static let standard = Defaults()
    private init() {}
    func string() -> String { "stored" }
}

/// Generic, made for one argument only.
final class Container<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Made where nobody has logged in as well as where somebody has.
final class Feed: Sendable {
    let user: User?
    let vendor: (any UserVendor)?
    init(user: User?, vendor: (any UserVendor)?) {
        self.user = user
        self.vendor = vendor
    }
}

final class LoggedInFeed: Sendable {
    let user: User?
    let vendor: (any UserVendor)?
    init(user: User?, vendor: (any UserVendor)?) {
        self.user = user
        self.vendor = vendor
    }
}

/// Has a parameter of its own that keeps its default.
final class Notes: Sendable {
    let text: String
    init(user: User, storage: any StringStorage, defaultNote: String = "nothing yet") {
        text = "\(user.name): \(storage.string()), \(defaultNote)"
    }
}

/// Makes views when they are needed, with what is only known then.
final class Root: Sendable {
    let logIn: @Sendable (User) throws -> (Notes, end: @Sendable () async -> Void)
    let makeLeaf: @Sendable () -> Leaf
    let makePage: @Sendable (Int, String) -> any Showing
    let optional: (@Sendable () -> Leaf)?
    init(
        logIn: @escaping @Sendable (User) throws -> (Notes, end: @Sendable () async -> Void),
        makeLeaf: @escaping @Sendable () -> Leaf,
        makePage: @escaping @Sendable (Int, String) -> any Showing,
        optional: (@Sendable () -> Leaf)?
    ) {
        self.logIn = logIn
        self.makeLeaf = makeLeaf
        self.makePage = makePage
        self.optional = optional
    }
}

final class Leaf: Sendable {}

protocol Showing: Sendable {
    var text: String { get }
}

/// Its arguments in another order than it takes them.
struct Page: Showing {
    let text: String
    init(title: String, leaf: Leaf, number: Int) { text = "\(number) \(title)" }
}

/// Makes further ones of itself, with another name.
final class Branch: Sendable {
    let name: String
    let makeBranch: @Sendable (String) throws -> Branch
    init(name: String, makeBranch: @escaping @Sendable (String) throws -> Branch) {
        self.name = name
        self.makeBranch = makeBranch
    }
}

/// Nested, and asked for by its whole name and by its last.
enum Outer {
    final class Inner: Sendable {}
    final class Holder: Sendable {
        let inner: Inner
        init(inner: Inner) { self.inner = inner }
    }
}

final class OtherHolder: Sendable {
    let inner: Outer.Inner
    init(inner: Outer.Inner) { self.inner = inner }
}
