import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Every `async` closure type against what it makes and takes, `Sendable` or not, made on the main actor or on none, and asked for in all three
/// places: what the graph accepts compiles, and for what it rejects the compiler takes no closure written by hand.
@Suite struct ClosureCrossingTests {
    private struct Made: Hashable {
        var isAsync: Bool
        var isOnMain: Bool
        var isSendable: Bool
        var argument: String?

        var name: String {
            "Made" + (isAsync ? "Async" : "") + (isOnMain ? "Main" : "") + (isSendable ? "Value" : "Object")
                + (argument.map { "Of" + $0 } ?? "")
        }

        var text: String {
            "final class \(name)\(isSendable ? ": Sendable" : "") { \(isOnMain ? "@MainActor " : "")init(\(argument.map { "_: \($0)" } ?? ""))"
                + "\(isAsync ? " async" : "") {} }"
        }

        var registration: String {
            "Transient(\(name).self\(argument.map { ", arguments: \($0).self" } ?? ""))"
        }
    }

    private struct Closure: Hashable {
        var isSendable: Bool
        var isOnMain: Bool

        func type(making made: Made) -> String {
            let attributes = (isOnMain ? "@MainActor " : "") + (isSendable ? "@Sendable " : "")
            return "\(attributes)(\(made.argument ?? "")) async -> \(made.name)"
        }
    }

    /// Where the closure is asked for.
    private enum Place: String, CaseIterable {
        case nonisolated
        case main
        case async
    }

    private struct Page {
        var name: String
        var made: Made
        var closure: Closure
        /// What the tool suggests in the place of the closure's type.
        var suggestion: String?
        var place: Place

        var text: String {
            let isolation = place == .main ? "@MainActor " : ""
            let effects = place == .async ? " async" : ""
            return
                "final class \(name) { \(isolation)init(make: @escaping \(suggestion ?? closure.type(making: made)))\(effects) {} }"
        }

        /// What one would write.
        var handwritten: String {
            let isClosureOnMain = closure.isOnMain || place == .main && !closure.isSendable
            let mark = made.isAsync || made.isOnMain && !isClosureOnMain ? "await " : ""
            let call = made.argument == nil ? "{ \(mark)\(made.name)() }" : "{ value in \(mark)\(made.name)(value) }"
            let isolation = place == .main ? "@MainActor " : ""
            return "\(isolation)func write\(name)() { let _: \(closure.type(making: made)) = \(call) }"
        }
    }

    private static let made = [false, true].flatMap { isAsync in
        [false, true].flatMap { isOnMain in
            [false, true].flatMap { isSendable in
                [nil, "Point", "Pen"].map { argument in
                    Made(isAsync: isAsync, isOnMain: isOnMain, isSendable: isSendable, argument: argument)
                }
            }
        }
    }

    private static let closures = [false, true].flatMap { isSendable in
        [false, true].map { Closure(isSendable: isSendable, isOnMain: $0) }
    }

    private static let pages = Place.allCases.flatMap { place in
        made.flatMap { made in closures.map { (made, $0, place) } }
    }.enumerated().map { index, parts in
        Page(name: "Page\(index)", made: parts.0, closure: parts.1, place: parts.2)
    }

    private static let types = ["struct Point: Sendable {}", "final class Pen {}"] + made.map(\.text)

    @Test func `the graph accepts what may go from one actor to another place`() throws {
        let folder = try TemporaryFolder("dovetail-crossings")
        let found = Pipeline.run([try module(Self.pages, in: folder)], target: "App").diagnostics
        #expect(found.allSatisfy { $0.id == .isolationMismatch })
        let lines = Set(found.map(\.location.line))
        // Pages stand on the first lines, behind the import.
        let accepted = Self.pages.indices.filter { !lines.contains($0 + 2) }.map { Self.pages[$0] }
        let rejected = Self.pages.indices.filter { lines.contains($0 + 2) }.map { Self.pages[$0] }
        #expect(accepted.count > 150 && rejected.count > 40)

        let own = try module(accepted, in: folder)
        let outcome = Pipeline.run([own], target: "App")
        #expect(outcome.diagnostics.isEmpty)
        let result = try FixtureCompiler().run([own], generated: ["App": outcome.text], warnings: [])
        #expect(result.output == "it runs\n")

        let subject = SubjectModule(name: "Handwritten", package: "crossings")
        let findings = try CallCompiler()
            .checkIsolation([(name: "Closures", lines: Self.types + rejected.map(\.handwritten))], of: subject)[
                "Closures"
            ]
        for (index, page) in rejected.enumerated() {
            #expect(findings?[Self.types.count + index + 1] != nil, "\(page.handwritten)")
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
        #expect(mended.count >= found.count && found.count > 40)
        let own = try module(mended, in: folder)
        let outcome = Pipeline.run([own], target: "App")
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics.map(\.headline))")
        let result = try FixtureCompiler().run([own], generated: ["App": outcome.text], warnings: [])
        #expect(result.output == "it runs\n")
    }

    private func module(_ pages: [Page], in folder: TemporaryFolder) throws -> ReadModule {
        let registrations = Self.made.map(\.registration) + pages.map { "Transient(\($0.name).self)" }
        let used = Set(pages.map(\.made))
        let makers = zip(Self.made, registrations).filter { used.contains($0.0) }.map(\.1)
        let lines =
            ["import Dovetail"] + pages.map(\.text) + Self.types + [
                "enum AppScope: Scope {}",
                "enum AppAssembly: Assembly {",
                "    typealias Scope = AppScope",
                "    static var registrations: Registrations {",
            ] + makers + registrations.dropFirst(Self.made.count) + [
                "    }",
                "}",
                "enum Product: Composition {",
                "    static var assemblies: Assemblies {",
                "        AppAssembly.self",
            ] + pages.map { "Expose(\($0.name).self)" } + [
                "    }",
                "}",
                "@main enum Program { static func main() { print(\"it runs\") } }",
                "",
            ]
        let text = lines.joined(separator: "\n")
        let url = folder.url.appending(path: "App.swift")
        try Data(text.utf8).write(to: url)
        return ReadModule(
            name: "App",
            packageName: "crossings",
            sources: [SourceText(path: url.path(percentEncoded: false), text)]
        )
    }
}
