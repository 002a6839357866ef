import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailSyntax
import Testing

/// What would be without something.
struct ImpactTests {
    private func answer(_ subject: String, of source: String, composition: String) throws -> ImpactAnswer {
        let product = "\nenum Product: Composition { static var assemblies: Assemblies { \(composition) } }\n"
        let module = ReadModule(
            name: "App",
            packageName: "app",
            sources: [SourceText(path: "/App.swift", Package.scopes + source + product)]
        )
        let question = ImpactQuestion(AskedName(subject))
        return try question.answer(Pipeline.impacts(question, [module], target: "App", base: BaseFolder("/")))
    }

    private func impact(_ subject: String, of source: String, composition: String) throws -> String {
        let answer = try answer(subject, of: source, composition: composition)
        return ImpactText(answer).rendered().replacing(#/App\.swift:\d+:\d+: /#, with: "@ ")
    }

    private static func assembly(_ name: String, _ lines: String, scope: String = "AppScope") -> String {
        "enum \(name): Assembly { typealias Scope = \(scope); static var registrations: Registrations { \(lines) } }\n"
    }

    private static let stores = """
        protocol Store {}
        struct FileStore: Store { init(disk: Disk) {} }
        struct MemoryStore: Store {}
        struct Disk { init() throws {} }
        struct Editor { init(store: any Store) {} }
        struct Window { init(editor: Editor) {} }
        struct Spare {}

        """
    private static let files =
        stores
        + assembly(
            "Main",
            "Shared(Disk.self); Shared(FileStore.self, as: (any Store).self); Shared(Editor.self); Shared(Window.self); Shared(Spare.self)"
        )

    @Test
    func `Who needs it has nothing, what only it needed is needed no more, and who is made with it stands by distance`()
        throws
    {
        #expect(
            try impact("FileStore", of: Self.files, composition: "Main.self; Expose(Window.self)") == """
                In `Product`, without `FileStore` (shared, AppScope), the graph is not sound:
                  these would be errors:
                    @ nothing provides `any Store`, which `Editor` needs for its parameter `store` in `AppScope` [missing-binding]
                  scopes would open otherwise:
                    `AppScope` would open plainly, and opens throwing `any Error`
                  these hold it:
                    @ `Editor` needs `any Store` (parameter `store`), which is `FileStore`
                  these are made with it by way of those, nearest first:
                    @ `Window` (shared, AppScope), 2 steps away
                  these would not be needed any more, as only it leads to them:
                    @ `Disk` (shared, AppScope)

                """
        )
    }

