import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// What the README shows is what there is: its getting-started code compiles and prints what it says, the code that comes out is what comes out,
/// and the error is the error.
@Suite struct ReadmeTests {
    private let readme: String
    private let blocks: [String]

    init() throws {
        readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        blocks = Self.codeBlocks(of: readme)
    }

    @Test func `the getting-started code prints what the README says`() throws {
        let module = try gettingStarted()
        let outcome = Pipeline.run([module.read], target: "App")
        #expect(outcome.diagnostics.isEmpty)
        let output = try FixtureCompiler().run([module.read], generated: ["App": outcome.text], warnings: []).output
        let printed = output.trimmingCharacters(in: .newlines)
        #expect(!printed.isEmpty && readme.contains("It prints `\(printed)`"))
    }

    @Test func `the code that comes out is what is written`() throws {
        let module = try gettingStarted()
        let shown = try #require(blocks.first { $0.hasPrefix("extension NotesApp {") })
        let lines = shown.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
        let written = Pipeline.run([module.read], target: "App").text.split(separator: "\n").joined(separator: "\n")
        #expect(written.contains(lines))
    }

    @Test func `the ten lines are those of the getting-started code`() throws {
        let short = try #require(blocks.first { $0.hasPrefix("enum AccountAssembly") })
        let long = try #require(blocks.first { $0.hasPrefix("import Dovetail\n") })
        let uncommented = short.split(separator: "\n").map { line in
            line.split(separator: "//", maxSplits: 1)[0].trimmingCharacters(in: .whitespaces)
        }
        for line in uncommented { #expect(long.contains(line)) }
    }

    @Test func `the error is what is reported`() throws {
        let module = try gettingStarted(without: "Shared(MemoryNoteStore.self")
        let outcome = Pipeline.run([module.read], target: "App")
        let reported = TextRenderer().rendered(outcome.diagnostics)
        let shown = try #require(blocks.first { $0.contains("[missing-binding]") })
        #expect(reported == shown)
    }

    @Test func `the several targets compile, and their test passes`() throws {
        let folder = try TemporaryFolder("dovetail-readme")
        let prefix = "// "
        var modules: [ReadModule] = []
        for block in blocks where block.hasPrefix("// Sources/") || block.hasPrefix("// Tests/") {
            let path = block.prefix { $0 != "\n" }.dropFirst(prefix.count)
            let parts = path.split(separator: "/")
            let isTest = parts[0] == "Tests"
            let file = folder.url.appending(path: String(parts[2]))
            let text = isTest ? Self.program(of: block) : block
            try Data(text.utf8).write(to: file)
            modules.append(
                ReadModule(
                    name: isTest ? "App" : String(parts[1]),
                    packageName: "notes",
                    dependencies: modules.map(\.name),
                    sources: [SourceText(path: file.path(percentEncoded: false), text)]
                )
            )
        }
        #expect(
            modules.map(\.name) == ["NotesKit", "NotesData", "NotesUI", "Notes", "NotesScreens", "NotesShell", "App"]
        )
        var generated: [String: String] = [:]
        for module in modules {
            let visible = modules.filter { module.dependencies.contains($0.name) } + [module]
            let outcome = Pipeline.run(visible, target: module.name)
            #expect(outcome.diagnostics.isEmpty)
            generated[module.name] = outcome.text
        }
        #expect(try FixtureCompiler().run(modules, generated: generated, warnings: []).output == "passed\n")
    }

    @Test func `the packages have the targets that are shown`() throws {
        let manifests = blocks.filter { $0.hasPrefix("// swift-tools-version:") }
        #expect(manifests.count == 2)
        let targets = try manifests.map(Self.targets)
        #expect(targets.first.map { Set($0.keys) } == ["Notes"])
        var shown: Set<String> = []
        for block in blocks where block.hasPrefix("// Sources/") || block.hasPrefix("// Tests/") {
            let module = String(block.split(separator: "/")[1])
            shown.insert(module)
            let dependencies = try #require(targets.last?[module])
            // What a file imports its target depends on.
            for line in block.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.dropLast().last == "import", let imported = words.last, imported != "Testing" else {
                    continue
                }
                #expect(dependencies.contains(String(imported)), "\(module) imports \(imported)")
            }
        }
        #expect(targets.last.map { Set($0.keys) } == shown)
    }

    /// The targets of a package's manifest, as the package manager reads it, each with the names of its dependencies.
    private static func targets(_ manifest: String) throws -> [String: Set<String>] {
        struct Described: Decodable {
            struct Target: Decodable {
                var name: String
                var dependencies: [Dependency]
            }
            struct Dependency: Decodable {
                var byName: [String?]?
                var product: [String?]?
            }
            var targets: [Target]
        }
        let folder = try TemporaryFolder("dovetail-readme")
        try Data(manifest.utf8).write(to: folder.url.appending(path: "Package.swift"))
        let path = folder.url.path(percentEncoded: false)
        let result = try Command("swift", ["package", "--package-path", path, "dump-package"]).run(errors: .nothing)
        let described = try JSONDecoder().decode(Described.self, from: Data(result.output.utf8))
        let pairs = described.targets.map { target in
            (target.name, Set(target.dependencies.compactMap { ($0.byName ?? $0.product)?.first ?? nil }))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// A test as a program, since the testing library's macros are not at hand where fixtures are compiled.
    private static func program(of test: String) -> String {
        let body = test.replacing("import Testing\n", with: "").replacing("import DovetailTesting\n", with: "")
            .replacing("@Test ", with: "").replacing("#expect(", with: "await verify(")
        return body + """

            func verify(_ isTrue: Bool) async { precondition(isTrue) }

            func expectReleased(_ body: () async throws -> Void) async throws { try await body() }

            @main
            enum Program {
                static func main() async throws {
                    try await listsWhatTheStoreHas()
                    try await leavesNothingBehind()
                    print("passed")
                }
            }
            """
    }

    private struct Module {
        var read: ReadModule
        /// Keeps the files while they are compiled.
        var folder: TemporaryFolder
    }

    /// The getting-started package's target, without the lines that contain a text.
    private func gettingStarted(without omitted: String? = nil) throws -> Module {
        let folder = try TemporaryFolder("dovetail-readme")
        var sources: [SourceText] = []
        for (name, start) in [("Notes.swift", "struct Owner"), ("NotesApp.swift", "import Dovetail\n")] {
            let block = try #require(blocks.first { $0.hasPrefix(start) })
            let text = block.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { line in omitted.map { !line.contains($0) } ?? true }.joined(separator: "\n")
            let file = folder.url.appending(path: name)
            try Data(text.utf8).write(to: file)
            // The README's error names paths as in its package.
            let path = omitted == nil ? file.path(percentEncoded: false) : "Sources/Notes/\(name)"
            sources.append(SourceText(path: path, text))
        }
        return Module(read: ReadModule(name: "App", packageName: "notes", sources: sources), folder: folder)
    }

    /// The fenced blocks, their indentation taken off.
    private static func codeBlocks(of text: String) -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        var margin = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
            if isFence, let finished = block {
                blocks.append(finished.map { $0.dropFirst(min(margin, $0.count)) + "\n" }.joined())
                block = nil
            } else if isFence {
                margin = line.prefix { $0 == " " }.count
                block = []
            } else {
                block?.append(line)
            }
        }
        return blocks
    }
}
