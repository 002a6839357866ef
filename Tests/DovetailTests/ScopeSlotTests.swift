import Dovetail
import Testing

@Suite struct ScopeSlotTests {
    struct Refusal: Error {}

    private let slot = ScopeSlot<TestScope>()
    private let log = EventLog()

    /// Opens a scope that tells of its opening and of its ending.
    private func open(_ name: String) throws -> TestScope {
        let scope = try TestScope(name)
        log.add("\(name) opened")
        scope.lifetime.onEnd("Object", position: 0) { [log] in log.add("\(name) ended") }
        return scope
    }

    @Test func `the old scope has ended before the new one opens`() async throws {
        let first = try await slot.switch { try open("First") }
        #expect(slot.current === first)
        let second = try await slot.switch {
            #expect(slot.current == nil)
            return try open("Second")
        }
        #expect(slot.current === second)
        #expect(await slot.end()?.ended == ["Second.Object", "Second"])
        #expect(slot.current == nil)
        #expect(await slot.end() == nil)
        #expect(log.events == ["First opened", "First ended", "Second opened", "Second ended"])
    }

    @Test func `an opening that fails leaves the slot empty, for the next`() async throws {
        try await slot.switch { try open("First") }
        await #expect(throws: Refusal.self) { try await slot.switch { throw Refusal() } }
        #expect(slot.current == nil)
        #expect(log.events == ["First opened", "First ended"])
        #expect(try await slot.switch { try open("Second") }.name == "Second")
        await slot.end()
    }

