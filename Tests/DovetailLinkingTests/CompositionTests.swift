import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

@Suite struct CompositionTests {
    private static func assembly(_ name: String, _ registrations: String = "", access: String = "") -> String {
        """
        \(access) enum \(name): Assembly {
            \(access) typealias Scope = AppScope
            \(access) static var registrations: Registrations { \(registrations) }
        }

        """
    }

    private static func composition(_ name: String, _ elements: String, access: String = "") -> String {
        """
        \(access) enum \(name): Composition {
            \(access) static var assemblies: Assemblies {
                \(elements)
            }
        }

        """
    }

    private static let preamble = "import Dovetail\nenum AppScope: Scope {}\nprotocol P {}\nfinal class A {}\n"

    @Test("assemblies keep their listed order, includes stand at their place, duplicates count once") func flattening()
    {
        let source =
            Self.preamble + Self.assembly("Z") + Self.assembly("Y") + Self.assembly("X") + Self.assembly("W")
            + Self.composition(
                "Product",
                "Z.self\nInclude(Middle.self)\nX.self\nExpose(A.self)\nExpose((any P).self)\nZ.self"
            )
            + Self.composition("Middle", "Expose(P.self)\nInclude(Deep.self)\nX.self\nExpose(Int.self)")
            + Self.composition("Deep", "W.self\nZ.self")
        let program = TestProgram(source)
        program.expectNoDiagnostics()
        let names = program.program.assemblies.map(\.name)
        #expect(names == ["W", "X", "Y", "Z"])
        let product = program.program.compositions.first { $0.name == "Product" }
        #expect(product?.assemblies.map { names[$0] } == ["Z", "W", "X"])
        #expect(product?.exposures.map(\.type.name) == ["any P", "Int", "A"])
        #expect(program.program.compositions.map(\.name) == ["Deep", "Middle", "Product"])
    }

    @Test("a composition takes assemblies and compositions of its dependencies") func otherModules() throws {
        let library =
            "import Dovetail\npublic enum AppScope: Scope {}\npublic final class Root { public init() {} }\n"
            + Self.assembly("Base", "Shared(Root.self)", access: "public")
            + Self.composition("Bundle", "Base.self", access: "public")
        let program = TestProgram(
            TestModule("Library", package: "Other", library),
            TestModule(
                "App",
                "import Library\nimport Dovetail\n"
                    + Self.composition("Product", "Include(Library.Bundle.self)\nExpose(Root.self)")
            )
        )
        program.expectNoDiagnostics()
        let product = try #require(program.program.compositions.first { $0.name == "Product" })
        #expect(product.assemblies == [0])
        #expect(product.imports.map(\.path) == [["Library"], ["Dovetail"]])
        let graph = program.program.graph(of: product).graph
        #expect(graph.bindings.map(\.isOwnPackage) == [false])
    }

