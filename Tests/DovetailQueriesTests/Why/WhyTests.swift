import DovetailQueries
import Testing

/// Why something is there, by a road from a root.
struct WhyTests {
    /// A list that opens a session, with all ways to hold something.
    private static let source = """
        protocol Store {}
        struct FileStore: Store { init(clock: Clock) {} }
        struct Cache: Store { init(_ inner: any Store) {} }
        struct Clock {}
        protocol Plugin {}
        struct Spell: Plugin { init(clock: Clock) {} }
        struct List { init(open: (String) throws -> Opened<Editor>, store: any Store, late: () -> Clock) {} }
        struct Editor { init(name: String, plugins: [any Plugin], tint: Tint?, store: any Store) {} }
        struct Tint {}
        struct Spare { init(list: List) {} }
        enum Main: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Shared(Clock.self)
                Shared(FileStore.self, as: (any Store).self)
                Decorator(Cache.self, of: (any Store).self)
                Shared(List.self)
                Shared(Tint.self)
                Shared(Spare.self)
            }
        }
        enum Sessions: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Input(String.self)
                Shared(Editor.self)
                Shared(Spell.self, as: Spell.self).into([any Plugin].self)
            }
        }
        """
    private static let lines = "Main.self; Sessions.self; Expose(List.self)"

    private func why(
        _ subject: String,
        _ needed: String? = nil,
        limit: Int? = nil,
        source: String = Self.source,
        composition: String = Self.lines
    ) throws -> String {
        let document = Package.document(
            source + "\nenum Product: Composition { static var assemblies: Assemblies { \(composition) } }"
        )
        let question = WhyQuestion(AskedName(subject), needs: needed.map(AskedName.init), limit: limit)
        return Self.withoutPlaces(WhyText(try question.answer(in: document)).rendered())
    }

