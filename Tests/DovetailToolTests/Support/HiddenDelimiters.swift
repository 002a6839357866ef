/// A table of Swift files in which something hides a brace, quote, slash or comma: every piece in every place that it may
/// stand in. Not all are valid; the compiler's parser says which, and what they declare.
enum HiddenDelimiters {
    static var sources: [String] {
        let expressions = literals + operators + names
        // Slashes are many, and told by what stands next to them: each goes to one of the places.
        let divided = slashes.enumerated().map { place($1, places[$0 % places.count]) }
        let placed = expressions.flatMap { expression in places.map { place(expression, $0) } } + divided
        let withTrivia = trivia.flatMap { comment in
            spots.map { surrounded($0.replacing("·", with: comment)) }
        }
        return placed + withTrivia + members.map(surrounded) + files
    }

    private static func place(_ expression: String, _ place: String) -> String {
        surrounded(place.replacing("·", with: expression))
    }

    /// A member between two others, and a type behind: what they declare changes where the piece is read wrongly.
    private static func surrounded(_ member: String) -> String {
        "struct A {\ninit(before: Int) {}\n\(member)\ninit(after: Int, and: Int) {}\n}\nstruct B { init(last: Int) {} }\n"
    }

    /// Where an expression may stand.
    private static let places = [
        "func f() {\n·\n}",
        "func f() { _ = · }",
        "func f() -> Int { return · }",
        "init(a: Int = ·, b: Int) {}",
        "var p = ·",
        "var p: Int { · }",
        "var p = { · }",
        "var p = \"\\(·)\"",
        "var p = #\"\\#(·)\"#",
        "var p = \"\"\"\n  \\(·)\n  \"\"\"",
        "var p = [·, ·]",
        "var p = g(·) { · }",
        "@W(·) var p = 1",
        "func f() { if · { g() } }",
        "func f() { switch x { case ·: break\ndefault: break } }",
        "var p = x ? · : ·",
    ]

    private static let literals = [
        #""}""#, #""{""#, #""\"}""#, #""\\""#, #""\u{7D}""#, #""\("}")""#, #""\(g("}") { $0 + "}" }) }""#,
        #""\("\("\(x)}")}")}""#, #""\(x /* ) " } */)""#, ##""\(")" + #")"#)""##, #""\((x, "}"))}""#, #""/*""#, #""//""#,
        ##"#"}"#"##, ##"#"\"}"#"##, ##"#"\("}""#"##, ##"#"\#("}")}"#"##, ##"#"""#"##, ##"#""}"#"##, ###"##"}"#"##"###,
        ###"##"\##("}" + #"}"#)"##"###, ##"#"\#(g { "}" })"#"##, ##"#"\\#"#"##,
        "\"\"\"\n  }\n  \"\"\"", "\"\"\"\n  \" \"\" \\\"\"\" }\n  \"\"\"", "\"\"\"\n  \\(g(\"}\")) \"}\n  \"\"\"",
        "#\"\"\"\n  \"\"\" } \\(\n  \"\"\"#", "#\"\"\"\n  \\#(g(\"\"\"\n    }\n    \"\"\")) }\n  \"\"\"#",
        "\"\"\"\n  a \\\n  }\n  \"\"\"", "\"\"\"\n  \\(\"\"\"\n    } \\(\"}\")\n    \"\"\")\n  \"\"\"",
        "\"\"\"\n  \\(x // )\n  )\n  \"\"\"",
        "#/ } /#", "#/ \" /#", "#/ \\/# } /#", "#/[/#]}/#", "#/\n  } # comment with \" /\n/#", "##/ /# } /##",
        "#/(?x) } , { /#", "(#/}/#, #/{/#)", "\"\\(#/\"}/#)\"", "#/\\\\/#",
        "1.0e-5", "0x1p-3", "0x1.8p+3", "1...2", "0b1_0", "0o17", "1_000.5", "1.max", "1.e", "x.0.1", "x.1e", "1e+3",
        "0xE+1", "[1, 2,].count", "[\"a,\": (1, 2), \"b}\": (3, 4)]", "'}'",
    ]

