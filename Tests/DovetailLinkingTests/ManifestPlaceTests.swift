import DovetailDiagnostics
import DovetailLinking
import Testing

/// Where manifests may stand, and which types can be one.
@Suite struct ManifestPlaceTests {
    @Test("a list of assemblies has to stand where the conformance is stated, for the compiler to read it as one")
    func otherExtension() {
        TestProgram(
            """
            import Dovetail
            enum AppScope: Scope {}
            protocol Feature: Assembly where Scope == AppScope {}
            enum One: Assembly { typealias Scope = AppScope }
            extension One { static var registrations: Registrations {} }
            enum Two { static var registrations: Registrations {} }
            extension Two: Assembly { typealias Scope = AppScope }
            enum 1️⃣Product: Composition {}
            extension Product { static var 2️⃣assemblies: Assemblies { One.self } }
            enum Other { static var 3️⃣assemblies: Assemblies { Two.self } }
            4️⃣extension Other: Composition {}
            enum Marked: Composition {}
            extension Marked { @Dovetail.AssembliesBuilder static var assemblies: Assemblies { Two.self } }
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "2️⃣",
                "`assemblies` of `Product` is to stand where the conformance to `Composition` is stated",
                notes: [(.related, "stated here", "1️⃣"), (.suggestion, "mark it with `@AssembliesBuilder`", nil)]
            ),
            ExpectedDiagnostic(
                .unreadableManifest,
                "3️⃣",
                "`assemblies` of `Other` is to stand where",
                notes: [(.related, "stated here", "4️⃣")]
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

    @Test("scopes, parents and assemblies that are out of sight are said to be") func outOfSight() {
        TestProgram(
            TestModule(
                "Kit",
                package: "Other",
                """
                import Dovetail
                enum 1️⃣KitScope: Scope {}
                enum KitAssembly: Assembly { typealias Scope = KitScope ; static var registrations: Registrations {} }
                """
            ),
            TestModule(
                "App",
                """
                import Dovetail
                private enum 2️⃣Hidden: Scope {}
                """,
                """
                import Dovetail
                import Kit
                enum ChildScope: Scope { 3️⃣typealias Parent = Hidden }
                enum One: Assembly { 4️⃣typealias Scope = Hidden ; static var registrations: Registrations {} }
                enum Two: Assembly { 5️⃣typealias Scope = KitScope ; static var registrations: Registrations {} }
                enum Product: Composition { static var assemblies: Assemblies { 6️⃣KitAssembly.self } }
                """
            )
        ).expect(
            ExpectedDiagnostic(.unreadableManifest, "2️⃣", "the scope `Hidden` is `private`"),
            ExpectedDiagnostic(
                .unknownType,
                "3️⃣",
                "`Hidden`, the parent of `ChildScope`, is `private` to another file",
                notes: [(.related, "declared here", "2️⃣"), (.suggestion, "make `Hidden` internal", nil)]
            ),
            ExpectedDiagnostic(.unknownType, "4️⃣", "`Hidden`, the scope of `One`, is `private` to another file"),
            ExpectedDiagnostic(
                .unknownType,
                "5️⃣",
                "`KitScope`, the scope of `Two`, is `internal` to module `Kit`",
                notes: [(.related, "declared here", "1️⃣"), (.suggestion, "make `KitScope` `public`", nil)]
            ),
            ExpectedDiagnostic(.unknownType, "6️⃣", "`KitAssembly`, listed here, is `internal` to module `Kit`")
        )
    }

    @Test("a class that is a manifest by its superclass alone is told so") func inheritedConformances() {
        TestProgram(
            """
            import Dovetail
            class 1️⃣BaseScope: Scope {}
            final class 2️⃣SubScope: BaseScope {}
            class BaseAssembly: Assembly { typealias Scope = BaseScope ; static var registrations: Registrations {} }
            final class 3️⃣SubAssembly: BaseAssembly {}
            class BaseProduct: Composition { static var assemblies: Assemblies { BaseAssembly.self } }
            final class 4️⃣SubProduct: BaseProduct {}
            final class Plain {}
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "2️⃣",
                "`SubScope` is a scope only by its superclass `BaseScope`",
                notes: [(.related, "`BaseScope` is declared here", "1️⃣"), (.suggestion, "name `BaseScope` itself", nil)]
            ),
            ExpectedDiagnostic(.unreadableManifest, "3️⃣", "`SubAssembly` is an assembly only by its superclass"),
            ExpectedDiagnostic(.unreadableManifest, "4️⃣", "`SubProduct` is a composition only by its superclass")
        )
    }
}
