import Foundation
import Workload

/// Opening and ending the three scopes of a package of the workload, against the same business types wired by hand, module by module, in as many files.
///
/// What is written by hand there is plain: a scope's class has an atomic flag for an end, knows no scopes inside, and calls what has to be closed one after
/// the other, with no report and no task. That is less than a careful engineer writes, whose classes the other rows are compared with, hence the budget
/// of openings holds for these rows and none for the endings.
struct OpenedPackage {
    private let count: Int
    private let objects: Int
    private let generated: String
    private let byHand: String

    init(_ count: Int, in folder: URL, library: CompiledLibrary, tool: Tool) throws {
        let package = try CompiledPackage(count, in: folder, library: library, tool: tool)
        self.count = count
        objects = package.package.objects.count { $0.isReachable && $0.lifetime == .shared }
        for wiring in [CompiledPackage.Wiring.generated, .byHand] { _ = try package.compile(wiring, "release") }
        generated = try package.link(.generated, isRepeated: true)
        byHand = try package.link(.byHand, isRepeated: true)
    }

    func rows(_ section: String, _ promise: String, _ callgrind: Callgrind?) throws -> [Row] {
        let what = "three scopes of \(count) registrations, \(objects) objects"
        let budget = Budget(promise: promise, limit: .ratioAtMost(1.2))
        let (opening, life) = try turns()
        var rows = [
            opening.row(section, "opening \(what)", "ns", against: "plain classes", budget: budget, note: Self.note),
            life.row(section, "opening and ending \(what)", "ns", against: "plain classes"),
        ]
        guard let callgrind else { return rows }
        for (name, word) in [("opening", "open"), ("opening and ending", "live")] {
            let counts = try [generated, byHand].map { program in
                try callgrind.instructions(of: program, [word, "200"])
                    - (try callgrind.instructions(of: program, [word, "100"]))
            }
            let reference = Row.Reference(name: "plain classes", value: counts[1] / 100)
            rows.append(
                Row(
                    section,
                    "\(name) \(what)",
                    counts[0] / 100,
                    "instructions",
                    against: reference,
                    budget: word == "open" ? budget : nil
                )
            )
        }
        return rows
    }

    private static let note = """
        what is written by hand for these rows knows of no scopes inside, and reports nothing; it hands each module's part around as a struct, of which \
        every copy counts all its objects, so that the larger packages say more of that layout than of Dovetail
        """

    /// So many are open at once: few enough that what they are made of stays in the processor's cache, and as many as hide what reading the clock takes.
    private var width: Int { max(1, min(64, 1_000 / count)) }

    /// What opening, and opening, ending and letting go, take once, in nanoseconds of processor time: by the clock of the program, of which the start and the
    /// end of the process are no part.
    private func turns() throws -> (opening: Turns, life: Turns) {
        // A tenth of a second or so.
        let batches = 1 + 200_000 / (count * width)
        let words = ["time", "\(batches)", "\(width)"]
        let times = { (program: String) in
            let output = try Command(program, words).run().output
            let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
                .compactMap { Double($0) }
            guard numbers.count == 2 else { throw NoTimes(program: program) }
            return numbers.map { $0 / Double(batches * width) }
        }
        var turns: [(measured: [Double], reference: [Double])] = []
        for turn in 0..<Self.turnCount {
            // Neither is always the one that finds the caches warm.
            if turn.isMultiple(of: 2) {
                let first = try times(generated)
                turns.append((first, try times(byHand)))
            } else {
                let first = try times(byHand)
                turns.append((try times(generated), first))
            }
        }
        return (
            Turns(turns.map { ($0.measured[0], $0.reference[0]) }),
            Turns(turns.map { ($0.measured[1], $0.reference[1]) })
        )
    }

    private static let turnCount = 21

    private struct NoTimes: Error, CustomStringConvertible {
        var program: String
        var description: String { "\(program) printed no times" }
    }
}