    /// What may stand before a slash, then what the slash may begin or divide by.
    private static let slashes: [String] = {
        let before = [
            "", "x ", "x", "(x) ", "(x)", "[x] ", "[x]", "x! ", "x!", "x? ", "x?.y ", "1 ", "1", "1.5 ", "\"s\" ",
            "\"s\"",
            "`x` ", "$0 ", "x.return ", "x.in ", "nil ", "true ", "self ", "Self ", "#line ", "x\n", "(x)\n", "x + ",
            "x +",
            "x += ", "!", "^", "-", "&", "try ", "try! ", "try? ", "await ", "g(", "g(x, ", "[x, ", "[x: ", "x ?? ",
            "x as Y ",
            "x is Y ", "x as? Y ", "/* } */ ", "x /* } */ ", "x/**/", "x /* } */\n", "{ ", "{ x in ", "{ x } ",
            "{ x }\n", "x && ",
            "x == ", "x ? y : ", "x...", "...", "..<", "x ..< ", ".x ", "\\.x ", "x<Y>() ", "x<Y> ", "g { } ", "copy ",
            "each ",
            "super.x ", "unsafe ", "consume ", "x !", "x ^", "x ^ ", "x -", "x =", "x= ", "x -> ", "x! + ", "x!\n",
            "x!+ ", "x+ ", "x.y! ",
            "x()! ", "x + !", "(!", "(-", "g(x, -", "[^", "x; ", "x ?? !", "x... ", "x ...", "x ... ", "(x, ", "x[0] ",
            "x[/a/] ", "/a/ ",
            "/a/\n", "/a/ + ", "g(/a/, ", "g(a: ", "g(a: /a/, b: ", "#m ", "#m(a) ", "{ (a) in ", "{ [a] in ",
            "{ a, b in\n", "{ return ",
            "try await ", "x as! Y ", "x as Y? ", "x as [Y] ", "x is Y<Z> ", "Y<Z>.x ", "x ? /a/ : ", "x ?\n", "x ??\n",
            "x +\n", "x = \n",
            "é ", "é", "x⊕", "x ⊕ ", "⊕", "x.1 ", "1.x ", "0x1 ", "1e5 ", "x\n  .y ", "x // }\n", "x /* a */ /* b */ ",
            "+ /* a */",
        ]
        let after = [
            "/}/", "/ } /", "/}", "/y", "/ y", "/{/", "/\"/", "/\\//", "/[)}]/", "/)/", "/(})/", "/}/.x", "/,/", "/y/z",
            "/}/ ",
            "/=}/", "/^}$/", "/ y /z", "/\\/}/", "/#/", "/}/i", "/}/)", "/}/,", "/(}/", "/[}/", "/[(]}/", "/\\(}/",
            "/}\\ /", "/\\ }/", "/\\}/", "/}//", "/*}*/", "/}/*x*/", "/}/ 2 /}/",
            "/}/ + /{/", "/}/!", "/}/?.x", "/}/+", "/}/...", "/`/", "/'/", "/<}>/", "/?}/", "/+}/", "/-}/", "/.}/",
            "/!}/", "/|}/", "/}|/", "/}=/", "/==/ }",
        ]
        return before.flatMap { first in
            let closing = first.hasPrefix("g(") ? ")" : first.hasPrefix("[x,") || first.hasPrefix("[x:") ? "]" : ""
            let brace = first == "{ " || first == "{ x in " ? " }" : ""
            return after.map { first + $0 + closing + brace }
        }
    }()

