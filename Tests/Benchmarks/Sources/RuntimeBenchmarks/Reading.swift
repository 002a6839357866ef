import Dispatch
import LifetimeFeatures
import LifetimesByHand

/// Accounts of both sides that are open, and what is done with them by ``Loops``.
struct Reading<Other: AnyObject & Sendable>: Sendable {
    let byHand: [PlainAccount]
    let other: [Other]
    /// So that the weak ones are there.
    var held: [DocumentsThumbnails] = []

    /// What all other cases do besides; it is not measured by itself.
    var nothing: Case {
        Case(name: Loops.nothing, byHand: "a loop", count: 16_384) { side, count in
            pass(side, count, 1, Loops.readNothing, Loops.readNothing)
        } time: { _, _ in
            0
        }
    }

    func makeCase(
        _ name: String,
        _ description: String,
        threads: Int = 1,
        isRepetition: Bool = false,
        _ handwritten: @escaping @Sendable ([PlainAccount]) -> UInt,
        _ wired: @escaping @Sendable ([Other]) -> UInt
    ) -> Case {
        Case(
            name: name,
            byHand: description,
            count: 16_384,
            baseline: Loops.nothing,
            countsInstructions: threads == 1 && !isRepetition,
            isRepetition: isRepetition
        ) { side, count in
            pass(side, count, threads, handwritten, wired)
        } time: { side, count in
            let time = ProcessorTime.of { pass(side, count, threads, handwritten, wired) }
            return time - ProcessorTime.of { pass(side, count, threads, Loops.readNothing, Loops.readNothing) }
        }
    }

    /// Does it so many times, in even parts on so many threads.
    private func pass(
        _ side: Side,
        _ count: Int,
        _ threads: Int,
        _ handwritten: @escaping @Sendable ([PlainAccount]) -> UInt,
        _ wired: @escaping @Sendable ([Other]) -> UInt
    ) {
        if threads == 1 { return pass(side, count, handwritten, wired) }
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            pass(side, count / threads, handwritten, wired)
        }
    }

    private func pass(
        _ side: Side,
        _ count: Int,
        _ handwritten: ([PlainAccount]) -> UInt,
        _ wired: ([Other]) -> UInt
    ) {
        var sum: UInt = 0
        switch side {
        case .byHand: for _ in 0..<count / 64 { sum &+= handwritten(byHand) }
        case .generated: for _ in 0..<count / 64 { sum &+= wired(other) }
        }
        Sink.take(sum)
    }
}
