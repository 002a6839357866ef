/// What runs for one object when its scope ends.
struct EndingHook: Sendable {
    /// The clock by which a hook is overdue. Another one is for tests.
    @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()

    /// What runs.
    enum Body: Sendable {
        case own(@Sendable () async throws -> Void)
        /// It runs for several objects, for each by its position.
        case shared(@Sendable (Int) async throws -> Void, position: Int)

        /// Put in place where it is called: each function on the way to a hook takes memory of its task.
        @inline(__always)
        func callAsFunction() async throws {
            switch self {
            case .own(let body): try await body()
            case .shared(let body, let position): try await body(position)
            }
        }
    }

    let name: String
    let limit: Duration?
    let body: Body

    private enum Outcome {
        case done((any Error)?)
        case overdue
    }

    /// What went wrong, nil where nothing did.
    ///
    /// - Parameter whenLate: Is told, where somebody wants to know, what went wrong with a hook that was overdue, once it is done after all.
    func run(whenLate: (@Sendable ((any Error)?) async -> Void)?) async -> (any Error)? {
        guard let limit else { return await failure() }
        let first = FirstToFinish<Outcome>()
        let work = Task {
            let error = await failure()
            if !first.finish(.done(error)) { await whenLate?(error) }
        }
        let timer = Task {
            // Cancelled when the hook is done.
            guard (try? await Self.clock.sleep(for: limit)) != nil else { return }
            first.finish(.overdue)
        }
        switch await first.value {
        case .done(let error):
            timer.cancel()
            // It holds the hook, and so the object, until it is over.
            await work.value
            return error
        case .overdue:
            work.cancel()
            return HookOverdue(limit: limit)
        }
    }

    private func failure() async -> (any Error)? {
        do {
            try await body.callAsFunction()
            return nil
        } catch {
            return error
        }
    }
}
