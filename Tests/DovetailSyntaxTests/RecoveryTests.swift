import DovetailSyntax
import Foundation
import Testing

@Suite struct RecoveryTests {
    private static let sources = [
        """
        @testable import struct A.B
        #if os(Linux) && A
        /// comment { "
        @MainActor @available(macOS 15, *) public final class C<T: P>: D<T>, @unchecked Sendable where T: Q {
            private(set) lazy var a: [String: (any P)?] = f({ x in "\\(x + "}")" }) { didSet { } }
            #if B
            let (b, c) = (1, 2), d: Int = /re}/
            init?<U>(@W _ e: @escaping (U) async throws(E) -> Void = { _ in }, f g: String..., h: inout T) async throws
            where U: P { self.a = #"}"# }
            #elseif X
            func f() -> some P { switch x { case .a: 1 } }
            enum E: Int { case a = 1, b(Int) }
            static var registrations: Registrations { Shared(A.self) }
            #endif
        }
        #endif
        extension [Int]: P where Element == Int { typealias F<G> = (G) -> Void; subscript(x: Int) -> Int { get { 1 } set {} } }
        """,
        "let x = \"\"\"\n  \\(a { \"}\" })\n  \"\"\"; struct A { init() {} } /* } /* */ */; struct B {}",
    ]

    @Test("Every prefix of a file gives what can be read, and at most one problem", arguments: sources)
    func prefixes(source: String) {
        let bytes = Array(source.utf8)
        for end in 0...bytes.count {
            let file = Scanner.scan(SourceText(path: "Test.swift", bytes: Array(bytes.prefix(end))))
            #expect(file.problems.count <= 1, "\(end): \(file.problems)")
            #expect(file.problems.allSatisfy { $0.offset <= end })
        }
    }

    @Test("Every file with one byte missing or another in its place is read without crash", arguments: sources)
    func mutations(source: String) {
        let bytes = Array(source.utf8)
        for index in bytes.indices {
            for replacement in Array("{}()[]<\"/#`\\@,:;\n\u{0}".utf8) {
                var changed = bytes
                changed[index] = replacement
                _ = Scanner.scan(SourceText(path: "Test.swift", bytes: changed))
            }
            var shorter = bytes
            shorter.remove(at: index)
            _ = Scanner.scan(SourceText(path: "Test.swift", bytes: shorter))
        }
    }

    @Test(
        "What is never closed is told at its place",
        arguments: [
            ("struct A {}\nstruct B { init() { f(", "this brace is never closed", 30),
            ("struct A { init(x: Int", "this parenthesis is never closed", 15),
            ("struct A {}\n/* x", "this comment is never closed", 12),
            ("let x = \"\"\"\nstruct A {}", "this string is never closed", 8),
            ("struct A { func f() { g(\"abc) }\n", "this string is never closed", 24),
            ("struct A {\n  var x = [1, 2\n}\n", "this bracket is never closed", 21),
            ("}\nstruct A {}", "this brace closes nothing", 0),
            ("struct A { foo bar }", "this is not a declaration", 11),
            ("struct A", "a brace is missing here", 8), ("struct {}", "a name is missing here", 7),
            ("extension 5 {}", "this type cannot be read", 10), ("struct A { var x: }", "this type cannot be read", 18),
            ("struct A { init {} }", "the parameters of this initializer are missing", 15),
            ("typealias A\nstruct B {}", "this type alias cannot be read", 12),
            ("struct A: B, {}", "this type cannot be read", 13), (")\nstruct A {}", "this bracket closes nothing", 0),
            ("struct A { init(inout a: Int) {} }", "this parameter cannot be read", 16),
            ("struct A { try let b = 1 }", "this is not a declaration", 11),
        ]
    )
    func problems(source: String, message: String, offset: Int) {
        #expect(scan(source).problems.first == SyntaxProblem(offset: offset, message: message))
    }

