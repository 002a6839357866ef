import Dovetail

enum AppScope: Scope {}
enum DetailScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(MainDatabase.self, as: (any Database).self)
        Shared(Token.self) { () in "token" }
        Input(Log.self, name: "journal")
        Transient(Editor.self, arguments: Int.self)
        Shared(OpenDetail.self)
    }
}

enum PageAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FirstPage.self)
    }
}

/// What only the demo lists.
enum MoreAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(First.Page.self)
    }
}

enum DetailAssembly: Assembly {
    typealias Scope = DetailScope
    static var registrations: Registrations {
        Shared(Detail.self)
    }
}

/// Each replaces something by an input that is called otherwise, or by what takes its argument under another label.
enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input((any Database).self, name: "main")
        Input(Token.self, name: "secret")
        Transient(Editor.self, arguments: Int.self) { (number: Int) in FixedEditor(number: number).editor }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PageAssembly.self
        Expose((any Database).self)
        Expose(Token.self)
        Expose(Log.self)
        Expose(Editor.self)
        Expose(FirstPage.self)
        Expose(OpenDetail.self)
    }
}

/// Before what it includes it exposes a key whose name one of that has, and it lists a scope whose opener has the name of another.
enum Demo: Composition {
    static var assemblies: Assemblies {
        MoreAssembly.self
        DetailAssembly.self
        Expose(First.Page.self)
        Expose(Detail.self)
        Include(Product.self)
        Override(Doubles.self)
    }
}

/// The same roots in another order have the same names.
enum Shuffled: Composition {
    static var assemblies: Assemblies {
        Expose(FirstPage.self)
        Expose(First.Page.self)
        PageAssembly.self
        MoreAssembly.self
    }
}

enum Unshuffled: Composition {
    static var assemblies: Assemblies {
        MoreAssembly.self
        PageAssembly.self
        Expose(First.Page.self)
        Expose(FirstPage.self)
    }
}