    private static let operators = [
        "a /==/ b", "a ^/ b", "g(+/x/)", "g(/)", "g(/, /)", "reduce(1, /) + reduce(\"}\", /)", "(/)", "[/, /]",
        "a &/ b",
        "a /^ b", "a >/ b", "a </ b", "a*/b", "a */ b", "a|/b/", "a ||/}/", "a !/}/", "!/}/", "g(!/}/)", "g(/}/, /{/)",
        "g(a: /}/)", "[/}/: /{/]", "a / b / c", "a/b/c", "(a/b, c/d)", "g(a/b, \"}\")", "a /b/ c", "a+/b", "g(-/}/)",
        "a.b/c",
        "a!/b", "a?.b/c", "/^a/", "/a\\)/", "/(a)|[)]/", "/[^/]}/", "/a /", "/\ta/", "/a\\ /", "g(^^/}/)", "a<b, c>(d)",
        "a < b", "a<b>c",
        "a ... b", "a...", "...a", "a ..< b", "a.+b", "a .+ b", "a .+. b", "a ⊕ b", "a÷b", "a ‖ b", "a→b", "√x",
        "a ≤ b", "a±b",
        "a ?? b", "a ? b : c", "a?.b", "a??.b", "a?[0]", "a!.b", "a ?b :c", "!a", "a as! B", "a as? B ?? c", "&a",
        "a & b", "a && b",
        "a->b", "a = b", "a==b", "a =-b", "\\A.b", "\\.b", "\\A.b?.c", "\\[A].[0]", "\\.self", "a < b > c", "a<{}>b",
    ]

    private static let names = [
        "`a } b`", "`a, b`", "`a\" b`", "`/*`", "`//`", "x.`a } b`", "`a`", "A::b", "A::b()", "A::B.c", "x.A::b", "$0",
        "$name",
        "é", "設定", "👩‍👩‍👧", "a\u{301}", "x\u{200D}y", "#file", "#selector(a)", "#keyPath(a.b)", "#m(a, \"}\")",
        "#m { \"}\" }", "#m(a) { b } c: { \"}\" }",
        "<#}#>", "<#x#>", "g(<#T##Int#>)", "a(<#,#>)", "_", "self", "Self.x", "x.self", "x.init()", ".init(a: 1, b: 2)",
        "if a { b } else { c }", "switch a { case .b: \"}\" default: \"{\" }", "{ [weak self] x in \"}\" }",
        "{ (a: Int, b: Int) in }",
        "{ /* } */ }", "{ // }\n}", "try! f(a, b)", "await f()", "a is B", "a as B<C, D>", "A<B, C>()",
        "A<B, [C: (D, E)]>.f", "()", "(a, b)",
        "#if X\n\"}\"\n#endif", "g(\n#if X\na\n#else\nb\n#endif\n)", "a\n  .b { \"}\" }\n  .c",
        "a\n#if X\n.b(\"}\")\n#endif\n.c",
    ]

    private static let trivia = [
        "// }", "// { \"", "/* } */", "/* \" */", "/* } /* } */ } */", "/* /* */ } /* */ */", "/**/", "/***/",
        "/*/ } */", "/* // */", "// /*",
        "/* */ /* } */", "/// } `{`", "/* }\n\n{ */", "//", "/* '\"' */", "/*}*/", "/* * / } */", "/*\"*/",
    ]

    /// Where a comment may stand; a line comment does not suit all.
    private static let spots = [
        "func f() {\n·\n}", "func f() { · }", "func f() { x ·\n}", "init(a: Int ·, b: Int) {}",
        "init(a: Int,·\n b: Int) {}",
        "init(·\na: Int) {}", "var p = x ·\nvar q = y", "var p ·\n= x", "·", "· func g() {}", "init(a: Int) ·\n{}",
        "var p = \"\\(x ·\n)\"", "var p = \"\\(x ·)\"", "@W ·\nvar p = 1", "var p = x ·/y", "var p = x/· y",
        "var p = a+·b",
        "var p = a ·+ b",
    ]

