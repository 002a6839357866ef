import DovetailDiagnostics
import DovetailLinking
import DovetailSyntax
import Testing

/// Which initializer a registration calls, where there is exactly one that it can.
@Suite struct InitializerTests {
    /// The labels and types of what a call of the only initializer of `S` passes.
    private func call(_ declaration: String, type: String = "S", conditions: Set<String> = []) throws -> [String] {
        let program = TestProgram(manifest("Shared(\(type).self)") + declaration, conditions: conditions)
        program.expectNoDiagnostics()
        return try program.registration(type).parameters.map { "\($0.label ?? "_"): \($0.type.name)" }
    }

    @Test("labels and internal names are those of the declaration") func labels() throws {
        let source =
            manifest("Shared(Login.self)") + """
                final class Login { init(userName: String, with password: String, _ port: Int, _: Bool) {} }
                """
        let parameters = try TestProgram(source).registration("Login").parameters
        #expect(parameters.map(\.label) == ["userName", "with", nil, nil])
        #expect(parameters.map(\.name) == ["userName", "password", "port", "_"])
    }

    @Test("defaulted and variadic parameters are left out") func leftOut() throws {
        #expect(try call("final class S { init(_ all: String..., seed: Int = 1, last: Bool) {} }") == ["last: Bool"])
        let defaults = """
            enum Mode { case fast, slow }
            func f(_ g: (Int, Int) -> Int) -> Int { g(1, 2) }
            final class S {
              init(a: Int = f({ x, y in x + y }), id: () -> String = { "x, y" }, one: Int = 1, two: Int = 2,
                   m: Mode = .slow, d: [String: (Int, Int)] = ["a": (1, 2), "b,": (3, 4)], z: (Int) -> Void = { (_: Int) in }) {}
            }
            """
        #expect(try call(defaults) == [])
    }

    @Test("implicitly unwrapped and optional parameters are optionals") func optionals() throws {
        let source =
            "final class Dep {}\nfinal class S { init(d: Dep!, o: Dep?, n: Int? = nil, s: String! = \"x\") {} }"
        #expect(try call(source) == ["d: Dep?", "o: Dep?"])
    }

    @Test("ownership specifiers are fine") func ownership() throws {
        let source = "struct T {}\nfinal class S { init(a: borrowing T, b: consuming T, c: sending T) {} }"
        #expect(try call(source) == ["a: T", "b: T", "c: T"])
    }

    private static let wrapper = """

        @propertyWrapper struct W<V> { var wrappedValue: V }
        @propertyWrapper struct Made<V> { var wrappedValue: V { fatalError() } ; init() {} }
        @resultBuilder enum Listed { static func buildBlock(_ a: Int) -> Int { a } }
        """

    @Test(
        "a struct's memberwise initializer takes what the compiler's takes",
        arguments: [
            ("struct S { let a: Int; var b: String }", ["a: Int", "b: String"]),
            ("struct S { let a: Int = 1; var b: String = \"\"; var c: Bool }", ["c: Bool"]),
            ("struct S { var a: Int?; var b: Int!; let c: Int?; var d: Optional<Int> }", ["c: Int?", "d: Int?"]),
            ("struct S { let a: Int; static let b = 2; static var c: Int { 1 }; var d: Int { 3 } }", ["a: Int"]),
            ("struct S { let a: Int; lazy var b = 1; weak var c: AnyObject? }", ["a: Int"]),
            ("struct S { var a: Int { didSet {} }; let b, c: Bool }", ["a: Int", "b: Bool", "c: Bool"]),
            ("struct S { let f: () -> Void; var g: (Int) -> Int = { $0 } }", ["f: () -> Void"]),
            ("struct S { let a: Int; private let b = 1; private static let c = 2 }", ["a: Int"]),
            ("struct S { private var a = 1 }", []),
            ("struct S {}", []),
            ("struct S { @Wrapped var a = 1; let b: Int }", ["b: Int"]),
            ("struct S { @Wrapped private var a = 1; let b: Int }", ["b: Int"]),
            ("struct S { @Wrapped(1) var a: Int; let b: Int }", ["b: Int"]),
            ("struct S { @W var a: Int; @W private var b = 1; @W var c: Bool? }" + wrapper, ["a: Int"]),
            ("struct S { @Made var a: Int; let b: Int }" + wrapper, ["b: Int"]),
            (
                "struct S { let (a, b): (Int, Bool); var (c, (d, _)): (Int, (String, Int)) }",
                ["a: Int", "b: Bool", "c: Int", "d: String"]
            ),
            ("struct S { @Listed let a: () -> Int; @Listed var b: Int }" + wrapper, ["a: () -> Int", "b: () -> Int"]),
            (
                "struct S { private var x: Int; var a: Int { @storageRestrictions(initializes: x) init { x = newValue } get { x } } }",
                ["a: Int"]
            ),
            ("struct S { let a: Int, b = 2; var c = 1 }", ["a: Int"]),
            ("struct S: ~Copyable { let a: Int }", ["a: Int"]),
            ("struct S { weak let a: AnyObject? }", ["a: (any AnyObject)?"]),
            ("struct S { @NSManaged var a: Int; let b: Int }", ["b: Int"]),
            ("struct S { @MainActor var a: Int }", ["a: Int"]),
            ("public struct S { public let a: Int }", ["a: Int"]),
            ("struct S<T> { let a: T }\ntypealias Known = S<Int>", ["a: Int"]),
        ]
    )
    func memberwise(_ declaration: String, _ expected: [String]) throws {
        let type = declaration.contains("<T>") ? "S<Int>" : "S"
        #expect(try call(declaration, type: type) == expected)
    }

