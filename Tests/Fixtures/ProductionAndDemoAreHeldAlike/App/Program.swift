import Dovetail
import Kit
import SDK
import Staging

struct FixedDocuments: Documents {
    let names: [String]
    func all() -> [String] { names }
}

struct DemoPlugin: Plugin {
    let name = "demo"
}

/// What replaces them fails and suspends less, lives otherwise, or is handed in.
enum Doubles: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input((any Documents).self, name: "double")
        Transient(Page.self, arguments: PageID.self) { (number: PageID) in Page(title: "page \(number.number)") }
        Shared(Lookup.self)
        Shared(DemoPlugin.self).into([any Plugin].self)
    }
}

enum ScreenDoubles: Assembly {
    typealias Scope = ScreenScope
    static var registrations: Registrations {
        Input(Theme.self, name: "demoTheme")
    }
}

enum DraftDoubles: Assembly {
    typealias Scope = DraftScope
    static var registrations: Registrations {
        Transient(Cursor.self) { () async in Cursor(position: -1) }.tagged(Mirror.self)
    }
}

enum Demo: Composition {
    static var assemblies: Assemblies {
        Include(Staging.self)
        Override(Doubles.self)
        Override(ScreenDoubles.self)
        Override(DraftDoubles.self)
    }
}

/// An app that holds the account, whichever it is.
struct Screens {
    let account: any SDK.AccountRoots

    func show() async throws {
        print(account.documents.all(), account.mirrorDocuments.all(), account.lookup.find("Ana's plan"))
        print(account.picture.width, try account.makePage(id: PageID(number: 1)).title, await account.makeCursor().position)
        print(account.makePluginArray().map(\.name), account.intClosure(), account.optionalAccountName?.text ?? "none")
    }
}

@MainActor
func show(_ screen: any SDK.ScreenRoots) async {
    print(screen.window.title, screen.theme.name, screen.makeMirrorPage(title: "a page").title)
    print("ended:", await screen.end().ended.count)
}

/// Used from one place.
func show(_ draft: any SDK.DraftRoots) async {
    draft.draft.text += "abc"
    print(draft.draft.text, await draft.makeMirrorCursor(isolation: #isolation).position)
    print("ended:", await draft.end().ended.count)
}

@main
enum Program {
    static func main() async throws {
        let account = try SDK.Host().openAccount(accountName: AccountName(text: "Ana"))
        try await Screens(account: account).show()
        await show(try account.openScreen())
        await show(try account.openDraft())

        let staging = try Staging.Host().openAccount(accountName: AccountName(text: "Bo"))
        try await Screens(account: staging).show()
        print(staging.makeCursor().position, staging.accountName.text)

        let demo = try Demo.Host().openAccount(
            accountName: AccountName(text: "Cy"),
            double: FixedDocuments(names: ["fixed"])
        )
        try await Screens(account: demo).show()
        print(demo.makePage(id: PageID(number: 7)).title)
        let both: any SDK.AccountRoots & Staging.AccountRoots = demo
        print(both.documents.all(), both.accountName.text)
        await show(try demo.openScreen(demoTheme: Theme(name: "dark")))
        await show(try demo.openDraft())
        print("ended:", await (try demo.openDraft()).end().ended.count)
        for roots in [account, staging, demo] as [any SDK.AccountRoots] { print("ended:", await roots.end().ended.count) }
    }
}
