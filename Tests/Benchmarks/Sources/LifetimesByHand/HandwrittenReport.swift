/// What ended, how long it took, and what failed: as much as Dovetail's report says.
public struct HandwrittenReport: Sendable {
    struct Step {
        let name: String
        let duration: Duration
        let error: (any Error)?
    }

    var steps: [Step] = []
    private let start = ContinuousClock.now

    public var count: Int { steps.count }

    mutating func run(_ name: String, _ hook: () async throws -> Void) async {
        let start = ContinuousClock.now
        var failure: (any Error)?
        do {
            try await hook()
        } catch {
            failure = error
        }
        steps.append(Step(name: name, duration: .now - start, error: failure))
    }

    mutating func finish(_ scope: String) {
        steps.append(Step(name: scope, duration: .now - start, error: nil))
    }
}
