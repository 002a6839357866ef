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
        // First, since a plan of another version may well have another form.
        let version = try decode(Header.self, from: data, at: path).version
        guard version == BuildPlan.currentVersion else {
            throw Failure(
                description: "\(path) has version \(version); this tool reads version \(BuildPlan.currentVersion)"
            )
        }
        let plan = try decode(BuildPlan.self, from: data, at: path)
        guard plan.modules.contains(where: { $0.name == plan.target }) else {
            throw Failure(description: "\(path) has no module called \(plan.target), its target")
        }
        return plan
    }

    private struct Header: Decodable {
        var version: Int
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, from data: Data, at path: String) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw Failure(description: "\(path) is not a plan: \(error)")
        }
    }

    static func bytes(of path: String) throws -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(description: "can't read \(path)")
        }
        return [UInt8](data)
    }
}
