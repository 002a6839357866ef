import DovetailGraph
import DovetailLinking
import Testing

/// Effects and isolation of what makes an object: case24 with its neighbours.
@Suite struct IsolationTests {
    private func effects(_ declaration: String, type: String = "S") throws -> Effects {
        let program = TestProgram(manifest("Shared(\(type).self)") + declaration)
        program.expectNoDiagnostics()
        return try program.registration(type).effects
    }

    @Test(
        "isolation follows the compiler's order",
        arguments: [
            ("final class S { init() {} }", nil),
            ("@MainActor final class S { init(n: Int) {} }", "MainActor"),
            ("@Swift.MainActor final class S { init(n: Int) {} }", "MainActor"),
            ("@MainActor final class S { nonisolated init(raw: String) {} }", nil),
            ("final class S { @MainActor init() {} }", "MainActor"),
            ("@MainActor final class S {}", "MainActor"),
            ("@MainActor struct S { let a: Int }", "MainActor"),
            ("actor S { init(path: String) {} }", nil),
            ("actor S { @MainActor init(path: String) {} }", "MainActor"),
            ("@MainActor class Base {}\nfinal class S: Base { override init() {} }", "MainActor"),
            ("@MainActor class Base {}\nfinal class S: Base {}", "MainActor"),
            ("@MainActor class Base {}\nnonisolated final class S: Base { override init() {} }", nil),
            ("class Base { @MainActor init() {} }\nfinal class S: Base {}", "MainActor"),
            ("@MainActor protocol P {}\nfinal class S: P { init() {} }", "MainActor"),
            ("@MainActor protocol P {}\nprotocol Q: P {}\nfinal class S: Q { init() {} }", "MainActor"),
            ("@MainActor protocol P {}\nfinal class S { init() {} }\nextension S: P {}", "MainActor"),
            ("@MainActor protocol P {}\nactor S: P { init() {} }", nil),
            ("enum S {}\n@MainActor extension S { init(a: Int) {} }", "MainActor"),
            ("@MainActor enum S {}\nnonisolated extension S { init(a: Int) {} }", nil),
            ("@globalActor actor Db { static let shared = Db() }\n@Db final class S {}", "Db"),
            ("@globalActor actor Work { static let shared = Work() }\nfinal class S { @Work init() {} }", "Work"),
            ("enum N { @globalActor actor Db { static let shared = Db() } }\n@N.Db final class S {}", "N.Db"),
            ("@ImageActor final class S {}", "ImageActor"),
            ("@Observable final class S {}", nil),
            ("import UIKit\nfinal class S: UIViewController { init(a: Int) {} }", "MainActor"),
        ]
    )
    func isolation(_ declaration: String, _ expected: String?) throws {
        #expect(try effects(declaration).isolation == expected)
    }

    @Test("a conformance in another file isolates nothing") func otherFile() throws {
        let program = TestProgram(
            TestModule(
                "App",
                manifest("Shared(S.self)"),
                "@MainActor protocol P {}\nfinal class S { init() {} }",
                "extension S: P {}"
            )
        )
        #expect(try program.registration("S").effects.isolation == nil)
    }

    @Test("a module that says its default isolation has it everywhere else") func defaultIsolation() throws {
        let program = TestProgram(
            TestModule("Library", package: "Other", "public final class L { public init() {} }"),
            TestModule(
                "App",
                """
                import Dovetail
                import Library
                enum AppScope: Scope {}
                enum Main: Assembly {
                    typealias Scope = AppScope
                    typealias DefaultIsolation = MainActor
                    static var registrations: Registrations {
                        Shared(A.self)
                        Shared(B.self)
                        Shared(C.self)
                        Shared(L.self)
                        Shared(D.self) { D() }
                    }
                }
                final class A {}
                nonisolated final class B {}
                actor C {}
                struct D {}
                """
            )
        )
        program.expectNoDiagnostics()
        #expect(program.registrations().map(\.effects.isolation) == ["MainActor", nil, nil, nil, "MainActor"])
    }

    @Test("effects are those of the declaration") func effects() throws {
        #expect(
            try effects("final class S { init(url: String) async throws {} }")
                == Effects(isAsync: true, isThrowing: true)
        )
        let typed = "struct MyErr: Error {}\nfinal class S { init(x: Int) throws(MyErr) {} }"
        #expect(try effects(typed) == Effects(isThrowing: true))
        #expect(try effects("final class S { init() throws(Never) {} }") == .none)
        #expect(try effects("struct S { let a: Int }") == .none)
    }
}
