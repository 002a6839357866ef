import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand

/// What is done with open accounts: a loop for each side, as their users would write them.
///
/// Several accounts in turn, so that no read can be moved out of its loop.
struct Use {
    var byHand: [PlainAccount]
    var generated: [Workspace.Account]

    func comparisons() -> [Comparison] {
        let property = "a `let` of a final class"
        return [
            compare("reading a shared object", property, 1, Self.readObjects, Self.readObjects),
            compare("reading one as a protocol", property, 1, Self.readProtocols, Self.readProtocols),
            compare("reading one beyond the first 25", property, 1, Self.readFurtherObjects, Self.readFurtherObjects),
            compare(
                "reading a lazy object that is made",
                "a property under a `Mutex`",
                nil,
                Self.readLazy,
                Self.readLazy
            ),
            compare("making a transient", "a function of the class", nil, Self.makeTransients, Self.makeTransients),
            compare("making one with an argument", "a function of the class", nil, Self.makeModels, Self.makeModels),
        ]
    }

    /// Each function does it four times for each account.
    private func compare(
        _ name: String,
        _ description: String,
        _ budget: Double?,
        _ handwritten: ([PlainAccount]) -> UInt,
        _ wired: ([Workspace.Account]) -> UInt
    ) -> Comparison {
        var comparison = Comparison(name, description, budget: budget)
        var (passes, sum) = (1, UInt(0))
        // As many passes as take a millisecond.
        while Self.time(of: passes, 1, { sum &+= handwritten(byHand) }) < 1e6 { passes *= 2 }
        let count = passes * byHand.count * 4
        for round in 0..<201 {
            let isFirst = round.isMultiple(of: 2)
            let before = isFirst ? Self.time(of: passes, count, { sum &+= handwritten(byHand) }) : nil
            let time = Self.time(of: passes, count) { sum &+= wired(generated) }
            let after = isFirst ? nil : Self.time(of: passes, count) { sum &+= handwritten(byHand) }
            comparison.rounds.append((before ?? after ?? 0, time))
        }
        Sink.take("\(sum)" as AnyObject)
        return comparison
    }

    private static func time(of passes: Int, _ count: Int, _ pass: () -> Void) -> Double {
        ProcessorTime.each(of: count) {
            for _ in 0..<passes { pass() }
        }
    }

    static func address(_ object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }
}
