#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads a plan, and the files that it lists.
enum PlanFile {
    /// Why the tool can't do its work.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    static func read(_ path: String) throws -> BuildPlan {
        let data = Data(try bytes(of: path))
        let plan: BuildPlan
        do {
            plan = try JSONDecoder().decode(BuildPlan.self, from: data)
        } catch {
            throw Failure(description: "\(path) is not a plan: \(error)")
        }
        guard plan.version == BuildPlan.currentVersion else {
            throw Failure(
                description: "\(path) has version \(plan.version); this tool reads version \(BuildPlan.currentVersion)"
            )
        }
        guard plan.modules.contains(where: { $0.name == plan.target }) else {
            throw Failure(description: "\(path) has no module called \(plan.target), its target")
        }
        return plan
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(description: "can't read \(path)")
        }
        return [UInt8](data)
    }
}
