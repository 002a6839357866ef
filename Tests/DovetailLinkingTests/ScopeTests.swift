import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

@Suite struct ScopeTests {
    @Test("parents come first, otherwise module and name decide") func order() {
        let program = TestProgram(
            TestModule(
                "Base",
                package: "Other",
                "import Dovetail\npublic enum Zero: Scope {}\npublic enum Alone: Scope {}"
            ),
            TestModule(
                "App",
                """
                import Base
                import Dovetail
                enum Account: Scope { typealias Parent = Host }
                enum Document: Dovetail.Scope { typealias Parent = Account }
                enum Host {}
                extension Host: Scope { typealias Parent = Base.Zero }
                package struct Own: Scope { typealias Parent = Never }
                """
            )
        )
        program.expectNoDiagnostics()
        let scopes = program.program.scopes
        #expect(scopes.map(\.path) == [["Zero"], ["Host"], ["Account"], ["Document"], ["Own"], ["Alone"]])
        #expect(scopes.map(\.parent) == [nil, 0, 1, 2, nil, nil])
        #expect(scopes.map(\.access) == [.public, .internal, .internal, .internal, .package, .public])
    }

    @Test("a parent that is no scope is reported at its place") func unknownParent() {
        TestProgram(
            """
            import Dovetail
            enum Account: Scope { 1️⃣typealias Parent = Hots }
            enum Other: Scope { 2️⃣typealias Parent = Plain }
            enum Host: Scope {}
            struct Plain {}
            """
        ).expect(
            ExpectedDiagnostic(
                .unknownType,
                "1️⃣",
                "`Hots`, the parent of `Account`, is no scope",
                notes: [(.suggestion, "did you mean `Host`?", nil)]
            ),
            ExpectedDiagnostic(
                .unknownType,
                "2️⃣",
                "`Plain`, the parent of `Other`, is no scope",
                notes: [(.suggestion, "conforms to `Scope`", nil)]
            )
        )
    }

    @Test("parents in a circle are reported once, and cut") func circle() {
        let program = TestProgram(
            """
            import Dovetail
            enum A: Scope { 1️⃣typealias Parent = B }
            enum B: Scope { typealias Parent = C }
            enum C: Scope { typealias Parent = A }
            enum D: Scope { typealias Parent = A }
            """
        )
        program.expect(ExpectedDiagnostic(.unreadableManifest, "1️⃣", "`A` → `B` → `C` → `A`"))
        #expect(program.program.scopes.map(\.path.last) == ["A", "C", "B", "D"])
    }

    @Test("a scope lives on a global actor, or on none") func isolation() {
        let program = TestProgram(
            """
            import Dovetail
            enum AppScope: Scope {}
            enum BScope: Scope { typealias Isolation = MainActor }
            enum CScope: Scope { typealias Isolation = Never }
            enum DScope: Scope { typealias Isolation = Work.Queue }
            enum EScope: Scope {}
            extension EScope { typealias Isolation = UI }
            enum FScope: Scope { typealias Isolation = Unsynchronized }
            enum GScope: Scope { typealias Isolation = Dovetail.Unsynchronized }
            enum Work { @globalActor actor Queue { static let shared = Queue() } }
            typealias UI = MainActor
            """
        )
        program.expectNoDiagnostics()
        #expect(
            program.program.scopes.map(\.isolation) == [
                .sendable, .actor("MainActor"), .sendable, .actor(ActorName(module: "App", path: "Work.Queue")),
                .actor("MainActor"), .unsynchronized, .unsynchronized,
            ]
        )
    }

    @Test("an isolation that is no global actor is refused at its place") func unknownIsolation() {
        TestProgram(
            """
            import Dovetail
            enum AppScope: Scope { 1️⃣typealias Isolation = Int }
            enum OtherScope: Scope { 2️⃣typealias Isolation = Plain }
            actor Plain {}
            """
        ).expect(
            ExpectedDiagnostic(
                .unreadableManifest,
                "1️⃣",
                "`Int` can't be the isolation of `AppScope`, since it is neither a global actor nor `Unsynchronized`",
                notes: [(.suggestion, "write `typealias Isolation = MainActor`, or leave it out", nil)]
            ),
            ExpectedDiagnostic(.unreadableManifest, "2️⃣", "`Plain` can't be the isolation of `OtherScope`")
        )
    }
}