    @Test(
        "what can't be listed is reported where it stands",
        arguments: [
            (DiagnosticID.unreadableManifest, "1️⃣A.self", "`A` is no assembly", "conforms to `Assembly`"),
            (.unknownType, "1️⃣Man.self", "`Man` is no assembly", "did you mean `Main`?"),
            (.unreadableManifest, "1️⃣Other.self", "`Other` is a composition", "write `Include(Other.self)`"),
            (.unreadableManifest, "1️⃣Include(Main.self)", "`Main` is an assembly", "list it as `Main.self`"),
            (.unknownType, "1️⃣Include(Oter.self)", "`Oter` is no composition", "did you mean `Other`?"),
            (.unreadableManifest, "Expose(A.self, 1️⃣b)", "`Expose` takes types", "write `Expose(A.self, T.self)`"),
            (.unreadableManifest, "Expose(A.self, 1️⃣as: B.self)", "`Expose` takes types", "write `Expose(A.self)`"),
            (
                .unreadableManifest, "Expose(1️⃣tag: A.self, A.self)", "and one tag after them",
                "write `Expose(A.self, tag: A.self)`"
            ),
            (.unreadableManifest, "1️⃣Expose()", "`Expose` takes types", "write `Expose(T.self)`"),
            (.unreadableManifest, "1️⃣Expose(A.self) {}", "`Expose` takes types", "write `Expose(A.self)`"),
            (
                .unreadableManifest, "Expose(A.self, 1️⃣tag: \"B\")", "a tag is a type",
                "`Expose(A.self, tag: Marker.self)`"
            ),
            (.unreadableManifest, "Include(A.self, 1️⃣tag: B.self)", "`Include` takes one type", nil),
            (.unreadableManifest, "1️⃣Expose(a)", "`Expose` takes types", "write `Expose(T.self)`"),
            (.unreadableManifest, "1️⃣Exposed(A.self)", "`Exposed` can't be listed", "did you mean `Expose`?"),
            (.unreadableManifest, "1️⃣Main()", "`Main` can't be listed", "write `Main.self`"),
            (.unreadableManifest, "1️⃣Other()", "`Other` can't be listed", "write `Include(Other.self)`"),
            (.unreadableManifest, "1️⃣Shared(A.self)", "`Shared` belongs in the `registrations`", nil),
            (.unknownType, "1️⃣Override(Mein.self)", "`Mein` is no assembly", "did you mean `Main`?"),
            (
                .unreadableManifest, "1️⃣Override(Other.self)", "`Override` takes an assembly",
                "name the assembly whose registrations"
            ),
            (.unreadableManifest, "Expose(A.self).1️⃣lazy()", "`Expose` has no `.lazy`", nil),
            (.unreadableManifest, "1️⃣let a = 1", "can't be listed in a composition", "a composition lists"),
            (.unreadableManifest, "1️⃣Include(Product.self)", "`Product` → `Product`", nil),
        ] as [(DiagnosticID, String, String, String?)]
    )
    func faults(_ id: DiagnosticID, _ element: String, _ headline: String, _ suggestion: String?) {
        let elements = element.contains("Expose(A.self, B") ? "Expose(A.self, 1️⃣B.self)" : element
        let program = TestProgram(
            Self.preamble + Self.assembly("Main") + Self.composition("Product", elements)
                + Self.composition("Other", "Main.self")
        )
        let notes: [(kind: Diagnostic.NoteKind, part: String, mark: String?)] =
            suggestion.map { [(.suggestion, $0, nil)] } ?? []
        program.expect(ExpectedDiagnostic(id, "1️⃣", headline, notes: notes))
        #expect(program.program.compositions.last?.hasFaults == true)
    }

    @Test("compositions that include each other are told so once, with every include") func includeCycle() {
        TestProgram(
            Self.preamble + Self.composition("One", "2️⃣Include(Two.self)")
                + Self.composition("Two", "1️⃣Include(One.self)")
                + Self.composition("Three", "Include(One.self)")
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "`One` → `Two` → `One`",
                notes: [(.related, "`Two` is included here", "2️⃣")]
            )
        )
    }

    @Test("a composition that lists nothing readable says so") func missing() {
        TestProgram(Self.preamble + "enum 1️⃣Product: Composition {}").expect(
            ExpectedDiagnostic(.unreadableManifest, "1️⃣", "`Product` has no `assemblies`")
        )
    }

    @Test("what a composition hands out or takes has to be as accessible as it is") func access() {
        let source =
            "import Dovetail\npublic enum AppScope: Scope {}\nprotocol P {}\npackage final class A {}\npublic struct Box<T> {}\n"
            + Self.assembly("Main", "1️⃣Input((any P).self)\nShared(A.self) { A() }", access: "public")
            + Self.composition(
                "Product",
                "Main.self\n2️⃣Expose(A.self)\nExpose(Box<Int>.self)\n3️⃣Expose(Box<A>.self)",
                access: "public"
            )
            + Self.composition("Own", "Main.self\nExpose(A.self)")
            + Self.composition("Bundle", "Main.self", access: "public")
        TestProgram(source).expect(
            ExpectedDiagnostic(
                .exposedTypeNotAccessible,
                "1️⃣",
                "`any P` is an input of `Product`, but it is `internal` and the composition is `public`",
                notes: [(.suggestion, "make `P` `public`, or `Product` `internal`", nil)]
            ),
            ExpectedDiagnostic(
                .exposedTypeNotAccessible,
                "2️⃣",
                "`A` is exposed by `Product`, but it is `package` and the composition is `public`"
            ),
            ExpectedDiagnostic(
                .exposedTypeNotAccessible,
                "3️⃣",
                "`Box<A>`",
                notes: [(.suggestion, "make `A` `public`", nil)]
            )
        )
    }
}
