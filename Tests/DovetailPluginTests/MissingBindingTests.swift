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
        func `Without one registration, one binding is missing where it is needed`(
            _ statement: RegistrationStatement
        ) throws {
            _ = try #require(try? example.plan(of: "DocumentSDK")) 
            let manifest = try example.text(statement.file)
            let path = example.path(statement.file)
            #expect(try ToolRun(on: "DocumentSDK", of: example, exchanged: [path: manifest]).status == 0)

            let without = manifest.replacing(statement.text, with: "")
            try #require(without != manifest)
            let run = try ToolRun(on: "DocumentSDK", of: example, exchanged: [path: without])
            #expect(run.status == 1)
            let reports = run.output.split(separator: "\n").split { !$0.contains(": error: ") }
            print(run.output, reports.count, statement.keys)
        }
    }
}
