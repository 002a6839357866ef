public import Dovetail
import Kit

enum Internal: Composition {
    static var assemblies: Assemblies {
        Include(InternalBundle.self)
    }
}

/// By way of another.
enum Deep: Composition {
    static var assemblies: Assemblies {
        Include(Between.self)
    }
}

/// A bundle of its own has nothing to be seen.
enum Between: Composition {
    static var assemblies: Assemblies {
        Include(TokenBundle.self)
    }
}

enum TokenProduct: Composition {
    static var assemblies: Assemblies {
        Include(TokenBundle.self)
        Expose(Screen.self)
    }
}

public enum Wide: Composition {
    public static var assemblies: Assemblies {
        Include(OwnerProduct.self)
    }
}
