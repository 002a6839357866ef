/// Problems of what a composition brings together: elements, decorators, roots, and what nothing uses.
extension Explanation {
    static let duplicateMapKey = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Exporter: Sendable {}
            struct TextExporter: Exporter {}
            struct MarkdownExporter: Exporter {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(TextExporter.self).into([String: any Exporter].self, key: "txt")
                    Shared(MarkdownExporter.self).into([String: any Exporter].self, key: "txt")
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose([String: any Exporter].self)
                }
            }
            """,
        reason: """
            A dictionary has one value for each key, and two elements claim this one. One of them would be dropped, and a dictionary literal
            with both stops the program when it runs. Keys are equal by their value, not by how they are written: `0x10` is `16`.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Exporter: Sendable {}
            struct TextExporter: Exporter {}
            struct MarkdownExporter: Exporter {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(TextExporter.self).into([String: any Exporter].self, key: "txt")
                    Shared(MarkdownExporter.self).into([String: any Exporter].self, key: "md")
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose([String: any Exporter].self)
                }
            }
            """,
        otherMends: """
            An element that is to take the other's place belongs in an assembly that is listed in `Override`.
            """
    )

    static let decoratorWithoutTarget = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}

            struct LoggingNoteStore: NoteStore {
                let base: any NoteStore
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self)
                    Decorator(LoggingNoteStore.self, of: (any NoteStore).self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(FileNoteStore.self)
                }
            }
            """,
        reason: """
            A decorator wraps what is registered for the type behind `of:`, in its own scope, and lives as long as that. Nothing is
            registered for that type there, so there is nothing to put into it, and whoever asks would get the object unwrapped. A hook
            of a decorator, `.onEnd`, has nothing to end either where what it wraps is not kept by the scope, such as something transient.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}

            struct LoggingNoteStore: NoteStore {
                let base: any NoteStore
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self, as: (any NoteStore).self)
                    Decorator(LoggingNoteStore.self, of: (any NoteStore).self)
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
            Where what is to be wrapped lives in another scope, move the decorator to an assembly of that scope; where it has a tag, say
            so: `of: (any NoteStore).self, tag: Marker.self`.
            """
    )

    static let rootMismatch = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Clock: Sendable {}
            struct SystemClock: Clock {}
            struct FixedClock: Clock {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(SystemClock.self, as: (any Clock).self)
                }
            }

            enum TestDoubles: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(FixedClock.self, as: (any Clock).self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose((any Clock).self)
                }
            }

            enum TestProduct: Composition {
                static var assemblies: Assemblies {
                    Include(Product.self)
                    Override(TestDoubles.self)
                }
            }
            """,
        reason: """
            A composition that includes another can stand in for it: its classes conform to protocols such as `Product.AppRoots`, which say
            what the other hands out. Here something is handed out in another way: a function in place of a property, or one that throws,
            suspends or runs on an actor where the other's doesn't. So the class can't conform, and what takes the protocol does not take
            it. Everything else about it works; hence it is a warning.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Clock: Sendable {}
            struct SystemClock: Clock {}
            struct FixedClock: Clock {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(SystemClock.self, as: (any Clock).self)
                }
            }

            enum TestDoubles: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FixedClock.self, as: (any Clock).self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose((any Clock).self)
                }
            }

            enum TestProduct: Composition {
                static var assemblies: Assemblies {
                    Include(Product.self)
                    Override(TestDoubles.self)
                }
            }
            """,
        otherMends: """
            Let what is included do as much: register it as `Transient` there too, or, where making the double throws, let making the
            original be declared so. Where the difference is meant and nothing takes the protocol, let both compositions include a third
            that lists what they share and exposes nothing: what it doesn't hand out, it promises nobody.
            """
    )

    static let unusedRegistration = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Clock: Sendable {}

            struct NoteList {
                let clock: Clock
            }

            struct Calendar: Sendable {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Clock.self)
                    Shared(Calendar.self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        reason: """
            Only what an exposed object needs, directly or by way of others, is made. None of the target's compositions needs this one, so
            nobody ever gets it, and what its initializer does never happens. Either it is left over, or somebody was meant to ask for it.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Clock: Sendable {}

            struct NoteList {
                let clock: Clock
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Clock.self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        otherMends: """
            What is to be there is exposed, `Expose(Calendar.self)`, or taken by an initializer of something that is. That goes for objects
            that are to work in the background too: exposed and `Shared`, they are made when the scope opens.
            """
    )

    static let unusedInput = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Owner: Sendable {}
            struct Theme: Sendable {}

            struct NoteList {
                let owner: Owner
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(Owner.self)
                    Input(Theme.self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        reason: """
            Whoever opens the scope has to hand in each of its inputs, and nothing that is exposed needs this one. So callers make something
            that is thrown away. Inputs are the contract with your callers; hence it stays a parameter until you remove it, and this is a
            warning.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Owner: Sendable {}

            struct NoteList {
                let owner: Owner
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(Owner.self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        otherMends: """
            Where something was meant to take it, let an initializer have a parameter of its type; where callers want it back, expose it.
            """
    )
}
