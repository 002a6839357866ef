protocol Cache: Sendable {}

final class Disk: Cache { init() {} }
final class Memory: Cache { init() {} }
final class Store: Sendable { init() {} }

struct Screen {
    let store: Store
}
