import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

/// What a manifest may hold, and what is said of the rest.
@Suite struct ManifestTests {
    private static let types = """
        protocol P {}
        protocol Q {}
        final class A: P, Q {}
        final class B { init(a: A) {} }
        final class C { init(a: A, numbers: [Int]?) {} }

        """

    @Test("every form of a registration is read") func forms() throws {
        let program = TestProgram(
            manifest(
                """
                Shared(A.self)
                Shared(A.self, as: (any P).self, (any Q).self, P.self)
                Transient(C.self, as: C.self, arguments: A.self, [Int].self)
                Input((any P).self, name: "plug")
                Input(Int.self)
                Shared(B.self) { (a: A, _: (any P)?) async throws in B(a: a) }
                    .lazy()
                    .onEnd { await $0.stop() }
                Shared(B.self, make: { B(a: [1].map { $0 }) }).onEnd({ (b: B) in "$0" })
                Dovetail.Shared(A.self) { @MainActor () in A() }
                Shared(A.self) { A() }
                """
            ) + Self.types
        )
        program.expectNoDiagnostics()
        let all = program.registrations()
        #expect(
            all.map(\.lifetime) == [
                .shared, .shared, .transient, .input, .input, .lazyShared, .shared, .shared, .shared,
            ]
        )
        #expect(all[0].keys.map(\.name) == ["A"])
        #expect(all[1].keys.map(\.name) == ["any P", "any Q"])
        #expect(all[2].arguments.map(\.name) == ["A", "[Int]"])
        #expect(all[3].inputName == "plug")
        #expect(all[4].inputName == nil)
        #expect(all[5].parameters.map(\.name) == ["a", "_"])
        #expect(all[5].parameters.map(\.type.name) == ["A", "(any P)?"])
        #expect(all[5].effects == Effects(isAsync: true, isThrowing: true))
        #expect(all[5].hook?.text == "{ await $0.stop() }")
        #expect(all[5].hook?.indentation == 0)
        #expect(all[6].hook?.text == "{ (b: B) in \"$0\" }")
        #expect(all[7].effects == Effects(isolation: "MainActor"))
        #expect(all[8].parameters.isEmpty)
        #expect(all[0].conformances.map(\.name) == ["P", "Q"])
        guard case .closure(let fragment) = all[5].making else { return #expect(Bool(false), "no closure") }
        #expect(fragment.text == "{ (a: A, _: (any P)?) async throws in B(a: a) }")
        #expect(fragment.location.line == 11)
    }

    @Test("the assembly may conform in an extension, where its registrations stand") func spread() throws {
        let program = TestProgram(
            TestModule(
                "App",
                "enum Feature { enum Wiring {} }\nfinal class A {}",
                "import Dovetail\nextension Feature.Wiring { typealias Scope = AppScope }\nenum AppScope: Dovetail::Scope {}",
                "import Dovetail\nimport Foundation\nextension Feature.Wiring: Dovetail.Assembly { static var registrations: Registrations { get { Shared(A.self) } } }"
            )
        )
        program.expectNoDiagnostics()
        #expect(program.program.assemblies.map(\.name) == ["Feature.Wiring"])
        #expect(program.program.assemblies[0].imports.map(\.path) == [["Dovetail"], ["Foundation"]])
        #expect(program.program.assemblies[0].scope == 0)
        #expect(program.registrations("Feature.Wiring").count == 1)
    }

    @Test("a type of that name in sight is not ours") func shadowed() {
        let program = TestProgram(
            TestModule("Swinject", package: "Other", "public protocol Assembly {}\npublic protocol Scope {}"),
            TestModule(
                "App",
                "import Swinject\nenum Mine: Assembly {}\nenum Their: Scope {}",
                "import UIKit\nclass X: Assembly {}"
            ),
        )
        program.expectNoDiagnostics()
        #expect(program.program.assemblies.isEmpty)
        #expect(program.program.scopes.isEmpty)
    }

    @Test("the runtime library may be among the scanned modules") func scannedRuntime() throws {
        let runtime = """
            public protocol Scope { associatedtype Parent }
            public protocol Assembly { associatedtype Scope: Dovetail.Scope }
            extension Never: Scope { public typealias Parent = Never }
            public struct Opened<Value> {}
            """
        let program = TestProgram(
            TestModule("Dovetail", package: "Dovetail", runtime),
            TestModule(
                "App",
                manifest("Shared(B.self)\nShared(A.self)\nInput(Int.self)")
                    + "struct A {}\nfinal class B { init(open: @escaping (Int) throws -> Opened<A>) {} }"
            )
        )
        program.expectNoDiagnostics()
        #expect(program.program.scopes.map(\.path) == [["AppScope"]])
        #expect(program.registrations().count == 3)
        guard case .opening(_, let result, .opened) = program.registrations()[0].parameters[0].request else {
            return #expect(Bool(false), "no opening")
        }
        #expect(result.name == "A")
    }

