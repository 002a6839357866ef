import Dovetail

struct Base: Sendable {
    let text = "base"
}

enum Left {
    struct Page: Sendable {
        let text = "left"
    }
}

/// Of the same name in generated code.
struct LeftPage: Sendable {
    let text = "other"
}

enum AppScope: Scope {}

enum BaseAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Base.self)
    }
}

enum LeftAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Left.Page.self)
    }
}

enum RightAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(LeftPage.self)
    }
}

enum BaseProduct: Composition {
    static var assemblies: Assemblies {
        BaseAssembly.self
        Expose(Base.self)
    }
}

enum LeftProduct: Composition {
    static var assemblies: Assemblies {
        Include(BaseProduct.self)
        LeftAssembly.self
        Expose(Left.Page.self)
    }
}

enum RightProduct: Composition {
    static var assemblies: Assemblies {
        Include(BaseProduct.self)
        RightAssembly.self
        Expose(LeftPage.self)
    }
}

/// Two different roots can't both have the name that they have where they come from.
enum Both: Composition {
    static var assemblies: Assemblies {
        Include(LeftProduct.self)
        Include(RightProduct.self)
    }
}

typealias Front = LeftPage

/// The same with another name for one of them.
enum AliasProduct: Composition {
    static var assemblies: Assemblies {
        Include(BaseProduct.self)
        RightAssembly.self
        Expose(Front.self)
    }
}

enum Diamond: Composition {
    static var assemblies: Assemblies {
        Include(LeftProduct.self)
        Include(AliasProduct.self)
    }
}

func show(_ roots: any BaseProduct.AppRoots) { print(roots.base.text) }
func showLeft(_ roots: any LeftProduct.AppRoots) { print(roots.base.text, roots.leftPage.text) }
func showAlias(_ roots: any AliasProduct.AppRoots) { print(roots.base.text, roots.front.text) }

@main
enum Program {
    static func main() {
        show(BaseProduct.App())
        let both = Both.App()
        show(both)
        showLeft(both)
        print(both.leftPage.text, both.leftPage2.text, both as Any is any RightProduct.AppRoots)
        let diamond = Diamond.App()
        show(diamond)
        showLeft(diamond)
        showAlias(diamond)
    }
}
