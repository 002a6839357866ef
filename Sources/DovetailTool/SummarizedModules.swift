import DovetailPipeline
import DovetailSummaries
import DovetailSyntax

/// The modules that summaries are of.
struct SummarizedModules {
    private struct Module {
        var path: String
        var summary: ModuleSummary
    }

    private var modules: [String: Module] = [:]

    init(_ paths: [String]) throws {
        for path in paths {
            let summary = try SummaryFile.read(path)
            if let other = modules[summary.name] {
                throw PlanFile.Failure(description: "\(other.path) and \(path) are both of the module \(summary.name)")
            }
            modules[summary.name] = Module(path: path, summary: summary)
        }
    }

    /// A target's module with all that it depends on, directly or not, sorted by name.
    func needed(by target: String) throws -> [ReadModule] {
        guard modules[target] != nil else {
            let known = modules.keys.sorted()
            let all = "there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"
            throw PlanFile.Failure(
                description: "there is no summary of \(target); \(ArgumentParser.near(target, known) ?? all)"
            )
        }
        var closures: [String: Set<String>] = [:]
        try find(target, &closures)
        return closures.keys.sorted().compactMap { name in
            guard let module = modules[name] else { return nil }
            return ReadModule(module.summary, withAllDependencies: all(behind: name, closures))
        }
    }

    /// Gathers the direct dependencies of a module and of those behind it.
    private func find(_ name: String, _ found: inout [String: Set<String>]) throws {
        var open = [name]
        while let name = open.popLast() {
            guard found[name] == nil, let module = modules[name] else { continue }
            found[name] = Set(module.summary.dependencies)
            for dependency in module.summary.dependencies {
                guard modules[dependency] != nil else {
                    throw PlanFile.Failure(
                        description: "there is no summary of \(dependency), which \(name) depends on by \(module.path)"
                    )
                }
                open.append(dependency)
            }
        }
    }

    private func all(behind name: String, _ direct: [String: Set<String>]) -> [String] {
        var found: Set<String> = []
        var open = Array(direct[name] ?? [])
        while let next = open.popLast() {
            if next != name, found.insert(next).inserted { open += direct[next] ?? [] }
        }
        return found.sorted()
    }
}
