import DovetailSyntax
import Testing

@Suite struct PropertyTests {
    @Test(
        "Accessors are told from a getter's body as the compiler tells them",
        arguments: [
            ("{ get }", ["get"]), ("{ get set }", ["get", "set"]), ("{ get async throws }", ["get"]),
            ("{ get throws(E) set }", ["get", "set"]), ("{ @objc get {} nonmutating set(x) {} }", ["get", "set"]),
            ("{ _read { yield a } _modify { yield &a } }", ["_read", "_modify"]),
            ("{ unsafeAddress { a } unsafeMutableAddress { b } }", ["unsafeAddress", "unsafeMutableAddress"]),
            ("{ @storageRestrictions(initializes: b) init(c) { b = c } get { b } }", ["init", "get"]),
            ("= 1 { didSet {} willSet(new) {} }", ["didSet", "willSet"]), ("{ borrow { a } }", ["borrow"]),
            ("{ borrow { a } mutate { &a } }", ["borrow", "mutate"]), ("{ set {} get {} }", ["set", "get"]),
            ("{ yielding borrow { a } yielding mutate { &a } }", ["borrow", "mutate"]), ("{}", ["get"]),
            ("{ read { a } }", ["get"]), ("{ modify { a } }", ["get"]), ("{ mutate { a } }", ["get"]),
            ("{ get() }", ["get"]), ("{ set.count }", ["get"]), ("= 1", []), ("", []),
        ] as [(String, [String])]
    )
    func accessors(braces: String, expected: [String]) {
        let file = scan("struct S { var x: Int \(braces) }")
        #expect(file.members.types.first?.members.properties.first?.accessors.map(\.rawValue) == expected)
        #expect(file.problems.isEmpty)
    }

    private func properties(_ text: String) -> [PropertyDeclaration] {
        scan("struct A {\n\(text)\n}").members.types.first?.members.properties ?? []
    }

    @Test(
        "Storage is told by the braces",
        arguments: [
            ("let a: Int", .stored), ("var a = 5", .stored), ("var a: Int { 5 }", .computed),
            ("var a: Int { get { 5 } }", .computed), ("var a: Int { get async throws { 5 } }", .computed),
            ("var a: Int { get set }", .computed), ("var a: Int { get }", .computed),
            ("var a: Int { didSet { f() } }", .observed), ("var a = 5 { willSet(new) { } didSet { } }", .observed),
            ("var a = f { didSet { } }", .observed), ("var a = f { g() }", .stored),
            ("var a: Int = { 5 }()", .stored), ("var a: Int { mutating get { 5 } nonmutating set { } }", .computed),
            ("var a: Int { _read { yield x } _modify { yield &x } }", .computed),
            (
                "var a: Int { @storageRestrictions(initializes: b) init(x) { b = x } get { b } set { b = newValue } }",
                .computed
            ),
            ("var a: Int { get() }", .computed), ("var a: Int { set.count }", .computed),
            ("var a: Int {\n #if A\n get { 1 }\n #else\n get { 2 }\n #endif\n}", .computed),
            ("var a: Int { @inline(__always) get { 5 } }", .computed),
            ("var a: Int { switch x { default: 1 } }", .computed),
        ] as [(String, PropertyDeclaration.Storage)]
    )
    func storage(source: String, expected: PropertyDeclaration.Storage) {
        let found = properties(source + "\nlet last: Int")
        #expect(found.map(\.name) == ["a", "last"])
        #expect(found.first?.storage == expected)
    }

    @Test(
        "The body of the only getter is found",
        arguments: [
            ("var a: B { Shared(X.self) }", " Shared(X.self) "), ("static var a: B {\n  x\n}", "\n  x\n"),
            ("var a: B { get { x } }", " x "), ("var a: B { get throws { x } }", " x "),
            ("@Builder var a: some P { x; y }", " x; y "), ("var a: B {}", ""),
            ("var a: B { get { x } set { } }", nil), ("var a: B { get }", nil), ("var a: B { didSet { } }", nil),
            ("var a = b { c }", nil),
        ] as [(String, String?)]
    )
    func getterBody(source: String, expected: String?) throws {
        let file = scan("struct A {\n\(source)\n}")
        let property = try #require(file.members.types.first?.members.property("a"))
        #expect(property.getterBody.map { file.source.text($0) } == expected)
    }

    @Test(
        "An init accessor says which properties it sets",
        arguments: [
            ("var a: Int { @storageRestrictions(initializes: b) init { b = newValue } get { b } }", ["b"]),
            (
                "var a = 1 { @available(*, deprecated) @storageRestrictions(accesses: x, initializes: b, `c`) init(new) { f(new) } get { 1 } }",
                ["b", "c"]
            ),
            ("var a: Int { get { 1 } @storageRestrictions(accesses: x) init {} }", []),
            ("var a: Int { init {} get { 1 } }", []), ("var a: Int { get { init(1) } }", nil), ("var a: Int", nil),
            ("var a: Int { didSet { init() } }", nil),
        ] as [(String, [String]?)]
    )
    func initAccessor(source: String, expected: [String]?) {
        let found = properties(source + "\nlet last: Int")
        #expect(found.map(\.name) == ["a", "last"])
        #expect(found.first?.initialized == expected)
    }