    /// The brace that is marked has no partner, as the layout shows; without it the end of the file would be blamed.
    @Test(
        "Where braces don't pair up, the layout tells which one is meant",
        arguments: [
            "enum A {\n    var b: C {\n        D(E.self) |{ f()\n        G()\n    }\n}\nstruct H {}\n",
            "enum A {\n    var b: C {\n        D()\n            .e |{\n                f()\n        G()\n    }\n}\n",
            "enum A {\n    var b: C |{\n        D()\n}\nstruct H {}\n",
            "enum A {\n    func b(\n        c: C,\n           d: D) {\n    }\n    func e() {\n        if f |{\n    }\n}\n",
            "enum A {\n    func b()\n        -> C where D: E {\n    }\n    var e: F |{\n}\n",
            "enum A {\n    var b: C {\n        D(E.self) {\n            f()\n        }\n        |}\n        G()\n    }\n}\n",
            "enum A {\n\tvar b: C {\n\t\tD()\n\t\t\t.e {\n\t\t\t}\n\t}\n\t|}\n\tvar g: H { i }\n}\n",
            "enum A {\n    var b = \"}\"\n    // }\n    var c: D |{\n        e()\n}\n",
        ]
    )
    func layout(marked: String) throws {
        let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
        let place = marked.utf8.distance(from: marked.utf8.startIndex, to: offset)
        let source = marked.replacing("|", with: "")
        let isOpening = marked.contains("|{")
        let message = isOpening ? "this brace is never closed" : "this brace closes nothing"
        #expect(scan(source).problems == [SyntaxProblem(offset: place, message: message)])
        // Without a layout to go by it is elsewhere.
        let flat = source.replacing(try Regex("(?m)^[ \t]+"), with: "")
        #expect(scan(flat).problems.map(\.message).contains(message))
    }

    @Test(
        "What follows a declaration on its line is told of, and read",
        arguments: [
            "struct A {} struct B {}", "foo() struct B {}", "let x = f() class B {}", "typealias A = C extension B {}",
            "$access$ struct B {}", "let x = f { } public struct B {}", "A sentence on a struct B {}",
            "import C struct B {}",
            "func f() {} enum B {}", ") struct B {}", "] struct B {}",
        ]
    )
    func sharedLines(source: String) {
        let file = scan(source)
        #expect(file.problems.count == 1)
        #expect(file.members.types.contains { $0.name == "B" } || file.members.extensions.count == 1)
    }

    @Test(
        "A semicolon separates declarations, and a line end does",
        arguments: [
            "struct A {}; struct B {}", "struct A {};\nstruct B {}", "foo(); struct B {}",
            "let x = a.class\nstruct B {}",
            "f(struct: 1)\nstruct B {}", "x = y is A ? `class` : b\nstruct B {}",
        ]
    )
    func separateLines(source: String) {
        #expect(scan(source).problems.isEmpty)
        #expect(scan(source).members.types.last?.name == "B")
    }

    @Test(
        "What is begun before a declaration does not swallow it",
        arguments: [
            "@\nstruct B {}", "@\npublic struct B {}", "@a Foundation\nstruct B {}", "public Foundation\nstruct B {}",
            "import\nstruct B {}", "import ?\nstruct B {}", "struct C { @\npublic init() {} }\nstruct B {}",
            "static\n#if A\n#endif\nstruct B {}", "@a\n1 + 2\nstruct B {}",
        ]
    )
    func beginnings(source: String) {
        let file = scan(source)
        #expect(file.problems.count == 1)
        #expect(file.members.types.last?.name == "B")
        #expect(file.members.types.last?.attributes == [])
    }

    @Test(
        "Names may stand on the next line, also those that are keywords elsewhere",
        arguments: [
            "let\npackage = 1", "let /*\n*/ open = 1", "var\nfinal\n= 1", "let package = 1", "let\nx = 1",
        ]
    )
    func namesOnTheNextLine(source: String) {
        let file = scan(source + "\nimport\nstruct A.B\nstruct S { init\n(a: Int) {}\ninit\n?(b: Int) {} }")
        #expect(file.members.properties.count == 1)
        #expect(file.imports.map(\.path) == [["A", "B"]])
        #expect(file.imports.map(\.kind) == ["struct"])
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(a: Int)", "(b: Int)"])
        #expect(file.problems.isEmpty)
    }

