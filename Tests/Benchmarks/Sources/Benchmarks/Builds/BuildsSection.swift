import Foundation
import Workload

/// What the plugin adds to the builds of a package of forty modules, against the same sources with what was generated kept beside them.
///
/// Clean builds find the tool and the library built: what those cost is the section `package`.
struct BuildsSection: Section {
    static let name = "builds"
    static let summary = "forty modules built clean, unchanged and after edits, with the plugin and without"
    static let minutes = 6

    let workbench: Workbench

    private static let promise = "a build in which nothing changed"

    func rows() throws -> [Row] {
        workbench.tell("building forty modules for the first time, with the plugin and without")
        let package = try FortyModules(in: workbench.folder("builds"), repository: workbench.repository)
        return try clean(package) + unchanged(package) + body(package) + signature(package)
    }

    // MARK: - Kinds of builds

    private func clean(_ package: FortyModules) throws -> [Row] {
        workbench.tell("clean builds")
        let turns = try Turns(2) {
            try package.with.clean(package.modules)
            return try package.with.build().seconds
        } reference: {
            try package.without.clean(package.modules)
            return try package.without.build().seconds
        }
        try package.with.settle()
        try package.without.settle()
        let size = FortyModules.size
        let what = "clean: \(size.modules) modules, \(size.registrations) registrations, tool built before"
        let note = "Sources of the fingerprint \(package.fingerprint)."
        return [turns.row(Self.name, what, "s", against: Self.without, note: note)]
    }

    private func unchanged(_ package: FortyModules) throws -> [Row] {
        workbench.tell("unchanged builds")
        var runs = 0
        let turns = try Turns(5) {
            let log = try package.with.build()
            runs = max(runs, log.toolRuns.count)
            return log.elapsed
        } reference: {
            try package.without.build().elapsed
        }
        let budget = Budget(promise: Self.promise, limit: .atMost(0))
        return [
            turns.row(Self.name, "unchanged, time that goes by", "s", against: Self.without),
            Row(Self.name, "unchanged: tool runs", Double(runs), "runs", budget: budget),
        ]
    }

    private func body(_ package: FortyModules) throws -> [Row] {
        workbench.tell("edits in a function of \(package.editedModule)")
        var last: BuildLog?
        let turns = try edits(of: package, package.editBody) { last = $0 }
        guard let last else { return [] }
        let others = last.compiled.subtracting([package.editedModule])
        let none = Budget(promise: Self.promise, limit: .atMost(0))
        let short = Budget(promise: Self.promise, limit: .atMost(0.1))
        let above = "body edit in a module with \(last.toolRuns.count - 1) others above it"
        let tool = try workbench.tool("debug")
        return [
            turns.row(Self.name, above, "s", against: Self.without),
            Row(Self.name, "body edit: other modules compiled", Double(others.count), "modules", budget: none),
            Row(Self.name, "body edit: tool run of this target", try run(tool, package), "s", budget: short),
            Row(
                Self.name,
                "body edit: all tool runs",
                try last.toolRuns.sorted().reduce(0) { try $0 + run(tool, package, of: $1) },
                "s",
                against: .init(name: "the build", value: last.seconds)
            ),
        ]
    }

    private func signature(_ package: FortyModules) throws -> [Row] {
        workbench.tell("edits of an initialiser of \(package.editedModule)")
        var last: BuildLog?
        let turns = try edits(of: package, package.editSignature) { last = $0 }
        let what = "a new parameter, \(last?.compiled.count ?? 0) modules compiled"
        return [turns.row(Self.name, what, "s", against: "without the plugin, generated files edited too")]
    }

    // MARK: - Measuring

    private static let without = "without the plugin"

    /// Processor seconds of builds after edits. The package with the plugin is always built first: it writes what the other one keeps.
    private func edits(
        of package: FortyModules,
        _ edit: () throws -> Void,
        log: (BuildLog) -> Void
    ) throws -> Turns {
        var turns: [(measured: Double, reference: Double)] = []
        for _ in 0..<4 {
            try edit()
            let built = try package.with.build()
            log(built)
            try package.keepGenerated()
            turns.append((built.seconds, try package.without.build().seconds))
        }
        return Turns(turns)
    }

    /// Processor seconds of one tool run as the plugin starts it, the best of some.
    private func run(_ tool: Tool, _ package: FortyModules, of module: String? = nil) throws -> Double {
        guard let plan = package.with.plan(of: module ?? package.editedModule) else { return .infinity }
        return try (0..<3).map { _ in try Command(tool.path, ["generate", "--plan", plan]).run().seconds }.min()
            ?? .infinity
    }
}
