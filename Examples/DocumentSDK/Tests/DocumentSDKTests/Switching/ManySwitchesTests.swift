internal import DocumentKit
internal import Dovetail
import Testing

@Suite("A hundred switches", .timeLimit(.minutes(1)))
struct ManySwitchesTests {
    @Test("at once take turns: one wins, and all that was opened of the others has ended before the next opens")
    func atOnce() async throws {
        var remnants = Remnants()
        try await SwitchingApp.run { app in
            do { remnants.add(try await app.signIn(.ana)) }
            let opening = app.script.stop(at: .keychain(.ben))
            let first = Task { try await app.signIn(app.context(.ben)) }
            await opening.arrival.wait()
            let contexts = (0..<100).map { app.context(AccountID("account-\($0)")) }
            let results = await withTaskGroup(of: (AccountID, Result<SwitchingSDK.Account, any Error>).self) { group in
                for context in contexts {
                    group.addTask {
                        do {
                            return (context.id, .success(try await app.signIn(context)))
                        } catch {
                            return (context.id, .failure(error))
                        }
                    }
                }
                opening.open()
                return await group.reduce(into: []) { $0.append($1) }
            }
            await #expect(throws: SwitchSuperseded()) { try await first.value }
            let winners = results.compactMap { try? $0.1.get() }
            #expect(winners.count == 1)
            #expect(app.signedIn.current === winners.first)
            for case (let id, .failure(let error)) in results {
                #expect(error is SwitchSuperseded, "\(id)")
            }
            let accounts = app.scopes.accounts
            for account in accounts.dropLast() {
                #expect(app.scopes.events(of: account) == ScopeLog.wholeAccount, "\(account)")
            }
            #expect(app.scopes.events(of: accounts.last ?? "") == ["opened"])
            #expect(remnants.names == [])
            app.scopes.expectOneAccountAtATime()
        }
    }

    @Test("each while the one before still opens, end each in turn, and the last one wins")
    func eachDuringTheOneBefore() async throws {
        try await SwitchingApp.run { app in
            try await app.signIn(.ana)
            let ids = (0..<100).map { AccountID("account-\($0)") }
            var switches: [Task<SwitchingSDK.Account, any Error>] = []
            var before: Checkpoint?
            for (number, id) in ids.enumerated() {
                let opening = app.script.stop(at: .keychain(id))
                if number.isMultiple(of: 2) { app.script.heedCancellation(at: .keychain(id)) }
                switches.append(Task { try await app.signIn(app.context(id)) })
                if let before {
                    await before.cancellation.wait()
                    before.open()
                }
                await opening.arrival.wait()
                before = opening
            }
            #expect(app.signedIn.current == nil)
            before?.open()
            let last = try await switches.removeLast().value
            #expect(app.signedIn.current === last)
            for superseded in switches { await #expect(throws: SwitchSuperseded()) { try await superseded.value } }

            #expect(app.scopes.accounts == (1...101).map { "Account \($0)" })
            for number in 0..<99 {
                let isWhole = !number.isMultiple(of: 2)
                #expect(
                    app.scopes.events(of: "Account \(number + 2)")
                        == (isWhole ? ScopeLog.wholeAccount : ScopeLog.halfAnAccount(CancellationError()))
                )
            }
            #expect(app.scopes.events(of: "Account 101") == ["opened"])
            app.scopes.expectOneAccountAtATime()
        }
    }
}
