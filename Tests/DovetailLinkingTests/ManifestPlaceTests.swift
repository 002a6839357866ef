import DovetailDiagnostics
import DovetailLinking
import Testing

/// Where manifests may stand, and which types can be one.
@Suite struct ManifestPlaceTests {
    @Test("a list has to stand where the conformance is stated, for the compiler to read it as one")
    func otherExtension() {
        TestProgram(
            """
            import Dovetail
            enum AppScope: Scope {}
            protocol Feature: Assembly where Scope == AppScope {}
            enum 1️⃣One: Assembly { typealias Scope = AppScope }
            extension One { static var 2️⃣registrations: Registrations {} }
            enum Two { static var 3️⃣registrations: Registrations {} }
            4️⃣extension Two: Assembly { typealias Scope = AppScope }
            enum Three: Assembly { typealias Scope = AppScope }
            extension Three { @RegistrationsBuilder static var registrations: Registrations {} }
            enum Four {}
            extension Four: Feature { typealias Scope = AppScope ; static var registrations: Registrations {} }
            enum 5️⃣Product: Composition {}
            extension Product { static var 6️⃣assemblies: Assemblies { Three.self } }
            enum Marked: Composition {}
            extension Marked { @Dovetail.AssembliesBuilder static var assemblies: Assemblies { Three.self } }
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "2️⃣",
                "`registrations` of `One` is to stand where the conformance to `Assembly` is stated",
                notes: [(.related, "stated here", "1️⃣"), (.suggestion, "mark it with `@RegistrationsBuilder`", nil)]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "3️⃣",
                "`registrations` of `Two` is to stand where",
                notes: [(.related, "stated here", "4️⃣")]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "6️⃣",
                "`assemblies` of `Product` is to stand where the conformance to `Composition` is stated",
                notes: [(.related, "stated here", "5️⃣"), (.suggestion, "mark it with `@AssembliesBuilder`", nil)]
            )
        )
    }

    @Test("what generated code can't extend is no manifest") func inextensible() {
        TestProgram(
            """
            import Dovetail
            private enum 1️⃣AppScope: Scope {}
            enum Generic<T> {
                enum 2️⃣Inner: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {} }
            }
            enum 3️⃣Own<T>: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {} }
            fileprivate enum Outer {
                enum 4️⃣Nested: Assembly { typealias Scope = AppScope ; static var registrations: Registrations {} }
            }
            private enum 5️⃣Product: Composition { static var assemblies: Assemblies { Outer.Nested.self } }
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "the scope `AppScope` is `private`",
                notes: [(.suggestion, "make `AppScope` internal", nil)]
            ),
            ExpectedDiagnostic(.unreadableManifest, "2️⃣", "`Generic.Inner` is generic, which no assembly can be"),
            ExpectedDiagnostic(.unreadableManifest, "3️⃣", "`Own` is generic"),
            ExpectedDiagnostic(
                .unreadableManifest,
                "4️⃣",
                "the assembly `Outer.Nested` is `fileprivate`",
                notes: [(.suggestion, "make `Outer` internal", nil)]
            ),
            ExpectedDiagnostic(.unreadableManifest, "5️⃣", "the composition `Product` is `private`")
        )
    }

    @Test("the isolation of a scope is not dropped silently") func isolation() {
        TestProgram(
            """
            import Dovetail
            enum AppScope: Scope { 1️⃣typealias Isolation = MainActor }
            enum OtherScope: Scope { typealias Isolation = Never }
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "the `Isolation` of a scope is not supported yet",
                notes: [(.suggestion, "leave it out", nil)]
            )
        )
    }
}
