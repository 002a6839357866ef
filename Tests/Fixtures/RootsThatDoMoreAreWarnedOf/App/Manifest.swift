import Dovetail

enum AppScope: Scope {}
enum PlaceScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(MemoryStore.self, as: (any Store).self)
        Transient(Page.self)
        Transient(List.self)
        Transient(Search.self)
        Transient(Editor.self, arguments: Int.self)
        Shared(Clock.self)
        Transient(Note.self)
        Transient(Preview.self, arguments: Int.self)
    }
}

enum PlaceAssembly: Assembly {
    typealias Scope = PlaceScope
    static var registrations: Registrations {
        Transient(Note.self) { () async in Note() }.tagged(AppScope.self)
    }
}

/// Throws, also through what takes it.
enum FailingDoubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(FailingStore.self, as: (any Store).self)
    }
}

/// Suspends and throws.
enum SlowDoubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Page.self) { () async throws in Page() }
    }
}

/// Keeps to an actor.
enum MainDoubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Note.self) { @MainActor () in MainNote().note }
    }
}

/// Lives otherwise.
enum OtherDoubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Clock.self)
        Shared(Preview.self) { () in Preview(id: 0) }
    }
}

/// Doesn't suspend in the place that it is used from.
enum PlaceDoubles: Assembly {
    typealias Scope = PlaceScope
    static var registrations: Registrations {
        Transient(Note.self) { () in Note() }.tagged(AppScope.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PlaceAssembly.self
        Expose(Page.self)
        Expose(List.self)
        Expose(Search.self)
        Expose(Editor.self)
        Expose(Clock.self)
        Expose(Note.self)
        Expose(Preview.self)
        Expose(Note.self, tag: AppScope.self)
    }
}

enum Failing: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(FailingDoubles.self)
        Override(SlowDoubles.self)
    }
}

/// What it includes has told of all that but of what it replaces itself.
enum Outer: Composition {
    static var assemblies: Assemblies {
        Include(Failing.self)
        Override(MainDoubles.self)
    }
}

enum Other: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(OtherDoubles.self)
        Override(PlaceDoubles.self)
    }
}
