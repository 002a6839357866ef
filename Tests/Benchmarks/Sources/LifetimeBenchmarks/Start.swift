import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand

/// A host of twelve shared objects, made and let go of.
enum Start {
    static func comparisons() -> [Comparison] {
        let settings = HostSettings()
        let transport = Nowhere()
        let plain = { () -> AnyObject in
            PlainHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        let handwritten = { () -> AnyObject in
            HandwrittenHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        let generated = { () -> AnyObject in
            Workspace.Host(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        return [
            compare("a class that knows of no end", plain, generated),
            compare("a class that ends as well", handwritten, generated),
        ]
    }

    private static func compare(
        _ byHand: String,
        _ makeByHand: () -> AnyObject,
        _ makeGenerated: () -> AnyObject
    ) -> Comparison {
        var comparison = Comparison("12 objects from cold, and letting go", byHand, budget: 1)
        let count = 1_000
        for round in 0..<201 {
            let isFirst = round.isMultiple(of: 2)
            let before = isFirst ? time(of: count, makeByHand) : nil
            let generated = time(of: count, makeGenerated)
            comparison.rounds.append((before ?? time(of: count, makeByHand), generated))
        }
        return comparison
    }

    private static func time(of count: Int, _ make: () -> AnyObject) -> Double {
        ProcessorTime.each(of: count) {
            for _ in 0..<count { Sink.take(make()) }
        }
    }
}
