import DovetailDiagnostics
import DovetailGraph
import Testing

/// What is shown not to be `Sendable` stays on its actor.
@Suite struct Crossings {
    /// A parameter and what becomes of it where `T` is made on `Main`.
    @Test(arguments: [
        ("U(@Sendable () async -> T)", ["isolation-mismatch 3:19"]),
        ("U(@Main () async -> T)", []),
        ("U(@Other () async -> T)", ["isolation-mismatch 3:19"]),
        // It stays where it is formed, which then is `Main`.
        ("U(() async -> T)", []),
        ("U(() async -> T) async", ["isolation-mismatch 3:19"]),
        ("U(() async -> T) @Other", ["isolation-mismatch 3:19"]),
        ("U(@Sendable () async -> Box)", ["isolation-mismatch 3:19"]),
        ("U(maybe @Sendable () async -> T)", ["isolation-mismatch 3:19"]),
        ("U(@Sendable () async -> [T])", ["isolation-mismatch 3:19"]),
        ("U(@Sendable () async -> W)", []),
        ("U(T)", []),
        ("U(T) async", ["isolation-mismatch 3:19"]),
        ("U(Box) async", ["isolation-mismatch 3:19"]),
        ("U(W) async", []),
        ("U(T) async @Main", []),
    ])
    func `what is made on an actor is not taken away from it`(_ line: String, _ findings: [String]) {
        let outcome = resolve(
            """
            scope Host

            Host: transient \(line)
            Host: perGraph T into [T] nonsendable @Main foreign
            Host: transient Box(T) nonsendable foreign
            Host: transient W(T) foreign
            expose U
            """
        )
        #expect(outcome.findings == findings)
    }

    @Test(arguments: [
        ("U(@Sendable (A) async -> T)", "T<A>(A) taking nonsendable @Main", ["isolation-mismatch 3:19"]),
        ("U(@Main (A) async -> T)", "T<A>(A) taking nonsendable @Main", []),
        ("U((A) async -> T)", "T<A>(A) taking nonsendable @Main", []),
        ("U(@Sendable (A) async -> T)", "T<A>(A) taking nonsendable async", []),
        ("U(@Main (A) async -> T)", "T<A>(A) taking nonsendable async", ["isolation-mismatch 3:19"]),
        ("U(@Main (A) async -> T)", "T<A>(A) taking nonsendable", []),
        // Part of its making is on an actor, and the argument is taken there and away again.
        ("U(@Main (A) async -> T)", "T<A>(A, M) taking nonsendable async", ["isolation-mismatch 4:22"]),
        ("U(@Main (A) async -> T)", "T<A>(A, M) taking nonsendable", []),
    ])
    func `arguments are not taken from one place to another`(_ asking: String, _ made: String, _ findings: [String]) {
        let outcome = resolve(
            """
            scope Host

            Host: transient \(asking)
            Host: transient \(made)
            Host: transient M @Main foreign
            expose U
            """
        )
        #expect(outcome.findings == findings)
    }

    @Test(arguments: [
        ("U(open @Sendable (A) async throws -> S)", ["isolation-mismatch 4:19"]),
        ("U(open @Main (A) async throws -> S)", []),
        ("U(open @Sendable (A) async throws -> T)", ["isolation-mismatch 4:19"]),
        ("U(open @Main (A) async throws -> T)", []),
    ])
    func `openers take no argument to an actor, and nothing away from there`(_ line: String, _ findings: [String]) {
        let outcome = resolve(
            """
            scope Host
            scope Window < Host @Main

            Host: transient \(line)
            Window: input A nonsendable foreign
            Window: shared S foreign
            Window: transient T nonsendable foreign
            expose U
            """
        )
        #expect(outcome.findings == findings)
    }

    @Test func `the finding tells what goes where, why, and what to do`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T nonsendable @Main
            Host: transient Box(T) nonsendable
            Host: transient U(@Sendable () async -> Box)
            expose U
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 4:19"])
        #expect(
            outcome.notes == [
                "`Root` exposes `U`",
                "`Box` needs `T` (parameter `t`)",
                "making `T` runs on `Main`",
                "let `box` be `@Main () async -> Box`, or make `Box` `Sendable`",
            ]
        )
    }

    @Test func `the finding tells who leaves its actor`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T nonsendable @Main
            Host: transient Box(T) nonsendable
            Host: shared S(Box) async
            expose S
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 4:16"])
        #expect(
            outcome.notes == [
                "`Root` exposes `S`",
                "`Box` needs `T` (parameter `t`)",
                "making `T` runs on `Main`",
                "`S` makes itself on no actor, since its making is async",
                "make `Box` `Sendable`, or let `S` be made on `Main`",
            ]
        )
    }

    @Test(arguments: [
        ("scope Host @Main", "U(T) async leaving", ["isolation-mismatch 3:19"]),
        ("scope Host unsynchronized", "U(T?) async leaving", ["isolation-mismatch 3:19"]),
        ("scope Host @Main", "U(() -> T) async leaving", ["isolation-mismatch 3:19"]),
        ("scope Host unsynchronized", "U(() -> T) async leaving", ["isolation-mismatch 3:19"]),
        ("scope Host @Main", "U(@Main () -> T) async leaving", []),
        ("scope Host @Main", "U(T) async", []),
        ("scope Host @Main", "U<A>(A) taking nonsendable async leaving", ["isolation-mismatch 3:22"]),
    ])
    func `what leaves its scope takes nothing along`(_ scope: String, _ line: String, _ findings: [String]) {
        let outcome = resolve(
            """
            \(scope)

            Host: transient \(line)
            Host: transient T nonsendable foreign
            expose U
            """
        )
        #expect(outcome.findings == findings)
    }

    /// The opening stands on an actor because of `M`, and takes the input there.
    @Test(arguments: [
        ("S(I) async", ["isolation-mismatch 3:16"]), ("S(I)", []), ("S(T) async", ["isolation-mismatch 5:19"]),
    ])
    func `what an opening on an actor was handed stays there`(_ line: String, _ findings: [String]) {
        let outcome = resolve(
            """
            scope Host
            Host: input I nonsendable foreign
            Host: shared \(line)
            Host: shared M @Main
            Host: transient T(I) async foreign
            expose S, M
            """
        )
        #expect(outcome.findings == findings)
    }
}
