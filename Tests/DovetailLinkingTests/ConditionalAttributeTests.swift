import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import Testing

/// Attributes that stand under a `#if` of their own.
@Suite struct ConditionalAttributeTests {
    private func program(_ declaration: String) -> TestProgram {
        TestProgram(manifest("1️⃣Shared(S.self)") + declaration, conditions: ["LIVE"])
    }

    @Test(
        "a global actor counts where its condition holds",
        arguments: [
            ("#if LIVE\n@MainActor\n#endif\nfinal class S { init() {} }", "MainActor"),
            ("#if MOCK\n@MainActor\n#endif\nfinal class S { init() {} }", nil),
            ("#if MOCK\n#else\n@MainActor\n#endif\nfinal class S { init() {} }", "MainActor"),
            ("#if LIVE\n#else\n@MainActor\n#endif\nfinal class S { init() {} }", nil),
            ("final class S {\n#if LIVE\n@MainActor\n#endif\ninit() {} }", "MainActor"),
            ("final class S {\n#if MOCK\n@MainActor\n#endif\ninit() {} }", nil),
            ("enum S {}\n#if MOCK\n@MainActor\n#endif\nextension S { init(a: Int) {} }", nil),
            ("#if MOCK\n@MainActor\n#endif\nprotocol P {}\nfinal class S: P { init() {} }", nil),
            ("#if LIVE\n#if MOCK\n@MainActor\n#endif\n#endif\nfinal class S { init() {} }", nil),
            ("#if LIVE\n#if !MOCK\n@MainActor\n#endif\n#endif\nfinal class S { init() {} }", "MainActor"),
            ("#if os(Linux)\n@MainActor\n#endif\nfinal class S { nonisolated init() {} }", "nonisolated"),
            ("#if os(Linux)\n@frozen\n#endif\nstruct S {}", nil),
        ]
    )
    func actors(_ declaration: String, _ expected: String?) throws {
        // What says its isolation itself does not care for the type's.
        if expected == "nonisolated" {
            return program(declaration).expectNoDiagnostics()
        }
        let program = program(declaration)
        program.expectNoDiagnostics()
        #expect(try program.registration("S").effects.isolation?.path == expected)
    }

    @Test(
        "a global actor under a condition that is not known is told of",
        arguments: [
            "2️⃣#if os(Linux)\n@MainActor\n#endif\nfinal class S { init() {} }",
            "final class S {\n2️⃣#if os(Linux)\n@MainActor\n#endif\ninit() {} }",
            "enum S {}\n2️⃣#if os(Linux)\n@MainActor\n#endif\nextension S { init(a: Int) {} }",
            "2️⃣#if os(Linux)\n@MainActor\n#endif\nclass Base {}\nfinal class S: Base {}",
            "2️⃣#if os(Linux)\n@MainActor\n#endif\nprotocol P {}\nfinal class S: P { init() {} }",
            "2️⃣#if LIVE\n#if os(Linux)\n@MainActor\n#endif\n#endif\nstruct S {}",
        ]
    )
    func undecidedActors(_ declaration: String) {
        let program = program(declaration)
        #expect(program.program.diagnostics.count == 1)
        let diagnostic = program.program.diagnostics.first
        #expect(diagnostic?.id == .ambiguousInitializer)
        #expect(diagnostic?.location == program["1️⃣"])
        #expect(diagnostic?.headline == "which actor `S` is made on depends on a condition that is not known here")
        #expect(diagnostic?.notes.map(\.kind) == [.related, .suggestion])
        #expect(diagnostic?.notes.first?.message == "`@MainActor` is there only if `os(Linux)`")
    }

    @Test("a wrapper counts where its condition holds") func wrappers() throws {
        let wrapper = "@propertyWrapper struct W { var wrappedValue: Int; init(_ n: Int) { wrappedValue = n } }\n"
        let mock = program(wrapper + "struct S {\n#if MOCK\n@W(1)\n#endif\nvar a: Int\n}")
        mock.expectNoDiagnostics()
        #expect(try mock.parameters("S") == ["Int"])
        let open = program(wrapper + "struct S {\n2️⃣#if os(Linux)\n@W(1)\n#endif\nvar a: Int\n}")
        open.expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "what the initializer of `S` takes depends on a condition that is not known here",
                notes: [(.related, "`@W(1)` is there only if `os(Linux)`", nil)]
            )
        )
    }

    @Test("an initializer is unavailable where the condition of the attribute does not fail") func unavailable() {
        func declaration(_ condition: String) -> String {
            "final class S {\n#if \(condition)\n@available(*, unavailable)\n#endif\ninit(a: Int) {}\ninit() {}\n}"
        }
        program(declaration("LIVE")).expectNoDiagnostics()
        program(declaration("MOCK")).expect(
            ExpectedDiagnostic(.ambiguousInitializer, "1️⃣", "`S` has 2 initializers that could make it")
        )
    }

    @Test("an import is testable where the attribute's condition holds") func testable() {
        func program(_ condition: String) -> TestProgram {
            TestProgram(
                TestModule("Library", package: "Other", "final class S { init() {} }"),
                TestModule(
                    "App",
                    conditions: ["LIVE"],
                    "#if \(condition)\n@testable\n#endif\nimport Library\n" + manifest("1️⃣Shared(S.self)")
                )
            )
        }
        program("LIVE").expectNoDiagnostics()
        #expect(program("MOCK").program.diagnostics.count == 1)
    }
}
