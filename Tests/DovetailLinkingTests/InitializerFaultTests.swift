import DovetailDiagnostics
import DovetailLinking
import Testing

/// What is said where no single initializer can be called.
@Suite struct InitializerFaultTests {
    @Test("several initializers are named with their places, and each with the closure that chooses it")
    func ambiguous() {
        let program = TestProgram(
            manifest("1️⃣Shared(Api.self, as: (any Service).self)") + """
                protocol Service {}
                final class Api: Service { let url: String; 2️⃣init(url: String) { self.url = url } }
                extension Api { 3️⃣convenience init(host: String, port: Int = 443, _ log: Bool) async throws { self.init(url: host) } }
                """
        )
        program.expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "`Api` has 2 initializers that could make it",
                notes: [
                    (.related, "`init(url: String)`", "2️⃣"),
                    (.related, "`init(host: String, port: Int, _: Bool)`", "3️⃣"),
                    (.suggestion, "`Shared(Api.self, as: (any Service).self) { (url: String) in Api(url: url) }`", nil),
                    (
                        .suggestion,
                        "{ (host: String, log: Bool) async throws in try await Api(host: host, log) }`", nil
                    ),
                ]
            )
        )
        if case .unknown? = program.registrations().first?.making {} else { Issue.record("made although ambiguous") }
        #expect(program.registrations().first?.keys.map(\.name) == ["any Service"])
        #expect(program.program.assemblies.first?.hasFaults == true)
    }

    @Test("a struct keeps its memberwise initializer beside one in an extension") func memberwiseAndExtension() {
        TestProgram(
            manifest("1️⃣Shared(Limits.self)") + """
                struct 2️⃣Limits { var rps: Int }
                extension Limits { 3️⃣init(preset: String) { self.init(rps: preset.count) } }
                """
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "`Limits` has 2",
                notes: [(.related, "`init(rps: Int)`", "2️⃣"), (.related, "`init(preset: String)`", "3️⃣")]
            )
        )
    }

    @Test("the closure that is suggested names types as the manifest sees them") func suggestedNames() {
        TestProgram(
            manifest("1️⃣Transient(Outer.Made<Int>.self, arguments: Int.self)") + """
                enum Outer {
                    enum Kind {}
                    typealias Handler<T> = (T) -> Kind
                    struct Made<T> {
                        init(kind: Kind, handler: @escaping Handler<T>) {}
                        init(own: [T]?) throws {}
                    }
                }
                """
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "`Outer.Made<Int>` has 2 initializers",
                notes: [
                    (
                        .suggestion,
                        "`Transient(Outer.Made<Int>.self, arguments: Int.self) { (kind: Outer.Kind, "
                            + "handler: @escaping (Int) -> Outer.Kind) in Outer.Made<Int>(kind: kind, handler: handler) }`",
                        nil
                    ),
                    (.suggestion, "{ (own: [Int]?) throws in try Outer.Made<Int>(own: own) }`", nil),
                ]
            )
        )
    }

    @Test("a constrained extension counts for its arguments alone, and is named where that is not known")
    func constrained() {
        let source = """
            final class Holder<V> { init(get: @escaping () -> V) {} }
            extension Holder where V == Bool { convenience init(default d: V) { self.init { d } } }
            extension Holder where V: Hashable { 2️⃣convenience init(key: Int) { fatalError() } }
            """
        TestProgram(manifest("1️⃣Shared(Holder<Bool>.self)") + source).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "which initializer makes `Holder<Bool>` depends on a condition",
                notes: [
                    (.related, "`init(default: V)`", nil), (.related, "is there only if `V: Hashable`", "2️⃣"),
                    (.suggestion, "{ (get: @escaping () -> Bool) in Holder<Bool>(get: get) }", nil),
                ]
            )
        )
    }

    @Test("an initializer under a condition that is not known is never chosen silently") func conditional() {
        TestProgram(
            manifest("1️⃣Shared(Net.self)") + """
                final class Net {
                  #if DEBUG
                  2️⃣init(mock: Bool) {}
                  #elseif os(Linux) || swift(<5)
                  3️⃣init(socket: Int) {}
                  #else
                  4️⃣init(session: String) {}
                  #endif
                }
                """
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "which initializer makes `Net` depends on a condition that is not known here",
                notes: [
                    (.related, "`init(mock: Bool)` is there only if `DEBUG`", "2️⃣"),
                    (.related, "`init(socket: Int)` is there only if `", "3️⃣"),
                    (.related, "`init(session: String)` is there only if `", "4️⃣"),
                    (.suggestion, "outside `#if`", nil),
                ]
            )
        )
    }

    @Test("a type under a condition that is not known may not be there") func conditionalType() {
        let program = TestProgram(
            manifest("Shared(Mock.self)\n2️⃣Shared(Never2.self)\nShared(Linux.self)") + """
                #if DEBUG
                final class 3️⃣Mock {}
                #endif
                #if NEVER
                final class Never2 {}
                #endif
                #if os(Linux)
                final class Linux {}
                #endif
                """
        )
        program.expect(ExpectedDiagnostic(.unknownType, "2️⃣", "declares `Never2`"))
        // Every target is built for release; not every one is built for another system.
        #expect(program.program.undecided.map(\.atom.text) == ["DEBUG"])
        #expect(program.program.undecided.map(\.location) == [program["3️⃣"]])
    }

    @Test("a stored property under a condition makes the memberwise initializer depend on it")
    func conditionalProperty() {
        TestProgram(
            manifest("1️⃣Shared(S.self)") + """
                struct S {
                    let a: Int
                    #if os(Linux)
                    let b: Int
                    #endif
                }
                """
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "whether `S` has its initializer",
                notes: [(.related, "`init(a: Int, b: Int)` is there only if `os(Linux)`", nil)]
            )
        )
    }

    @Test("an initializer that is there only under a condition makes the implied one depend on it as well")
    func conditionalOwn() {
        TestProgram(
            manifest("1️⃣Shared(S.self)") + "struct S { let a: Int\n#if os(Linux)\ninit(b: Int) { a = b }\n#endif\n}"
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "which initializer makes `S` depends on a condition",
                notes: [
                    (.related, "`init(b: Int)` is there only if `os(Linux)`", nil),
                    (.related, "`init(a: Int)` is there only if `!(os(Linux))`", nil),
                ]
            )
        )
    }

    @Test("what a protocol offers under a constraint of the conformance is not taken for granted")
    func constrainedConformance() {
        TestProgram(
            manifest("1️⃣Shared(S<Int>.self)")
                + """
                protocol P {}
                extension P { 2️⃣init(a: Int) { fatalError() } }
                enum S<V> {}
                extension S: P where V: Equatable {}
                """
        ).expect(
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "1️⃣",
                "whether `S<Int>` has its initializer depends on a condition",
                notes: [(.related, "`init(a: Int)` is there only if `V: Equatable`", "2️⃣")]
            )
        )
    }

    @Test("what a superclass or a wrapper that is not read decides is said, not guessed") func unread() {
        TestProgram(
            manifest("1️⃣Shared(S.self)\nShared(W.self)\nShared(K.self)")
                + """
                final class 2️⃣S: BinaryBase {}
                struct W { @Binding var 3️⃣value: Int }
                @propertyWrapper struct Keyed { var wrappedValue: Int { 1 }; init(_ key: Int) {} }
                struct K { @Keyed var 4️⃣value: Int }
                """
        ).expect(
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "1️⃣",
                "the only initializer of `S` comes from `BinaryBase`, which no source that is read here declares",
                notes: [
                    (.related, "`init()` comes from `BinaryBase`", "2️⃣"),
                    (.suggestion, "declare another initializer", nil),
                ]
            ),
            ExpectedDiagnostic(.unsupportedParameter, "3️⃣", "`value` has a property wrapper"),
            ExpectedDiagnostic(.unsupportedParameter, "4️⃣", "`value` has a property wrapper")
        )
    }

    @Test("initializers that can't be called are named with their reasons") func inaccessible() {
        TestProgram(
            TestModule("Library", package: "Other", "public final class L { 9️⃣init() {} ; package init(a: Int) {} }"),
            TestModule(
                "App",
                "import Library\n" + manifest("1️⃣Shared(S.self)\n2️⃣Shared(L.self)\n3️⃣Shared(M.self)\n4️⃣Shared(P.self)")
                    + """
                    final class S {
                        5️⃣private init() {}
                        fileprivate init(a: Int) {}
                        init?(b: Int) { nil }
                        6️⃣init<T>(c: T) {}
                        @available(*, unavailable) init(d: Int) {}
                    }
                    struct 7️⃣M { let a: Int; private var b = 1 }
                    fileprivate final class 8️⃣P {}
                    """
            )
        ).expect(
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "1️⃣",
                "no initializer of `S` can be called",
                notes: [
                    (.related, "`init()` is `private`, and its factory is generated into a file of its own", "5️⃣"),
                    (.related, "`init(a: Int)` is `fileprivate`", nil),
                    (.related, "`init(b: Int)` may return nil", nil),
                    (.related, "`init(c: T)` has a parameter that can't be injected", "6️⃣"),
                    (.related, "`init(d: Int)` is marked unavailable", nil),
                    (.suggestion, "`Shared(S.self) { (…) in … }`", nil),
                ]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "2️⃣",
                "no initializer of `L`",
                notes: [
                    (.related, "`init()` is `internal` to module `Library`", "9️⃣"),
                    (.related, "`init(a: Int)` is `package`", nil),
                ]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "3️⃣",
                "no initializer of `M`",
                notes: [(.related, "`init(a: Int, b: Int)` is `private`, as one of its properties is", "7️⃣")]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "4️⃣",
                "`P` is `fileprivate`",
                notes: [(.related, "declared here", "8️⃣"), (.suggestion, "make `P` internal", nil)]
            )
        )
    }

    @Test("what a factory can't call by itself is called by a closure, ready to be pasted") func closures() {
        TestProgram(
            manifest(
                """
                1️⃣Shared(Fails.self)
                2️⃣Shared(Implicit.self, as: (any P).self)
                3️⃣Transient(Open.self)
                4️⃣Shared(Gone.self)
                5️⃣Shared(View.self)
                """
            ) + """
                protocol P {}
                final class Fails { 6️⃣init?(text: String, _ number: Int) async throws { nil } }
                final class Implicit: P { init!() { nil } }
                final class Open { init<T>(7️⃣value: T, number: Int) {} }
                final class Gone { @available(*, unavailable) init?() { nil } }
                @MainActor final class View { init(a: Int) {} ; init(b: Int) {} }
                """
        ).expect(
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "1️⃣",
                "the only initializer of `Fails` may return nil, so a factory can't call it",
                notes: [
                    (.related, "`init(text: String, _: Int)` may return nil", "6️⃣"),
                    (
                        .suggestion,
                        "`Shared(Fails.self) { (text: String, number: Int) async throws in (try await Fails(text: text, number))! }`",
                        nil
                    ),
                    (
                        .suggestion,
                        "`Shared(Fails?.self) { (text: String, number: Int) async throws in try await Fails(text: text, number) }`, "
                            + "which is asked for as `Fails?`",
                        nil
                    ),
                ]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "2️⃣",
                "the only initializer of `Implicit` may return nil",
                notes: [(.suggestion, "`Shared(Implicit.self, as: (any P).self) { Implicit()! }`", nil)]
            ),
            ExpectedDiagnostic(
                .unsupportedParameter,
                "7️⃣",
                "parameter `value` has the generic type `T`, which may be anything",
                notes: [(.related, "needed by this registration", "3️⃣")]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "4️⃣",
                "the only initializer of `Gone` is marked unavailable",
                notes: [(.suggestion, "declare another initializer, or write `Shared(Gone.self) { (…) in … }`", nil)]
            ),
            ExpectedDiagnostic(
                .ambiguousInitializer,
                "5️⃣",
                "`View` has 2 initializers",
                notes: [(.suggestion, "{ @MainActor (a: Int) in View(a: a) }", nil)]
            )
        )
    }

    @Test("a type that the manifest does not see is named with its place") func outOfSight() {
        TestProgram(
            TestModule("Kit", package: "Other", "struct 3️⃣Inner {}\nprivate struct Secret {}"),
            TestModule(
                "App",
                "import Kit\n" + manifest("1️⃣Shared(Secret.self)\n2️⃣Shared(Inner.self)"),
                "private struct 4️⃣Secret {}"
            )
        ).expect(
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "1️⃣",
                "`Secret` is `private` to another file",
                notes: [(.related, "declared here", "4️⃣"), (.suggestion, "make `Secret` internal", nil)]
            ),
            ExpectedDiagnostic(
                .inaccessibleInitializer,
                "2️⃣",
                "`Inner` is `internal` to module `Kit`",
                notes: [(.related, "declared here", "3️⃣"), (.suggestion, "make `Inner` `public`", nil)]
            )
        )
    }

    @Test("what has no initializer says so") func none() {
        TestProgram(
            manifest(
                """
                1️⃣Shared((any P).self)
                2️⃣Shared(E.self)
                3️⃣Shared(Date.self)
                4️⃣Shared((() -> Int).self)
                5️⃣Shared(G.self)
                6️⃣Shared(C.self)
                7️⃣Shared(Loadr.self)
                """
            ) + """
                protocol P {}
                enum E { case a }
                final class G<T> { init(t: T) {} }
                class Loader {}
                final class C { let a: Int }
                """
        ).expect(
            ExpectedDiagnostic(
                .noInitializer,
                "1️⃣",
                "`P` is a protocol, which can't be made",
                notes: [(.suggestion, "`Shared(…, as: (any P).self)`, or use `Input((any P).self)`", nil)]
            ),
            ExpectedDiagnostic(.noInitializer, "2️⃣", "`E` has no initializer"),
            ExpectedDiagnostic(
                .unknownType,
                "3️⃣",
                "no source that is read here declares `Date`",
                notes: [(.suggestion, "`Shared(Date.self) { (…) in … }`", nil)]
            ),
            ExpectedDiagnostic(.noInitializer, "4️⃣", "`() -> Int` is no class, struct, enum or actor"),
            ExpectedDiagnostic(.noInitializer, "5️⃣", "`G` is generic; a registration makes one type"),
            ExpectedDiagnostic(.noInitializer, "6️⃣", "`C` has no initializer"),
            ExpectedDiagnostic(
                .unknownType,
                "7️⃣",
                "declares `Loadr`",
                notes: [(.suggestion, "did you mean `Loader`?", nil)]
            )
        )
    }

    @Test("faults of a dependency are left to its own target") func otherTargets() {
        let library =
            "import Dovetail\npublic enum S: Scope {}\npublic enum L: Assembly { public typealias Scope = S\n"
            + "public static var registrations: Registrations { let a = 1 } }"
        let program = TestProgram(TestModule("Library", library), TestModule("App", "import Library"))
        program.expectNoDiagnostics()
        #expect(program.program.assemblies.map(\.hasFaults) == [true])
    }
}
