internal import DocumentKit
internal import Dovetail
import Testing

@Suite("While an account opens,", .timeLimit(.minutes(1)))
struct OpeningInterruptedTests {
    struct KeychainLocked: Error, Equatable {}

    @Test("signing out ends what was made, and nobody is signed in", arguments: [true, false])
    func signingOut(initializerHeedsCancellation: Bool) async throws {
        var remnants = Remnants()
        try await SwitchingApp.run { app in
            do { remnants.add(try await app.signIn(.ana)) }
            let opening = app.script.stop(at: .keychain(.ben))
            if initializerHeedsCancellation { app.script.heedCancellation(at: .keychain(.ben)) }
            let switching = Task { try await app.signIn(app.context(.ben)) }
            await opening.arrival.wait()
            // The account before is over and gone before this one is made.
            #expect(app.scopes.events(of: "Account 1") == ScopeLog.wholeAccount)
            #expect(remnants.names == [])
            #expect(app.signedIn.current == nil)

            let signingOut = Task { await app.signedIn.end() }
            await opening.cancellation.wait()
            opening.open()
            await #expect(throws: SwitchSuperseded()) { try await switching.value }
            #expect(await signingOut.value == nil)
            #expect(app.signedIn.current == nil)
            #expect(
                app.scopes.events(of: "Account 2")
                    == (initializerHeedsCancellation
                        ? ScopeLog.halfAnAccount(CancellationError()) : ScopeLog.wholeAccount)
            )
            app.scopes.expectOneAccountAtATime()
        }
    }

    @Test("a switch to another ends what was made before that one opens", arguments: [true, false])
    func switching(initializerHeedsCancellation: Bool) async throws {
        try await SwitchingApp.run { app in
            let opening = app.script.stop(at: .keychain(.ben))
            if initializerHeedsCancellation { app.script.heedCancellation(at: .keychain(.ben)) }
            let first = Task { try await app.signIn(app.context(.ben)) }
            await opening.arrival.wait()
            let context = app.context(.ana)
            let second = Task { try await app.signIn(context) }
            await opening.cancellation.wait()
            opening.open()
            await #expect(throws: SwitchSuperseded()) { try await first.value }
            let ana = try await second.value
            #expect(app.signedIn.current === ana)
            #expect(app.scopes.accounts == ["Account 1", "Account 2"])
            #expect(
                app.scopes.events(of: "Account 1")
                    == (initializerHeedsCancellation
                        ? ScopeLog.halfAnAccount(CancellationError()) : ScopeLog.wholeAccount)
            )
            app.scopes.expectOneAccountAtATime()
            _ = app.transport.takeRequests()
            await ana.syncControl.drain()
            #expect(app.transport.takeRequests().allSatisfy { $0.credential == context.credential })
        }
    }

    @Test("a failure ends what was made, is what the caller gets, and leaves the slot empty for the next")
    func failing() async throws {
        try await SwitchingApp.run { app in
            try await app.signIn(.ana)
            app.script.fail(at: .keychain(.ben), with: KeychainLocked())
            await #expect(throws: KeychainLocked()) { try await app.signIn(app.context(.ben)) }
            #expect(app.signedIn.current == nil)
            #expect(app.scopes.events(of: "Account 1") == ScopeLog.wholeAccount)
            #expect(app.scopes.events(of: "Account 2") == ScopeLog.halfAnAccount(KeychainLocked()))
            let ben = try await app.signIn(.ben)
            #expect(app.signedIn.current === ben)
            app.scopes.expectOneAccountAtATime()
        }
    }

    @Test("who gives up waiting for it gets what cancelling makes of the opening, and nobody is signed in")
    func cancelling() async throws {
        try await SwitchingApp.run { app in
            let opening = app.script.stop(at: .keychain(.ana))
            app.script.heedCancellation(at: .keychain(.ana))
            let switching = Task { try await app.signIn(app.context(.ana)) }
            await opening.arrival.wait()
            switching.cancel()
            await opening.cancellation.wait()
            opening.open()
            await #expect(throws: CancellationError.self) { try await switching.value }
            #expect(app.signedIn.current == nil)
            #expect(app.scopes.events(of: "Account 1") == ScopeLog.halfAnAccount(CancellationError()))
        }
    }

    @Test("the ending of its host ends it as well, and none opens after it")
    func hostEnds() async throws {
        try await SwitchingApp.run { app in
            let opening = app.script.stop(at: .keychain(.ana))
            let switching = Task { try await app.signIn(app.context(.ana)) }
            await opening.arrival.wait()
            let ending = try await app.host.withAccount(accountContext: app.context(.ben)) { _ in
                let ending = Task { await app.host.end() }
                // The last that was opened ends first; then it is the turn of the one that is still opening.
                await app.scopes.hears("Account 2: ended")
                return ending
            }
            opening.open()
            await #expect(throws: ScopeEnded(scope: "Host")) { try await switching.value }
            let names = SwitchingSDK.objects.map { "Account.\($0)" } + ["Account"]
            #expect(await ending.value.ended == names + names + ["Host"])
            await #expect(throws: ScopeEnded(scope: "Host")) { try await app.signIn(app.context(.ben)) }
            #expect(app.signedIn.current == nil)
            #expect(app.scopes.accounts.count == 2)
        }
    }
}
