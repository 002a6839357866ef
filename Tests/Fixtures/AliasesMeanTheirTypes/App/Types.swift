protocol Storage: AnyObject, Sendable {}
typealias AnyStorage = any Storage
typealias Token = String
typealias Table = [String: Int]

final class Store: Storage {
    init() {}
}

final class Journal: Sendable {
    init() {}
}

enum Session {
    typealias Log = Journal
}

struct Reader {
    typealias Entry = Journal

    let one: any Storage
    let other: AnyStorage
    let token: String
    let table: [Token: Int]
    let entry: Entry

    init(one: any Storage, other: AnyStorage, token: String, table: [Token: Int], entry: Entry) {
        self.one = one
        self.other = other
        self.token = token
        self.table = table
        self.entry = entry
    }
}
