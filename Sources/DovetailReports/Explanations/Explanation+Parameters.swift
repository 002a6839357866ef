/// Problems of parameters, arguments and access.
extension Explanation {
    static let unsupportedParameter = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Counter: Sendable {
                var count = 0
            }

            struct Page {
                let number: Int
                init(counter: inout Counter) {
                    counter.count += 1
                    number = counter.count
                }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Counter.self)
                    Transient(Page.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Page.self)
                }
            }
            """,
        reason: """
            A parameter gets the object that is registered for its type, and this one takes something else: an `inout` parameter a variable
            of whoever calls, a parameter pack any number of types. No line could be written that calls the initializer with what the graph
            has. State that several objects change belongs in a class or an actor, which is handed over like any other object.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            @MainActor
            final class Counter {
                var count = 0
            }

            @MainActor
            struct Page {
                let number: Int
                init(counter: Counter) {
                    counter.count += 1
                    number = counter.count
                }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Counter.self)
                    Transient(Page.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Page.self)
                }
            }
            """,
        otherMends: """
            An initializer that has to stay as it is can be called by a closure, which takes what is registered and passes what the
            initializer wants.
            """
    )

    static let parameterMismatch = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Log: Sendable {}
            struct FileLog: Log {}

            struct Sync {
                let log: any Log
                init(to log: any Log) { self.log = log }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileLog.self)
                    Transient(Sync.self).using(FileLog.self, for: "to")
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Sync.self)
                }
            }
            """,
        reason: """
            `.using` says what one parameter gets, and names it by the name that it has inside the initializer or closure: `log` of
            `to log:`. No parameter has the name that stands there, or that parameter takes something that no registration makes: an
            argument of the caller, or any number of values. Without this error the line would have no effect, and the parameter would get
            what it gets anyway.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Log: Sendable {}
            struct FileLog: Log {}

            struct Sync {
                let log: any Log
                init(to log: any Log) { self.log = log }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileLog.self)
                    Transient(Sync.self).using(FileLog.self, for: "log")
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Sync.self)
                }
            }
            """
    )

    static let unusedArgument = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Editor {
                let title: String
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Editor.self, arguments: String.self, Int.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Editor.self)
                }
            }
            """,
        reason: """
            What `arguments:` lists, the caller passes each time, and the first parameter of its type gets it. No parameter has this type,
            or the one that has it keeps its default value, so callers would pass something that is thrown away. The code works without it;
            hence it is a warning.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Editor {
                let title: String
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Editor.self, arguments: String.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Editor.self)
                }
            }
            """,
        otherMends: """
            Where the object was meant to take it, give its initializer a parameter of that type without a default value.
            """
    )

    static let exposedTypeNotAccessible = Explanation(
        wrong: """
            public import Dovetail

            public enum AppScope: Scope {}

            struct NoteList {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(NoteList.self)
                }
            }

            public enum Product: Composition {
                public static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        reason: """
            What a composition exposes, and what it takes as an input, becomes a part of a class that is as accessible as the composition.
            A public class can't have a function that returns an internal type: whoever may call it could not name what comes back. What is
            not exposed may stay internal to its module; it is only passed on.
            """,
        mended: """
            public import Dovetail

            public enum AppScope: Scope {}

            public struct NoteList {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(NoteList.self)
                }
            }

            public enum Product: Composition {
                public static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        otherMends: """
            Expose a public protocol in its place: let the registration say `as: (any NoteListing).self`, and expose that; the type stays internal.
            Where only this module uses the composition, let that be internal.
            """
    )
}