    @Test(
        "what is no registration is reported where it stands",
        arguments: [
            ("1️⃣if true { Shared(A.self) }", "an `if`", nil),
            ("1️⃣let a = 1", "no registration", "read, not run"),
            ("1️⃣A.self", "`A.self` is no registration", "write `Shared(A.self)` or `Transient(A.self)`"),
            ("1️⃣Singelton(A.self)", "`Singelton` is no registration", nil),
            ("1️⃣Shard(A.self)", "`Shard` is no registration", "did you mean `Shared`?"),
            ("1️⃣Singleton(A.self)", "`Singleton` is no registration", "did you mean `Shared`?"),
            ("Weak(B.self).1️⃣onEnd { _ in }", "`.onEnd` is for `Shared` only", nil),
            ("1️⃣Decorator(A.self)", "a decorator says what it wraps", "of: (any P).self"),
            ("Decorator(A.self, 1️⃣as: P.self)", "asked for as what it wraps", "`of: P.self`"),
            ("Decorator(A.self, of: P.self).1️⃣tagged(A.self)", "has the tag of what it wraps", "tag: Marker.self"),
            ("Shared(A.self, 1️⃣of: P.self)", "only `Decorator` wraps something", nil),
            ("1️⃣Override(A.self)", "`Override` belongs in the `assemblies`", nil),
            ("Shared(A.self).into(1️⃣key: 1)", "`.into` takes a collection's type", "write `.into([any P].self)`"),
            ("Shared(A.self).1️⃣tagged()", "`.tagged` takes one type", "write `.tagged(Marker.self)`"),
            ("Shared(A.self).1️⃣tagged(\"B\")", "`.tagged` takes one type", nil),
            ("Shared(A.self).tagged(B.self).1️⃣tagged(C.self)", "`.tagged` is stated twice", "one tag"),
            ("Shared(A.self).1️⃣named(B.self)", "`.named` says nothing", "did you mean `.tagged`?"),
            ("Transient(A.self).1️⃣concurrent()", "`.concurrent()` is for `Shared` only", nil),
            ("Shared(A.self).1️⃣lzy()", "`.lzy` says nothing", "did you mean `.lazy`?"),
            ("Shared(A.self).1️⃣onStart { }", "`.onStart` says nothing", "`.using(…)` and `.tagged(Marker.self)`"),
            ("Transient(A.self).1️⃣onStart { }", "`.onStart` says nothing", "`.using(…)` and `.tagged(Marker.self)`"),
            ("Shared(A.self).lazy().1️⃣lazy()", "stated twice", nil),
            ("Shared(A.self).onEnd { _ in }.1️⃣onEnd { _ in }", "stated twice", "one hook"),
            ("Shared(A.self).1️⃣onEnd(close)", "`.onEnd` takes a closure", nil),
            ("Transient(A.self).1️⃣lazy()", "`.lazy` is for `Shared` only", nil),
            ("Input(A.self).1️⃣onEnd { _ in }", "`.onEnd` is for `Shared` only", nil),
            ("Shared(A.self, 1️⃣arguments: B.self)", "only `Transient` takes arguments", nil),
            ("Input(A.self, 1️⃣arguments: B.self, A.self)", "only `Transient` takes arguments", nil),
            ("Input(A.self, 1️⃣as: (any P).self)", "an input has one key", "write `Input((any P).self)`"),
            ("Input(A.self) 1️⃣{ A() }", "an input is handed in by the caller", nil),
            ("Input(A.self, 1️⃣name: \"a b\")", "can't be the name of a parameter", nil),
            ("Shared(A.self, 1️⃣name: \"a\")", "only `Input` takes a name", nil),
            ("Shared(A.self, 1️⃣B.self)", "a second type needs a label", "as: B.self"),
            ("Shared(1️⃣A)", "`Shared` takes a type first", "write `Shared(A.self)`"),
            ("Shared(A.self, 1️⃣as: P)", "`P` lacks its `.self`", "write `P.self`"),
            ("Shared(A.self, 1️⃣foo: P.self)", "`Shared` has no argument `foo:`", nil),
            ("Shared(B.self) { (1️⃣a) in B(a: a) }", "parameter `a` states no type", "(a: SomeType) in"),
            ("Shared(B.self) { 1️⃣a in B(a: a) }", "parameter `a` states no type", nil),
            ("Shared(B.self) { B(a: 1️⃣$0) }", "names its parameters", "instead of `$0`"),
            ("Shared(B.self) 1️⃣{ [x] (a: A) in B(a: a) }", "can't capture", nil),
            ("Shared(B.self, 1️⃣make: B.init)", "is no closure", nil),
        ]
    )
    func faults(_ statement: String, _ headline: String, _ suggestion: String?) {
        let program = TestProgram(manifest(statement) + Self.types)
        let notes: [(kind: Diagnostic.NoteKind, part: String, mark: String?)] =
            suggestion.map { [(.suggestion, $0, nil)] } ?? []
        program.expect(ExpectedDiagnostic(.unreadableManifest, "1️⃣", headline, notes: notes))
        #expect(program.program.assemblies.first?.hasFaults == true)
    }

