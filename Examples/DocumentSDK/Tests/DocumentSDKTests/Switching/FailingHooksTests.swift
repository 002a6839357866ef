internal import DocumentKit
internal import Dovetail
import Testing

@Suite("A hook of an account that is being left", .timeLimit(.minutes(1)))
struct FailingHooksTests {
    struct ConnectionLost: Error, Equatable {}

    @Test("stops no other and not the switch when it throws, and is told of by the report and to the observer")
    func throwingHook() async throws {
        var remnants = Remnants()
        let failure = "ended ClosableEventSource: ConnectionLost()"
        try await SwitchingApp.run { app in
            app.script.fail(at: .closing(.ana), with: ConnectionLost())
            app.script.fail(at: .closing(.ben), with: ConnectionLost())
            do { remnants.add(try await app.signIn(.ana)) }
            let ben = try await app.signIn(.ben)
            #expect(remnants.names == [])
            #expect(app.signedIn.current === ben)
            #expect(
                app.scopes.events(of: "Account 1")
                    == ScopeLog.wholeAccount.map { $0 == "ended ClosableEventSource" ? failure : $0 }
            )
            let failures = try #require(app.scopes.report(of: "Account 1")).failures
            #expect(failures.map(\.name) == ["Account.ClosableEventSource"])
            #expect(failures.first?.error is ConnectionLost)
            // Signing out tells the same to whoever does it.
            let report = try #require(await app.signedIn.end())
            #expect(report.ended == SwitchingSDK.objects.map { "Account.\($0)" } + ["Account"])
            #expect(report.failures.map(\.name) == ["Account.ClosableEventSource"])
            #expect(report.failures.first?.error is ConnectionLost)
            app.scopes.expectOneAccountAtATime()
        }
    }

    @Test("is given up and cancelled when it hangs, and the next account opens")
    func hangingHook() async throws {
        var remnants = Remnants()
        let limit = Duration.milliseconds(1)
        try await SwitchingApp.run { app in
            let closing = app.script.stop(at: .closing(.ana))
            try await ClosableEventSource.$limit.withValue(limit) {
                remnants.add(try await app.signIn(.ana))
            }
            let ben = try await app.signIn(.ben)
            await closing.cancellation.wait()
            #expect(app.signedIn.current === ben)
            #expect(
                app.scopes.events(of: "Account 1")
                    == ScopeLog.wholeAccount.map {
                        $0 == "ended ClosableEventSource" ? "\($0): \(HookOverdue(limit: limit))" : $0
                    }
            )
            let failures = try #require(app.scopes.report(of: "Account 1")).failures
            #expect(failures.map(\.name) == ["Account.ClosableEventSource"])
            #expect(failures.first?.error as? HookOverdue == HookOverdue(limit: limit))
            // The hook is still there, and all that it holds is what it was to close.
            #expect(remnants.names == [])
            app.scopes.expectOneAccountAtATime()
            closing.open()
            // When it is done after all, the observer is told of that too.
            await app.scopes.hears("Account 1: ended ClosableEventSource")
        }
    }
}