    @Test(
        "A keyword is no name without backticks",
        arguments: ["struct switch {}", "enum Any {}", "class `class` { typealias self = Int }", "protocol enum {}"]
    )
    func keywordsAsNames(source: String) {
        #expect(
            scan(source).problems.map(\.message).first?.hasSuffix("is a keyword; as a name it needs backticks") == true
        )
        #expect(scan("struct `switch` {}; enum `Any` { typealias `self` = Int }; class open {}").problems.isEmpty)
    }

    @Test(
        "What surrounds a mistake is read",
        arguments: [
            "struct X { foo bar }", "struct X { init(5) {} }", "}", "struct { }", "extension 5 { }", "typealias X",
            "#endif",
            "struct X { var: Int }", "class X: { }", "@attr", "init x", "struct X { case }", "func", "let", "import",
            "))", "]",
            "struct X { let a = \"abc\n }", "case a", "struct X { @ }", "infix operator", "struct X<T { }", "$", "`",
            "\\", "#",
        ]
    )
    func surroundings(mistake: String) {
        let file = scan("struct A { init(a: Int) {} }\n\(mistake)\nstruct B { init(b: Int) {} }")
        #expect(file.members.type("A")?.members.initializers.map(\.signature) == ["(a: Int)"])
        #expect(file.members.type("B")?.members.initializers.map(\.signature) == ["(b: Int)"])
    }

    @Test(
        "Nesting without end is given up on, not followed",
        arguments: [
            "struct A {", "#if A\n", "\"\\(", "(", "{", "[", "/*", "func f() {", "let x = (", "@a #if A\n", "if a {",
            "a<",
            "extension A { var x: Int {", "let x = a ? ", "\"\"\"\n\\(", "`", "#\"\\#(", "let x = if a { b } else ",
            "class ", "@", "let x: (", "let x: [", "let x: A<", "let x: () -> ", "let x: any ", "let x: ~", "init(a: ",
            "@a(", "<", "#a(",
            "{ (a: ", "Shared(", "Shared { ", "let x: @a ", "typealias A = (", "init(a: Int = ", "import A.",
            "enum A { case a(", "\\",
        ]
    )
    func deepNesting(piece: String) {
        let text = String(repeating: piece, count: 10_000)
        #expect(scan(text).problems.count <= 2)
        #expect(scan("struct First {}\n" + text).members.types.first?.name == "First")
        let source = SourceText(path: "Test.swift", text)
        #expect(StatementReader.read(0..<source.bytes.count, of: source).count <= 2 * source.bytes.count)
        _ = TypeSyntax.parse(text)
    }

    @Test(
        "What is nested deeply and closed again is read, or told of once",
        arguments: [
            ("struct A {", "", "}"), ("#if A\n", "", "#endif\n"), ("#if A\n@A\n", "", "#endif\n"),
            ("func f() {", "", "}"),
            ("extension A {", "", "}"), ("let x = (", "1", ")"), ("/*", "", "*/"), ("let x = \"\\(", "1", ")\""),
            ("let x: (", "Int", ")"), ("let x: [", "Int", "]"), ("let x: Int", "", "?"), ("let x: Int", "", "!"),
            ("let x: [Int]", "", ".Type"), ("let x: any ", "Int", ""), ("let x: Int", "", ".A"),
            ("let x: ~", "Int", ""),
            ("let x: Int", "", " & Int"), ("let x = { ", "1", "}"), ("let x = if a { ", "1", "} else { 2 }"),
        ]
    )
    func closedNesting(opening: String, middle: String, closing: String) {
        let piece = opening.hasPrefix("let x: ") ? String(opening.dropFirst(7)) : opening
        let start = opening.hasPrefix("let x: ") ? "let x: " : ""
        for depth in [60, 100, 10_000] {
            let nested =
                closing.isEmpty || !piece.hasPrefix("Int") && !piece.hasPrefix("[Int]")
                ? String(repeating: piece, count: depth) : piece
            let text = start + nested + middle + String(repeating: closing, count: depth)
            let file = scan("struct First {}\n\(text)\nstruct Last {}")
            #expect(file.members.type("First") != nil)
            #expect(file.members.type("Last") != nil)
            #expect(depth == 60 ? file.problems.isEmpty : file.problems.count <= 1, "\(file.problems)")
        }
    }

    @Test(
        "A merge conflict is told of once, where it begins, wherever in the code it stands",
        arguments: [
            ("struct A {}\n<<<<<<< HEAD\nstruct B {}\n=======\nstruct B { let a: Int }\n>>>>>>> main\n", 12),
            ("struct A {\n<<<<<<< HEAD\n  let a: Int\n=======\n  let b: Int\n>>>>>>> main\n}\n", 11),
            ("struct A {\n  init(\n<<<<<<< HEAD\n    a: Int\n=======\n    b: Int\n>>>>>>> main\n  ) {}\n}\n", 19),
            ("func f() {\n<<<<<<< HEAD\n  g({\n=======\n  g(\n>>>>>>> main\n}\n", 11),
            ("<<<<<<< HEAD\r\n=======\r\nstruct B {}\r\n>>>>>>> main\r\n", 0),
        ]
    )
    func conflicts(source: String, offset: Int) {
        let problem = SyntaxProblem(offset: offset, message: "this merge conflict is not resolved")
        #expect(scan(source).problems == [problem])
    }

    @Test(
        "What only looks like a merge conflict is none",
        arguments: [
            "let a = \"\"\"\n<<<<<<< HEAD\n=======\n>>>>>>> main\n\"\"\"\n",
            "/*\n<<<<<<< HEAD\n=======\n>>>>>>> main\n*/\n",
            "infix operator <<<<<<<\nlet b = 1\n<<<<<<< 2\n",
        ]
    )
    func noConflicts(source: String) {
        #expect(scan(source).problems.isEmpty)
    }
}
