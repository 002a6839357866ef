import Dovetail

enum RootScope: Scope {}
enum LoggedInScope: Scope { typealias Parent = RootScope }

enum RootAssembly: Assembly {
    typealias Scope = RootScope

    static var registrations: Registrations {
        Shared(Defaults.self, as: (any StringStorage).self) { Defaults.standard }
        Shared(Container<Bool>.self) { Container(false) }
        Transient(Leaf.self)
        Transient(Page.self, as: (any Showing).self, arguments: Int.self, String.self)
        Transient(Branch.self, arguments: String.self)
        Transient(Feed.self)
        Shared(Root.self)
        Shared(Outer.Inner.self)
        Shared(Outer.Holder.self)
        Shared(OtherHolder.self)
    }
}

enum LoggedInAssembly: Assembly {
    typealias Scope = LoggedInScope

    static var registrations: Registrations {
        Input(User.self)
        Shared(DefaultUserManager.self, as: (any UserManager).self, (any UserVendor).self)
        Transient(LoggedInFeed.self)
        Transient(Notes.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        RootAssembly.self
        LoggedInAssembly.self
        Expose(Root.self)
        Expose(Container<Bool>.self)
        Expose(Feed.self)
        Expose(LoggedInFeed.self)
        Expose(Branch.self)
        Expose((any UserManager).self)
        Expose(Outer.Holder.self)
        Expose(OtherHolder.self)
    }
}
