import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// The page "The graph as data" and the document that it describes.
struct GraphAsDataPageTests {
    private static let file = Repository.runtimeSources.appending(path: "Dovetail.docc/GraphAsData.md")
    private let page: String

    init() throws {
        page = try String(contentsOf: Self.file, encoding: .utf8)
    }

    @Test func `The example is what graph writes of its source`() throws {
        let source = try block("swift")
        let module = ReadModule(
            name: "Notes",
            packageName: "notes",
            sources: [SourceText(path: "/notes/Sources/Notes/Notes.swift", source)]
        )
        let document = Pipeline.document([module], target: "Notes", base: BaseFolder("/notes"))
        #expect(document.compositions.map(\.state) == [.sound])
        let written = try Self.encoded(document)
        guard ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] == nil else {
            let recorded = page.replacing("```json\n\(try block("json"))```", with: "```json\n\(written)```")
            try Data(recorded.utf8).write(to: Self.file)
            Issue.record("recorded the example")
            return
        }
        #expect(try block("json") == written)
    }

    @Test func `Each member of each type is on the page, and none that there is not`() {
        var members = Members()
        members.add(Self.whole)
        let types = [
            "GraphDocument", "Composition", "Member", "Scope", "Binding", "Contribution", "Defaulted", "Dependency",
            "Exposure",
            "Assembly",
            "Registration", "Key", "Effects", "Finding", "Place",
        ]
        #expect(members.names.keys.sorted() == types.sorted())
        for (type, names) in members.names {
            #expect(rows(of: type) == names, "\(type)")
        }
    }

    @Test func `Each word of each enumeration is on the page`() {
        let words: [(type: String, words: [String])] = [
            ("Composition", ["sound", "broken", "incomplete"]), ("Member", ["listed", "included", "override"]),
            ("Binding", ["shared", "lazy", "transient", "per-graph", "weak", "input"]),
            ("Binding", ["needed", "unneeded", "replaced", "without-target"]),
            ("Dependency", ["instance", "optional", "closure", "opening", "element", "decorated", "argument"]),
            (
                "Dependency",
                [
                    "found", "absent", "missing", "shorter-lived", "other-arguments", "no-scope-fits",
                    "several-scopes-fit",
                    "not-openable",
                ]
            ),
        ]
        for (type, words) in words {
            for word in words { #expect(section(type).contains("`\(word)`"), "\(word)") }
        }
        // Each has a case that its raw value makes, so that a word that is renamed is missed here.
        #expect(words[0].words.allSatisfy { GraphDocument.Composition.State(rawValue: $0) != nil })
        #expect(words[1].words.allSatisfy { GraphDocument.Member.Role(rawValue: $0) != nil })
        #expect(words[2].words.allSatisfy { GraphDocument.Lifetime(rawValue: $0) != nil })
        #expect(words[3].words.allSatisfy { GraphDocument.Binding.State(rawValue: $0) != nil })
        #expect(words[4].words.allSatisfy { GraphDocument.Dependency.Kind(rawValue: $0) != nil })
        #expect(words[5].words.allSatisfy { GraphDocument.Dependency.Answer(rawValue: $0) != nil })
    }

    @Test func `The version is the one on the page`() {
        #expect(page.contains("`version` is \(GraphDocument.currentVersion)."))
    }

    /// The members that were added to version 1 since the first tool that wrote it: none of them may be asked for.
    @Test func `What an older tool of the same version wrote can be read`() throws {
        let added = ["optionalInputs", "isConcurrent", "inputName", "isLate"]
        let lines = try block("json").split(separator: "\n", omittingEmptySubsequences: false)
        let text = try block("json")
        var object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        object = try #require(Self.without(Set(added), object) as? [String: Any])
        let read = try JSONDecoder().decode(GraphDocument.self, from: JSONSerialization.data(withJSONObject: object))
        var whole = try JSONDecoder().decode(GraphDocument.self, from: Data(text.utf8))
        #expect(lines.contains { $0.contains("\"optionalInputs\"") })
        for index in whole.compositions[0].bindings.indices { whole.compositions[0].bindings[index].inputName = nil }
        #expect(read == whole)
    }

    private static func without(_ names: Set<String>, _ value: Any) -> Any {
        if let object = value as? [String: Any] {
            return object.filter { !names.contains($0.key) }.mapValues { without(names, $0) }
        }
        return (value as? [Any]).map { $0.map { without(names, $0) } } ?? value
    }

    // MARK: - The page

    private func block(_ language: String) throws -> String {
        let start = try #require(page.range(of: "```\(language)\n")).upperBound
        let end = try #require(page.range(of: "```", range: start..<page.endIndex)).lowerBound
        return String(page[start..<end])
    }

    private func section(_ type: String) -> String {
        let parts = page.components(separatedBy: "\n## ")
        return parts.first { $0.hasPrefix("\(type)\n") } ?? ""
    }

    private func rows(of type: String) -> Set<String> {
        let rows = section(type).split(separator: "\n").compactMap { $0.firstMatch(of: #/^\| `(\w+)` \| /#)?.output.1 }
        return Set(rows.map(String.init))
    }

    static func encoded(_ document: GraphDocument) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    // MARK: - The types

    /// The stored properties of all types of which there is a value.
    private struct Members {
        var names: [String: Set<String>] = [:]

        mutating func add(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .struct {
                let type = String(describing: mirror.subjectType)
                guard !["String", "Int", "Bool"].contains(type) else { return }
                names[type] = Set(mirror.children.compactMap(\.label))
            }
            for child in mirror.children { add(child.value) }
        }
    }

    /// One with a value of each type.
    private static let whole: GraphDocument = {
        let place = GraphDocument.Place(path: "App.swift", line: 1, column: 1)
        let key = GraphDocument.Key(type: "Store", identity: "App::Store")
        var binding = GraphDocument.Binding(
            id: "AppScope/Store",
            name: "Store",
            scope: "AppScope",
            lifetime: .shared,
            keys: [key],
            assembly: "Main",
            location: place,
            state: .needed
        )
        binding.contributions = [.init(collection: key)]
        binding.defaulted = [.init(parameter: "now", type: "() -> Date", location: place)]
        binding.dependencies = [.init(parameter: "clock", key: key, kind: .instance, answer: .found, location: place)]
        let finding = GraphDocument.Finding(id: "missing-binding", severity: "error", message: "", location: place)
        let composition = GraphDocument.Composition(
            name: "Product",
            state: .sound,
            location: place,
            assemblies: [.init(name: "Main", module: "App", role: .listed)],
            scopes: [.init(name: "AppScope", location: place)],
            bindings: [binding],
            exposures: [.init(key: key, location: place, bindings: [])],
            findings: [finding]
        )
        let registration = GraphDocument.Registration(name: "Store", keys: [key], lifetime: .shared, location: place)
        let assembly = GraphDocument.Assembly(
            name: "Main",
            module: "App",
            package: "app",
            scope: "AppScope",
            location: place,
            registrations: [registration]
        )
        return GraphDocument(assemblies: [assembly], compositions: [composition], findings: [finding])
    }()
}
