import DovetailQueries
import Foundation
import Testing

/// Graphs as drawings.
struct GraphDrawingTests {
    private static let source = """
        struct Clock {}
        protocol Store {}
        struct FileStore: Store { init(clock: Clock) {} }
        struct MemoryStore: Store {}
        struct Cache: Store { init(_ inner: any Store) {} }
        protocol Rule {}
        struct Spelling: Rule {}
        struct Editor {
            init(store: any Store, rules: [any Rule], tint: Clock?, makeDraft: () -> Draft) {}
        }
        struct Draft {}
        struct Search {}
        final class Recent {}
        struct Spare {}
        struct Window { init(open: (String) throws -> Opened<Editor>, search: Search, recent: Recent, trace: Trace) {} }
        struct Trace {}
        enum Main: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Shared(Clock.self)
                Shared(FileStore.self, as: (any Store).self)
                Decorator(Cache.self, of: (any Store).self)
                Shared(Spelling.self).into([any Rule].self)
                Shared(Search.self).lazy()
                Weak(Recent.self)
                PerGraph(Trace.self)
                Shared(Window.self)
                Shared(Spare.self)
            }
        }
        enum Editing: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Input(String.self)
                Transient(Draft.self)
                Shared(Editor.self)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies { Main.self; Editing.self; Expose(Window.self); Expose(Editor.self) }
        }
        """

    @Test func `In DOT each scope is a cluster, and nodes and edges show what they are`() {
        let drawing = GraphDrawing(Package.document(Self.source))
        #expect(DOTRenderer().rendered(drawing) == Self.dot)
        #expect(DOTGrammar.fault(in: DOTRenderer().rendered(drawing)) == nil)
    }

    @Test func `In Mermaid each scope is a subgraph, and nodes and edges show what they are`() {
        let drawing = GraphDrawing(Package.document(Self.source))
        #expect(MermaidRenderer().rendered(drawing) == Self.mermaid)
    }

    @Test func `What is not needed is only drawn when all is`() {
        let document = Package.document(Self.source)
        for isComplete in [false, true] {
            let drawing = GraphDrawing(document, isComplete: isComplete)
            #expect(DOTRenderer().rendered(drawing).contains("\"Spare\", color=gray") == isComplete)
            #expect(MermaidRenderer().rendered(drawing).contains("\"Spare\"") == isComplete)
        }
    }

    @Test func `What is broken is marked, also where there is nothing to point at`() {
        let drawing = GraphDrawing(
            Package.document(Self.source.replacing("Shared(Clock.self)", with: "").replacing("Clock?", with: "Clock"))
        )
        let dot = DOTRenderer().rendered(drawing)
        #expect(dot.contains("  m0 [label=\"Clock\", shape=octagon, color=red, fontcolor=red];"))
        #expect(dot.contains("-> m0 [color=red, penwidth=2];"))
        #expect(DOTGrammar.fault(in: dot) == nil)
        let mermaid = MermaidRenderer().rendered(drawing)
        #expect(mermaid.contains("  m0{{\"Clock\"}}"))
        #expect(mermaid.contains(" stroke:red,stroke-width:2px\n"))
        #expect(mermaid.contains("  class m0 missing"))
    }

    @Test(
        arguments: [
            "Cache<String, [Int]>", "any Store & Sendable", "(Int) -> String?", "`default`", "Größe", "URL #Production",
            "\"quoted\"",
            "back\\slash", "Dictionary<Key, any P>.Element", "semi;colon", "日本語", "a_b*c",
        ]
    )
    func `Whatever a type is called, the drawing says so and stays one`(_ name: String) throws {
        var document = Package.document(Self.source)
        document.compositions[0].bindings[0].name = name
        document.compositions[0].bindings[0].keys = []
        document.compositions[0].scopes[0].name = name
        for index in document.compositions[0].bindings.indices
        where document.compositions[0].bindings[index].scope == "AppScope" {
            document.compositions[0].bindings[index].scope = name
        }
        document.compositions[0].scopes[1].parent = name
        let drawing = GraphDrawing(document)
        let dot = DOTRenderer().rendered(drawing)
        #expect(DOTGrammar.fault(in: dot) == nil)
        #expect(DOTGrammar.texts(in: dot).filter { $0 == name }.count == 2)
        let mermaid = MermaidRenderer().rendered(drawing)
        let labels = mermaid.split(separator: "\n").compactMap { $0.firstMatch(of: /"([^"]*)"/)?.output.1 }
        #expect(labels.map { Self.unescaped(String($0)) }.filter { $0 == name }.count == 2)
        #expect(labels.allSatisfy { !$0.contains("`") && !$0.contains(";") || $0.contains("#") })
    }

    @Test func `Several compositions are boxes of one drawing`() {
        let document = Package.document(
            Self.source
                + "\nenum Other: Composition { static var assemblies: Assemblies { Main.self; Expose(Clock.self) } }"
        )
        let dot = DOTRenderer().rendered(GraphDrawing(document))
        #expect(dot.contains("  subgraph cluster_c0 {\n    label=\"Other\";"))
        #expect(dot.contains("    subgraph cluster_c1s0 {\n      label=\"AppScope\";"))
        #expect(DOTGrammar.fault(in: dot) == nil)
        #expect(MermaidRenderer().rendered(GraphDrawing(document)).contains("  subgraph c1[\"Product\"]"))
    }

    private static func unescaped(_ label: String) -> String {
        label.replacing(/#(\d+);/) { match in
            UInt32(match.output.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
        }
    }
}
