import DovetailDiagnostics
import DovetailLinking
import Testing

/// Which initializer is meant, and what a call of it passes, where parameters have default values.
@Suite struct DefaultTests {
    private static func labels(_ registration: String, _ type: String) throws -> [String?] {
        let program = TestProgram(
            manifest(registration) + """
                final class A {}
                final class B {}
                enum Marker {}
                \(type)
                """
        )
        program.expectNoDiagnostics()
        return try #require(program.registrations().first).parameters.map(\.label)
    }

    @Test(
        "of initializers that one call fits, the one that it leaves nothing out of is called, as by the compiler",
        arguments: [
            "struct T { init(a: A) {} ; init(a: A, b: B = B()) {} }",
            "struct T { init(a: A, b: B = B(), c: Int = 1) {} ; init(a: A) {} ; init(a: A, d: Int = 2) {} }",
            "struct T { init(a: A, numbers: Int...) {} ; init(a: A) {} }",
            "struct T { let a: A } ; extension T { init(a: A, b: B = B()) { self.init(a: a) } }",
            "class T { init(a: A, b: B = B()) {} ; convenience init(a: A) { self.init(a: a, b: B()) } }",
        ]
    )
    func preferred(_ type: String) throws {
        #expect(try Self.labels("Shared(T.self)", type) == ["a"])
    }

    @Test(
        "a parameter that is named is passed, and chooses between initializers",
        arguments: [
            ("struct T { init(a: A, b: B = B()) {} }", ["a", "b"]),
            ("struct T { init(a: A) {} ; init(a: A, b: B = B()) {} }", ["a", "b"]),
            ("struct T { init(a: A) {} ; init(a: A, x b: B) {} }", ["a", "x"]),
            ("struct T { init(a: A) {} ; init(a: A, _ b: B = B(), c: Int = 3) {} }", ["a", nil]),
            ("struct T { let a: A ; var b = B() }", ["a", "b"]),
            ("struct T { init(z: Int = 0, a: A, b: B = B(), y: Int = 0) {} }", ["a", "b"]),
        ] as [(String, [String?])]
    )
    func named(_ type: String, _ expected: [String?]) throws {
        #expect(try Self.labels("Shared(T.self).using(B.self, tag: Marker.self, for: \"b\")", type) == expected)
    }

    @Test(
        "what the compiler would not choose either is ambiguous",
        arguments: [
            "struct T { init(a: A, b: B = B()) {} ; init(a: A, c: Int = 1) {} }",
            "struct T { init(a: A) {} ; init(a: A?, b: B = B()) {} }",
            "struct T { init(a: A) {} ; init(a: A, b: B = B()) async {} }",
            "struct T { init(a: A) {} ; init(_ a: A, b: B = B()) {} }",
        ]
    )
    func ambiguous(_ type: String) {
        let program = TestProgram(manifest("1️⃣Shared(T.self)") + "final class A {}\nfinal class B {}\n" + type)
        program.expect(
            ExpectedDiagnostic(.ambiguousInitializer, "1️⃣", "`T` has 2 initializers that could make it")
        )
    }

    @Test("the parameter's type is what is named, where it asks for something") func types() throws {
        let program = TestProgram(
            manifest(
                """
                Shared(T.self)
                    .using(A.self, for: "plain")
                    .using(A.self, for: "optional")
                    .using(A.self, for: "closure")
                    .using(A.self, for: "optionalClosure")
                    .using(A.self, for: "opener")
                    .using(A.self, for: "pair")
                    .using((@Sendable () -> A).self, for: "whole")
                    .using(A?.self, for: "wholeOptional")
                    .using(A.self, for: "givesOptional")
                    .using([A].self, for: "list")
                """
            ) + """
                protocol P {}
                final class A: P {}
                struct T {
                    init(
                        plain: any P, optional: (any P)?, closure: (Int) -> any P, optionalClosure: (@Sendable () throws -> any P)?,
                        opener: () throws -> Opened<any P>, pair: () throws -> (any P, end: @Sendable () async -> Void),
                        whole: () -> any P, wholeOptional: (any P)?, givesOptional: () -> (any P)?, list: [any P]
                    ) {}
                }
                """
        )
        program.expectNoDiagnostics()
        let parameters = try #require(program.registrations().first).parameters
        #expect(
            parameters.map(\.type.name) == [
                "A", "A?", "(Int) -> A", "(@Sendable () throws -> A)?", "() throws -> Opened<A>",
                "() throws -> (A, end: @Sendable () async -> Void)", "@Sendable () -> A", "A?", "() -> A", "[A]",
            ]
        )
        #expect(parameters.allSatisfy { $0.declaredType != nil && $0.isNamed })
    }
}
