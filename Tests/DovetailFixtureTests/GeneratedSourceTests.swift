import DovetailPipeline
import DovetailSyntax
import Foundation
import Testing

/// What is written beside sources, of every fixture that nothing is wrong with.
@Suite struct GeneratedSourceTests {
    @Test(arguments: Fixture.all)
    func `what stands beside sources is what a build generates, but for places and warnings`(
        _ fixture: Fixture
    ) throws {
        for (modules, target) in try runs(of: fixture) {
            let build = Pipeline.run(modules, target: target)
            let sources = Pipeline.run(modules, target: target, for: .sources)
            guard !build.hasErrors, build.unchecked.isEmpty else { continue }
            let code = [sources, build].map { Self.code(of: $0.text) }
            if code[1].contains(where: { $0.hasPrefix("#if") }) {
                // What differs in its places only need not be told apart by conditions.
                #expect(Set(code[0].filter { $0.first != "#" }) == Set(code[1].filter { $0.first != "#" }))
            } else {
                #expect(code[0] == code[1])
            }
            #expect(!sources.text.contains(fixture.folder.path(percentEncoded: false)))
            #expect((sources.renewal?.path == nil) == !build.text.contains("\n\n"))
        }
    }

    @Test(arguments: Fixture.all)
    func `it is the same wherever the package lies and whatever lines come before`(_ fixture: Fixture) throws {
        for (modules, target) in try runs(of: fixture) {
            let moved = modules.map { module in
                var module = module
                module.sources = module.sources.map { source in
                    let path = source.path.replacing(fixture.folder.path(percentEncoded: false), with: "/else where/")
                    return SourceText(path: path, bytes: Array("\n\n".utf8) + source.bytes)
                }
                return module
            }
            let outcome = Pipeline.run(modules, target: target, for: .sources)
            guard !outcome.hasErrors, outcome.unchecked.isEmpty else { continue }
            #expect(Pipeline.run(moved, target: target, for: .sources).text == outcome.text)
        }
    }

    /// Each module with those that it depends on.
    private func runs(of fixture: Fixture) throws -> [([ReadModule], target: String)] {
        let modules = try fixture.modules()
        return modules.map { module in
            (modules.filter { module.dependencies.contains($0.name) } + [module], module.name)
        }
    }

    private static func code(of text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let end = lines.firstIndex { $0.hasPrefix("// What the build has to warn of") } ?? lines.endIndex
        return lines[..<end].drop { $0.hasPrefix("//") }.filter {
            !$0.isEmpty && !$0.drop { $0 == " " }.hasPrefix("#sourceLocation(")
        }
    }
}
