import DovetailDiagnostics
import DovetailSyntax
import Testing

@Suite struct InitializerTests {
    @Test(
        "Parameters are read with label, name, type, default and ellipsis",
        arguments: [
            ("()", "()"),
            (
                "(userName: String, with password: String, _ port: Int, _: Bool)",
                "(userName: String, with password: String, _ port: Int, _: Bool)"
            ),
            ("(_ all: String..., seed: Int = 1)", "(_ all: String..., seed: Int =)"),
            ("(state: inout UInt64)", "(state: inout UInt64)"),
            ("(rng: inout some RandomNumberGenerator)", "(rng: inout some RandomNumberGenerator)"),
            (
                "(_ a: Int,\n  b: Int, // trailing comment, with comma\n  c: Int /* , */ ,\n)",
                "(_ a: Int, b: Int, c: Int)"
            ),
            ("(`in` `for`: Int, `é`: String)", "(in for: Int, é: String)"),
            ("(in for: Int, class: Int)", "(in for: Int, class: Int)"),
            ("(`a b, c`: Int, `{` `)`: Int)", "(a b, c: Int, { ): Int)"),
            ("(a: borrowing A, b: consuming B, c: sending C)", "(a: borrowing A, b: consuming B, c: sending C)"),
            ("(borrowing: A, sending b: B, consuming _: C)", "(borrowing: A, sending b: B, consuming _: C)"),
            ("(a: M::A<N::B>.C, b: any M::P)", "(a: M::A<N::B>.C, b: any M::P)"),
            ("(a: A<B,>, b: (C, D,), c: [E],)", "(a: A<B,>, b: (C, D,), c: [E])"),
            ("(_const a: Int, isolated b: A)", "(_const a: Int, isolated b: A)"),
            ("(_const a b: Int, isolated _: A)", "(a b: Int, isolated _: A)"), ("(isolated c d: A)", "(c d: A)"),
            ("(pack: repeat each T)", "(pack: repeat each T)"),
            ("(a: Int? = nil, b: Int! = nil)", "(a: Int? =, b: Int! =)"),
            ("(a: Foo<Bar<Int>>? = nil, b: Foo<Bar<Int>>=x)", "(a: Foo<Bar<Int>>? =, b: Foo<Bar<Int>> =)"),
            ("(isolation: isolated (any Actor)? = #isolation)", "(isolation: isolated (any Actor)? =)"),
            (
                "(map: (Foo<String>) -> Foo<Bool>, f: Foo<() -> Void>)",
                "(map: (Foo<String>) -> Foo<Bool>, f: Foo<() -> Void>)"
            ),
        ]
    )
    func parameters(source: String, expected: String) {
        #expect(initializerSignatures(in: "struct A { init\(source) {} }") == [expected])
        #expect(scan("struct A { init\(source) {} }").problems.isEmpty)
    }

    @Test(
        "Effects are read in every spelling, with their place",
        arguments: [
            ("", false, nil), ("async", true, nil), ("throws", false, "throws"), ("async throws", true, "throws"),
            ("throws(E)", false, "throws(E)"), ("async throws(any Error)", true, "throws(any Error)"),
            ("rethrows", false, "rethrows"), ("reasync rethrows", true, "rethrows"),
            ("async\n  throws", true, "throws"),
        ] as [(String, Bool, String?)]
    )
    func effects(text: String, isAsync: Bool, throwing: String?) {
        let file = scan("protocol P {\n  init<T>() \(text)\n  where T: Q\n  init(after: Int)\n}")
        let initializers = file.members.types.first?.members.initializers
        #expect(initializers?.map(\.signature) == ["()", "(after: Int)"])
        #expect(initializers?.first?.isAsync == isAsync)
        #expect(initializers?.first?.throwing?.text == throwing)
        #expect(initializers?.map { file.source.text($0.effectRange) } == [text, ""])
        #expect(file.problems.isEmpty)
    }

