/// Problems of what making an object does.
extension Explanation {
    static let isolationMismatch = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            @MainActor
            final class Window {
                init() {}
            }

            struct Launcher: Sendable {
                let makeWindow: @Sendable () -> Window
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Window.self)
                    Shared(Launcher.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Launcher.self)
                }
            }
            """,
        reason: """
            An initializer of a `@MainActor` type runs on the main actor, and so does whatever calls it. This closure may be called
            anywhere, and has no `await` to go there, so the code that is written would not compile. Where the scope's opening makes such an
            object, nothing is to be done: the opening is isolated to the actor, and callers elsewhere write `await`.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            @MainActor
            final class Window {
                init() {}
            }

            struct Launcher: Sendable {
                let makeWindow: @MainActor () -> Window
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Window.self)
                    Shared(Launcher.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Launcher.self)
                }
            }
            """,
        otherMends: """
            Where callers are elsewhere, let the closure be `async`: `@Sendable () async -> Window`. Where the initializer touches nothing of
            the actor, declare it `nonisolated`. An actor that no source shows, of a class whose superclass comes compiled, the registration
            states: `.isolated(to: MainActor.self)`.
            """
    )

    static let effectMismatch = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Database: Sendable {
                init() throws {}
            }

            struct Importer: Sendable {
                let openDatabase: @Sendable () -> Database
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Database.self)
                    Shared(Importer.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Importer.self)
                }
            }
            """,
        reason: """
            Making the object may throw or wait, and the closure that is to make it says that it does neither. There is nobody the error
            could go to: it would have to be dropped, or stop the program. Where the scope's opening makes such an object, nothing is to be
            done: the opening throws or is `async` then.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Database: Sendable {
                init() throws {}
            }

            struct Importer: Sendable {
                let openDatabase: @Sendable () throws -> Database
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Database.self)
                    Shared(Importer.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Importer.self)
                }
            }
            """,
        otherMends: """
            Where one database does for all, register it as `Shared`: it is made when the scope opens, and the closure only hands it out.
            Where there is something to do about the error, do it in a closure that makes the object and doesn't throw.
            """
    )
}