    private static let members = [
        "func / (a: Int, b: Int) -> Int { 1 }", "static func /(a: A, b: A) -> A { a }",
        "static prefix func / (a: A) -> A { a }",
        "static func /==/ (a: A, b: A) -> Bool { true }", "static func ^/ <T>(a: T, b: T) -> T { a }",
        "static func < (a: A, b: A) -> Bool { \"}\" == \"{\" }",
        "static func <<T>(a: T, b: A) -> Bool { true }", "static func >= (a: A, b: A) -> Bool { true }",
        "func `a } b`() {}",
        "func f(`a, b`: Int) {}", "init(`a, b` c: Int, `in`: Int) {}", "var `x = {`: Int { 1 }",
        "struct `S {` { init(`,`: Int) {} }",
        "enum E { case a, `b }`, c(String = \"}\") }", "enum E: String { case a = \"}\", b = \"{\" }", "case `}`",
        "#warning(\"}\")", "#error(\"{ \")", "#m(\"}\")", "#m { \"}\" }", "@A(\"}\") func f() {}",
        "@available(*, deprecated, message: \"}\") func f() {}",
        "#sourceLocation(file: \"}\", line: 1)\nfunc f() {}\n#sourceLocation()",
        "#if A\nfunc f() { \"}\" }\n#else\nfunc g() { \"{\" }\n#endif",
        "#if compiler(>=5.0) && \"}\" == \"}\"\n#endif",
        "subscript(i: Int = g(\"}\")) -> Int { get { \"}\".count } set { } }",
        "var p: Int = \"}\".count { didSet { g(\"}\") } willSet { } }", "lazy var p = { \"}\" }()",
        "typealias F = (Int, `a, b`: Int) -> Void",
        "func f() { let (a, b) = (1, \"}\"); _ = a }", "func f() { for x in a where x == \"}\" {} }",
        "func f() { if case \"}\" = x {} }",
        "func f() { x = y\n/}/.firstMatch(in: z) }", "func f() { x = y\n / z }", "func f() { g()\n/}/ }",
        "func f() { return\n/}/ }", "func f() { return /}/ }",
        "func f() { case /}/ }", "func f() { throw /}/ }", "func f() { while x /}/ {} }", "func f() { if /}/ == x {} }",
        "func f() { guard let a = /}/ else {} }",
        "func f() { \"unterminated\n}", "func f() { x = a ? /}/ : /{/ }", "func f() { x(a) /}/ }",
        "func f() { let x: R = /}/ }",
        "func f() { { a in /}/ }() }", "func f() { for a in /}/ {} }", "func f() { x = [/}/, /{/] ; y = (/}/) }",
        "func f() { do { } catch /}/ {} }",
        "func f() { switch x { case /}/: break; case /{/ where y: break } }", "func f() { x.in /y/ z }",
        "func f() { _ = x / y // }\n }",
        "init(a: Int = (1 < 2, 3 > 4).0, b: Int) {}", "init(a: [Int] = [1, 2], b: Int = { a, b in a }(1, 2)) {}",
        "init(a: Bool = x < y, b: Bool = z > (w)) {}",
        "init(a: Bool = x < y, b: Bool = z >(w)) {}", "init(a: Int = A<B, C>(d), b: Int) {}",
        "init(a: Int = A<B>.c, b: Int = a<b) {}", "init(a: Int = 1 /* , */ , b: Int) {}",
        "init(a: Int = x > y ? 1 : 2, b: Int = x<y ? 1 : 2) {}",
        "init(a: Int = a ?? b, b: Int? = nil, c: Int! = d!) {}",
        "init(a: @escaping (Int, Int) -> Void = { _, _ in }, b: Int) {}",
        "init(a: Int = -1, b: Int = ~1, c: Int = +1, d: Int = .x, e: Int = &x) {}",
        "init(_: Int = 0x1p-3, b: Double = 1.5e-3) {}",
    ]

    /// What begins or ends a file, or sets its lines.
    private static let files: [String] = {
        let file =
            "// }\nstruct A {\n  /* {\n */ init(a: Int = \"}\".count, b: Int) {}\n}\nstruct B { init(c: Int) {} }"
        let heads = [
            "", "\u{FEFF}", "#!/usr/bin/swift { \"\n", "\u{FEFF}#!/usr/bin/swift\n", "\n\n", "  ", "/* { */", "/}/\n",
            "#/{/#\n", "@main\n",
        ]
        let tails = ["", "\n", " ", "// }", "// {", "/* { */", "\n// \"", "\n\t", "\n#if A\n#endif"]
        let ended = heads.flatMap { head in tails.map { head + file + $0 } }
        return ended + ["\r\n", "\r"].flatMap { lineEnd in ended.map { $0.replacing("\n", with: lineEnd) } }
    }()
}
