import Dovetail
import DovetailTesting
import Synchronization
import Testing

@MainActor
struct ExpectReleasedTests {
    /// Keeps things beyond the closure that is tested.
    final class Holder {
        var held: [Any] = []
    }

    private let holder = Holder()

    /// Runs the closure, and gives back what is said of it.
    private func complaints(
        ignoring ignored: any Any.Type...,
        within limit: Duration = .zero,
        _ body: @MainActor () async throws -> Void
    ) async throws -> [String] {
        let said = Said()
        try await withKnownIssue(isIntermittent: true) {
            // A pack of variadic arguments can't be handed on.
            if ignored.isEmpty {
                try await expectReleased(within: limit, body)
            } else {
                try await expectReleased(ignoring: ignored[0], within: limit, body)
            }
        } matching: { issue in
            said.texts.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return said.texts.withLock { $0 }
    }

    private final class Said: Sendable {
        let texts = Mutex<[String]>([])
    }

    @Test func `a scope that ends and that nobody holds is released`() async throws {
        try await expectReleased {
            let account = try TestGraph("Account")
            _ = account.make("Other", Other())
            await account.end()
        }
    }

    @Test func `what outlives its scope is named with it`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            holder.held = [account.part, account.make("Other", Other()), account.make("Other", Other())]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Account: Part, Other (2)"])
    }

    @Test func `an object is named once, whoever else gives it back`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            holder.held = [account.make("any Looked", account.part)]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Account: Part"])
    }

    @Test func `a scope that is held is told of before what it made`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            holder.held = [account]
            await account.end()
        }
        #expect(said == ["the scope Account is still held, and with it what it made: Part"])
    }

    @Test func `a scope that was not ended is told of as that`() async throws {
        let held = try await complaints { holder.held = [try TestGraph("Account")] }
        #expect(held == ["the scope Account is still held, and was not ended, and with it what it made: Part"])
        let dropped = try await complaints { holder.held = [try TestGraph("Account").part] }
        #expect(dropped == ["objects outlived the scope Account, which was not ended: Part"])
    }

    @Test func `scopes in one that was opened before are watched, and those in them`() async throws {
        let host = try TestGraph("Host")
        let said = try await complaints {
            let account = try TestGraph("Account", in: host)
            let session = try TestGraph("Session", in: account)
            holder.held = [session.part, host.make("Other", Other())]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Session: Part"])
    }

    @Test func `a scope whose parent is watched is watched wherever it is opened`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            let session = try await Task.detached { try TestGraph("Session", in: account) }.value
            holder.held = [session.part]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Session: Part"])
    }

    @Test func `an object of an ignored type may live on`() async throws {
        let said = try await complaints(ignoring: Other.self) {
            let account = try TestGraph("Account")
            holder.held = [account.part, account.make("Other", Other())]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Account: Part"])
    }

    @Test func `objects in optionals and behind protocols are found, and values are none`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            let wrapped = account.make("Part?", Part() as Part??)
            let sendable = account.make("any Sendable", Other() as any Sendable)
            holder.held = [wrapped as Any, sendable, account.make("Int", 5), account.make("Int?", nil as Int?) as Any]
            await account.end()
        }
        #expect(said == ["objects outlived the scope Account: Part?, any Sendable"])
    }

    @Test func `what a task lets go of a little later is waited for`() async throws {
        // Each of its turns may have to wait for a thread that other tests block.
        try await expectReleased(within: .seconds(600)) {
            let account = try TestGraph("Account")
            holder.held = [account.part]
            await account.end()
            Task {
                // After the closure has returned.
                for _ in 0..<100 { await Task.yield() }
                holder.held = []
            }
        }
    }

    @Test func `a scope of one place is watched too`() async throws {
        let said = try await complaints {
            let lifetime = UnsynchronizedLifetime("Account")
            holder.held = [TestGraph.make("Part", lifetime.objectWatch, Part())]
            lifetime.finishOpening()
            _ = await lifetime.end()
        }
        #expect(said == ["objects outlived the scope Account: Part"])
    }

    @Test func `of any number of transients only those that are there are known`() async throws {
        let said = try await complaints {
            let account = try TestGraph("Account")
            for index in 0..<1_000 {
                let other = account.make("Other", Other())
                if index.isMultiple(of: 100) { holder.held.append(other) }
            }
            await account.end()
        }
        #expect(said == ["objects outlived the scope Account: Other (10)"])
    }

    @Test func `a closure that opens no scope is told of`() async throws {
        let said = try await complaints {}
        #expect(
            said == [
                "no scope was opened, so nothing could be looked for; open it in the closure, and not in a detached task"
            ]
        )
    }

    @Test func `an error of the closure is passed on`() async throws {
        struct Refused: Error {}
        await #expect(throws: Refused.self) {
            try await expectReleased { throw Refused() }
        }
    }
}
