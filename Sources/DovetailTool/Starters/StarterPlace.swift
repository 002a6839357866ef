import DovetailPipeline

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a new file goes: a folder, and the target that it belongs to, where that is known.
struct StarterPlace {
    /// Absolute; nil where the file is only printed.
    var folder: String?
    var surroundings: Surroundings?

    /// - Parameters:
    ///   - plans: Those of the targets that it may belong to.
    ///   - target: The name of the one that is asked for.
    ///   - directory: The folder that is asked for.
    ///   - isWritten: Whether a folder is needed at all.
    init(plans: [BuildPlan], target: String?, directory: String?, isWritten: Bool) throws {
        let current = FileManager.default.currentDirectoryPath
        let folder = directory.map { AbsolutePath.of($0, in: current) }
        let plan = try Self.plan(of: target, at: folder, among: plans, isNeeded: isWritten)
        self.folder = folder ?? plan.flatMap { $0.folder }
        if let plan {
            var sources = PlanSources()
            surroundings = Pipeline.surroundings(in: try sources.modules(of: plan), target: plan.target)
        }
        if isWritten, self.folder == nil {
            throw ArgumentParser.Fault(description: "new needs --directory, since nothing says where the file goes")
        }
    }

    private static func plan(
        of target: String?,
        at folder: String?,
        among plans: [BuildPlan],
        isNeeded: Bool
    ) throws(ArgumentParser.Fault) -> BuildPlan? {
        let names = plans.map(\.target)
        let all = "there \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))"
        if let target {
            if let plan = plans.first(where: { $0.target == target }) { return plan }
            let near = ArgumentParser.near(target, names) ?? (names.isEmpty ? "no plan is given" : all)
            throw .init(description: "there is no target \(target); \(near)")
        }
        if let folder {
            // The innermost, since one target's folder may lie in another's.
            return plans.filter { $0.folder.map { "\(folder)/".hasPrefix("\($0)/") } ?? false }
                .max { ($0.folder?.count ?? 0) < ($1.folder?.count ?? 0) }
        }
        if plans.count > 1 { throw .init(description: "new needs --target, one of \(names.joined(separator: ", "))") }
        return plans.first
    }

    /// The path of a file for a type; throws where something is in the way.
    func path(for name: String) throws -> String? {
        guard let folder else { return nil }
        let path = "\(folder)/\(name).swift"
        if FileManager.default.fileExists(atPath: path) {
            throw PlanFile.Failure(description: "\(path) is already there; nothing is written")
        }
        // The compiler tells a module's files by their names.
        let namesake = surroundings?.paths.first { $0.hasSuffix("/\(name).swift") }
        if let namesake {
            throw PlanFile.Failure(description: "there is already a file of that name, \(namesake); nothing is written")
        }
        return path
    }
}

extension BuildPlan {
    /// The folder that holds all sources of the target, and no folder above it: a file that is put there is one of them.
    fileprivate var folder: String? {
        let sources = modules.first { $0.name == target }?.sources ?? []
        let folders = sources.map { $0.split(separator: "/").dropLast() }
        guard var common = folders.first else { return nil }
        for folder in folders.dropFirst() {
            let count = zip(common, folder).prefix { $0 == $1 }.count
            common = common.prefix(count)
        }
        return "/" + common.joined(separator: "/")
    }
}
