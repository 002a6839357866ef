import DovetailTestSupport
import Foundation

/// Asks swiftc what the names of a program mean, by the types of its initializers' parameters in the tree that it dumps.
struct LookupCompiler {
    /// What is known of the parameters of one module.
    struct Answers {
        /// By file, the parameter lists in the order of their offsets.
        var lists: [String: [ParameterList]] = [:]
        /// By file, the types that expressions `T.self` name, by their offsets; nil for what the compiler takes for no type.
        var metatypes: [String: [Int: String?]] = [:]
        var complaints: [Complaint] = []
    }

    struct ParameterList {
        /// Of the parentheses.
        var range: ClosedRange<Int>
        /// As `swift demangle` writes them; nil for what the compiler takes for no type.
        var types: [String?]
    }

    struct Complaint {
        var file: String
        var line: Int
        var column: Int
        var message: String
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let program: LookupProgram
    private let folder: TemporaryFolder

    init(_ program: LookupProgram) throws {
        self.program = program
        folder = try TemporaryFolder("dovetail-lookup")
    }

    /// Compiles the modules before the last one, and has the last one's tree dumped.
    func answers() throws -> Answers {
        for module in program.modules {
            let place = folder.url.appending(path: module.name, directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in module.files { try Data(file.text.utf8).write(to: place.appending(path: file.name)) }
        }
        for module in program.modules.dropLast() { try compile(module) }
        guard let last = program.modules.last else { return Answers() }
        return try answers(for: last)
    }

    private func flags(_ module: LookupProgram.Module) -> [String] {
        ["-swift-version", "6", "-module-name", module.name, "-package-name", module.package, "-I", "."]
            + module.conditions.map { "-D\($0)" } + module.flags
    }

    private func paths(_ module: LookupProgram.Module) -> [String] {
        module.files.map { "\(module.name)/\($0.name)" }
    }

    private func compile(_ module: LookupProgram.Module) throws {
        let result = try Command(
            "swiftc",
            flags(module) + paths(module)
                + ["-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", "\(module.name).swiftmodule"]
        ).run(in: folder.url)
        guard result.status == 0 else { throw Failure(description: "\(module.name):\n\(result.output)") }
    }

    private func answers(for module: LookupProgram.Module) throws -> Answers {
        let paths = paths(module)
        let dumps = paths.indices.map { "\($0).json" }
        let result = try Command(
            "swiftc",
            ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library"] + flags(module)
                + paths.flatMap { ["-primary-file", $0] } + dumps.flatMap { ["-o", $0] }
        ).run(in: folder.url)
        var answers = Answers(complaints: Self.complaints(result.output))
        let demangled = try Command("sh", ["-c", "cat *.json | swift demangle"]).run(in: folder.url)
        let trees = demangled.output.split(separator: "\n").flatMap { Self.objects(String($0)) }
        guard trees.count == paths.count else {
            throw Failure(description: "\(trees.count) trees for \(paths.count) files:\n\(result.output)")
        }
        for tree in trees {
            guard let tree = tree as? [String: Any], let file = tree["filename"] as? String else { continue }
            var lists: [ParameterList] = []
            var metatypes: [Int: String?] = [:]
            Self.collect(tree, &lists, &metatypes)
            answers.metatypes[file] = metatypes
            answers.lists[file] = lists.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
        return answers
    }

    /// Those that stand in one line, one behind the other.
    private static func objects(_ line: String) -> [Any] {
        line.replacingOccurrences(of: "}{\"_kind\":\"source_file\"", with: "}\n{\"_kind\":\"source_file\"")
            .split(separator: "\n").compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) }
    }

    private static func collect(_ node: Any, _ lists: inout [ParameterList], _ metatypes: inout [Int: String?]) {
        if let values = node as? [Any] {
            for value in values { collect(value, &lists, &metatypes) }
        } else if let object = node as? [String: Any] {
            if object["_kind"] as? String == "parameter_list", let list = parameterList(object) { lists.append(list) }
            if object["_kind"] as? String == "dot_self_expr", let start = (object["range"] as? [String: Int])?["start"]
            {
                metatypes[start] = .some(type(object["type"]))
            }
            for value in object.values { collect(value, &lists, &metatypes) }
        }
    }

    private static func type(_ value: Any?) -> String? {
        (value as? String).flatMap { $0.contains("<ERROR TYPE>") ? nil : $0 }
    }

    private static func parameterList(_ object: [String: Any]) -> ParameterList? {
        guard let range = object["range"] as? [String: Int], let start = range["start"], let end = range["end"],
            let parameters = object["params"] as? [[String: Any]], start <= end
        else { return nil }
        return ParameterList(
            range: start...end,
            types: parameters.map { type($0["interface_type"]) }
        )
    }

    /// `file:line:column: error: message`
    private static func complaints(_ output: String) -> [Complaint] {
        output.split(separator: "\n").compactMap { line in
            guard let range = line.firstRange(of: ": error: ") else { return nil }
            let place = line[..<range.lowerBound].split(separator: ":")
            guard place.count == 3, let number = Int(place[1]), let column = Int(place[2]) else { return nil }
            let message = String(line[range.upperBound...])
            return Complaint(file: String(place[0]), line: number, column: column, message: message)
        }
    }
}