    @Test func requirementsUnderAConditionKeepIt() {
        let file = scan(
            """
            public protocol P<A> : ~Copyable {
              associatedtype A : Q = B where A.C == D
              #if compiler(>=5.3) && $Feature
              init(a: Int)
              #else
              @_disfavoredOverload init?(b: Int) throws
              #endif
              var x: Int { get async throws }
              @available(macOS 15, *)
              init(c: Int)
              subscript<T>(x: T) -> Int where T : P { get set }
              static func == (a: Self, b: Self) -> Bool
              init!(d: Int)
            }
            @freestanding(expression) public macro m<T>(_: T) -> (T, String) = #externalMacro(module: "A", type: "B")
            public macro n() = #externalMacro(module: "A", type: "B")
            extension Swift::Int : @retroactive M::Q {
              @inlinable public init(e: Int) { self = e }
              @_specialize(exported: false, kind: full, where T == Int) public init<T>(f: T)
            }
            """
        )
        let requirements = file.members.types.first?.members.initializers
        #expect(requirements?.map(\.signature) == ["(a: Int)", "(b: Int)", "(c: Int)", "(d: Int)"])
        #expect(
            requirements?.map(\.conditions) == [
                ["compiler(>=5.3) && $Feature"], ["!(compiler(>=5.3) && $Feature)"], [], [],
            ]
        )
        #expect(file.members.types.first?.members.properties.map(\.name) == ["x"])
        #expect(file.members.types.first?.members.properties.first?.accessors == [.get])
        #expect(file.members.extensions.first?.members.initializers.map(\.signature) == ["(e: Int)", "(f: T)"])
        #expect(file.members.extensions.map { file.source.text($0.extendedTypeRange) } == ["Swift::Int"])
        #expect(file.problems.isEmpty)
    }

    @Test func attributesOfParametersAreKept() throws {
        let file = scan(
            "struct A { init(@Builder<Int> content: () -> Int, @Wrapped(x: 1) _ b: @escaping () -> Int) {} }"
        )
        let parameters = try #require(file.members.types.first?.members.initializers.first?.parameters)
        #expect(
            parameters.map(\.attributes) == [
                [AttributeSyntax("Builder<Int>")], [AttributeSyntax("Wrapped", arguments: "x: 1")],
            ]
        )
        #expect(parameters.map(\.label) == ["content", nil])
        #expect(parameters.map(\.typeText) == ["() -> Int", "@escaping () -> Int"])
    }

    @Test(
        "Effects are read in every spelling",
        arguments: [
            ("", false, nil), ("async", true, nil), ("throws", false, .untyped), ("async throws", true, .untyped),
            ("rethrows", false, .rethrows), ("reasync rethrows", true, .rethrows),
            ("throws(MyError)", false, .typed(TypeSyntax.parse("MyError") ?? .tuple([]))),
            ("async\n  throws(any Error)", true, .typed(TypeSyntax.parse("any Error") ?? .tuple([]))),
        ] as [(String, Bool, ThrowsClause?)]
    )
    func effects(source: String, isAsync: Bool, throwing: ThrowsClause?) {
        let found = scan("class A { init(x: Int) \(source) {} \n init() {} }").members.types.first?.members.initializers
        #expect(found?.first?.isAsync == isAsync)
        #expect(found?.first?.throwing == throwing)
        #expect(found?.count == 2)
    }

    @Test(
        "Failability is told by the mark",
        arguments: [
            ("init", .no), ("init?", .optional), ("init!", .implicitlyUnwrapped), ("init?<T>", .optional),
        ] as [(String, InitializerDeclaration.Failability)]
    )
    func failability(source: String, expected: InitializerDeclaration.Failability) {
        let found = scan("class A { public convenience \(source)(x: Int) {} }").members.types.first?.members
            .initializers
        #expect(found?.map(\.failability) == [expected])
        #expect(found?.first?.modifiers == ["public", "convenience"])
    }

    @Test func genericsAndWhereClausesAreSeen() throws {
        let file = scan(
            """
            class A {
                @inlinable public init<T: P & Q, each U>(t: T, u: repeat each U) where T: R, T.Element == (Int, String) {}
                init(x: Int)
                    where Element: P
                {
                }
                required init() {}
            }
            """
        )
        let found = try #require(file.members.types.first?.members.initializers)
        #expect(found.map { $0.whereClause != nil } == [true, true, false])
        #expect(found.first?.genericParameters.map(\.name) == ["T", "U"])
        #expect(found.first?.genericParameters.map(\.isPack) == [false, true])
        #expect(found.first?.genericParameters.first?.constraint?.text == "P & Q")
        #expect(found.map(\.signature) == ["(t: T, u: repeat each U)", "(x: Int)", "()"])
    }

    @Test func initializersWithoutBodiesEndWithTheirLine() {
        let file = scan("protocol P {\n init(a: Int)\n init?(b: Int) throws\n var x: Int { get }\n init()\n}")
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(a: Int)", "(b: Int)", "()"])
        #expect(file.members.types.first?.members.properties.map(\.name) == ["x"])
    }

    @Test func offsetsAreThoseOfTheDeclarationAndTheLabel() throws {
        let text = "struct A {\n  @MainActor public init(@W label name: Int) {}\n}"
        let file = scan(text)
        let found = try #require(file.members.types.first?.members.initializers.first)
        #expect(file.source.location(of: found.offset).column == 3)
        let parameter = try #require(found.parameters.first)
        #expect(file.source.text(parameter.offset..<parameter.offset + 5) == "label")
    }

    @Test func anUnreadableParameterIsAProblemAndTheRestIsRead() {
        let file = scan("struct A {\n init(a: Int, 5) {}\n init(b: Int) {}\n}")
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(b: Int)"])
        #expect(file.problems.map(\.message) == ["this parameter cannot be read"])
    }
}
