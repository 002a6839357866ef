import DovetailQueries
import Testing

/// Each way in which a registration comes to nothing, and what is said of it.
struct WhyNotTests {
    private func whyNot(
        _ subject: String,
        _ needed: String? = nil,
        in scope: String? = nil,
        of source: String,
        composition: String
    ) throws -> String {
        let document = Package.document(
            source + "\nenum Product: Composition { static var assemblies: Assemblies { \(composition) } }"
        )
        return try Self.whyNot(subject, needed, in: scope, from: document)
    }

    private static func whyNot(
        _ subject: String,
        _ needed: String? = nil,
        in scope: String? = nil,
        from document: GraphDocument
    ) throws -> String {
        let question = WhyNotQuestion(AskedName(subject), needs: needed.map(AskedName.init), in: scope)
        let text = WhyNotText(try question.answer(in: document)).rendered()
        return text.replacing(#/App\.swift:\d+:\d+: /#, with: "@ ")
    }

    /// An assembly with these lines.
    private static func assembly(_ name: String, _ lines: String, scope: String = "AppScope") -> String {
        """
        enum \(name): Assembly {
            typealias Scope = \(scope)
            static var registrations: Registrations {
                \(lines)
            }
        }

        """
    }

    private static let stores = """
        protocol Store {}
        struct FileStore: Store { init(disk: Disk) {} }
        struct MemoryStore: Store {}
        struct Disk {}
        struct Editor { init(store: any Store) {} }

        """

    @Test func `What is there is left to why`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(MemoryStore.self, as: (any Store).self); Shared(Editor.self)")
        #expect(
            try whyNot("any Store", of: source, composition: "Main.self; Expose(Editor.self)") == """
                In `Product`:
                  `MemoryStore` (shared, AppScope) is there; why 'any Store' says more

                """
        )
    }

    @Test func `What nothing asks for`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(Disk.self); Shared(MemoryStore.self, as: (any Store).self)")
        #expect(
            try whyNot("Disk", of: source, composition: "Main.self; Expose((any Store).self)") == """
                In `Product`:
                  `Disk` (shared, AppScope) is not needed:
                    @ nothing asks for `Disk`, and nothing exposes it

                """
        )
    }

    @Test func `What only an unneeded object would need, and the road from that`() throws {
        let source =
            Self.stores
            + Self.assembly(
                "Main",
                """
                Shared(Disk.self); Shared(FileStore.self, as: (any Store).self); Shared(Editor.self)
                Shared(MemoryStore.self)
                """
            )
        #expect(
            try whyNot("Disk", of: source, composition: "Main.self; Expose(MemoryStore.self)") == """
                In `Product`:
                  `Disk` (shared, AppScope) is not needed:
                    @ `Editor` would lead to it, and is not needed
                      @ `Editor` needs `any Store` (parameter `store`), which is `FileStore`
                      @ `FileStore` needs `Disk` (parameter `disk`)
                      @ nothing asks for `Editor`, and nothing exposes it

                """
        )
    }

    @Test func `What an override replaces, and what only that needed`() throws {
        let source =
            Self.stores
            + Self.assembly(
                "Main",
                "Shared(Disk.self); Shared(FileStore.self, as: (any Store).self); Shared(Editor.self)"
            ) + Self.assembly("Doubles", "Shared(MemoryStore.self, as: (any Store).self)")
        let lines = "Main.self; Override(Doubles.self); Expose(Editor.self)"
        #expect(
            try whyNot("FileStore", of: source, composition: lines) == """
                In `Product`:
                  `FileStore` (shared, AppScope) is replaced:
                    @ the override `Doubles` puts `MemoryStore` in its place, which offers `any Store` too

                """
        )
        #expect(
            try whyNot("Disk", of: source, composition: lines) == """
                In `Product`:
                  `Disk` (shared, AppScope) is not needed:
                    @ `FileStore` would lead to it, and is replaced
                      @ `FileStore` needs `Disk` (parameter `disk`)
                      @ the override `Doubles` puts `MemoryStore` in its place, which offers `any Store` too

                """
        )
        #expect(
            try whyNot("Editor", "FileStore", of: source, composition: lines) == """
                In `Product`:
                  `Editor` (shared, AppScope) does not lead to `FileStore` (shared, AppScope):
                    @ its parameter `store` asks for `any Store`, and gets `MemoryStore`
                      @ the override `Doubles` puts `MemoryStore` in its place, which offers `any Store` too

                """
        )
    }

    @Test func `An element of a map that an override replaces`() throws {
        let source =
            """
            protocol Exporter {}
            struct Plain: Exporter {}
            struct Fake: Exporter {}
            struct Menu { init(exporters: [String: any Exporter]) {} }

            """
            + Self.assembly(
                "Main",
                "Shared(Plain.self).into([String: any Exporter].self, key: \"plain\"); Shared(Menu.self)"
            )
            + Self.assembly("Doubles", "Shared(Fake.self).into([String: any Exporter].self, key: \"plain\")")
        let lines = "Main.self; Override(Doubles.self); Expose(Menu.self)"
        #expect(
            try whyNot("Plain", of: source, composition: lines).contains(
                "@ in `[String: any Exporter]` the override `Doubles` puts `Fake` in its place, under the key `\"plain\"`\n"
            )
        )
        #expect(
            try whyNot("Fake", of: source, composition: lines) == """
                In `Product`:
                  `Fake` (shared, AppScope) is there; why Fake says more:
                    @ it is there, as an element of `[String: any Exporter]`; alone it is handed to nobody, as it has no key

                """
        )
    }

    @Test func `What is only an element of a collection is not what is asked for alone`() throws {
        let source =
            """
            protocol Plugin {}
            struct Spell: Plugin {}
            struct Editor { init(spell: Spell?) {} }
            struct Menu { init(plugins: [any Plugin], editor: Editor) {} }

            """
            + Self.assembly(
                "Main",
                "Shared(Spell.self).into([any Plugin].self); Shared(Editor.self); Shared(Menu.self)"
            )
        #expect(
            try whyNot("Editor", "Spell", of: source, composition: "Main.self; Expose(Menu.self)") == """
                In `Product`:
                  `Editor` (shared, AppScope) does not lead to `Spell` (shared, AppScope):
                    @ its parameter `spell` asks for `Spell?`, and gets nil
                      @ `Spell` is offered only as an element of a collection

                """
        )
    }

    @Test func `An assembly that is not listed, who lists it, and what it would register`() throws {
        let document = Package.document(
            Self.stores + Self.assembly("Main", "Shared(MemoryStore.self, as: (any Store).self)")
                + Self.assembly("Files", "Shared(Disk.self)") + Self.assembly("Idle", "Shared(Editor.self)") + """
                    enum Product: Composition { static var assemblies: Assemblies { Main.self; Expose((any Store).self) } }
                    enum Full: Composition { static var assemblies: Assemblies { Files.self; Expose(Disk.self) } }

                    """
        )
        #expect(
            try Self.whyNot("Disk", from: document) == """
                In `Full`:
                  `Disk` (shared, AppScope) is there; why Disk says more

                In `Product`:
                  @ `Disk` is registered by `Files`, which is not listed; `Full` does list it

                """
        )
        #expect(
            try Self.whyNot("Editor", from: document) == """
                In `Full` and `Product`:
                  @ `Editor` is registered by `Idle`, which is not listed; no composition that exposes something lists it

                """
        )
        #expect(try Self.whyNot("Files", from: document).hasSuffix("  @ `Files` is not listed; `Full` does list it\n"))
        #expect(
            throws: QuestionFault(
                description:
                    "Editor is in none of the graphs asked about, though `Idle` can be listed: why-not Editor says more"
            )
        ) {
            try WhyQuestion(AskedName("Editor")).answer(in: document)
        }
    }

    @Test func `A scope that no listed assembly belongs to`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(Disk.self)")
            + Self.assembly("Sessions", "Shared(MemoryStore.self)", scope: "SessionScope")
        #expect(
            try whyNot("SessionScope", of: source, composition: "Main.self; Expose(Disk.self)") == """
                In `Product`:
                  no assembly is listed that belongs to `SessionScope` or to a scope inside it
                    @ `Sessions` belongs to it; no composition that exposes something lists it

                """
        )
    }

    @Test func `An assembly of which nothing is needed`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(MemoryStore.self)")
            + Self.assembly("Files", "Shared(Disk.self); Shared(FileStore.self, as: (any Store).self)")
        #expect(
            try whyNot("Files", of: source, composition: "Main.self; Files.self; Expose(MemoryStore.self)") == """
                In `Product`:
                  `Files` is listed for nothing:
                    @ `FileStore` is not needed
                      @ nothing asks for `any Store`, and nothing exposes it

                """
        )
    }

    @Test func `A line under a condition is not there where that does not hold`() throws {
        let document = Package.document(
            Self.stores
                + Self.assembly(
                    "Main",
                    """
                    Shared(MemoryStore.self)
                    #if DEBUG
                    Shared(Disk.self)
                    #endif
                    """
                )
                + "enum Product: Composition { static var assemblies: Assemblies { Main.self; Expose(MemoryStore.self) } }"
        )
        #expect(
            try Self.whyNot("Disk", from: document) == """
                In `Product` where `DEBUG`:
                  `Disk` (shared, AppScope) is not needed:
                    @ nothing asks for `Disk`, and nothing exposes it

                In `Product` where `!DEBUG`:
                  @ `Disk` is registered by `Main` only where `DEBUG`, and here it is `!DEBUG`

                """
        )
    }

    @Test func `A decorator wraps what its own scope offers`() throws {
        let decorator = Self.stores + "struct Cache: Store { init(inner: any Store) {} }\n"
        let inside =
            decorator + Self.assembly("Main", "Shared(MemoryStore.self, as: (any Store).self); Shared(Editor.self)")
            + Self.assembly("Sessions", "Decorator(Cache.self, of: (any Store).self)", scope: "SessionScope")
        #expect(
            try whyNot("Cache", of: inside, composition: "Main.self; Sessions.self; Expose(Editor.self)").hasSuffix(
                """
                SessionScope) decorates what is not there:
                    @ it decorates `any Store` in `SessionScope`, and `MemoryStore` offers that in `AppScope`: a decorator wraps what its own scope offers

                """
            )
        )
        let alone =
            decorator + Self.assembly("Main", "Shared(Disk.self); Decorator(Cache.self, of: (any Store).self)")
            + Self.assembly("Other", "Shared(MemoryStore.self, as: (any Store).self)")
        #expect(
            try whyNot("Cache", of: alone, composition: "Main.self; Expose(Disk.self)").contains(
                """
                    @ it decorates `any Store`, which nothing in `AppScope` offers
                      @ `MemoryStore` is registered by `Other`, which is not listed; no composition that exposes something lists it

                """
            )
        )
    }

    @Test func `A decorator goes with what it wraps`() throws {
        let source =
            """
            protocol Reading {}
            protocol Writing {}
            struct Disk: Reading, Writing {}
            struct Audit: Writing { init(inner: any Writing) {} }
            struct Memory: Reading {}
            struct Editor { init(reading: any Reading) {} }

            """
            + Self.assembly(
                "Main",
                "Shared(Disk.self, as: (any Reading).self, (any Writing).self); Shared(Editor.self)\nDecorator(Audit.self, of: (any Writing).self)"
            ) + Self.assembly("Doubles", "Shared(Memory.self, as: (any Reading).self)")
        #expect(
            try whyNot("Audit", of: source, composition: "Main.self; Override(Doubles.self); Expose(Editor.self)")
                .contains(
                    """
                        @ it decorates `any Writing`, which `Disk` offered
                          @ the override `Doubles` puts `Memory` in its place, which offers `any Reading` too

                    """
                )
        )
    }

    @Test func `What lives in another scope can't be had`() throws {
        let source =
            """
            struct Session {}
            struct Editor { init(session: Session?) {} }

            """ + Self.assembly("Main", "Shared(Editor.self)")
            + Self.assembly("Sessions", "Shared(Session.self)", scope: "SessionScope")
        let lines = "Main.self; Sessions.self; Expose(Editor.self)"
        #expect(
            try whyNot("Session", of: source, composition: lines) == """
                In `Product`:
                  `Session` (shared, SessionScope) is not needed:
                    @ nothing asks for `Session`, and nothing exposes it
                      @ `Editor` asks for `Session?` (parameter `session`), and gets nil: it lives in `AppScope`, from where `SessionScope` can't be seen

                """
        )
        #expect(
            try whyNot("Session", in: "AppScope", of: source, composition: lines) == """
                In `Product`:
                  `Session` (shared, SessionScope) is not in `AppScope`:
                    @ it lives in `SessionScope`, which is inside `AppScope` and ends before it: what lives in `AppScope` can open `SessionScope`, and can't hold it

                """
        )
        #expect(
            try whyNot("Editor", "Session", of: source, composition: lines).hasSuffix(
                """
                    @ its parameter `session` asks for `Session?`, and gets nil
                      @ `Session` lives in `SessionScope`, which can't be seen from `AppScope`

                """
            )
        )
        #expect(
            try whyNot("Editor", in: "SessionScope", of: source, composition: lines)
                .contains("`Editor` (shared, AppScope) is there")
        )
    }

    @Test func `What something nearer or listed before answers for`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(MemoryStore.self, as: (any Store).self)")
            + Self.assembly("Other", "Shared(FileStore.self, as: (any Store).self); Shared(Disk.self)")
            + Self.assembly(
                "Sessions",
                "Shared(Editor.self); Shared(MemoryStore.self, as: (any Store).self)",
                scope: "SessionScope"
            )
        #expect(
            try whyNot("FileStore", of: source, composition: "Main.self; Other.self; Expose((any Store).self)") == """
                In `Product`:
                  `FileStore` (shared, AppScope) is not needed:
                    @ for `any Store`, whoever asks gets `MemoryStore`, which is listed before it

                """
        )
        #expect(
            try whyNot("AppScope/FileStore", of: source, composition: "Other.self; Sessions.self; Expose(Editor.self)")
                == """
                In `Product`:
                  `FileStore` (shared, AppScope) is not needed:
                    @ for `any Store`, `Editor` gets `MemoryStore`, which is in the nearer `SessionScope`

                """
        )
        #expect(
            try whyNot("Editor", "FileStore", of: source, composition: "Other.self; Sessions.self; Expose(Editor.self)")
                .hasSuffix(
                    "    @ its parameter `store` asks for `any Store`, and gets `MemoryStore`, which is in the nearer `SessionScope`\n"
                )
        )
    }

    @Test func `What is asked for with another tag, or as another type`() throws {
        let source =
            """
            enum Live {}
            protocol Store {}
            struct FileStore: Store {}
            struct Server { init(url: String?, store: FileStore?) {} }

            """
            + Self.assembly(
                "Main",
                "Input(String.self).tagged(Live.self); Shared(FileStore.self, as: (any Store).self); Shared(Server.self)"
            )
        let lines = "Main.self; Expose(Server.self)"
        #expect(
            try whyNot("String", of: source, composition: lines) == """
                In `Product`:
                  `String` (an input, AppScope) is not needed:
                    @ it is handed in all the same, as every input is; nothing takes it
                    @ nothing asks for `String` tagged `Live`, and nothing exposes it
                      @ `Server` asks for `String` without a tag (parameter `url`), and gets nil

                """
        )
        #expect(
            try whyNot("FileStore", of: source, composition: lines).contains(
                "@ `Server` asks for `FileStore?` (parameter `store`), and `FileStore` is offered only as `any Store`\n"
            )
        )
        #expect(
            try whyNot("Server", "String", of: source, composition: lines).hasSuffix(
                """
                    @ its parameter `url` asks for `String?`, and gets nil
                      @ `String` is offered only with the tag `Live`

                """
            )
        )
    }

    @Test func `What is asked for and registered nowhere`() throws {
        let source = Self.stores + Self.assembly("Main", "Shared(Editor.self)")
        #expect(
            try whyNot("Store", of: source, composition: "Main.self; Expose(Editor.self)")
                == """
                In `Product`:
                  nothing registers `Store`
                    `Editor` asks for `any Store` (parameter `store`)

                """.replacing("    `Editor`", with: "    @ `Editor`")
        )
        #expect(
            try whyNot("Disk", of: source, composition: "Main.self; Expose(Editor.self); Expose(Disk.self)").hasSuffix(
                "  nothing registers `Disk`\n    @ `Disk` is to be exposed\n"
            )
        )
        #expect(throws: QuestionFault(description: "nothing is called Editr; did you mean Editor?")) {
            try whyNot("Editr", of: source, composition: "Main.self; Expose(Editor.self)")
        }
        #expect(throws: QuestionFault(description: "nothing is called AppScop; did you mean AppScope?")) {
            try whyNot("Editor", in: "AppScop", of: source, composition: "Main.self; Expose(Editor.self)")
        }
    }

    @Test func `What a parameter with a default value doesn't take`() throws {
        let source =
            """
            protocol Clock {}
            struct SystemClock: Clock {}
            struct Editor { init(clock: any Clock = SystemClock()) {} }

            """ + Self.assembly("Main", "Shared(SystemClock.self, as: (any Clock).self); Shared(Editor.self)")
        let lines = "Main.self; Expose(Editor.self)"
        let advice =
            "keeps the default value of its parameter `clock`; `.using((any Clock).self, for: \"clock\")` lets it take this one\n"
        #expect(
            try whyNot("Clock", of: source, composition: lines) == """
                In `Product`:
                  `SystemClock` (shared, AppScope) is not needed:
                    @ nothing asks for `any Clock`, and nothing exposes it
                      @ `Editor` \(advice)
                """
        )
        #expect(try whyNot("Editor", "Clock", of: source, composition: lines).hasSuffix("    @ it \(advice)"))
        let named = source.replacing(
            "Shared(Editor.self)",
            with: "Shared(Editor.self).using((any Clock).self, for: \"clock\")"
        )
        #expect(try whyNot("Clock", of: named, composition: lines).contains("is there; why Clock says more"))
    }

    @Test func `What nothing leads to but a circle`() throws {
        let source =
            """
            final class Left { init(right: () throws -> Right) {} }
            final class Right { init(left: Left) {} }
            struct Disk {}

            """ + Self.assembly("Main", "Shared(Left.self); Shared(Right.self); Shared(Disk.self)")
        #expect(
            try whyNot("Left", of: source, composition: "Main.self; Expose(Disk.self)").contains(
                "@ only `Right` would need it, in a circle that no root leads to\n"
            )
        )
    }

    @Test func `What can't be read`() throws {
        let source =
            Self.stores + Self.assembly("Main", "Shared(Disk.self); Shared(unknown)")
            + "enum Lost: Assembly { typealias Scope = Nowhere; static var registrations: Registrations { Shared(MemoryStore.self) } }"
        let lines = "Main.self; Lost.self; Expose(Disk.self)"
        let missing = try whyNot("MemoryStore", of: source, composition: lines)
        #expect(missing.contains("@ `MemoryStore` is registered by `Lost`, whose scope is not known"))
        #expect(
            missing.hasSuffix("  something here could not be read, so that there may be more to it: check says more\n")
        )
    }

    @Test func `One thing may need nothing that leads to another, or be absent itself`() throws {
        let source =
            Self.stores
            + Self.assembly(
                "Main",
                "Shared(Disk.self); Shared(MemoryStore.self, as: (any Store).self); Shared(Editor.self)"
            )
        let lines = "Main.self; Expose(Editor.self); Expose(Disk.self)"
        #expect(
            try whyNot("Editor", "Disk", of: source, composition: lines).hasSuffix(
                "    nothing that it needs, be it through others, asks for `Disk`\n"
            )
        )
        #expect(try whyNot("Disk", "Editor", of: source, composition: lines).hasSuffix("    it needs nothing\n"))
        #expect(
            try whyNot("Editor", "Store", of: source, composition: lines).contains(
                "leads to `MemoryStore` (shared, AppScope); why Editor Store says more\n"
            )
        )
        #expect(
            try whyNot("Editor", "Store", of: source, composition: "Main.self; Expose(Disk.self)").hasSuffix(
                "    it is not there itself\n      @ nothing asks for `Editor`, and nothing exposes it\n"
            )
        )
    }
}
