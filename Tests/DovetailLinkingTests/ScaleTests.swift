import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

@Suite struct ScaleTests {
    /// Modules of classes that each take three others, with a protocol each.
    static func modules(_ count: Int, perFile: Int = 20) -> [ModuleSources] {
        var files: [ScannedFile] = []
        var registrations = ""
        var text = "import Foundation\n"
        for index in 0..<count {
            let needs = [index / 2, index / 3, index / 5].filter { $0 < index }
            let parameters =
                needs.map { "s\($0): any Service\($0)" } + ["date: Date?", "make: @escaping @Sendable () -> Int"]
            text += "protocol Service\(index): Sendable {}\n"
            text += "final class Thing\(index): Service\(index) { init(\(parameters.joined(separator: ", "))) {} }\n"
            registrations += "Shared(Thing\(index).self, as: (any Service\(index)).self)\n"
            if index % perFile == perFile - 1 || index == count - 1 {
                files.append(Scanner.scan(SourceText(path: "App/File\(files.count).swift", text)))
                text = "import Foundation\n"
            }
        }
        let exposures = (0..<count).map { "Expose(Thing\($0).self)" }.joined(separator: "\n")
        let product = "enum Product: Composition { static var assemblies: Assemblies { Main.self\n\(exposures)\n} }"
        files.append(Scanner.scan(SourceText(path: "App/Main.swift", manifest(registrations) + product)))
        return [ModuleSources(name: "App", packageName: "App", files: files)]
    }

    @Test("linking grows no faster than its input") func linear() throws {
        func duration(_ count: Int) -> Duration {
            let modules = Self.modules(count)
            return ContinuousClock().measure {
                let program = Linker.link(modules, target: "App")
                #expect(program.diagnostics.isEmpty)
                #expect(program.assemblies.first?.registrations.count == count)
                #expect(program.graph(of: program.compositions[0]).graph.bindings.count == count)
            }
        }
        let small = (0..<3).map { _ in duration(500) }.min() ?? .zero
        let large = (0..<2).map { _ in duration(4_000) }.min() ?? .zero
        #expect(large < small * 24)
    }

    @Test("the order of files and modules changes nothing") func deterministic() {
        var modules = Self.modules(100)
        let first = Linker.link(modules, target: "App")
        modules[0].files.reverse()
        let second = Linker.link(modules, target: "App")
        #expect(first.assemblies.map(\.name) == second.assemblies.map(\.name))
        #expect(first.assemblies[0].registrations.map(\.keys) == second.assemblies[0].registrations.map(\.keys))
        #expect(first.names.externalImports == second.names.externalImports)
        #expect(first.names.declaringModules == second.names.declaringModules)
    }
}
