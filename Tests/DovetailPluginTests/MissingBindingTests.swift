import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// Each registration that production needs, missing.
    @Suite struct MissingBindingTests {
        private let example: PackageCopy

        init() throws {
            example = try Workbench.copy(of: "DocumentSDK")
        }

        @Test func `There are manifests to delete from`() throws {
            #expect(try RegistrationStatement.ofProduction().count >= 25)
        }

        @Test(arguments: try RegistrationStatement.ofProduction())
        func `Without a registration, each of its keys is missing where it is needed, and nothing else is wrong`(
            _ statement: RegistrationStatement
        ) throws {
            let manifest = try example.text(statement.file)
            let path = example.path(statement.file)
            let sound = try ToolRun(on: "DocumentSDK", of: example, exchanged: [path: manifest])
            #expect(sound.output == "")
            #expect(sound.status == 0)

            let without = manifest.replacing(statement.text, with: "")
            try #require(without != manifest)
            let run = try ToolRun(on: "DocumentSDK", of: example, exchanged: [path: without])
            #expect(run.status == 1)
            let lines = run.output.split(separator: "\n")
            let errors = lines.indices.filter { lines[$0].contains(": error: ") }
            #expect(errors.count == statement.keys.count, "\(run.output)")
            for (key, start) in zip(statement.keys, errors) {
                let end = errors.first { $0 > start } ?? lines.endIndex
                try verify(lines[start..<end], about: key)
            }
        }

        /// One error with its notes: where the key is needed, the road from a root that leads there, what to do.
        private func verify(_ report: ArraySlice<Substring>, about key: String) throws {
            let headline = try #require(report.first)
            #expect(headline.contains("error: nothing provides `\(key)`, which "))
            #expect(headline.hasSuffix("[missing-binding]"))
            let text = try source(at: headline)
            if headline.contains("which `DocumentSDK` exposes") {
                #expect(text.hasPrefix("Expose("))
            } else {
                #expect(text.prefixMatch(of: /\w+:[ ]/) != nil, "no parameter: \(text)")
                #expect(report.dropFirst().first?.contains(": note: `DocumentSDK` exposes `") == true)
            }
            #expect(report.last?.contains(": note: register it in ") == true)
        }

        /// What stands where a diagnostic points.
        private func source(at diagnostic: Substring) throws -> Substring {
            let place = try #require(diagnostic.firstMatch(of: /^(.+?):(\d+):(\d+):[ ]/)?.output)
            let lines = try String(contentsOfFile: String(place.1), encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let line = lines[try #require(Int(place.2)) - 1]
            return line.dropFirst(try #require(Int(place.3)) - 1)
        }
    }
}
