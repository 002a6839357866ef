import Foundation
import Workload

/// What a run of the tool costs, from sources to the generated file, for packages of 100, 1,000 and 10,000 registrations.
struct ToolSection: Section {
    static let name = "tool"
    static let summary = "a run of the tool, from sources to generated file, at 100, 1,000 and 10,000 registrations"
    static let minutes = 2

    let workbench: Workbench

    private static let sizes = [100, 1_000, 10_000]
    private static let turns = 3

    func rows() throws -> [Row] {
        var rows = try startUp()
        for configuration in ["debug", "release"] {
            var smaller: Double?
            for size in Self.sizes {
                let package = try written(size)
                let (found, seconds) = try runs(of: package, configuration, smaller: smaller)
                rows += found
                smaller = seconds / Double(size)
            }
        }
        return try rows + bodyEdit()
    }

    /// As samples of the debug tool have it of 10,000 registrations: no function is above 3 % on its own.
    private static let profile = """
        43 % goes to names and registrations, 19 % to writing the code, 14 % to the graph's checks, 10 % to scanning, which is the most that a cache of \
        what files come to could save; across all of them, 30 % is retaining and releasing, which unoptimised code does for each copy of a value
        """

    /// A package on disk, with the plan of its composition.
    private struct Written {
        var size: Int
        var folder: URL
        var renderer: PackageRenderer
        var plan: String
        var sources: [String]
    }

    private func written(_ size: Int) throws -> Written {
        let folder = workbench.scratch.appendingPathComponent("tool-\(size)")
        let renderer = PackageRenderer(PackageModel(PackageModel.Size(registrations: size)))
        try renderer.write(to: folder)
        return Written(
            size: size,
            folder: folder,
            renderer: renderer,
            plan: try renderer.writePlan(in: folder),
            sources: renderer.files.map { folder.appendingPathComponent($0.path).path }
        )
    }

    /// - Returns: The processor time of the best turn as well.
    private func runs(
        of package: Written,
        _ configuration: String,
        smaller: Double?
    ) throws -> (rows: [Row], seconds: Double) {
        let tool = try workbench.generator(configuration)
        let earlier = try workbench.earlierTool(configuration)
        let what = "\(package.size) registrations, \(configuration)"
        let megabytes = Table.number(Double(package.renderer.byteCount) / 1e6)
        let input =
            "\(megabytes) MB in \(package.renderer.files.count) files, fingerprint \(package.renderer.fingerprint)"
        // Without a file to compare with, as in a clean build.
        let run = { (path: String) in
            try? FileManager.default.removeItem(at: package.folder.appendingPathComponent("outputs"))
            return try Command(path, ["generate", "--plan", package.plan], isQuiet: true).run()
        }
        let cold = try run(tool.path)
        var elapsed: [Double] = []
        let turns = try Turns(Self.turns) {
            let outcome = try run(tool.path)
            elapsed.append(outcome.elapsed)
            return outcome.seconds
        } reference: {
            if let earlier { return try run(earlier.path).seconds }
            return try Command("/usr/bin/xargs", ["wc", "-l"]).run(lines: package.sources).seconds
        }
        let allowed = package.size == 1_000 ? 0.25 : package.size == 10_000 ? 2.5 : nil
        let budget = allowed.flatMap { allowed in
            configuration == "debug"
                ? Budget(
                    promise: "1,000 registrations, debug tool, from sources to generated file",
                    limit: .atMost(allowed)
                )
                : nil
        }
        let reference = earlier == nil ? "`wc -l`" : "commit \(workbench.earlier ?? "")"
        let seconds = turns.turns.map(\.measured).min() ?? 0
        let each = seconds / Double(package.size)
        let kilobytes = try PeakMemory.kilobytes(of: tool.path, ["generate", "--plan", package.plan])
        let size = Double(package.renderer.byteCount) / 1_000
        var rows = [
            turns.row(
                Self.name,
                what,
                "s",
                against: reference,
                budget: budget,
                note: budget == nil ? input : "\(input); \(Self.profile)"
            ),
            Row(Self.name, "\(what), time that goes by", elapsed.min() ?? 0, "s"),
            Row(
                Self.name,
                "\(what), first run, processor time",
                cold.seconds,
                "s",
                against: .init(name: "the best of those after it", value: seconds)
            ),
            Row(
                Self.name,
                "\(what), for each",
                each * 1e6,
                "us",
                against: smaller.map { .init(name: "a tenth of them", value: $0 * 1e6) }
            ),
            Row(Self.name, "\(what), peak memory", kilobytes, "KB", against: .init(name: "the sources", value: size)),
        ]
        if let callgrind = workbench.callgrind, package.size == 1_000 {
            let count = try callgrind.instructions(of: tool.path, ["generate", "--plan", package.plan])
            rows.append(Row(Self.name, "\(what), instructions", count / 1e6, "million"))
        }
        return (rows, seconds)
    }