    @Test func `the last of many switches at once wins, and nothing of the others stays`() async throws {
        let begun = Gate()
        let first = Task {
            try await slot.switch {
                begun.open()
                // Until the next switch cancels it.
                while !Task.isCancelled { await Task.yield() }
                return try open("First")
            }
        }
        await begun.wait()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<100 {
                group.addTask { _ = try? await slot.switch { try open("\(index)") } }
            }
        }
        try await slot.switch { try open("Last") }
        await #expect(throws: SwitchSuperseded()) { try await first.value }
        #expect(slot.current?.name == "Last")
        await slot.end()
        // Each is over before the next begins.
        let events = log.events
        for index in stride(from: 0, to: events.count - 1, by: 2) {
            #expect(events[index + 1] == events[index].replacing(" opened", with: " ended"))
        }
        #expect(events.count.isMultiple(of: 2))
    }

    @Test func `signing out while an account opens leaves none`() async throws {
        let (begun, goOn) = (Gate(), Gate())
        let switching = Task {
            try await slot.switch {
                begun.open()
                await goOn.wait()
                return try open("Account")
            }
        }
        await begun.wait()
        let ending = Task { await slot.end() }
        while !switching.isCancelled, log.events.isEmpty {
            goOn.open()
            await Task.yield()
        }
        _ = await ending.value
        // Whichever was asked for first: there is no account.
        _ = try? await switching.value
        #expect(slot.current == nil)
        #expect(log.events == ["Account opened", "Account ended"])
    }

    @Test func `a switch that is cancelled before its turn changes nothing`() async throws {
        let (begun, goOn) = (Gate(), Gate())
        let ending = Task {
            try await slot.switch {
                begun.open()
                await goOn.wait()
                return try open("First")
            }
        }
        await begun.wait()
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await slot.switch { try open("Second") }
        }
        await #expect(throws: (any Error).self) {
            goOn.open()
            _ = try await cancelled.value
        }
        _ = try? await ending.value
        #expect(!log.events.contains("Second opened"))
        await slot.end()
    }

    @Test func `cancelling the caller cancels the opening`() async throws {
        let begun = Gate()
        let switching = Task {
            try await slot.switch {
                begun.open()
                while true {
                    try Task.checkCancellation()
                    await Task.yield()
                }
            }
        }
        await begun.wait()
        switching.cancel()
        await #expect(throws: CancellationError.self) { try await switching.value }
        #expect(slot.current == nil)
    }

    @Test func `a hook of the scope may end the slot, and not switch it`() async throws {
        let scope = try open("Account")
        scope.lifetime.onEnd("Session", position: 1) { [slot, log] in
            await slot.end()
            do {
                try await slot.switch { throw Refusal() }
            } catch {
                log.add("\(error)")
            }
        }
        try await slot.switch { scope }
        await slot.end()
        // The ending that the hook asked for comes behind this one.
        await slot.end()
        #expect(
            log.events == ["Account opened", "a switch was asked for by what another one waits for", "Account ended"]
        )
    }

    @Test func `what an opening has started may sign out later`() async throws {
        let (goOn, background) = (Gate(), TaskHolder())
        try await slot.switch {
            background.set(
                Task { [slot] in
                    await goOn.wait()
                    return await slot.end()
                }
            )
            return try open("Account")
        }
        goOn.open()
        #expect(await background.task?.value?.ended == ["Account.Object", "Account"])
    }

    @Test func `a reader gets what is current, and the last of what follows`() async throws {
        var values = slot.values.makeAsyncIterator()
        #expect((await values.next())?.map(\.name) == .some(nil))
        let first = try await slot.switch { try open("First") }
        #expect((await values.next())?.map(\.name) == first.name)
        let second = try await slot.switch { try open("Second") }
        #expect((await values.next())?.map(\.name) == second.name)
        await slot.end()
        #expect((await values.next())?.map(\.name) == .some(nil))
    }

    @Test func `readers are done when the slot is released, and it is not kept by them`() async throws {
        var slot: ScopeSlot<TestScope>? = ScopeSlot()
        weak let released = slot
        let values = slot?.values
        slot = nil
        #expect(released == nil)
        var count = 0
        for await _ in values ?? AsyncStream(unfolding: { nil }) { count += 1 }
        #expect(count == 1)
    }

    @Test func `a slot does not keep a scope that it has ended while the next one opens`() async throws {
        weak var ended: TestScope?
        do {
            let scope = try await slot.switch { try open("Account") }
            ended = scope
        }
        let (begun, goOn) = (Gate(), Gate())
        let switching = Task {
            try await slot.switch {
                begun.open()
                await goOn.wait()
                return try open("Next")
            }
        }
        await begun.wait()
        #expect(ended == nil)
        goOn.open()
        _ = try await switching.value
        await slot.end()
    }

    @Test func `an opening that is cancelled may look at the slot, from its cancellation handler too`() async throws {
        let (begun, cancelled) = (Gate(), Gate())
        let switching = Task {
            try await slot.switch {
                await withTaskCancellationHandler {
                    begun.open()
                    await cancelled.wait()
                } onCancel: {
                    log.add("\(slot.current == nil)")
                    cancelled.open()
                }
                return try open("First")
            }
        }
        await begun.wait()
        try await slot.switch { try open("Second") }
        await #expect(throws: SwitchSuperseded()) { try await switching.value }
        await slot.end()
        #expect(log.events == ["true", "First opened", "First ended", "Second opened", "Second ended"])
    }

    @Test func `no reader is resumed under the slot's lock, which it may need when it is cancelled`() async throws {
        let executor = InspectingExecutor { [slot] in _ = slot.current }
        let values = slot.values
        let reader = Task(executorPreference: executor) {
            var names: [String?] = []
            for await value in values {
                names.append(value?.name)
                if names.last == "Last" { break }
            }
            return names
        }
        for name in ["First", "Second", "Last"] { try await slot.switch { try open(name) } }
        #expect(await reader.value.last == "Last")
        await slot.end()
    }

    @Test func `a session's hook that signs out comes back at once, and the next account waits for all of the old one`()
        async throws
    {
        let slot = ScopeSlot<TestScope>()
        let log = EventLog()
        let account = try await slot.switch { try TestScope("Account") }
        account.lifetime.onEnd("Database", position: 0) { log.add("database") }
        let session = try TestScope("Session", in: account)
        session.lifetime.onEnd("Saver", position: 0) {
            #expect(await slot.end() == nil)
            log.add("signed out")
            for _ in 0..<1_000 { await Task.yield() }
            log.add("saved")
        }
        let ending = Task { await session.end() }
        while !account.lifetime.hasEnded { await Task.yield() }
        try await slot.switch {
            log.add("opened")
            return try TestScope("Next")
        }
        #expect(slot.current?.name == "Next")
        await slot.end()
        _ = await ending.value
        #expect(log.events == ["signed out", "saved", "database", "opened"])
    }

    @Test func `a hook that ends its own scope is in nobody's way`() async throws {
        let slot = ScopeSlot<TestScope>()
        for name in ["First", "Second"] {
            let account = try await slot.switch { try TestScope(name) }
            account.lifetime.onEnd("Database", position: 0) { [lifetime = account.lifetime] in
                #expect(await lifetime.end().ended.isEmpty)
            }
        }
        #expect(slot.current?.name == "Second")
        #expect(await slot.end()?.ended == ["Second.Database", "Second"])
    }

    @Test func `a session's hook that switches is refused, and the account ends`() async throws {
        let slot = ScopeSlot<TestScope>()
        let log = EventLog()
        let account = try await slot.switch { try TestScope("Account") }
        account.lifetime.onEnd("Database", position: 0) {
            // Further hooks come back at once, too.
            #expect(await slot.end() == nil)
            log.add("database")
        }
        let session = try TestScope("Session", in: account)
        session.lifetime.onEnd("Saver", position: 0) {
            await #expect(throws: SwitchInsideItself.self) { try await slot.switch { try TestScope("Next") } }
            for _ in 0..<1_000 { await Task.yield() }
            log.add("saved")
        }
        _ = await session.end()
        _ = await account.end()
        #expect(log.events == ["saved", "database"])
        #expect(slot.current == nil)
        try await slot.switch { try TestScope("Next") }
        await slot.end()
    }
}
