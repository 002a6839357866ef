import DovetailPipeline
import DovetailSummaries
import DovetailSyntax

/// Reads the files that plans list, each once.
struct PlanSources {
    private var sources: [String: SourceText] = [:]

    /// The modules of a plan, with what is in their files.
    mutating func modules(of plan: BuildPlan) throws -> [ReadModule] {
        try plan.modules.map { module in
            if let path = module.summary { return try summarized(module, by: path) }
            return ReadModule(
                name: module.name,
                packageName: module.package,
                dependencies: module.dependencies,
                conditions: Set(module.conditions),
                sources: try module.sources.map { try source($0) }
            )
        }
    }

    /// A file that was read.
    subscript(path: String) -> SourceText? { sources[path] }

    private mutating func summarized(_ module: BuildPlan.Module, by path: String) throws -> ReadModule {
        let summary = try SummaryFile.read(path)
        guard summary.name == module.name else {
            throw PlanFile.Failure(description: "\(path) is of the module \(summary.name), not of \(module.name)")
        }
        var read = ReadModule(summary)
        read.dependencies = module.dependencies
        for source in read.sources { sources[source.path] = source }
        return read
    }

    private mutating func source(_ path: String) throws -> SourceText {
        if let source = sources[path] { return source }
        let source = SourceText(path: path, bytes: try PlanFile.bytes(of: path))
        sources[path] = source
        return source
    }
}
