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
        // As many as take a tenth of a second or more, since a process is what is measured.
        let times = max(500, 400_000 / count)
        let opening = try turns(times, isEnded: false)
        let life = try turns(times, isEnded: true)
        let budget = Budget(promise: promise, limit: .ratioAtMost(1.2))
        var rows = [
            opening.row(section, "opening \(what)", "ns", against: "plain classes", budget: budget, note: Self.note),
            life.row(section, "opening and ending \(what)", "ns", against: "plain classes"),
        ]
        guard let callgrind else { return rows }
        for (name, isEnded) in [("opening", false), ("opening and ending", true)] {
            let counts = try [generated, byHand].map { program in
                try callgrind.instructions(of: program, words(200, isEnded))
                    - (try callgrind.instructions(of: program, words(100, isEnded)))
            }
            let reference = Row.Reference(name: "plain classes", value: counts[1] / 100)
            rows.append(
                Row(
                    section,
                    "\(name) \(what)",
                    counts[0] / 100,
                    "instructions",
                    against: reference,
                    budget: isEnded ? nil : budget
                )
            )
        }
        return rows
    }

    private static let note = """
        what is written by hand for these rows knows of no scopes inside, and reports nothing; it hands each module's part around as a struct, of which \
        every copy counts all its objects, so that the larger packages say more of that layout than of Dovetail
        """

    /// What once takes, in nanoseconds of processor time: start and end of the process are not in it.
    private func turns(_ times: Int, isEnded: Bool) throws -> Turns {
        let once = { (program: String) in
            let (less, more) = try (time(program, times, isEnded), time(program, 3 * times, isEnded))
            return max(0, more - less) / Double(2 * times) * 1e9
        }
        return try Turns(11) {
            try once(generated)
        } reference: {
            try once(byHand)
        }
    }

    private func time(_ program: String, _ times: Int, _ isEnded: Bool) throws -> Double {
        try Command(program, words(times, isEnded)).run().seconds
    }

    private func words(_ times: Int, _ isEnded: Bool) -> [String] { ["\(times)"] + (isEnded ? ["end"] : []) }
}