    /// An empty plan: what the process costs before it does anything.
    private func startUp() throws -> [Row] {
        let folder = try workbench.folder("tool-empty")
        let plan = folder.appendingPathComponent("plan.json")
        let module = #"{"name": "A", "package": "a", "dependencies": [], "conditions": [], "sources": []}"#
        let output = folder.appendingPathComponent("A+Dovetail.swift").path
        let text = #"{"version": 1, "target": "A", "output": "\#(output)", "modules": [\#(module)]}"#
        try Data(text.utf8).write(to: plan)
        return try ["debug", "release"].flatMap { configuration in
            let tool = try workbench.generator(configuration)
            let turns = try Turns(10) {
                try Command(tool.path, ["generate", "--plan", plan.path]).run().seconds * 1_000
            } reference: {
                try Command("/bin/true", []).run().seconds * 1_000
            }
            var rows = [turns.row(Self.name, "start of the process, \(configuration)", "ms", against: "`true`")]
            if let callgrind = workbench.callgrind {
                let count = try callgrind.instructions(of: tool.path, ["generate", "--plan", plan.path])
                let nothing = try callgrind.instructions(of: "/bin/true", [])
                rows.append(
                    Row(
                        Self.name,
                        "start of the process, instructions, \(configuration)",
                        count / 1e6,
                        "million",
                        against: .init(name: "`true`", value: nothing / 1e6)
                    )
                )
            }
            return rows
        }
    }

    /// The debug tool for one target of a package of 1,000, after an edit inside a function: for the target itself, with all that it depends on.
    private func bodyEdit() throws -> [Row] {
        let tool = try workbench.generator("debug")
        let package = PackageModel(PackageModel.Size(registrations: 1_000))
        let folder = workbench.scratch.appendingPathComponent("tool-edit")
        let wired = package.modules.indices.filter { package.modules[$0].content == .wired }
        guard let module = wired.dropFirst(wired.count / 2).first,
            let object = package.modules[module].assemblies.first?.objects.first
        else { return [] }
        var seconds: [Double] = []
        var elapsed: [Double] = []
        for turn in 0..<(2 * Self.turns) {
            let renderer = PackageRenderer(package, edits: [object: turn])
            try renderer.write(to: folder)
            let plan = try renderer.writePlan(of: package.modules[module].name, in: folder)
            let outcome = try Command(tool.path, ["generate", "--plan", plan], isQuiet: true).run()
            if turn == 0 { continue }
            seconds.append(outcome.seconds)
            elapsed.append(outcome.elapsed)
        }
        let count = package.modules[module].assemblies.flatMap(\.objects).count
        let what = "body edit in one of \(package.modules.count) modules (\(count) registrations), debug"
        let budget = Budget(promise: "a body edit: this target's tool run", limit: .atMost(0.1))
        return [
            Row(Self.name, what, seconds.min() ?? 0, "s", budget: budget),
            Row(Self.name, "\(what), time that goes by", elapsed.min() ?? 0, "s"),
        ]
    }
}
