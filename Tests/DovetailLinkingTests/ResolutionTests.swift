import DovetailDiagnostics
import DovetailLinking
import DovetailSyntax
import Testing

/// Names as the compiler looks them up: case11, case12 and case31 with their neighbours.
@Suite struct ResolutionTests {
    private static let auth = TestModule("Auth", package: "Other", "public final class Session { public init() {} }")
    private static let chat = TestModule(
        "Chat",
        package: "Other",
        "public final class Session { public init(room: String) {} }"
    )

    @Test("the own module shadows imports, and a qualifier reaches past it") func ownModuleFirst() throws {
        let program = TestProgram(
            Self.auth,
            TestModule(
                "App",
                "import Foundation\nimport Auth\n" + manifest("Shared(Hub.self)") + """
                    final class Hub { init(a: Foundation.Data, b: Data, c: Session, d: Auth.Session, e: Auth::Session) {} }
                    struct Data {}
                    struct Session {}
                    """
            )
        )
        program.expectNoDiagnostics()
        #expect(
            try program.parameters("Hub") == ["Data", "App::Data", "App::Session", "Auth::Session", "Auth::Session"]
        )
    }

    @Test("a name that two imports declare is ambiguous at its place") func ambiguousNames() throws {
        let program = TestProgram(
            Self.auth,
            Self.chat,
            TestModule(
                "App",
                "import Auth\nimport Chat\n"
                    + manifest("1️⃣Shared(Hub.self)\n2️⃣Shared(3️⃣Session.self)\nShared(Fine.self)")
                        + """
                        final class Hub { init(4️⃣session: Session) {} }
                        final class Fine { init(a: Auth.Session, b: Chat.Session) {} }
                        """
            )
        )
        program.expect(
            ExpectedDiagnostic(
                .ambiguousType,
                "4️⃣",
                "`Session` is declared by `Auth` and `Chat`",
                notes: [(.related, "registration", "1️⃣"), (.suggestion, "`Auth.Session` or `Chat.Session`", nil)]
            ),
            ExpectedDiagnostic(.ambiguousType, "3️⃣", "`Session` is declared by")
        )
        #expect(try program.parameters("Fine") == ["Auth::Session", "Chat::Session"])
    }

    @Test("a file sees only what it imports; a scoped import wins") func importsOfTheFile() throws {
        let program = TestProgram(
            Self.auth,
            Self.chat,
            TestModule(
                "App",
                manifest("Shared(A.self)\nShared(B.self)\nShared(C.self)\nShared(D.self)"),
                "import Auth\nfinal class A { init(s: Session) {} }",
                "import Auth\nimport class Chat.Session\nfinal class B { init(s: Session) {} }",
                "import struct Auth.Token\nimport Chat\nfinal class C { init(s: Session) {} }",
                "final class D { init(s: Session) {} }"
            )
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("A") == ["Auth::Session"])
        #expect(try program.parameters("B") == ["Chat::Session"])
        #expect(try program.parameters("C") == ["Chat::Session"])
        #expect(try program.parameters("D") == ["Session"])
    }

    @Test("what an import re-exports is seen, in the whole module") func reexports() throws {
        let program = TestProgram(
            Self.auth,
            TestModule("Umbrella", package: "Other", "@_exported import Auth"),
            TestModule(
                "App",
                manifest("Shared(A.self)"),
                "import Umbrella\nfinal class A { init(a: Session, b: Umbrella.Session) {} }"
            )
        )
        #expect(try program.parameters("A") == ["Auth::Session", "Auth::Session"])
    }

    @Test("names of another module are seen as far as their access reaches") func accessOfNames() throws {
        let library = """
            public struct Open {}
            package struct Shared1 {}
            struct Hidden {}
            """
        func parameters(_ package: String, _ attribute: String) throws -> [String] {
            try TestProgram(
                TestModule("Library", package: "Other", library),
                TestModule(
                    "App",
                    package: package,
                    manifest("Shared(A.self)"),
                    "\(attribute)import Library\nfinal class A { init(a: Open, b: Shared1, c: Hidden) {} }"
                )
            ).parameters("A")
        }
        #expect(try parameters("App", "") == ["Library::Open", "Shared1", "Hidden"])
        #expect(try parameters("Other", "") == ["Library::Open", "Library::Shared1", "Hidden"])
        #expect(try parameters("Other", "@testable ") == ["Library::Open", "Library::Shared1", "Library::Hidden"])
    }

    @Test("aliases resolve by whole name and by scope; a generic parameter hides them") func aliases() throws {
        let program = TestProgram(
            manifest("Shared(Uses.self)\nShared(Nested.Inner.self)\nShared(Box<Base>.self)") + """
                typealias Value = Int
                class Base {}
                final class ValueStore {}
                final class Uses { init(v: Value, s: ValueStore) {}
                  convenience init<Value>(boxed: [Value]) { self.init(v: boxed.count, s: .init()) } }
                enum Nested {
                    typealias Value = String
                    final class Inner { init(v: Value, w: App.Value) {} }
                }
                final class Box<Value> { init(v: Value, list: [Value], own: Box) {} }
                """
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("Uses") == ["Int", "App::ValueStore"])
        #expect(try program.parameters("Nested.Inner") == ["String", "Int"])
        #expect(try program.parameters("Box<Base>") == ["App::Base", "Array<App::Base>", "App::Box<App::Base>"])
    }

    @Test("a type named like its module takes the name, as far as it has the member") func typeNamedLikeModule() throws
    {
        let program = TestProgram(
            TestModule(
                "Lifecycle",
                package: "Other",
                """
                public final class Lifecycle { public struct Step {} ; public init() {} }
                public final class Task1 { public init(l: Lifecycle) {} }
                public struct Step {}
                """
            ),
            TestModule(
                "App",
                "import Lifecycle\n" + manifest("Shared(Uses.self)\nShared(Lifecycle::Task1.self)")
                    + "final class Uses { init(a: Lifecycle, b: Lifecycle::Task1, c: Lifecycle.Step, d: Lifecycle::Step) {} }"
            )
        )
        program.expectNoDiagnostics()
        #expect(
            try program.parameters("Uses")
                == ["Lifecycle::Lifecycle", "Lifecycle::Task1", "Lifecycle::Lifecycle.Step", "Lifecycle::Step"]
        )
        #expect(try program.parameters("Task1") == ["Lifecycle::Lifecycle"])
    }

    @Test("nested names hide global ones, from extensions too, but an extension does not see what is around its type")
    func nestedNames() throws {
        let program = TestProgram(
            manifest("Shared(Outer.self)\nShared(Outer.Inner.self)\nShared(Outer.Late.self)\nShared(Sub.self)") + """
                struct Token {}
                struct Late {}
                class Outer {
                    struct Token {}
                    init(t: Token, l: Late) {}
                    final class Inner { init(t: Token) {} }
                }
                extension Outer { struct Late { let t: Token } }
                extension Outer.Late { struct Deep {} }
                final class Sub: Outer { init(t: Token, u: App.Token, d: Late.Deep) {} }
                """
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("Outer") == ["App::Outer.Token", "App::Outer.Late"])
        #expect(try program.parameters("Outer.Inner") == ["App::Outer.Token"])
        #expect(try program.parameters("Outer.Late") == ["App::Outer.Token"])
        #expect(try program.parameters("Sub") == ["App::Outer.Token", "App::Token", "App::Outer.Late.Deep"])
    }

    @Test("an extension of a nested type is read where it stands") func extensionScope() throws {
        let program = TestProgram(
            manifest("Shared(Outer.Inner.self)") + """
                struct Token {}
                enum Outer { struct Token {} ; final class Inner {} }
                extension Outer.Inner { convenience init(t: Token) { self.init() } }
                """
        )
        let note = try #require(program.program.diagnostics.first?.notes.first { $0.message.contains("t: Token") })
        #expect(note.kind == .related)
        let chosen = TestProgram(
            manifest("Shared(Outer.Inner.self)") + """
                struct Token {}
                enum Outer { struct Token {} ; class Inner { private init() {} } }
                extension Outer.Inner { convenience init(t: Token) { self.init() } }
                """
        )
        #expect(try chosen.parameters("Outer.Inner") == ["App::Token"])
    }

    @Test("types nested in binary types by an extension are found") func extensionsOfBinaryTypes() throws {
        let program = TestProgram(
            manifest("Shared(A.self)") + """
                import Foundation
                extension URL { struct Source {} ; typealias Number = Int }
                extension URL.Source { struct Part {} }
                final class A { init(a: URL.Source, b: URL.Number, c: URL.Source.Part, d: URL.Other) {} }
                """
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("A") == ["App::URL.Source", "Int", "App::URL.Source.Part", "URL.Other"])
    }

    @Test("`Self`, associated types and generic superclasses are followed") func relativeNames() throws {
        let program = TestProgram(
            manifest("Shared(A.self)\nShared(B.self)") + """
                protocol Store { associatedtype Item ; typealias Key = String }
                class Base<Item> { typealias List = [Item] ; struct Entry {} }
                final class A: Base<Int> { init(l: List, e: Entry, s: @escaping () -> Self) { super.init() } }
                final class B: Store { typealias Item = Double ; init(i: Item, k: Key, o: B.Item) {} }
                """
        )
        #expect(try program.parameters("A") == ["Array<Int>", "App::Base<Int>.Entry", "(() -> App::A)"])
        #expect(try program.parameters("B") == ["Double", "String", "Double"])
    }

    @Test("private names of two files are told apart; `#if` alternatives are one type") func privateNames() throws {
        let program = TestProgram(
            TestModule(
                "App",
                manifest("Shared(A.self)\nShared(B.self)"),
                "private typealias Key = Int\nfinal class A { init(k: [Key]) {} }",
                """
                private typealias Key = String
                #if os(Linux)
                struct Clock {}
                #else
                struct Clock {}
                #endif
                final class B { init(k: [Key], c: Clock) {} }
                """
            )
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("A") == ["Array<Int>"])
        #expect(try program.parameters("B") == ["Array<String>", "App::Clock"])
    }

    @Test("aliases in a circle and types that inherit from themselves do no harm") func circles() throws {
        let program = TestProgram(
            manifest("Shared(A.self)\nShared(Grown.self)") + """
                typealias X = Y
                typealias Y = X
                class Loop: Loop {}
                class Growing<T>: Growing<[T]> { struct Part {} }
                final class Grown: Growing<Int> { init(part: Part) {} }
                final class A: Loop2 { init(x: X) {} }
                class Loop2: A {}
                """
        )
        #expect(try program.parameters("A").count == 1)
        #expect(try program.parameters("Grown").count == 1)
    }

    @Test("an alias that `#if` decides stands for itself") func conditionalAliases() throws {
        let program = TestProgram(
            manifest("Shared(A.self)") + """
                #if os(macOS)
                typealias Color = NSColor
                #else
                typealias Color = UIColor
                #endif
                #if LIVE
                typealias Number = Int
                #else
                typealias Number = Double
                #endif
                final class A { init(c: Color, n: Number) {} }
                """
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("A") == ["App::Color", "Double"])
    }

    @Test("every use of an alias with an ambiguous name is reported, with the alias") func ambiguityBehindAliases() {
        TestProgram(
            Self.auth,
            Self.chat,
            TestModule(
                "App",
                "import Auth\nimport Chat\n" + manifest("Shared(A.self)\nShared(B.self)") + """
                    1️⃣typealias Current = Session
                    typealias Again = [Current]
                    final class A { init(2️⃣session: Current) {} }
                    final class B { init(3️⃣session: Current, 4️⃣list: Again) {} }
                    """
            )
        ).expect(
            ExpectedDiagnostic(
                .ambiguousType,
                "2️⃣",
                "`Session` is declared by `Auth` and `Chat`",
                notes: [(.related, "in this typealias", "1️⃣"), (.suggestion, "`Auth.Session` or `Chat.Session`", nil)]
            ),
            ExpectedDiagnostic(.ambiguousType, "3️⃣", "`Session` is declared by"),
            ExpectedDiagnostic(
                .ambiguousType,
                "4️⃣",
                "`Session` is declared by",
                notes: [(.related, "in this typealias", "1️⃣")]
            )
        )
    }

    @Test("what can't be told from the sources is said to be so") func unknowableNames() {
        TestProgram(
            Self.auth,
            Self.chat,
            TestModule("Kit", package: "Other", "open class Base { public struct Entry {} ; public init() {} }"),
            TestModule("Lifecycle", package: "Other", "public struct Lifecycle {}\npublic struct Step {}"),
            TestModule(
                "App",
                manifest("Shared(A.self)\nShared(B.self)\nShared(C.self)\nShared(D.self)\nShared(E.self)"),
                """
                #if os(macOS)
                import Auth
                #else
                import Chat
                #endif
                final class A { init(1️⃣session: Session) {} }
                """,
                "import Kit\nclass Middle: Base {}\n",
                "struct Entry {}\nfinal class B: Middle { init(2️⃣entry: Entry) { super.init() } }",
                """
                protocol Loader { associatedtype Item ; func load() -> Item }
                final class C: Loader { func load() -> Int { 1 } ; init(3️⃣item: Item) {} }
                """,
                "import Lifecycle\nfinal class D { init(4️⃣step: Lifecycle.Step, own: Lifecycle) {} }",
                "private struct Twice {}\nfinal class E { private init(a: Twice) {} ; init(5️⃣twice: Twice) {} }",
                "6️⃣struct Twice {}"
            )
        ).expect(
            ExpectedDiagnostic(
                .ambiguousType,
                "1️⃣",
                "which of them is imported depends on what is not known here: `os(macOS)` and `!(os(macOS))`"
            ),
            ExpectedDiagnostic(
                .ambiguousType,
                "2️⃣",
                "`Entry` is the member that `Kit` declares depends on `MemberImportVisibility`",
                notes: [(.suggestion, "import `Kit` in this file", nil)]
            ),
            ExpectedDiagnostic(
                .unknownType,
                "3️⃣",
                "what `Item` of `Loader` stands for is left to the compiler by `C`",
                notes: [(.suggestion, "declare `typealias Item = …` in `C`", nil)]
            ),
            ExpectedDiagnostic(
                .unknownType,
                "4️⃣",
                "`Lifecycle` is a type here, which hides the module and has no `Step`",
                notes: [(.suggestion, "write `Lifecycle::Step`", nil)]
            ),
            ExpectedDiagnostic(.ambiguousType, "5️⃣", "`Twice` is declared more than once")
        )
    }

    @Test("types that extensions of two modules nest alike are two keys") func nestedByOtherModules() throws {
        let kit = TestModule("Kit", package: "Other", "public struct Widget {}")
        let tool = TestModule("Tool", package: "Other", "public struct Widget {}")
        let program = TestProgram(
            kit,
            tool,
            TestModule(
                "App",
                manifest("Shared(A.self)"),
                "import Kit\nextension Widget { struct Part {} }\nstruct KitUser { typealias Part = Widget.Part }",
                "import Tool\nextension Widget { struct Part {} }\nstruct ToolUser { typealias Part = Widget.Part }",
                "final class A { init(a: KitUser.Part, b: ToolUser.Part) {} }"
            )
        )
        program.expectNoDiagnostics()
        #expect(try program.parameters("A") == ["App::Kit::Widget.Part", "App::Tool::Widget.Part"])
    }
}
