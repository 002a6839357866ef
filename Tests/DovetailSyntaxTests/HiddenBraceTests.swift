import DovetailDiagnostics
import DovetailSyntax
import Testing

/// Whatever can hide a brace, quote or comma must not move the end of a body.
@Suite struct HiddenBraceTests {
    @Test(
        "A body ends at its own brace, whatever it holds",
        arguments: [
            #"let a = "}""#,
            #"let a = "\"}""#,
            #"let a = "\(f("}") { $0 + "}" }) }""#,
            #"let a = "\("\("\(x)}")}")}""#,
            ##"let a = #"\"}"#"##,
            ##"let a = #"\#("}")}"#"##,
            ##"let a = #"""#"##,
            "let a = \"\"\"\n  } \" \"\" \\\"\"\" }\n  \\(f(\"}\")) \"}\n  \"\"\"",
            "let a = #\"\"\"\n  \"\"\" } \\( \n  \"\"\"#",
            "// }",
            "/* } /* } */ } */",
            "let a = b / 2 // } /",
            #"let a = /[}{"]\/}/"#,
            #"let a = f(/}/, /{/)"#,
            #"return /}/"#,
            #"let a = b.map { /* c */ /}/ }"#,
            "let a = #/ } \" /#",
            "let a = #/\n  } # comment with \" /\n/#",
            "let a = b / c; let d = \"}\" / e",
            "let a = (x / y, \"}\", z / w)",
            "let a = x! / y; let b = \"}\".count / 2",
            "let a = reduce(1, /) + reduce(\"}\", /)",
            "let a = 1 /==/ 2; let b = \"}\" /==/ 3",
            "let `a } b` = 1",
            #"#warning("}")"#,
            "let a = \\Foo.bar; let b = \"}\"",
            "let a = \"unterminated\n",
            "let a = 1...; let b = \"}\"",
        ]
    )
    func bodyEnds(body: String) {

        let file = scan("struct A {\nfunc f() {\n\(body)\n}\ninit(a: Int) {}\n}\nstruct B {}")
        #expect(file.members.types.map(\.name) == ["A", "B"])
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(a: Int)"])
        #expect(file.problems.isEmpty)
    }

    @Test(
        "A default value is skipped as a whole",
        arguments: [
            "f({ x, y in x + y })", "{ \"x, y\" }", "[\"a\": (1, 2), \"b,\": (3, 4)]", "Foo<Int, String>()",
            "Foo<Int, [String: (Bool, Int)]>.shared", "a < b", "(a < b, c > d)", "min(9 / 2, 8 / 2)",
            "mk(216.0/255.0, 44.0/255.0)", "\"a, \\(b, c) )\"", "/[)(,{\"]+\\/x/", "#/ , ) /#", "[1, 2, 3][0]", "-1",
            ".init(a: 1, b: 2)", "x ? y : z", "try! f(a, b)", "#file", "#macro(a, b)", "`default`",
            "a as? Foo<A, B> ?? c",
            "if a { b } else { c }", "1 /==/ 2", "\\Foo.bar", "a /* , */", "\n  a\n  + b", "()", "1...",
        ]
    )
    func defaultIsSkipped(value: String) {
        let signatures = initializerSignatures(in: "struct A { init(a: Int = \(value), b: Int) {} }")
        #expect(signatures == ["(a: Int =, b: Int)"])
    }

    @Test func conditionsThatLookLikeGenericsAreComparisons() {
        let signatures = initializerSignatures(
            in: "struct A { init(a: Bool = x < y, b: Bool = z > w, c: Foo<A, B> = Foo<A, B>()) {} }"
        )
        #expect(signatures == ["(a: Bool =, b: Bool =, c: Foo<A, B> =)"])
    }

    @Test(
        "A byte order mark, line endings and a shebang change nothing",
        arguments: ["\n", "\r\n", "\r"]
    )
    func lineEndings(lineEnd: String) {
        let lines = ["\u{FEFF}#!/usr/bin/swift { \"", "// }", "struct A {", "  init(a: Int) {}", "}", "struct B {}"]
        let file = scan(lines.joined(separator: lineEnd))
        #expect(file.members.types.map(\.name) == ["A", "B"])
        #expect(file.members.types.map { file.source.location(of: $0.nameOffset).line } == [3, 6])
        #expect(file.problems.isEmpty)
    }

    @Test func invalidUTF8IsAProblemAtItsPlace() {
        let bytes = Array("struct A {} // ".utf8) + [0xFF] + Array("\nstruct B { init(é: Int) {} }".utf8)
        let file = Scanner.scan(SourceText(path: "Test.swift", bytes: bytes))
        #expect(file.members.types.map(\.name) == ["A", "B"])
        #expect(file.problems == [SyntaxProblem(offset: 15, message: "this byte is not valid UTF-8")])
    }
}
