import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a verb that answers questions gets the graphs from: the sources of targets, or what `graph` wrote before.
enum GraphSource {
    /// What such a verb takes.
    static let options = [plans, file, composition, base]

    /// The graphs that are asked about: those of the composition that the arguments name, or all.
    static func document(for arguments: Arguments) throws -> GraphDocument {
        try documents(for: arguments).asked
    }

    /// The same, and what it is a part of.
    static func documents(for arguments: Arguments) throws -> (asked: GraphDocument, whole: GraphDocument) {
        let whole = try whole(for: arguments)
        warn(of: whole)
        var document = whole
        document.compositions = try asked(document.compositions, by: arguments) { $0 }
        return (document, whole)
    }

    /// Says on standard error that something could not be read, so that nobody takes an answer for the whole truth.
    static func warn(of document: GraphDocument) {
        let errors = document.findings.filter { $0.severity == "error" }
        guard let first = errors.first else { return }
        let place = "\(first.location.path):\(first.location.line):\(first.location.column)"
        let count = errors.count == 1 ? "" : ", and \(errors.count - 1) more like it"
        StandardStream.error.write(
            "warning: dovetail: something could not be read, so that there may be more to the graph: \(place): \(first.message)\(count); "
                + "check says more\n"
        )
    }

    /// Those of the composition that the arguments name, or all.
    static func asked<Value>(
        _ values: [Value],
        by arguments: Arguments,
        composition graph: (Value) -> GraphDocument.Composition
    ) throws -> [Value] {
        guard let name = arguments.value(of: composition) else { return values }
        let compositions = values.map(graph)
        let asked = zip(values, compositions).filter { $1.name == name || "\($1.module).\($1.name)" == name }
        guard asked.isEmpty else { return asked.map(\.0) }
        let known = compositions.map(\.name)
        let near = ArgumentParser.near(name, known)
        let all = known.isEmpty ? "there is none that exposes something" : "there are \(listed(known))"
        throw ArgumentParser.Fault(description: "there is no composition \(name); \(near ?? all)")
    }

    /// Reads a document that `graph` wrote.
    static func document(at path: String) throws -> GraphDocument {
        let data = Data(try PlanFile.bytes(of: path))
        do {
            let document: GraphDocument
            do {
                document = try JSONDecoder().decode(GraphDocument.self, from: data)
            } catch let error as DecodingError {
                // Another version may have other members. To look for it first would read the whole twice.
                try verify(JSONDecoder().decode(Header.self, from: data).version, of: path)
                throw error
            }
            try verify(document.version, of: path)
            return document
        } catch let error as DecodingError {
            throw PlanFile.Failure(description: "\(path) is not what \(Help.program) graph writes: \(error)")
        }
    }

    private static func verify(_ version: Int, of path: String) throws {
        guard version != GraphDocument.currentVersion else { return }
        throw PlanFile.Failure(
            description: "\(path) has version \(version); this tool reads version \(GraphDocument.currentVersion)"
        )
    }

    /// The plans that the arguments name, with the modules that they are about.
    static func targets(for arguments: Arguments) throws -> [(target: String, modules: [ReadModule])] {
        var sources = PlanSources()
        return try arguments.values(of: plans).map { path in
            let plan = try PlanFile.read(path)
            return (plan.target, try sources.modules(of: plan))
        }
    }

    /// The folder that paths are told relative to.
    static func baseFolder(for arguments: Arguments) -> BaseFolder {
        let current = FileManager.default.currentDirectoryPath
        return BaseFolder(AbsolutePath.of(arguments.value(of: base) ?? "", in: current))
    }

    private struct Header: Decodable {
        var version: Int
    }

    private static func whole(for arguments: Arguments) throws -> GraphDocument {
        if let path = arguments.value(of: file) { return try document(at: path) }
        let targets = try targets(for: arguments)
        guard !targets.isEmpty else {
            throw ArgumentParser.Fault(description: "it needs \(plans.name), \(plans.summary), or \(file.name)")
        }
        let base = baseFolder(for: arguments)
        return GraphDocument.joined(
            targets.map { ($0.target, Pipeline.document($0.modules, target: $0.target, base: base)) }
        )
    }

    private static func listed(_ names: [String]) -> String {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }

    static let plans = VerbOption(
        name: "--plan",
        value: .text(placeholder: "FILE"),
        summary: "a target's plan, as the build-tool plugin makes it; several for several targets",
        isRepeatable: true
    )
    static let file = VerbOption(
        name: "--graph",
        value: .text(placeholder: "FILE"),
        summary: "asks what graph --output wrote, in place of the sources"
    )
    static let composition = VerbOption(
        name: "--composition",
        value: .text(placeholder: "NAME"),
        summary: "only this one; all of the package otherwise"
    )
    static let base = VerbOption(
        name: "--base",
        value: .text(placeholder: "FOLDER"),
        summary: "the folder that files are told relative to; the current one otherwise"
    )
}