    @Test("a registration with a fault keeps its keys, so that nobody else is blamed") func keysStay() throws {
        let program = TestProgram(manifest("Shared(A.self, as: (any P).self).onStart { }") + Self.types)
        let registration = try #require(program.registrations().first)
        #expect(registration.keys.map(\.name) == ["any P"])
        if case .unknown = registration.making {} else { Issue.record("made although faulty") }
    }

    @Test("an assembly without registrations, scope or condition says so") func assemblies() {
        TestProgram(
            """
            import Dovetail
            enum AppScope: Scope {}
            enum 1️⃣None: Assembly { typealias Scope = AppScope }
            enum 2️⃣Stored: Assembly { typealias Scope = AppScope ; static let registrations = Registrations() }
            enum 3️⃣Free: Assembly { static var registrations: Registrations {} }
            enum Wrong: Assembly { 4️⃣typealias Scope = AppScop ; static var registrations: Registrations {} }
            #if DEBUG
            enum 5️⃣Debug: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {} }
            #endif
            enum Conditional: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {
                6️⃣#if DEBUG
                Shared(Int.self)
                #endif
            } }
            enum Twice: Assembly {
                #if DEBUG
                7️⃣typealias Scope = AppScope
                static var 8️⃣registrations: Registrations {}
                #else
                typealias Scope = AppScope
                static var registrations: Registrations {}
                #endif
            }
            enum Empty: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {} }
            """
        ).expect(
            ExpectedDiagnostic(.unreadableManifest, "1️⃣", "`None` has no `registrations`"),
            ExpectedDiagnostic(.unreadableManifest, "2️⃣", "`Stored` has no `registrations`"),
            ExpectedDiagnostic(
                .unreadableManifest,
                "3️⃣",
                "`Free` names no scope",
                notes: [(.suggestion, "`typealias Scope = AppScope`", nil)]
            ),
            ExpectedDiagnostic(
                .unknownType,
                "4️⃣",
                "`AppScop`, the scope of `Wrong`, is no scope",
                notes: [(.suggestion, "did you mean `AppScope`?", nil)]
            ),
            ExpectedDiagnostic(.unreadableManifest, "5️⃣", "`Debug` is there only if `DEBUG`"),
            ExpectedDiagnostic(.unreadableManifest, "6️⃣", "whether `DEBUG` holds is not known here"),
            ExpectedDiagnostic(.unreadableManifest, "7️⃣", "`Scope` of `Twice` is there only if `DEBUG`"),
            ExpectedDiagnostic(.unreadableManifest, "8️⃣", "`registrations` of `Twice` is there only if `DEBUG`")
        )
    }

    @Test(
        "what a manifest lacks is advised with the access that it needs",
        arguments: [("public ", "public "), ("package ", "package "), ("", ""), ("open ", "public ")]
    )
    func accessOfWitnesses(_ access: String, _ advised: String) {
        let kind = access == "open " ? "class" : "enum"
        TestProgram(
            """
            import Dovetail
            \(access)\(kind) RootScope: Scope { 4️⃣\(access == "open " ? "public " : access)typealias Isolation = Int }
            \(access)\(kind) 1️⃣Scopeless: Assembly { static var registrations: Registrations {} }
            \(access)\(kind) 2️⃣Empty: Assembly { typealias Scope = RootScope }
            \(access)\(kind) 3️⃣Product: Composition {}
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "`Scopeless` names no scope",
                notes: [(.suggestion, "add `\(advised)typealias Scope = RootScope`", nil)]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "2️⃣",
                "`Empty` has no `registrations`",
                notes: [(.suggestion, "declare `\(advised)static var registrations: Registrations { … }`", nil)]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "3️⃣",
                "`Product` has no `assemblies`",
                notes: [(.suggestion, "declare `\(advised)static var assemblies: Assemblies { … }`", nil)]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "4️⃣",
                "`Int` can't be the isolation of `RootScope`",
                notes: [(.suggestion, "write `\(advised)typealias Isolation = MainActor`", nil)]
            )
        )
    }

    @Test("types that generated code can't name are reported") func hidden() {
        TestProgram(
            manifest(
                "1️⃣Shared(A.self) { A() }\n2️⃣Shared(B.self, as: (any P).self)\n3️⃣Input(A.self)\nShared(B.self) { (4️⃣a: A) in B() }"
            ) + """
                private protocol P {}
                private struct A {}
                struct B: P {}
                """
        ).expect(
            ExpectedDiagnostic(.inaccessibleInitializer, "1️⃣", "`A` is `private`"),
            ExpectedDiagnostic(.inaccessibleInitializer, "2️⃣", "`any P` is `private`"),
            ExpectedDiagnostic(.inaccessibleInitializer, "3️⃣", "`A` is `private`"),
            ExpectedDiagnostic(.inaccessibleInitializer, "4️⃣", "`A` is `private`")
        )
    }
}
