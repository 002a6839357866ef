import Dovetail

enum RootScope: Scope {}
enum LoggedInScope: Scope { typealias Parent = RootScope }
enum GameScope: Scope { typealias Parent = LoggedInScope }
enum PluginScope: Scope { typealias Parent = LoggedInScope }

enum RootComponent: Assembly {
    typealias Scope = RootScope
    static var registrations: Registrations {
        Shared(ImageCache.self)
        Transient(Request.self)
    }
}

enum LoggedInComponent: Assembly {
    typealias Scope = LoggedInScope
    static var registrations: Registrations {
        Input(User.self)
        Shared(ScoreStream.self)
        Shared(LoggedIn.self)
        Shared(Flow.self)
    }
}

enum GameComponent: Assembly {
    typealias Scope = GameScope
    static var registrations: Registrations {
        Shared(Game.self)
    }
}

enum PluginComponent: Assembly {
    typealias Scope = PluginScope
    static var registrations: Registrations {
        Shared(Plugin.self)
            .onEnd { $0.stop() }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        RootComponent.self
        LoggedInComponent.self
        GameComponent.self
        PluginComponent.self
        Expose(ImageCache.self)
        Expose(Request.self)
        Expose(LoggedIn.self)
        Expose(Game.self)
        Expose(Flow.self)
        Expose(ScoreStream.self)
    }
}
