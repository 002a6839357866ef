/// Problems of the types that are to be made, and of how they are made.
extension Explanation {
    static let unknownType = Explanation(
        wrong: """
            import Dovetail
            import Foundation

            enum AppScope: Scope {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(JSONDecoder.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(JSONDecoder.self)
                }
            }
            """,
        reason: """
            How an object is made is read from its initializer, in the sources of your target and of the targets that it depends on. Nothing
            there declares this type: its name is misspelt, its module is not imported or not depended on, or it comes compiled, as all of
            Foundation does. What an initializer needs that can't be read would have to be guessed. A closure says it. Asking for a compiled
            type is fine.
            """,
        mended: """
            import Dovetail
            import Foundation

            enum AppScope: Scope {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(JSONDecoder.self) { JSONDecoder() }
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(JSONDecoder.self)
                }
            }
            """,
        otherMends: """
            Where the type is one of your own package, correct its name, import its module, and let the target depend on that. What the
            caller has already is an input, `Input(JSONDecoder.self)`.
            """
    )

    static let ambiguousType = Explanation(
        wrong: [
            Module("Auth", "public struct Session: Sendable {}"),
            Module("Chat", "public struct Session: Sendable {}"),
            Module(
                "App",
                """
                import Auth
                import Chat
                import Dovetail

                enum AppScope: Scope {}

                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        Input(Session.self)
                    }
                }

                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        Expose(Session.self)
                    }
                }
                """
            ),
        ],
        reason: """
            Two of the imported modules declare a type of this name, so it could mean either. Types are told apart by their module, not by
            their spelling, and the wrong one of them would be handed to whoever asks for the other. The compiler refuses the name for the
            same reason.
            """,
        mended: [
            Module("Auth", "public struct Session: Sendable {}"),
            Module("Chat", "public struct Session: Sendable {}"),
            Module(
                "App",
                """
                import Auth
                import Chat
                import Dovetail

                enum AppScope: Scope {}

                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        Input(Auth.Session.self)
                    }
                }

                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        Expose(Auth.Session.self)
                    }
                }
                """
            ),
        ],
        otherMends: """
            Where the file needs only one of the modules, take the other `import` out. A `typealias` in your own module makes the name
            mean one of them everywhere.
            """
    )

    static let ambiguousInitializer = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Client: Sendable {
                let address: String
                init(address: String) { self.address = address }
                init(host: String, port: Int) { address = "\\(host):\\(port)" }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(String.self, name: "address")
                    Shared(Client.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Client.self)
                }
            }
            """,
        reason: """
            Each of the initializers would make the object, and they need different things. To take the longest, or the one whose
            parameters happen to be registered, would let a line elsewhere change how the object is made. So the registration says which it
            is, by a closure that calls it.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Client: Sendable {
                let address: String
                init(address: String) { self.address = address }
                init(host: String, port: Int) { address = "\\(host):\\(port)" }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(String.self, name: "address")
                    Shared(Client.self) { (address: String) in Client(address: address) }
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Client.self)
                }
            }
            """,
        otherMends: """
            An initializer that only the type itself uses may be `private`: it is not considered then.
            """
    )

    static let noInitializer = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct MemoryNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared((any NoteStore).self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose((any NoteStore).self)
                }
            }
            """,
        reason: """
            A registration names the type that is made, and this one can't be: it is a protocol, an enum without an initializer, or a
            generic type without its arguments. What it is asked for as stands behind `as:`. Which of the types that conform to a protocol
            is to be made is your decision, even where there is only one.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct MemoryNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(MemoryNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose((any NoteStore).self)
                }
            }
            """,
        otherMends: """
            What the caller has already is an input, `Input((any NoteStore).self)`. What a function makes is made in a closure,
            `Shared((any NoteStore).self) { openStore() }`. A generic type gets its arguments, `Shared(Cache<Note>.self)`.
            """
    )

    static let inaccessibleInitializer = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            final class Analytics: Sendable {
                static let shared = Analytics()
                private init() {}
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Analytics.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Analytics.self)
                }
            }
            """,
        reason: """
            The initializer is called from a file that is written into the module of the assembly. From there it can't be: it is `private`
            or `fileprivate`, internal to another module, or may return nil where an object is needed. The code that is written would not
            compile. A closure says how the object is got at instead.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            final class Analytics: Sendable {
                static let shared = Analytics()
                private init() {}
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Analytics.self) { Analytics.shared }
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Analytics.self)
                }
            }
            """,
        otherMends: """
            Where nothing speaks against it, make the initializer internal, or as accessible as another module's assembly needs it. An
            assembly in the type's own module, which this composition lists, needs no access from outside.
            """
    )

    static let notAClass = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct ImageCache: Sendable {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Weak(ImageCache.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(ImageCache.self)
                }
            }
            """,
        reason: """
            What is registered as `Weak` is kept for as long as somebody outside holds it. Only objects of classes and actors can be held
            and let go: a struct or an enum is copied, and no reference to it could tell that the last copy is gone.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            final class ImageCache: Sendable {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Weak(ImageCache.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(ImageCache.self)
                }
            }
            """,
        otherMends: """
            What stays a struct is registered as `Shared`, one for each opened scope, or as `Transient`, a new one for each use.
            """
    )
}
