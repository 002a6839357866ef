import Dovetail

enum AppScope: Scope {}

// Each line lacks one character, or has one too many. What is told of it stands at that character, and the lines behind it are read.
enum Parentheses: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self, as: (any Store).self
        Shared(Disk.self, as: (any Store.self)
        Shared(Disk.self]
        Shared(Disk.self))
        Shared Disk.self
        Shared<Disk>()
        Transient(
            Screen.self,
            arguments: Int.self
        Weak(Disk.self)
    }
}

enum Commas: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self as: (any Store).self)
        Shared(Disk.self (any Store).self)
        Shared(Disk.self, as (any Store).self)
        Input(Disk.self, name "disk")
        Input(Disk.self, name: "disk)
        Shared(Disk.self, as: (any Store).self),
        Shared(Disk.self) Shared(Screen.self)
        Shared(Disk.self, as: (any Store).self) { (disk: Disk) in disk }.into([any Store.self)
    }
}

enum Modifiers: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self).onEnd
        Shared(Disk.self)
            .lazy
        Shared(Disk.self).concurrent.lazy()
        Shared(Disk.self).tagged
        Shared(Disk.self).into
        Shared(Disk.self).using
        Shared(Disk.self).isolated
        Shared(Disk.self).onDispose
        Shared(Disk.self).shiny
        Shared(Disk.self).onEnd()
        Shared(Disk.self).tagged()
        Shared(Disk.self).into()
        Shared(Disk.self).using()
        Shared(Disk.self).isolated()
    }
}

enum Types: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        .Shared(Disk.self)
        Disk
        Shared
        Shared()
        Shared(Disk)
        Shared(Disk())
        Shared(type: Disk.self)
        Shared(as: (any Store).self)
        Shared(Disk.self, as: any Store)
        Shared(Disk.self, as: Store)
        Shared(Disk.self, as: (any Store.self))
        Transient(Screen.self, arguments: Int)
        Transient(Screen.self, arguments: [Int.self, String.self])
        Transient(Screen.self, arguments: id: Int.self)
        Transient(Screen.self, arguments: "id")
    }
}

enum Labels: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Disk.self, named: "disk")
        Transient(Screen.self, argument: Int.self, String.self)
        Shared(Disk.self, protocols: (any Store).self, Disk.self)
        Shared(Disk.self, As: (any Store).self)
        Shared(Disk.self, lazy: true)
        Decorator(Disk.self, wraps: (any Store).self)
        Input(Disk.self, as: (any Store).self, Disk.self)
        Shared(Disk.self, into: [Disk].self, [any Store].self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Parentheses
        Commas.self, Types.self
        Bundle
        Expose(Screen)
        Expose Screen.self
        Expose(Screen.self).lazy
        Expose(Screen.self
    }
}

enum Bundle: Composition {
    static var assemblies: Assemblies { Labels.self }
}
