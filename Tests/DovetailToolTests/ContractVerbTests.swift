import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `requires` and `provides` on the document SDK.
struct ContractVerbTests {
    @Test func `What the lists need and offer is told to people and to programs`() throws {
        let example = try ExampleSources()
        let needs = try example.run("requires", ["DocumentLists"])
        #expect(
            needs.output.contains("\n    a scope to open with `DocumentID`, which hands back `any DocumentEditing`\n")
        )
        #expect(needs.output.contains("\n    `any HostAnalytics`, if it is there\n"))
        let offers = try example.run("provides", ["DocumentLists"])
        #expect(offers.output.contains(": `DocumentDetailViewModel` (transient), made of `DocumentID`\n"))
        let json = try example.run("provides", ["DocumentListsAssembly", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["contracts"] as? [Any])?.count == 1)
        #expect([needs, offers, json].map(\.status) == [0, 0, 0])
    }

    @Test func `A misspelt module is no answer`() throws {
        let result = try ExampleSources().run("requires", ["DocumentList"])
        #expect(result.output.hasSuffix("is called DocumentList; did you mean DocumentLists?\n"))
        #expect(result.status == 2)
    }
}