    @Test("an initializer in an extension leaves the memberwise one, one in the declaration removes it")
    func extensionsKeepMemberwise() throws {
        #expect(try call("struct S { let a: Int; init(b: Bool) { a = 1 } }") == ["b: Bool"])
        #expect(
            try call("struct S { let a: Int }\nextension S { init?(b: Bool) { nil } }") == ["a: Int"]
        )
    }

    @Test(
        "classes and actors get `init()` or inherit",
        arguments: [
            ("final class S { var a = 1; let b = 2; weak var c: AnyObject?; lazy var d = 3 }", []),
            ("actor S { var a: Int? }", []),
            ("final class S { @Published var a = 1 }", []),
            ("class Base { init(a: Int) {} }\nfinal class S: Base {}", ["a: Int"]),
            ("class Base { init(a: Int) {} }\nfinal class S: Base { var b: Bool? }", ["a: Int"]),
            (
                "class Base<T> { init(a: T) {} }\nclass Middle<U>: Base<[U]> {}\nfinal class S: Middle<Int> {}",
                ["a: [Int]"]
            ),
            ("class Base { init(a: Int) {} }\nfinal class S: Base { init(b: Bool) {} }", ["b: Bool"]),
            ("class Base { init(a: Int) {} }\nfinal class S: Base { override init(a: Int) {} }", ["a: Int"]),
            ("import UIKit\nfinal class S: UIView { init(a: Int) {}; required init?(coder: NSCoder) {} }", ["a: Int"]),
            ("final class S: Sendable { }", []),
            ("enum S { init(a: Int) {} }", ["a: Int"]),
            ("final class S: Sequence, Hashable { }", []),
            ("final class S: NSObject, P { }\nprotocol P {}", []),
            ("actor S { init() {} }\nextension S { init?(a: Int) { nil } }", []),
            // By its full type, not by its labels alone.
            (
                "class Base { init(a: Int) {} ; convenience init(b: Bool) { self.init(a: 1) } }\n"
                    + "final class S: Base { init(a: String) { super.init(a: 1) } }",
                ["a: String"]
            ),
            (
                "class Base { private init(a: Int) {} ; init(c: Int) {} ; convenience init(b: Bool) { self.init(a: 1) } }\n"
                    + "final class S: Base { override init(c: Int) { super.init(c: c) } }",
                ["c: Int"]
            ),
            ("class Base { fileprivate init(a: Int) {} ; init(c: Int) {} }\nfinal class S: Base {}", ["c: Int"]),
            (
                "class Base { init(a: Int) async {} ; private convenience init() {} }\n"
                    + "final class S: Base { required init(a: Int) {} }",
                ["a: Int"]
            ),
        ]
    )
    func classes(_ declaration: String, _ expected: [String]) throws {
        #expect(try call(declaration) == expected)
    }

    @Test("overriding every designated initializer brings the convenience ones back") func convenience() throws {
        let source = """
            class Base { let a: Int; init() { a = 1 }; convenience init(b: Bool) { self.init() } }
            final class S: Base { let c: Int; private override init() { c = 1; super.init() } }
            """
        #expect(try call(source) == ["b: Bool"])
    }

    @Test("a public superclass that hides a designated initializer from another module gives no convenience ones")
    func hiddenDesignated() throws {
        let library = """
            open class Open { public init(a: Int) {} ; public convenience init(b: Int) { self.init(a: b) } }
            open class Half { public init(a: Int) {} ; init(c: Int) {} ; public convenience init(b: Int) { self.init(a: b) } }
            """
        let program = TestProgram(
            TestModule("Library", package: "Other", library),
            TestModule(
                "App",
                "import Library\n" + manifest("1️⃣Shared(S.self)\nShared(H.self)")
                    + "final class S: Open {}\nfinal class H: Half {}"
            )
        )
        program.expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "`S` has 2",
                notes: [(.related, "`init(a: Int)`", nil), (.related, "`init(b: Int)`", nil)]
            )
        )
        #expect(try program.registration("H").parameters.map(\.label) == ["a"])
    }

    @Test("what a protocol's extension offers, and what decodes, is called where there is nothing else")
    func secondChoice() throws {
        let named = "protocol Named { init(a: Int) }\nextension Named { init(name: String) { self.init(a: 1) } }\n"
        #expect(try call(named + "final class S: Named { init(a: Int) {} }") == ["a: Int"])
        #expect(try call(named + "enum S: Named { private init(a: Int) {} }") == ["name: String"])
        #expect(
            try call(named + "enum S: Named { init(name: String) {} ; private init(a: Int) {} }") == ["name: String"]
        )
        let decoding = "init(from decoder: any Decoder) throws {}"
        #expect(try call("final class S: Decodable { init(a: Int) {} ; \(decoding) }") == ["a: Int"])
        #expect(try call("final class S: Decodable { \(decoding) }") == ["from: any Decoder"])
        #expect(try call("final class S { init(a: Int) {} ; init(coder: NSCoder) {} }") == ["a: Int"])
        let held = "protocol Holds { associatedtype Held }\nextension Holds { init(held: Held) { fatalError() } }\n"
        #expect(try call(held + "enum S: Holds { typealias Held = [Int] }") == ["held: [Int]"])
        let object = "protocol P {}\nextension P where Self: AnyObject { init(object: Int) { fatalError() } }\n"
        #expect(try call(object + "extension P { init(any: Int) { fatalError() } }\nenum S: P {}") == ["any: Int"])
    }

    @Test("an initializer under a condition takes the implied one away only there") func conditionalOwn() throws {
        let source = "struct S { let a: Int\n#if LIVE\ninit(b: Int) { a = b }\n#endif\n}"
        #expect(try call(source) == ["a: Int"])
        #expect(try call(source, conditions: ["LIVE"]) == ["b: Int"])
    }

    @Test("constrained extensions count where their constraint holds") func constrained() throws {
        let source = """
            final class Holder<V> { init(get: @escaping () -> V) {} }
            extension Holder where V == Bool { convenience init(default d: V) { self.init { d } } }
            """
        #expect(try call(source, type: "Holder<Int>") == ["get: () -> Int"])
        let conforming = """
            protocol Named {}
            struct Plain {}
            final class Holder<V> { init(get: V) {} }
            extension Holder where V: Named { convenience init(name: String) { self.init() } }
            """
        #expect(try call(conforming, type: "Holder<Plain>") == ["get: Plain"])
    }

    @Test("a superclass's constrained extension is judged by the subclass's arguments") func inheritedConstraint()
        throws
    {
        let source = """
            class Holder<V> { let v: Int; init(get: V) { v = 1 } }
            extension Holder where V == Bool { convenience init(flag: Int) { self.init(get: true) } }
            final class S<W>: Holder<[W]> {}
            """
        #expect(try call(source, type: "S<Bool>") == ["get: [Bool]"])
    }

    @Test("custom conditions and versions decide which initializers there are") func conditions() throws {
        let source = """
            final class S {
                #if LIVE
                init(a: Int) {}
                #elseif compiler(>=6)
                init(b: Bool) {}
                #else
                init(c: Double) {}
                #endif
            }
            """
        #expect(try call(source) == ["b: Bool"])
        #expect(try call(source, conditions: ["LIVE"]) == ["a: Int"])
    }

    @Test("the conditions of the declaring module decide, not those of the target") func declaringModule() throws {
        let program = TestProgram(
            TestModule(
                "Library",
                package: "Other",
                conditions: ["LIVE"],
                """
                public final class S {
                    #if LIVE
                    public init(a: Int) {}
                    #else
                    public init(b: Int) {}
                    #endif
                }
                """
            ),
            TestModule("App", "import Library\n" + manifest("Shared(S.self)"))
        )
        program.expectNoDiagnostics()
        #expect(try program.registration("S").parameters.map(\.label) == ["a"])
    }

    @Test("initializers that can't be called are passed over where one can") func passedOver() throws {
        let source = """
            struct E: Error {}
            final class S {
                init(a: Int) {}
                private init(b: Int) {}
                init?(c: Int) { nil }
                init!(d: Int) { nil }
                init<T>(e: T) {}
                @available(*, unavailable) init(f: Int) {}
                init(g: inout Int) {}
            }
            """
        #expect(try call(source) == ["a: Int"])
    }

    @Test("initializers of other modules count as far as their access and their extensions are seen")
    func otherModules() throws {
        let library = """
            public final class S { public init(a: Int) {} ; package init(b: Int) {} ; init(c: Int) {} }
            """
        let addition = "import Library\nextension S { public convenience init(d: Int) { self.init(a: d) } }"
        let program = TestProgram(
            TestModule("Library", package: "Other", library),
            TestModule("Addition", package: "Other", addition),
            TestModule("App", "import Library\n" + manifest("Shared(S.self)"))
        )
        program.expectNoDiagnostics()
        #expect(try program.registration("S").parameters.map(\.label) == ["a"])
    }

    @Test("what is assumed of the assembly is assumed of what it registers") func sharedCondition() throws {
        let source = """
            import Dovetail
            enum AppScope: Scope {}
            #if os(Linux)
            1️⃣enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(S.self) }
            }
            final class S { init(a: Int) {} }
            #endif
            """
        let program = TestProgram(source)
        #expect(program.program.diagnostics.map(\.id) == [.unreadableManifest])
        #expect(try program.registration("S").parameters.map(\.label) == ["a"])
    }
}
