import Dispatch
import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand

/// What is done with open accounts: a loop for each side, as their users would write them.
///
/// Several accounts in turn, so that no read can be moved out of its loop. Each function does what it does four times for each account.
struct Reading: Sendable {
    private let byHand: [PlainAccount]
    private let generated: [Workspace.Account]
    /// So that the weak ones are there.
    private let held: [DocumentsThumbnails]

    init(byHand: [PlainAccount], generated: [Workspace.Account]) {
        self.byHand = byHand
        self.generated = generated
        held = byHand.map(\.documentsThumbnails) + generated.map(\.documentsThumbnails)
    }

    func cases() -> [Case] {
        let property = "a `let` of a final class"
        let function = "a function of the class"
        return [
            Case(name: Self.loop, byHand: "a loop", count: 16_384) { side, count in
                pass(side, count, 1, Self.readNothing, Self.readNothing)
            } time: { _, _ in
                0
            },
            makeCase("reading a shared object", property, Self.readObjects, Self.readObjects),
            makeCase("reading one as a protocol", property, Self.readProtocols, Self.readProtocols),
            makeCase("reading one beyond the first 25", property, Self.readFurtherObjects, Self.readFurtherObjects),
            makeCase("reading a lazy object", "a property under a `Mutex`", Self.readLazy, Self.readLazy),
            makeCase("reading a weak object", "a property under a `Mutex`", Self.readWeak, Self.readWeak),
            makeCase("making a transient of four dependencies", function, Self.makeTransients, Self.makeTransients),
            makeCase("making one with an argument", function, Self.makeModels, Self.makeModels),
            makeCase(
                "reading a shared object on two threads",
                property,
                threads: 2,
                Self.readObjects,
                Self.readObjects
            ),
            makeCase("reading one as a protocol on two", property, threads: 2, Self.readProtocols, Self.readProtocols),
            makeCase(
                "reading a lazy object on two threads",
                "a property under a `Mutex`",
                threads: 2,
                Self.readLazy,
                Self.readLazy
            ),
        ]
    }

    static let loop = "a loop that reads nothing"

    private func makeCase(
        _ name: String,
        _ description: String,
        threads: Int = 1,
        _ handwritten: @escaping @Sendable ([PlainAccount]) -> UInt,
        _ wired: @escaping @Sendable ([Workspace.Account]) -> UInt
    ) -> Case {
        Case(
            name: name,
            byHand: description,
            count: 16_384,
            baseline: Self.loop,
            countsInstructions: threads == 1
        ) { side, count in
            pass(side, count, threads, handwritten, wired)
        } time: { side, count in
            let time = ProcessorTime.of { pass(side, count, threads, handwritten, wired) }
            return time - ProcessorTime.of { pass(side, count, threads, Self.readNothing, Self.readNothing) }
        }
    }

    /// Does it so many times, in even parts on so many threads.
    private func pass(
        _ side: Side,
        _ count: Int,
        _ threads: Int,
        _ handwritten: @escaping @Sendable ([PlainAccount]) -> UInt,
        _ wired: @escaping @Sendable ([Workspace.Account]) -> UInt
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
        _ wired: ([Workspace.Account]) -> UInt
    ) {
        var sum: UInt = 0
        switch side {
        case .byHand: for _ in 0..<count / 64 { sum &+= handwritten(byHand) }
        case .generated: for _ in 0..<count / 64 { sum &+= wired(generated) }
        }
        Sink.take(sum)
    }

    static func address(_ object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

    /// What all of the other functions do besides.
    @inline(never)
    private static func readNothing<Account: AnyObject>(_ accounts: [Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts { sum &+= address(account) }
        return sum
    }
}