    @Test(
        "The initial value is found",
        arguments: [
            ("let a = 5", "5"), ("var a: Int = f(1) { x } // y", "f(1) { x }"),
            ("var a: [Int] = [\n1,\n2]", "[\n1,\n2]"),
            ("var a = b { didSet { f() } }", "b"), ("var a: Int", nil), ("var a: Int { 5 }", nil),
            ("lazy var a = -1, b = 2", "-1"),
        ] as [(String, String?)]
    )
    func initialValue(source: String, expected: String?) throws {
        let file = scan("struct A {\n\(source)\n}")
        let property = try #require(file.members.types.first?.members.property("a"))
        #expect(property.initialValue.map { file.source.text($0) } == expected)
    }

    @Test(
        "The type of a literal or of a call that names it is inferred",
        arguments: [
            ("5", "Int"), ("-5", "Int"), ("0x1F", "Int"), ("1_000", "Int"), ("1.5", "Double"), ("1e3", "Double"),
            ("\"\"", "String"), ("#\"a\"#", "String"), ("\"\"\"\n  a\n  \"\"\"", "String"), ("true", "Bool"),
            ("false", "Bool"),
            ("Foo()", "Foo"), ("Foo.Bar(x, y)", "Foo.Bar"), ("Foo<A, B>(x)", "Foo<A, B>"), ("Foo.init(x)", "Foo"),
            ("[Int]()", "[Int]"), ("[String: Int]()", "[String: Int]"), ("Foo { x }", "Foo"), ("Foo(x) { y }", "Foo"),
            ("nil", nil), ("foo()", nil), ("Foo.shared", nil), ("Foo.make()", nil), ("Foo().bar", nil),
            ("Foo() + 1", nil),
            ("5 + x", nil), ("[1, 2]", nil), ("\"a\" + b", nil), ("{ 5 }()", nil), ("try Foo()", nil), ("Foo()!", nil),
        ] as [(String, String?)]
    )
    func inferredType(value: String, expected: String?) {
        let found = properties("var a = \(value)\nvar b: Int")
        #expect(found.map(\.name) == ["a", "b"])
        #expect(found.first?.inferredType?.text == expected)
        #expect(found.first?.type == nil)
        #expect(found.first?.hasInitialValue == true)
    }

    @Test func severalNamesShareTheTypeThatFollows() {
        let found = properties("let a, b: Int, c: String\nvar d = 5, e: Bool")
        #expect(found.map(\.name) == ["a", "b", "c", "d", "e"])
        #expect(found.map { $0.type?.text } == ["Int", "Int", "String", nil, "Bool"])
    }

    @Test func destructuringIsOnePropertyWithItsPattern() {
        let found = properties("let (a, b) = (1, 2)\nvar (c, _): (Int, Int) = f()")
        #expect(found.map(\.name) == ["(a, b)", "(c, _)"])
        #expect(found.map(\.isDestructuring) == [true, true])
    }

    @Test func modifiersAndAttributesAreKept() {
        let found = properties(
            """
            @Published(x: 1) public private(set) static var a: Int
            private lazy var b = 5
            nonisolated(unsafe) class var c: Int { 1 }
            unowned(unsafe) let d: Foo
            weak var e: Foo?
            """
        )
        #expect(
            found.map(\.modifiers) == [
                ["public", "private(set)", "static"], ["private", "lazy"], ["nonisolated(unsafe)", "class"],
                ["unowned(unsafe)"], ["weak"],
            ]
        )
        #expect(found.first?.attributes == [AttributeSyntax("Published", arguments: "x: 1")])
    }

    @Test(
        "An initial value ends where its line is not continued",
        arguments: [
            "a\n  .b()\n  .c", "a +\n  b", "a\n  + b", "a ? b\n  : c", "f(\n  x\n)", "f {\n  x\n} g: {\n  y\n}",
            "try\n  f()",
            "a as\n  Int", "a\n  as Int", "a ??\n  b", "if a { b }\n  else { c }", "switch a { case b: c }", "1...",
            "a\n  #if B\n  .c\n  #endif", "a\n  #if B\n  #if C\n  .d\n  #endif\n  #endif\n  .e", "[\n1,\n2\n]", "x!",
            "\\Foo.bar",
            "Foo<Int, Bar>.shared", "a < b", "#macro(x) { y }", "-1", "!x", "a\n  { x }", "/a,/",
        ]
    )
    func initialValueEnds(value: String) {
        let found = properties("var a = \(value)\nvar b: Int\n@W var c = 2, d = 3\n")
        #expect(found.map(\.name) == ["a", "b", "c", "d"])
    }
}
