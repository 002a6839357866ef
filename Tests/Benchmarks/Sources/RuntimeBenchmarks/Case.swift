/// Something that is done by hand and by generated code, as often as asked for.
struct Case {
    /// What is done: "opening a scope of 100 objects".
    var name: String
    /// What is done by hand: "a class that ends as well".
    var byHand: String
    /// How many times it is done in one turn.
    var count: Int
    /// The case that does as much as `perform` does, but for what is meant.
    var baseline: String?
    /// Whether instructions say something of it: they don't say what threads do to each other.
    var countsInstructions = true
    /// Whether it is the same code on both sides, compiled twice, so that only what measuring adds differs.
    var isRepetition = false
    /// Does it so many times, for whoever counts instructions, and can't tell where what is meant begins.
    var perform: (Side, _ count: Int) async throws -> Void
    /// Does it so many times, and gives back how many nanoseconds of processor time what is meant took in all.
    var time: (Side, _ count: Int) async throws -> Double

    /// What one turn after the other took.
    func measured(turns: Int) async throws -> Measurement {
        var measurement = Measurement(of: self)
        for turn in 0..<turns {
            // Neither is always the one that finds the caches warm.
            let order: [Side] = turn.isMultiple(of: 2) ? [.byHand, .generated] : [.generated, .byHand]
            for side in order { measurement.add(try await time(side, count) / Double(count), side) }
        }
        return measurement
    }
}
