import Testing

@testable import Dovetail

@Suite struct HookLimitTests {
    private let clock = ManualClock()
    private let log = EventLog()

    private func ending(_ scope: ScopeLifetime) -> Task<EndReport, Never> {
        EndingHook.$clock.withValue(clock) { Task { await scope.end() } }
    }

    @Test func `an overdue hook is cancelled and reported, and the ending goes on`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        let (started, cancelled) = (Gate(), Gate())
        scope.onEnd("Database", position: 0) { log.add("database") }
        scope.onEnd("Sync", position: 1, within: .seconds(5)) {
            await withTaskCancellationHandler {
                started.open()
                await cancelled.wait()
                log.add("the hook went on when it was cancelled: \(Task.isCancelled)")
            } onCancel: {
                cancelled.open()
            }
        }
        let ending = ending(scope)
        await started.wait()
        await clock.waitForASleeper()
        clock.advance(by: .seconds(4))
        #expect(log.events == [])
        clock.advance(by: .seconds(1))
        let report = await ending.value
        #expect(report.ended == ["Account.Sync", "Account.Database", "Account"])
        #expect(report.failures.map(\.name) == ["Account.Sync"])
        #expect(report.failures.first?.error as? HookOverdue == HookOverdue(limit: .seconds(5)))
        #expect(log.events.contains("database"))
    }

    @Test func `a hook that hangs for ever keeps nobody`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        let (started, never) = (Gate(), Gate())
        scope.onEnd("Sync", position: 0, within: .seconds(1)) {
            started.open()
            await never.wait()
        }
        let ending = ending(scope)
        await started.wait()
        await clock.waitForASleeper()
        clock.advance(by: .seconds(1))
        #expect(await ending.value.failures.count == 1)
        never.open()
    }

    @Test func `a hook that is done in time is as without a limit`() async {
        struct Refusal: Error {}
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        scope.onEnd("First", position: 0, within: .seconds(1)) { log.add("first") }
        scope.onEnd("Second", position: 1, within: .seconds(1)) { throw Refusal() }
        let report = await ending(scope).value
        #expect(log.events == ["first"])
        #expect(report.failures.map(\.name) == ["Account.Second"])
        #expect(report.failures.first?.error is Refusal)
    }
}
