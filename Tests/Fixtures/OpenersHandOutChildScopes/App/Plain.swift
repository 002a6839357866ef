/// Imports nothing of Dovetail.
final class Desk: Sendable {
    let user: User
    let open: @Sendable (String, Int) throws -> (any Editing, end: @Sendable () async -> Void)

    init(user: User, open: @escaping @Sendable (String, Int) throws -> (any Editing, end: @Sendable () async -> Void)) {
        self.user = user
        self.open = open
    }
}

struct Drawer {
    let desk: Desk
    let open: (String, Int) async throws -> (any Editing, end: @Sendable () async -> Void)
}
