import Foundation

/// Measures what Dovetail promises; see ``Options/help``.
@main
enum Benchmarks {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.isHelp { return print(Options.help) }
            try measure(options)
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    private static func measure(_ options: Options) throws {
        let sections = try Sections.named(options.sections)
        let workbench = try Workbench(options)
        if workbench.callgrind == nil { workbench.tell("valgrind is not installed: no instructions are counted") }
        var rows: [Row] = []
        var failures: [String] = []
        var seconds: [String: Double] = [:]
        for section in sections {
            workbench.tell("measuring \(section.name)")
            let start = ContinuousClock.now
            // What others measure takes long, and is not to be lost.
            do { rows += try section.init(workbench: workbench).rows() } catch {
                workbench.tell("could not measure \(section.name): \(error)")
                failures.append(section.name)
            }
            seconds[section.name] = start.duration(to: .now) / .seconds(1)
        }
        let output = workbench.repository.appendingPathComponent("Tests/Benchmarks/.build/benchmarks.json")
        try Report(rows, seconds: seconds, repository: workbench.repository).write(to: output)

        print(Table(rows: rows).text)
        let notes = rows.filter { $0.note != nil }
        for row in notes { print("\n\(row.section), \(row.what): \(row.note ?? "")") }
        if rows.contains(where: { $0.budget != nil }) { print("\n\(Table(budgetsOf: rows).text)") }
        print("\nwritten to \(output.path)")
        if !failures.isEmpty { throw Unmeasured(sections: failures) }
    }
}

/// Sections that failed, which is told when the others are measured.
private struct Unmeasured: Error, CustomStringConvertible {
    var sections: [String]

    var description: String { "not measured: \(sections.joined(separator: ", "))" }
}
