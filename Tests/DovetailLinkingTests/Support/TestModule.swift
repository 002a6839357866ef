import DovetailDiagnostics
import DovetailLinking
import DovetailSyntax

/// A module given as source texts. `1️⃣` to `9️⃣` mark places and are taken out before scanning.
struct TestModule {
    var name: String
    var package: String
    var conditions: Set<String>
    var files: [String]

    init(_ name: String, package: String = "App", conditions: Set<String> = [], _ files: String...) {
        self.name = name
        self.package = package
        self.conditions = conditions
        self.files = files
    }
}

/// Several modules linked, with the places that their sources mark.
struct TestProgram {
    var program: LinkedProgram
    private var marks: [String: SourceLocation] = [:]

    /// The last module is the target.
    init(_ modules: TestModule...) {
        var marks: [String: SourceLocation] = [:]
        let names = modules.map(\.name)
        let sources = modules.map { module in
            ModuleSources(
                name: module.name,
                packageName: module.package,
                dependencies: names.filter { $0 != module.name },
                conditions: module.conditions,
                files: module.files.enumerated().map { index, text in
                    let path = "\(module.name)/File\(index + 1).swift"
                    return Scanner.scan(Self.unmarked(text, path: path, &marks))
                }
            )
        }
        self.marks = marks
        program = Linker.link(sources, target: modules.last?.name ?? "")
    }

    /// One module, `App`.
    init(_ text: String, conditions: Set<String> = []) {
        self.init(TestModule("App", conditions: conditions, text))
    }

    subscript(mark: String) -> SourceLocation {
        marks[mark] ?? SourceLocation(path: "no mark \(mark)", line: 0, column: 0)
    }

    private static func unmarked(_ text: String, path: String, _ marks: inout [String: SourceLocation]) -> SourceText {
        var plain = ""
        var found: [(String, Int)] = []
        for character in text {
            let isMark = character.unicodeScalars.count == 3 && character.unicodeScalars.last?.value == 0x20E3
            if isMark {
                found.append((String(character), plain.utf8.count))
            } else {
                plain.append(character)
            }
        }
        let source = SourceText(path: path, plain)
        for (mark, offset) in found { marks[mark] = source.location(of: offset) }
        return source
    }
}