    @Test func `What nothing needs makes no difference`() throws {
        #expect(
            try impact("Spare", of: Self.files, composition: "Main.self; Expose(Window.self)") == """
                In `Product`, without `Spare` (shared, AppScope), nothing is different
                  it is not needed: why-not AppScope/Spare says more

                """
        )
    }

    @Test func `Without the override, the replaced is back with all that it needs`() throws {
        let source = Self.files + Self.assembly("Doubles", "Shared(MemoryStore.self, as: (any Store).self)")
        let lines = "Main.self; Override(Doubles.self); Expose(Window.self)"
        let back = """
              scopes would open otherwise:
                `AppScope` would open throwing `any Error`, and opens plainly
              these hold it:
                @ `Editor` needs `any Store` (parameter `store`), which is `MemoryStore`
              these are made with it by way of those, nearest first:
                @ `Window` (shared, AppScope), 2 steps away
              these would be needed in addition:
                @ `Disk` (shared, AppScope)
                @ `FileStore` (shared, AppScope)

            """
        let rerouted = """
              these would get something else:
                @ `Editor` (parameter `store`) would get `FileStore` in place of `MemoryStore`

            """
        #expect(
            try impact("Doubles", of: source, composition: lines)
                == "In `Product`, without `Doubles`, the graph is sound all the same:\n\(rerouted)\(back)"
        )
        #expect(
            try impact("MemoryStore", of: source, composition: lines) == """
                In `Product`, without `MemoryStore` (shared, AppScope), the graph is not sound:
                  these would be errors:
                    @ `Doubles` replaces nothing in `Product` [override-without-target]
                \(rerouted)\(back)
                """
        )
        // The key stands for both; the one that is replaced would leave its override without a target.
        let both = try answer("any Store", of: source, composition: lines).answers.flatMap(\.impacts)
        #expect(both.map(\.subject.name) == ["FileStore", "MemoryStore"])
        #expect(both.first?.errors.map(\.id) == ["override-without-target"])
    }

    @Test func `An optional gets nil, a collection has an element less, and a decorator goes`() throws {
        let source =
            """
            protocol Plugin {}
            struct Spell: Plugin {}
            struct Count: Plugin {}
            struct Tint {}
            protocol Store {}
            struct FileStore: Store {}
            struct Cache: Store { init(inner: any Store) {} }
            struct Editor { init(plugins: [any Plugin], tint: Tint?, store: (any Store)?) {} }

            """
            + Self.assembly(
                "Main",
                """
                Shared(Tint.self); Shared(Editor.self)
                Shared(Spell.self).into([any Plugin].self); Shared(Count.self).into([any Plugin].self)
                Shared(FileStore.self, as: (any Store).self)
                Decorator(Cache.self, of: (any Store).self)
                """
            )
        let lines = "Main.self; Expose(Editor.self)"
        #expect(
            try impact("Tint", of: source, composition: lines).contains(
                """
                the graph is sound all the same:
                  these would get nothing, and are optional:
                    @ `Editor` (parameter `tint`) would get nil in place of `Tint`

                """
            )
        )
        #expect(
            try impact("Spell", of: source, composition: lines).contains(
                """
                the graph is sound all the same:
                  these collections would have other elements:
                    @ `[any Plugin]` without `Spell`

                """
            )
        )
        let store = try impact("FileStore", of: source, composition: lines)
        #expect(store.contains("  these would go, as they decorate it:\n    @ `Cache` (shared, AppScope)\n"))
        #expect(store.contains("[decorator-without-target]"))
        #expect(
            try impact("Cache", of: source, composition: lines).contains(
                "    @ `Editor` (parameter `store`) would get `FileStore` in place of `Cache`\n"
            )
        )
    }

    @Test func `A second registration that was in the way is mended, and what is exposed is the other`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(MemoryStore.self, as: (any Store).self)")
            + Self.assembly("Other", "Shared(Disk.self); Shared(FileStore.self, as: (any Store).self)")
        let text = try impact("MemoryStore", of: source, composition: "Main.self; Other.self; Expose((any Store).self)")
        #expect(text.contains("the graph is sound all the same:\n  these would be errors no more:\n"))
        #expect(text.contains("  what is exposed would be something else:\n    @ `any Store` would be `FileStore`\n"))
    }

    @Test func `An input is handed in no more, and an opener that handed it in fits nothing`() throws {
        let source =
            """
            struct Editor { init(name: String?) {} }
            struct List { init(open: (String) throws -> Opened<Editor>) {} }

            """ + Self.assembly("Main", "Shared(List.self)")
            + Self.assembly("Sessions", "Input(String.self); Shared(Editor.self)", scope: "SessionScope")
        let text = try impact(
            "SessionScope/String",
            of: source,
            composition: "Main.self; Sessions.self; Expose(List.self)"
        )
        #expect(
            text.contains(
                "  the opening of its scope would take it no more:\n    @ `String` (an input, SessionScope)\n"
            )
        )
        #expect(text.contains("the graph is not sound"))
    }

    @Test func `Collections and scopes can't be taken away, and misspelt names get the near miss`() throws {
        let source =
            "protocol Plugin {}\nstruct Spell: Plugin {}\nstruct Menu { init(plugins: [any Plugin]) {} }\n"
            + Self.assembly("Main", "Shared(Menu.self); Shared(Spell.self).into([any Plugin].self); Input(String.self)")
        let lines = "Main.self; Expose(Menu.self)"
        #expect(
            throws: QuestionFault(
                description:
                    "[any Plugin] is no registration but a collection; ask about one of its elements: `AppScope/Spell`"
            )
        ) { try impact("[any Plugin]", of: source, composition: lines) }
        #expect(
            throws: QuestionFault(
                description:
                    "AppScope is a scope; ask about an assembly, or about something that lives in it, such as `AppScope/String`"
            )
        ) { try impact("AppScope", of: source, composition: lines) }
        #expect(throws: QuestionFault(description: "nothing is called Mneu; did you mean Menu?")) {
            try impact("Mneu", of: source, composition: lines)
        }
    }

    @Test func `What depends on a condition is told for each way in which it comes out`() throws {
        let source =
            Self.stores
            + Self.assembly(
                "Main",
                """

                #if DEBUG
                Shared(MemoryStore.self, as: (any Store).self)
                #else
                Shared(FileStore.self, as: (any Store).self)
                #endif
                Shared(Disk.self); Shared(Editor.self)

                """
            )
        let answer = try answer("Disk", of: source, composition: "Main.self; Expose(Editor.self)")
        #expect(answer.answers.flatMap(\.compositions).map(\.condition) == ["DEBUG", "!DEBUG"])
        #expect(answer.answers.map { $0.impacts.map(\.isNone) } == [[true], [false]])
    }
}
