import DovetailDiagnostics
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
            ("actor S { init(path: String) {} }", nil),
            ("actor S { @MainActor init(path: String) {} }", "MainActor"),
            ("@MainActor class Base { init() {} }\nfinal class S: Base { override init() {} }", "MainActor"),
            ("@MainActor class Base { init() {} }\nfinal class S: Base {}", "MainActor"),
            ("@MainActor class Base {}\nfinal class S: Base { override init() {} }", nil),
            ("@MainActor class Base {}\nfinal class S: Base { init(a: Int) {} }", "MainActor"),
            ("@MainActor class Base { init() {} }\nnonisolated final class S: Base {}", nil),
            ("class Base { init() {} }\n@MainActor final class S: Base { override init() {} }", nil),
            ("class Base { @MainActor init() {} }\nfinal class S: Base {}", "MainActor"),
            ("@MainActor protocol P {}\nfinal class S: P { init() {} }", "MainActor"),
            ("@MainActor protocol P {}\nprotocol Q: P {}\nfinal class S: Q { init() {} }", "MainActor"),
            ("@MainActor protocol P {}\nfinal class S { init() {} }\nextension S: P {}", nil),
            ("protocol P { @MainActor init() }\nfinal class S: P { init() {} }", "MainActor"),
            ("protocol P { @MainActor init() }\nfinal class S { init() {} }\nextension S: P {}", nil),
            ("protocol P { @MainActor init(a: Int) }\nenum S {}\nextension S: P { init(a: Int) {} }", "MainActor"),
            ("protocol P { @MainActor init(a: Int) }\nnonisolated struct S: P { init(a: Int) {} }", nil),
            ("protocol P { @MainActor init() }\nactor S: P { init() {} }", "MainActor"),
            ("@MainActor protocol P {}\nactor S: P { init() {} }", "MainActor"),
            ("enum S {}\n@MainActor extension S { init(a: Int) {} }", "MainActor"),
            ("@MainActor enum S {}\nnonisolated extension S { init(a: Int) {} }", nil),
            ("@globalActor actor Db { static let shared = Db() }\n@Db final class S { init() {} }", "Db"),
            ("@globalActor actor Work { static let shared = Work() }\nfinal class S { @Work init() {} }", "Work"),
            (
                "enum N { @globalActor actor Db { static let shared = Db() } }\n@N.Db final class S { init() {} }",
                "N.Db"
            ),
            ("@ImageActor final class S { init() {} }", "ImageActor"),
            ("@Observable final class S {}", nil),
            ("import UIKit\nfinal class S: UIViewController { init(a: Int) {} }", "MainActor"),
        ]
    )
    func isolation(_ declaration: String, _ expected: String?) throws {
        #expect(try effects(declaration).isolation?.path == expected)
    }

    @Test(
        "an implied initializer of an isolated type runs anywhere, unless a property keeps it on the actor",
        arguments: [
            ("@MainActor final class S {}", nil),
            (
                "@MainActor struct S { let a: Int; var b = \"b\"; let c: [String: Bool]? ; let d: @Sendable () -> Void }",
                nil
            ),
            ("final class Object {}\n@MainActor struct S { let a: Object }", "MainActor"),
            ("final class Object {}\n@MainActor struct S { nonisolated let a: Object }", nil),
            ("final class Object {}\n@MainActor final class S { var a: Object? = nil }", "MainActor"),
            ("@MainActor struct S { let a: () -> Void }", "MainActor"),
            ("@MainActor final class S { var a: Int = current() }", "MainActor"),
            ("@MainActor final class S { var a = \"\\(current())\" }", "MainActor"),
            ("@MainActor final class S { lazy var a: Int = current() }", nil),
            ("@MainActor final class S { static let a = current(); var b: Int { current() } }", nil),
            ("@MainActor final class Part { init() {} }\n@MainActor final class S { var a = Part() }", "MainActor"),
            ("@MainActor final class Part {}\n@MainActor final class S { var a = Part() }", nil),
            (
                "struct Part { var x: Int }\n@MainActor final class S { var a = [Part(x: -1), Part(x: 2)] as [Part] }",
                "MainActor"
            ),
            ("struct Part { var x: Int }\n@MainActor struct S { let a: Part }", nil),
            ("public struct Part { var x: Int }\n@MainActor struct S { let a: Part }", "MainActor"),
            ("struct Tree { var branches: [Tree] }\n@MainActor struct S { let a: Tree }", nil),
            ("enum Kind: String { case a }\n@MainActor struct S { let a: Kind }", nil),
            ("final class O {}\nstruct Part { var o: O }\n@MainActor struct S { let a: Part }", "MainActor"),
            (
                "struct Box<T> {}\nextension Box: Sendable where T: Sendable {}\nfinal class O {}\n@MainActor struct S { let a: Box<O> }",
                "MainActor"
            ),
            ("@MainActor protocol P {}\n@MainActor struct S { let a: any P }", "MainActor"),
            ("class Base { init() {} }\n@MainActor final class S: Base { var a = 1 }", nil),
            ("import Foundation\n@MainActor final class S: NSObject { var a = 1 }", "MainActor"),
            ("import UIKit\nfinal class S: UIView { var a = 1 }", "MainActor"),
        ]
    )
    func implied(_ declaration: String, _ expected: String?) throws {
        #expect(try effects(declaration).isolation?.path == expected)
    }

    @Test("of a generic type, parameters that have to be Sendable are") func generic() throws {
        #expect(try effects("@MainActor struct S<V> { let a: V }", type: "S<Int>").isolation == "MainActor")
        #expect(try effects("@MainActor struct S<V: Sendable> { let a: V }", type: "S<Int>").isolation == nil)
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
                final class A { init() {} }
                nonisolated final class B {}
                actor C {}
                struct D {}
                """
            )
        )
        program.expectNoDiagnostics()
        #expect(program.registrations().map(\.effects.isolation) == ["MainActor", nil, nil, nil, "MainActor"])
    }

    @Test(
        "a default isolation stops at what says otherwise",
        arguments: [
            ("struct S: Error { init() {} }", nil),
            ("nonisolated protocol P: Sendable {}\nstruct S: P { init() {} }", nil),
            ("protocol P: Sendable {}\nstruct S: P { init() {} }", "MainActor"),
            ("struct S: Sendable { init() {} }", "MainActor"),
            ("nonisolated class Base {}\nfinal class S: Base { init(a: Int) {} }", nil),
            ("nonisolated enum S {}\nextension S { init(a: Int) {} }", "MainActor"),
            ("nonisolated enum S: Error {}\nextension S { init(a: Int) {} }", nil),
            ("enum S {}\nnonisolated extension S { init(a: Int) {} }", nil),
            ("struct S { var a = 1 }", nil),
            ("enum Outer { final class S { init() {} } }\ntypealias S = Outer.S", "MainActor"),
            ("actor Outer { final class S { init() {} } }\ntypealias S = Outer.S", nil),
        ]
    )
    func stopsDefaultIsolation(_ declaration: String, _ expected: String?) throws {
        let manifest = """
            import Dovetail
            enum AppScope: Scope {}
            enum Main: Assembly {
                typealias Scope = AppScope
                typealias DefaultIsolation = MainActor
                static var registrations: Registrations { Shared(S.self) }
            }

            """
        let program = TestProgram(manifest + declaration)
        program.expectNoDiagnostics()
        #expect(program.registrations().first?.effects.isolation?.path == expected)
    }

    @Test("a default isolation that the compiler does not have is refused") func unknownDefaultIsolation() {
        let program = TestProgram(
            manifest("Shared(S.self)").replacing(
                "typealias Scope",
                with: "1️⃣typealias DefaultIsolation = ImageActor\n    typealias Scope"
            ) + "final class S {}\n@globalActor actor ImageActor { static let shared = ImageActor() }"
        )
        program.expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "`ImageActor` can't be the default isolation",
                notes: [(.suggestion, "typealias DefaultIsolation = MainActor", nil)]
            )
        )
    }

    @Test("effects are those of the declaration") func effects() throws {
        #expect(
            try effects("final class S { init(url: String) async throws {} }")
                == Effects(isAsync: true, isThrowing: true)
        )
        let typed = "struct MyErr: Error {}\nfinal class S { init(x: Int) throws(MyErr) {} }"
        #expect(try effects(typed).isThrowing)
        #expect(try effects(typed).thrown?.name == "MyErr")
        #expect(try effects("final class S { init() throws(any Error) {} }") == Effects(isThrowing: true))
        #expect(try effects("final class S { init() throws(Never) {} }") == .none)
        #expect(try effects("struct S { let a: Int }") == .none)
    }
}