    /// Places are of no interest here but that they are there.
    private static func withoutPlaces(_ text: String) -> String {
        text.replacing(#/App\.swift:\d+:\d+: /#, with: "@ ")
    }

    @Test func `The shortest road begins at what is exposed, and says how each object is held`() throws {
        #expect(
            try why("Spell") == """
                In `Product`:
                  `Spell` (shared, SessionScope) is needed:
                    @ `List` is exposed
                    @ `List` opens `SessionScope` (parameter `open`), for `Editor`
                    @ `Editor` needs `[any Plugin]` (parameter `plugins`)
                    @ `[any Plugin]` collects `Spell`

                """
        )
        #expect(
            try why("FileStore") == """
                In `Product`:
                  `FileStore` (shared, AppScope) is needed:
                    @ `List` is exposed
                    @ `List` needs `any Store` (parameter `store`), which is `Cache`
                    @ `Cache` decorates `FileStore` (parameter `inner`)

                """
        )
        #expect(
            try why("Clock") == """
                In `Product`:
                  `Clock` (shared, AppScope) is needed:
                    @ `List` is exposed
                    @ `List` gets `Clock` by a closure, `() -> Clock` (parameter `late`)

                """
        )
        #expect(try why("Tint").contains("@ `Editor` takes `Tint?` (parameter `tint`), which is `Tint`\n"))
    }

    @Test(
        arguments: [
            "Cache", "any Store", "Store", "App.Store", "(any Store).self", "AppScope/Cache",
        ]
    )
    func `A key stands for what answers it, however it is written`(name: String) throws {
        #expect(try why(name).contains("`Cache` (shared, AppScope) is needed:"))
        #expect(!(try why(name)).contains("decorates"))
    }

    @Test func `One thing needs another by the road between them`() throws {
        #expect(
            try why("Editor", "Clock") == """
                In `Product`:
                  `Editor` (shared, SessionScope) leads to `Clock` (shared, AppScope):
                    @ `Editor` needs `[any Plugin]` (parameter `plugins`)
                    @ `[any Plugin]` collects `Spell`
                    @ `Spell` needs `Clock` (parameter `clock`)

                """
        )
        #expect(
            try why("Clock", "Editor") == """
                In `Product`:
                  `Clock` does not lead to `Editor`; why-not Clock Editor says more

                """
        )
        #expect(try why("Sessions", "Main").contains("`Editor` takes `Tint?` (parameter `tint`), which is `Tint`\n"))
        #expect(try why("SessionScope", "FileStore").contains("`Editor` needs `any Store` (parameter `store`)"))
    }

    @Test func `All roads are listed by length, and counted where there are more`() throws {
        let all = try why("Clock", limit: 20)
        #expect(
            all == """
                In `Product`:
                  `Clock` (shared, AppScope) is needed:
                    1.
                      @ `List` is exposed
                      @ `List` gets `Clock` by a closure, `() -> Clock` (parameter `late`)
                    2.
                      @ `List` is exposed
                      @ `List` needs `any Store` (parameter `store`), which is `Cache`
                      @ `Cache` decorates `FileStore` (parameter `inner`)
                      @ `FileStore` needs `Clock` (parameter `clock`)
                    3.
                      @ `List` is exposed
                      @ `List` opens `SessionScope` (parameter `open`), for `Editor`
                      @ `Editor` needs `[any Plugin]` (parameter `plugins`)
                      @ `[any Plugin]` collects `Spell`
                      @ `Spell` needs `Clock` (parameter `clock`)
                    4.
                      @ `List` is exposed
                      @ `List` opens `SessionScope` (parameter `open`), for `Editor`
                      @ `Editor` needs `any Store` (parameter `store`), which is `Cache`
                      @ `Cache` decorates `FileStore` (parameter `inner`)
                      @ `FileStore` needs `Clock` (parameter `clock`)
                  these are all roads

                """
        )
        #expect(try why("Clock", limit: 1).hasSuffix("(parameter `late`)\n  and 3 more roads\n"))
        #expect(try why("Spell", limit: 20).hasSuffix("  this is the only road\n"))
    }

    @Test func `Many roads are counted without being walked`() throws {
        // Each object needs both of the next pair: the roads double with every pair.
        let types = (0..<70).flatMap { level in
            ["A", "B"].map { side in
                let needs = level == 69 ? "" : "a: A\(level + 1), b: B\(level + 1)"
                return "struct \(side)\(level) { init(\(needs)) {} }"
            }
        }
        let lines = (0..<70).flatMap { ["Shared(A\($0).self)", "Shared(B\($0).self)"] }.joined(separator: "; ")
        let source =
            types.joined(separator: "\n") + """

                enum Main: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations { \(lines) }
                }
                """
        func count(_ level: Int) throws -> String {
            try why("A\(level)", limit: 2, source: source, composition: "Main.self; Expose(A0.self)")
        }
        #expect(try count(20).hasSuffix("  and 524,286 more roads\n"))
        #expect(try count(69).hasSuffix("  and more than 999,999,999,999,999,998 others\n"))
    }

    @Test func `Where objects need each other in a circle, each road passes an object once`() throws {
        let source = """
            final class Left { init(right: Right, far: Far) {} }
            final class Right { init(left: () throws -> Left, far: Far) {} }
            struct Far {}
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Left.self); Shared(Right.self); Shared(Far.self) }
            }
            """
        let lines = "Main.self; Expose(Left.self); Expose(Right.self)"
        let all = try why("Far", limit: 20, source: source, composition: lines)
        #expect(all.contains("    4.\n") && !all.contains("    5.\n"))
        #expect(all.hasSuffix("  these are all roads\n"))
        #expect(try why("Far", limit: 3, source: source, composition: lines).hasSuffix("  and more\n"))
        #expect(
            try why("Left", "Left", limit: 5, source: source, composition: lines) == """
                In `Product`:
                  `Left` (shared, AppScope) leads to `Left` (shared, AppScope):
                    @ `Left` needs `Right` (parameter `right`)
                    @ `Right` gets `Left` by a closure, `() throws -> Left` (parameter `left`)
                  this is the only road

                """
        )
    }

    @Test func `A scope is there for what it hands out, and for who opens it`() throws {
        #expect(
            try why("SessionScope", composition: Self.lines + "; Expose(Editor.self)") == """
                In `Product`:
                  `SessionScope` hands out what is exposed:
                    @ `Editor`
                  `SessionScope` is opened by 1 object of the graph:
                    @ `List` is exposed
                    @ `List` opens `SessionScope` (parameter `open`), for `Editor`

                """
        )
    }

    @Test func `An assembly is there for what others need of it`() throws {
        #expect(
            try why("Main", composition: "Main.self; Sessions.self; Expose(Editor.self)") == """
                In `Product`:
                  `Main`: 4 of 6 registrations are needed, by others these:
                    @ `Clock`, by `Spell`
                    @ `Cache`, by `Editor`
                    @ `Tint`, by `Editor`
                  the shortest road to it:
                    @ `Editor` is exposed
                    @ `Editor` takes `Tint?` (parameter `tint`), which is `Tint`

                """
        )
    }

    @Test func `What is there and not needed is left to why-not`() throws {
        #expect(
            try why("Spare") == """
                In `Product`:
                  `Spare` (shared, AppScope) is not needed, and so never made; why-not Spare says more

                """
        )
    }

    @Test func `A misspelt name gets the near miss`() throws {
        #expect(throws: QuestionFault(description: "nothing is called Edtor; did you mean Editor?")) {
            try why("Edtor")
        }
        #expect(throws: QuestionFault(description: "nothing is called Plug; did you mean [any Plugin]?")) {
            try why("Plug")
        }
        #expect(throws: QuestionFault(description: "nothing is called Zzz")) { try why("Editor", "Zzz") }
    }

    @Test func `Tags tell things of a type apart`() throws {
        let source = """
            enum Live {}
            enum Test {}
            struct Server { init(live: String, test: String) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(String.self, name: "live").tagged(Live.self)
                    Input(String.self, name: "test").tagged(Test.self)
                    Shared(Server.self).using(String.self, tag: Live.self, for: "live")
                        .using(String.self, tag: Test.self, for: "test")
                }
            }
            """
        let lines = "Main.self; Expose(Server.self)"
        let both = try why("String", source: source, composition: lines)
        #expect(both.contains("parameter `live`") && both.contains("parameter `test`"))
        let one = try why("String#Test", source: source, composition: lines)
        #expect(one.contains("parameter `test`") && !one.contains("parameter `live`"))
    }

    @Test func `Compositions that answer alike are told together, and those without it by name`() throws {
        let document = Package.document(
            Self.source + """

                enum Bundle: Composition { static var assemblies: Assemblies { Main.self; Sessions.self } }
                enum Product: Composition { static var assemblies: Assemblies { Include(Shell.self) } }
                """ + """

                    enum Shell: Composition { static var assemblies: Assemblies { Include(Bundle.self); Expose(List.self) } }
                    enum Small: Composition { static var assemblies: Assemblies { Main2.self; Expose(Clock.self) } }
                    enum Main2: Assembly {
                        typealias Scope = AppScope
                        static var registrations: Registrations { Shared(Clock.self) }
                    }
                    """
        )
        let answer = try WhyQuestion(AskedName("FileStore")).answer(in: document)
        #expect(answer.answers.map { $0.compositions.map(\.name) } == [["Product", "Shell"]])
        #expect(answer.absent.map(\.name) == ["Small"])
        #expect(WhyText(answer).rendered().hasSuffix("\n\nNot in `Small`: why-not FileStore says more.\n"))
    }
}
