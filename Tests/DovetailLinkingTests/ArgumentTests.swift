import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import Testing

/// What `arguments:` lists has to be taken by somebody, and what inputs are called.
@Suite struct ArgumentTests {
    @Test("an argument that no parameter takes is reported where it is listed") func untaken() {
        TestProgram(
            manifest(
                """
                Transient(Page.self, arguments: Int.self, 1️⃣DocumentID.self)
                Transient(Twice.self, arguments: Int.self, Int.self, 2️⃣Int.self)
                Transient(Page.self, as: (any Showing).self, 3️⃣arguments: String.self) { (number: Int) in Page(number: number) }
                """
            ) + """
                struct DocumentID {}
                protocol Showing {}
                final class Page: Showing { init(number: Int, id: DocumentID = DocumentID()) {} }
                final class Twice { init(first: Int, second: Int?) {} }
                """
        ).expect(
            ExpectedDiagnostic(
                .unusedArgument,
                "1️⃣",
                "`DocumentID` is listed as an argument, and no parameter of `Page` takes it",
                notes: [(.suggestion, "let the initializer have a parameter of type `DocumentID`", nil)]
            ),
            ExpectedDiagnostic(.unusedArgument, "2️⃣", "`Int` is listed as an argument"),
            ExpectedDiagnostic(
                .unusedArgument,
                "3️⃣",
                "`String` is listed as an argument",
                notes: [(.suggestion, "let the closure have a parameter of type `String`", nil)]
            )
        )
    }

    @Test(
        "a type is known by the name that the manifest writes",
        arguments: [
            ("Token.self", "Token", "Token"), ("Outer.Token.self", "Token", nil), ("Plugging.self", "Plugging", nil),
            ("(any Plugging).self", "Plugging", nil), ("String.self", "String", nil), ("[Token].self", nil, nil),
            ("Token?.self", nil, nil), ("Box<Int>.self", nil, nil), ("(any Plugging & Sendable).self", nil, nil),
            ("Plug.self", "Plug", "Plug"),
        ] as [(String, String?, String?)]
    )
    func writtenName(_ type: String, _ expected: String?, _ inputName: String?) throws {
        let program = TestProgram(
            manifest("Input(\(type))\nInput(Int.self, name: \"count\")") + """
                typealias Token = String
                enum Outer { struct Token {} }
                protocol Plugging {}
                typealias Plug = any Plugging
                struct Box<T> {}
                enum Product: Composition { static var assemblies: Assemblies { Main.self } }
                """
        )
        program.expectNoDiagnostics()
        #expect(program.registrations().map(\.writtenName) == [expected, "Int"])
        let composition = try #require(program.program.compositions.first)
        let names = program.program.graph(of: composition).graph.bindings.map(\.inputName)
        #expect(names == [inputName, "count"])
    }
}
