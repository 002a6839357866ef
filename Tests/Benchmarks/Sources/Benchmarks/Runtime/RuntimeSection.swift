import Foundation

/// What generated code costs at run time, against the same written by hand, in processor time and in instructions.
struct RuntimeSection: Section {
    static let name = "runtime"
    static let summary = "reading, making, opening and ending, against the same by hand, in time and in instructions"
    static let minutes = 6

    let workbench: Workbench

    func rows() throws -> [Row] {
        let program = try workbench.product("RuntimeBenchmarks")
        let output = try Command(program, []).run().output
        let measurements = try JSONDecoder().decode([RuntimeMeasurement].self, from: output)
        let timed = measurements.filter { !$0.turnsGenerated.allSatisfy { $0 == 0 } }
        let noise = RepetitionNoise(measurements)
        return timed.map { row(of: $0, noise) } + (try instructionRows(of: measurements, program)) + (try packageRows())
    }

    private func packageRows() throws -> [Row] {
        let (library, tool) = (try CompiledLibrary(workbench), try workbench.tool("debug"))
        return try [10, 100, 1_000].flatMap { count in
            workbench.tell("opening and ending \(count) registrations")
            let folder = try workbench.folder("runtime-\(count)")
            return try OpenedPackage(count, in: folder, library: library, tool: tool)
                .rows(Self.name, "opening a scope", workbench.callgrind)
        }
    }

    private func row(of measurement: RuntimeMeasurement, _ noise: RepetitionNoise) -> Row {
        let budget = Self.promise(of: measurement).map { promise in
            let differing = promise.repetitions.map(noise.noise) ?? 0
            return Budget(promise: promise.promise, limit: .ratioAtMost(promise.most, noise: differing))
        }
        return Row(
            Self.name,
            measurement.name,
            RuntimeMeasurement.median(measurement.turnsGenerated),
            "ns",
            against: .init(name: measurement.byHand, value: RuntimeMeasurement.median(measurement.turnsByHand)),
            ratio: measurement.ratio,
            budget: budget,
            note: measurement.isRepetition ? Self.noteOnRepetitions : Self.notes[measurement.name]
        )
    }

    private struct Promise {
        /// What the names of its cases begin with.
        var prefix: String
        var promise: String
        /// Times what it takes by hand.
        var most: Double
        /// What the names of the cases begin with that tell by how much the same code differs from itself; nil where nothing is added to the budget.
        var repetitions: String?
    }

    /// A read is one load on both sides, and takes less than a nanosecond: which half of a cache line a loop begins in moves it by a few hundredths. What
    /// other work on the machine does to all of them is in the ratios of its repetitions as well.
    private static let promises = [
        Promise(
            prefix: "reading a shared object",
            promise: "reading a shared object",
            most: 1,
            repetitions: "reading "
        ),
        Promise(prefix: "reading one ", promise: "reading a shared object", most: 1, repetitions: "reading "),
        Promise(
            prefix: "12 objects from cold",
            promise: "a 12-object graph from cold",
            most: 1,
            repetitions: "12 objects from cold"
        ),
        Promise(prefix: "opening ", promise: "opening a scope", most: 1.2),
    ]

    /// Of a read that takes a tenth of a nanosecond, what starting two threads takes leaves nothing to hold a budget to.
    private static func promise(of measurement: RuntimeMeasurement) -> Promise? {
        if measurement.isRepetition { return nil }
        return promises.first {
            measurement.name.hasPrefix($0.prefix) && !measurement.name.contains("plain")
                && !measurement.name.contains(" on two")
        }
    }

    private static let noteOnRepetitions = """
        the same source in two modules: how far the ratio is from 1, in the worst third of the turns, is what the budgets of 1.0x allow as ±, up to \
        \(Table.number(RepetitionNoise.most))
        """

    private static let endingNote = """
        a task is told whose hook it runs, for each hook, so that one that ends its own scope does not wait for itself; by hand it would wait forever
        """

    /// Reasons found with callgrind.
    private static let notes = [
        "12 objects from cold": """
        of 1,260 instructions more, some 630 are those of the lifetime, an object of its own that scopes inside hold on to: made, told that all is there, \
        and let go of; 250 are the twelve factories, which look whether somebody watches; 180 copy the objects of protocols, which by hand are \
        of known classes there. Factories that may be put in place make no difference (10 of 7,160)
        """,
        "opening a scope of 100 objects, 13 hooks": """
        of 7,300 instructions more, some 2,000 are factories, 1,700 copies of the objects of protocols, 1,700 the four functions that share the opening \
        out, 700 allocations for the hooks of each of them
        """,
        "opening a child of 6 objects, 2 hooks": """
        9 allocations where the class by hand has 8: the lifetime, and the hooks' closure, against a weak reference; by hand hooks are statements of \
        `end()`, here something that lazy objects add to
        """,
        "reading a weak object": """
        the object is recalled by a closure, since what is held may be several protocols: that is counted, called, and its weak variable is checked for \
        exclusive access; besides, the end is looked at
        """,
        "ending a scope of 100 objects, 13 hooks": endingNote,
        "ending a child of 6 objects, 2 hooks": endingNote,
        "letting go of a scope of 100 objects, 13 hooks": "the lifetime is let go of besides",
    ]

    /// Each case's own, without what its baseline does.
    private func instructionRows(of measurements: [RuntimeMeasurement], _ program: String) throws -> [Row] {
        guard let callgrind = workbench.callgrind else { return [] }
        var rows: [Row] = []
        var totals: [String: (byHand: Double, generated: Double)] = [:]
        for measurement in measurements where measurement.countsInstructions {
            workbench.tell("counting instructions: \(measurement.name)")
            let total = (
                byHand: try instructions(of: measurement, "byHand", program, callgrind),
                generated: try instructions(of: measurement, "generated", program, callgrind)
            )
            totals[measurement.name] = total
            let baseline = measurement.baseline.flatMap { totals[$0] } ?? (0, 0)
            if measurement.turnsGenerated.allSatisfy({ $0 == 0 }) { continue }
            // Of a read there are one or two, fewer than what the process does differently from one run to the next. Openings repeat to within two hundredths.
            let promise = measurement.name.hasPrefix("reading") ? nil : Self.promise(of: measurement)
            rows.append(
                Row(
                    Self.name,
                    measurement.name,
                    total.generated - baseline.generated,
                    "instructions",
                    against: .init(name: measurement.byHand, value: total.byHand - baseline.byHand),
                    budget: promise.map { Budget(promise: $0.promise, limit: .ratioAtMost($0.most)) }
                )
            )
        }
        return rows
    }

    /// Of doing it once: what twice as many take more than once as many. Start and end of the process are not in it.
    private func instructions(
        of measurement: RuntimeMeasurement,
        _ side: String,
        _ program: String,
        _ callgrind: Callgrind
    ) throws -> Double {
        let counts = [measurement.count, 2 * measurement.count]
        let totals = try counts.map { count in
            try callgrind.instructions(of: program, ["--perform", measurement.name, side, "\(count)"])
        }
        return (totals[1] - totals[0]) / Double(measurement.count)
    }
}
