import DovetailLinking
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// A program of several modules in one text file, made of names to be looked up.
///
/// `//=== Name package=P conditions=A,B -flag …` begins a module, `//--- File.swift` a file of it. The last module's initializers are what
/// is looked at: the type of each of their parameters is one situation. The modules before it have to compile; it need not.
struct LookupProgram: Sendable, CustomTestStringConvertible {
    struct Module: Sendable {
        var name: String
        var package: String
        var conditions: [String]
        var flags: [String]
        var files: [(name: String, text: String)] = []
    }

    let name: String
    private(set) var modules: [Module] = []

    var testDescription: String { name }

    /// Those of `Tests/LookupPrograms`, sorted by name; `DOVETAIL_LOOKUP=Imports` keeps to those that begin so, `DOVETAIL_LOOKUP_FOLDER=…`
    /// takes them from elsewhere, say real code that was put into this form.
    static let all: [LookupProgram] = {
        let environment = ProcessInfo.processInfo.environment
        let prefix = environment["DOVETAIL_LOOKUP"] ?? ""
        let own = Repository.root.appending(path: "Tests/LookupPrograms")
        let folder = environment["DOVETAIL_LOOKUP_FOLDER"].map { URL(filePath: $0) } ?? own
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "txt" && $0.lastPathComponent.hasPrefix(prefix) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .compactMap { try? LookupProgram(contentsOf: $0) }
    }()

    init(contentsOf url: URL) throws {
        self.init(url.deletingPathExtension().lastPathComponent, try String(contentsOf: url, encoding: .utf8))
    }

    init(_ name: String, _ text: String) {
        self.name = name
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("//=== ") {
                modules.append(Self.module(line.dropFirst(6).split(separator: " ").map(String.init)))
            } else if line.hasPrefix("//--- ") {
                modules[modules.count - 1].files.append((String(line.dropFirst(6)), ""))
            } else if let module = modules.indices.last, let file = modules[module].files.indices.last {
                modules[module].files[file].text += line + "\n"
            }
        }
    }

    private static func module(_ words: [String]) -> Module {
        var module = Module(name: words[0], package: "App", conditions: [], flags: [])
        for word in words.dropFirst() {
            if word.hasPrefix("package=") {
                module.package = String(word.dropFirst(8))
            } else if word.hasPrefix("conditions=") {
                module.conditions = word.dropFirst(11).split(separator: ",").map(String.init)
            } else {
                module.flags.append(word)
            }
        }
        return module
    }

    /// The modules as the linker is given them, their paths as `LookupCompiler` writes them.
    func sources() -> [ModuleSources] {
        modules.map { module in
            ModuleSources(
                name: module.name,
                packageName: module.package,
                dependencies: modules.map(\.name).filter { $0 != module.name },
                conditions: Set(module.conditions),
                files: module.files.map { file in
                    Scanner.scan(SourceText(path: "\(module.name)/\(file.name)", file.text))
                }
            )
        }
    }
}
