import DovetailQueries
import Testing

/// What a graph looks like as data.
struct GraphDocumentTests {
    @Test func `Each binding says what becomes of it, and each dependency what answers it`() throws {
        let graph = try Package.graph(
            """
            struct Clock {}
            protocol Store {}
            struct FileStore: Store { init(clock: Clock) {} }
            struct MemoryStore: Store {}
            struct Cache: Store { init(_ inner: any Store) {} }
            struct Editor { init(store: any Store, name: String, tint: Int?, make: () -> Clock) {} }
            struct Spare { init(editor: Editor, missing: Cache) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(String.self)
                    Transient(Clock.self)
                    Shared(FileStore.self, as: (any Store).self)
                    Decorator(Cache.self, of: (any Store).self)
                    Shared(Editor.self)
                    Shared(Spare.self)
                }
            }
            enum Doubles: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(MemoryStore.self, as: (any Store).self)
                }
            }
            """,
            composition: "Main.self; Override(Doubles.self); Expose(Editor.self)"
        )
        #expect(graph.state == .sound)
        let states = graph.bindings.map { "\($0.id): \($0.state.rawValue)" }
        #expect(
            states == [
                "AppScope/String: needed", "AppScope/Clock: needed", "AppScope/FileStore: replaced",
                "AppScope/Cache: needed", "AppScope/Editor: needed", "AppScope/Spare: unneeded",
                "AppScope/MemoryStore: needed",
            ]
        )
        #expect(graph.binding("AppScope/FileStore")?.replacement == "AppScope/MemoryStore")
        #expect(graph.binding("AppScope/Cache")?.decorated == "AppScope/MemoryStore")
        #expect(
            graph.answers(of: "AppScope/Editor") == [
                "store: instance AppScope/Cache", "name: instance AppScope/String", "tint: optional absent",
                "make: closure AppScope/Clock",
            ]
        )
        #expect(graph.answers(of: "AppScope/Cache") == ["inner: decorated AppScope/MemoryStore"])
        #expect(
            graph.answers(of: "AppScope/Spare") == ["editor: instance AppScope/Editor", "missing: instance missing"]
        )
        #expect(graph.exposures.map(\.bindings) == [["AppScope/Editor"]])
    }

    @Test func `Where there is an override, inputs that nothing needs are told to be optional`() throws {
        let source = """
            struct Editor { init(name: String, clock: any Ticking) {} }
            protocol Ticking {}
            struct Ticker: Ticking { init(zone: Int) {} }
            struct Still: Ticking {}
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(String.self)
                    Input(Int.self)
                    Shared(Ticker.self, as: (any Ticking).self)
                    Shared(Editor.self)
                }
            }
            enum Doubles: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Still.self, as: (any Ticking).self) }
            }
            """
        let plain = try Package.graph(source, composition: "Main.self; Expose(Editor.self)")
        #expect(plain.scopes.first?.inputs == ["AppScope/String", "AppScope/Int"])
        #expect(plain.scopes.first?.optionalInputs == [])
        let doubled = try Package.graph(source, composition: "Main.self; Override(Doubles.self); Expose(Editor.self)")
        #expect(doubled.scopes.first?.inputs == ["AppScope/String", "AppScope/Int"])
        #expect(doubled.scopes.first?.optionalInputs == ["AppScope/Int"])
    }

    @Test func `A broken graph is told with its errors, and what is sound in it`() throws {
        let graph = try Package.graph(
            """
            struct Session {}
            struct Store { init(session: Session) {} }
            struct Editor { init(store: Store, lost: Lost) {} }
            struct Lost {}
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Store.self); Shared(Editor.self) }
            }
            enum Sessions: Assembly {
                typealias Scope = SessionScope
                static var registrations: Registrations { Shared(Session.self) }
            }
            """,
            composition: "Main.self; Sessions.self; Expose(Editor.self)"
        )
        #expect(graph.state == .broken)
        #expect(graph.findings.map(\.id) == ["missing-binding", "scope-violation"])
        #expect(graph.answers(of: "AppScope/Store") == ["session: instance shorter-lived SessionScope/Session"])
        #expect(
            graph.answers(of: "AppScope/Editor") == ["store: instance AppScope/Store", "lost: instance missing"]
        )
    }

    @Test func `Of objects that need each other no order is told`() throws {
        let graph = try Package.graph(
            """
            final class Left { init(right: Right) {} }
            final class Right { init(left: Left) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Left.self); Shared(Right.self) }
            }
            """,
            composition: "Main.self; Expose(Left.self)"
        )
        #expect(graph.findings.map(\.id) == ["dependency-cycle"])
        #expect(graph.scopes.map(\.order) == [[]])
    }

    @Test func `A graph of which something can't be read says that it is incomplete, and blames nobody for the hole`()
        throws
    {
        let document = Package.document(
            """
            struct Editor { init(store: Store) {} }
            struct Store {}
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Editor.self); Shared(unknown) }
            }
            enum Product: Composition { static var assemblies: Assemblies { Main.self; Expose(Editor.self) } }
            """
        )
        #expect(document.compositions.map(\.state) == [.incomplete])
        #expect(document.compositions.flatMap(\.findings).isEmpty)
        #expect(document.findings.map(\.id) == ["unreadable-manifest"])
    }

    @Test func `A file that can't be read makes the graph incomplete`() throws {
        let document = Package.document(
            """
            struct Editor {
            enum Product: Composition { static var assemblies: Assemblies { Expose(Editor.self) } }
            """
        )
        #expect(document.findings.map(\.id) == ["unreadable-source"])
    }

    @Test func `What depends on a condition is told once for each way in which it comes out`() throws {
        let document = Package.document(
            """
            struct Editor {}
            struct Inspector {}
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Editor.self)
                    #if DEBUG
                    Shared(Inspector.self)
                    #endif
                }
            }
            enum Other: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Editor.self) }
            }
            enum Product: Composition { static var assemblies: Assemblies { Main.self; Expose(Editor.self) } }
            enum Same: Composition { static var assemblies: Assemblies { Other.self; Expose(Editor.self) } }
            """
        )
        #expect(
            document.compositions.map { "\($0.name) \($0.condition ?? "-") \($0.bindings.count)" } == [
                "Product DEBUG 2", "Product !DEBUG 1", "Same - 1",
            ]
        )
        let lines = document.assemblies.flatMap(\.registrations).map { "\($0.name) \($0.condition ?? "-")" }
        #expect(lines == ["Editor -", "Inspector DEBUG", "Editor -"])
    }

    @Test func `Identifiers name scope and type, and besides only what is needed to tell bindings apart`() throws {
        let graph = try Package.graph(
            """
            struct Key {}
            enum Red {}
            enum Outer { struct Key {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Key.self)
                    Shared(Key.self).tagged(Red.self)
                }
            }
            enum Doubles: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Key.self); Transient(Key.self) }
            }
            """,
            composition: "Main.self; Doubles.self; Expose(Key.self)"
        )
        #expect(
            graph.bindings.map(\.id) == [
                "AppScope/Key in Main", "AppScope/Key #Red", "AppScope/Key in Doubles", "AppScope/Key in Doubles 2",
            ]
        )
    }

    @Test func `Paths are told relative to the base`() {
        let document = Package.document("struct Editor { init(", at: "/package/Sources/App/App.swift", base: "/package")
        #expect(document.findings.map(\.location.path) == ["Sources/App/App.swift"])
    }
}
