public import Dovetail
package import Kit

/// Its types stay internal to the module; what is exposed is not.
package enum AccountAssembly: Assembly {
    package typealias Scope = AccountScope
    package static var registrations: Registrations {
        Input(AccountName.self)
        Shared(StoredDocuments.self, as: (any Documents).self) { (name: AccountName) in StoredDocuments(name: name) }
        Shared(StoredDocuments.self, as: (any Documents).self) { () in StoredDocuments(names: ["mirrored"]) }
            .tagged(Mirror.self)
        Shared(Index.self, as: Lookup.self).lazy()
        Weak(Thumbnail.self, as: (any Picture).self)
        Transient(Page.self, arguments: PageID.self) { (id: PageID, documents: any Documents) throws in
            guard id.number < documents.all().count else { throw Failure() }
            return Page(title: documents.all()[id.number])
        }
        Transient(Cursor.self) { () async in Cursor(position: 0) }
        Shared(SpellingPlugin.self).into([any Plugin].self)
        Shared((@Sendable () -> Int).self) { () in { @Sendable () -> Int in 42 } }
        Shared(AccountName?.self) { (name: AccountName) in name.text.isEmpty ? nil : name }
    }
}

package enum ScreenAssembly: Assembly {
    package typealias Scope = ScreenScope
    package static var registrations: Registrations {
        Shared(Window.self)
        Shared(Theme.self) { () in Theme(name: "light") }
        Transient(Page.self, arguments: String.self) { (title: String) in Page(title: title) }
            .tagged(Mirror.self)
    }
}

package enum DraftAssembly: Assembly {
    package typealias Scope = DraftScope
    package static var registrations: Registrations {
        Shared(Draft.self)
        Transient(Cursor.self) { (draft: Draft) async in Cursor(position: draft.text.count) }
            .tagged(Mirror.self)
    }
}

struct StoredDocuments: Documents {
    let names: [String]
    init(names: [String]) { self.names = names }
    init(name: AccountName) { names = ["\(name.text)'s plan", "\(name.text)'s notes"] }
    func all() -> [String] { names }
}


public protocol Picture: AnyObject, Sendable {
    var width: Int { get }
}

final class Thumbnail: Picture {
    let width = 64
}

public class Lookup: @unchecked Sendable {
    public init() {}
    public func find(_ text: String) -> Bool { false }
}

final class Index: Lookup, @unchecked Sendable {
    private let documents: any Documents
    init(documents: any Documents) { self.documents = documents }
    override func find(_ text: String) -> Bool { documents.all().contains(text) }
}

struct SpellingPlugin: Plugin {
    let name = "spelling"
}

public enum SDK: Composition {
    public static var assemblies: Assemblies {
        AccountAssembly.self
        ScreenAssembly.self
        DraftAssembly.self
        Expose((any Documents).self)
        Expose((any Documents).self, tag: Mirror.self)
        Expose(Lookup.self)
        Expose((any Picture).self)
        Expose(Page.self)
        Expose(Cursor.self)
        Expose([any Plugin].self)
        Expose((@Sendable () -> Int).self)
        Expose(AccountName?.self)
        Expose(Window.self)
        Expose(Theme.self)
        Expose(Page.self, tag: Mirror.self)
        Expose(Draft.self)
        Expose(Cursor.self, tag: Mirror.self)
    }
}
