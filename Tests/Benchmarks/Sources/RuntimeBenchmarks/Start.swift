import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand
import LifetimesByHandAgain

/// A host of twelve shared objects, made and let go of.
enum Start {
    static func cases() -> [Case] {
        let settings = HostSettings()
        let transport = Nowhere()
        let plain = { () -> AnyObject in
            LifetimesByHand.PlainHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        let handwritten = { () -> AnyObject in
            LifetimesByHand.HandwrittenHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        let handwrittenAgain = { () -> AnyObject in
            LifetimesByHandAgain.HandwrittenHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        let generated = { () -> AnyObject in
            Workspace.Host(hostTransport: transport, hostLog: transport, hostSettings: settings)
        }
        return [
            makeCase("12 objects from cold", "a class that ends as well", handwritten, generated),
            makeCase("12 objects from cold, beside a plain class", "a class that knows of no end", plain, generated),
            makeCase(
                "12 objects from cold, by hand twice",
                "the same, compiled once more",
                isRepetition: true,
                handwritten,
                handwrittenAgain
            ),
        ]
    }

    private static func makeCase(
        _ name: String,
        _ byHand: String,
        isRepetition: Bool = false,
        _ makeByHand: @escaping () -> AnyObject,
        _ makeGenerated: @escaping () -> AnyObject
    ) -> Case {
        let perform = { (side: Side, count: Int) in
            switch side {
            case .byHand: for _ in 0..<count { Sink.take(makeByHand()) }
            case .generated: for _ in 0..<count { Sink.take(makeGenerated()) }
            }
        }
        return Case(
            name: name,
            byHand: byHand,
            count: 1_000,
            countsInstructions: !isRepetition,
            isRepetition: isRepetition,
            perform: perform
        ) { side, count in
            ProcessorTime.of { perform(side, count) }
        }
    }
}
