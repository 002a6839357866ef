import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Every closure type against every effect of what it makes, asked for on the main actor and off it: what the graph accepts compiles, and for what
/// it rejects the compiler takes no closure written by hand.
@Suite struct ClosureEffectTests {
    private struct Made: Hashable {
        var isAsync: Bool
        var throwing: String
        var isOnMain: Bool

        var name: String { "Made" + (isAsync ? "Async" : "") + Self.word(throwing) + (isOnMain ? "Main" : "") }
        var text: String {
            "\(isOnMain ? "@MainActor " : "")struct \(name): Sendable { init()\(isAsync ? " async" : "")\(throwing) {} }"
        }

        static func word(_ throwing: String) -> String {
            switch throwing {
            case "": ""
            case " throws": "Throws"
            default: "ThrowsE"
            }
        }
    }

    private struct Closure: Hashable {
        var isAsync: Bool
        var throwing: String
        var isSendable: Bool
        var isOnMain: Bool

        func type(making made: Made) -> String {
            let attributes = (isOnMain ? "@MainActor " : "") + (isSendable ? "@Sendable " : "")
            return "\(attributes)()\(isAsync ? " async" : "")\(throwing) -> \(made.name)"
        }
    }

    private struct Page {
        var name: String
        var made: Made
        var closure: Closure
        /// What the tool suggests in the place of the closure's type.
        var suggestion: String?
        var isOnMain: Bool

        var text: String {
            "\(isOnMain ? "@MainActor " : "")struct \(name) { init(make: @escaping \(suggestion ?? closure.type(making: made))) {} }"
        }

        /// What one would write.
        var handwritten: String {
            let head = closure.throwing.contains("(") ? "()\(closure.throwing) in " : ""
            let marks = (made.throwing.isEmpty ? "" : "try ") + (needsAwait ? "await " : "")
            let type = closure.type(making: made)
            let isolation = isOnMain ? "@MainActor " : ""
            return "\(isolation)func write\(name)() { let _: \(type) = { \(head)\(marks)\(made.name)() } }"
        }

        private var needsAwait: Bool {
            let isClosureOnMain = closure.isOnMain || isOnMain && !closure.isSendable
            return made.isAsync || made.isOnMain && !isClosureOnMain
        }
    }

    private static let throwing = ["", " throws(E)", " throws"]

    private static let made = [false, true].flatMap { isAsync in
        throwing.flatMap { throwing in
            [false, true].map { Made(isAsync: isAsync, throwing: throwing, isOnMain: $0) }
        }
    }

    private static let closures = [false, true].flatMap { isAsync in
        throwing.flatMap { throwing in
            [false, true].flatMap { isSendable in
                [false, true].map {
                    Closure(isAsync: isAsync, throwing: throwing, isSendable: isSendable, isOnMain: $0)
                }
            }
        }
    }

    private static let pages = [false, true].flatMap { isOnMain in
        made.flatMap { made in closures.map { (made, $0, isOnMain) } }
    }.enumerated().map { index, parts in
        Page(name: "Page\(index)", made: parts.0, closure: parts.1, isOnMain: parts.2)
    }

    @Test func `the graph accepts the closures that the compiler takes`() throws {
        let folder = try TemporaryFolder("dovetail-closures")
        let all = try module(Self.pages, in: folder)
        let found = Pipeline.run([all], target: "App").diagnostics
        #expect(found.allSatisfy { $0.id == .effectMismatch || $0.id == .isolationMismatch })
        let lines = Set(found.map(\.location.line))
        // Pages stand on the first lines, behind the import.
        let accepted = Self.pages.indices.filter { !lines.contains($0 + 2) }.map { Self.pages[$0] }
        let rejected = Self.pages.indices.filter { lines.contains($0 + 2) }.map { Self.pages[$0] }
        #expect(accepted.count > 150 && rejected.count > 150)

        let own = try module(accepted, in: folder)
        let outcome = Pipeline.run([own], target: "App")
        #expect(outcome.diagnostics.isEmpty)
        let result = try FixtureCompiler().run([own], generated: ["App": outcome.text], warnings: [])
        #expect(result.output == "it runs\n")

        let head = ["struct E: Error {}"] + Self.made.map(\.text)
        let subject = SubjectModule(name: "Handwritten", package: "closures")
        let findings = try CallCompiler()
            .check([(name: "Closures", lines: head + rejected.map(\.handwritten))], of: subject)["Closures"]
        for (index, page) in rejected.enumerated() {
            #expect(findings?[head.count + index + 1] != nil, "\(page.handwritten)")
        }
    }

    @Test func `the types that are suggested are accepted, and compile`() throws {
        let folder = try TemporaryFolder("dovetail-suggestions")
        let found = Pipeline.run([try module(Self.pages, in: folder)], target: "App").diagnostics
        let mended = found.enumerated().flatMap { index, finding in
            finding.suggestedTypes.enumerated().map { place, type in
                var page = Self.pages[finding.location.line - 2]
                page.name += "Mended\(index)By\(place)"
                page.suggestion = type
                return page
            }
        }
        #expect(mended.count >= found.count && found.count > 150)
        let own = try module(mended, in: folder)
        let outcome = Pipeline.run([own], target: "App")
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.headline))")
        let result = try FixtureCompiler().run([own], generated: ["App": outcome.text], warnings: [])
        #expect(result.output == "it runs\n")
    }

    private func module(_ pages: [Page], in folder: TemporaryFolder) throws -> ReadModule {
        let asked = Set(pages.map(\.made))
        let used = Self.made.filter(asked.contains)
        let text =
            (["import Dovetail"] + pages.map(\.text) + ["struct E: Error {}"] + Self.made.map(\.text)).joined(
                separator: "\n"
            ) + """

                enum AppScope: Scope {}
                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                \((used.map(\.name) + pages.map(\.name)).map { "Transient(\($0).self)" }.joined(separator: "\n"))
                    }
                }
                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                \(pages.map { "Expose(\($0.name).self)" }.joined(separator: "\n"))
                    }
                }
                @main enum Program { static func main() { print("it runs") } }

                """
        let url = folder.url.appending(path: "App.swift")
        try Data(text.utf8).write(to: url)
        let source = SourceText(path: url.path(percentEncoded: false), text)
        return ReadModule(name: "App", packageName: "closures", sources: [source])
    }
}
