import Dovetail

package protocol Desk: Sendable {
    func work() async throws -> String
}

package protocol Shelf: Sendable {
    func look() async throws -> String
}

package struct Page: Sendable {
    let number: Int
}

final class Disk: Sendable {
    init() async {}
}

final class Index: Sendable {
    let disk: Disk
    init(disk: Disk) { self.disk = disk }
}

final class WritingDesk: Desk {
    let disk: Disk
    let open: @Sendable (String) async throws -> Opened<Drawer>

    init(disk: Disk, open: @escaping @Sendable (String) async throws -> Opened<Drawer>) {
        self.disk = disk
        self.open = open
    }

    func work() async throws -> String {
        let opened = try await open("Ada")
        let text = "\(opened.value.user) \(opened.value.disk === disk)"
        await opened.end()
        return text
    }
}

final class Drawer: Sendable {
    let user: String
    let disk: Disk
    init(user: String, disk: Disk) async throws {
        self.user = user
        self.disk = disk
    }
}

/// Opens a scope below its own, and looks for what the one above makes when it is first used.
final class OpenShelf: Shelf {
    let drawer: Drawer
    let index: @Sendable () throws -> Index
    let open: @Sendable (Page) throws -> (Editor, end: @Sendable () async -> Void)

    init(
        drawer: Drawer,
        index: @escaping @Sendable () throws -> Index,
        open: @escaping @Sendable (Page) throws -> (Editor, end: @Sendable () async -> Void)
    ) {
        self.drawer = drawer
        self.index = index
        self.open = open
    }

    func look() async throws -> String {
        let (editor, end) = try open(Page(number: 3))
        let text = "\(editor.text) \(try index() === editor.index) \(try index().disk === drawer.disk)"
        await end()
        return text
    }
}

final class Editor: Sendable {
    let text: String
    let index: Index
    init(page: Page, user: String, index: Index) {
        text = "\(page.number) of \(user)"
        self.index = index
    }
}
