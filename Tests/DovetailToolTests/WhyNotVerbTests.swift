import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `why` and `why-not` on the document SDK.
struct WhyNotVerbTests {
    @Test func `The road to the database begins at what the product exposes`() throws {
        let result = try ExampleSources().run("why", ["SQLiteDatabase"])
        #expect(
            result.output.replacing(#/:\d+:\d+: /#, with: ": ") == """
                In `DocumentSDK` and `DocumentSDKDemo`:
                  `SQLiteDatabase` (shared, AccountScope) is needed:
                    Sources/DocumentSDK/DocumentSDK.swift: `DocumentListViewModel` is exposed
                    Sources/DocumentLists/DocumentListViewModel.swift: `DocumentListViewModel` needs `RecentList` (parameter `recentList`)
                    Sources/DocumentLists/RecentList.swift: `RecentList` needs `SQLiteDatabase` (parameter `database`)

                """
        )
        #expect(result.status == 0)
    }

    @Test func `Why the demo has no connection to a server: samples stand in for what would need it`() throws {
        let result = try ExampleSources().run("why-not", ["ServerConnection", "--composition", "DocumentSDKDemo"])
        #expect(
            result.output.replacing(#/:\d+:\d+: /#, with: ": ") == """
                In `DocumentSDKDemo`:
                  `ServerConnection` (shared, AccountScope) is not needed:
                    Sources/DocumentRemote/DocumentRemoteAssembly.swift: `HTTPDocumentRemoteService` would lead to it, and is replaced
                      Sources/DocumentRemote/HTTPDocumentRemoteService.swift: `HTTPDocumentRemoteService` needs `ServerConnection` (parameter `server`)
                      Sources/DocumentSDKDemo/SampleRemoteAssembly.swift: the override `SampleRemoteAssembly` puts `SampleDocumentRemoteService` in its place, which offers `any DocumentRemoteService` too

                """
        )
        #expect(result.status == 0)
    }

    /// The list takes the host's analytics where there are some. Once nobody lists their contract, the graph is as sound as before, and no host is
    /// asked for them: nothing is reported any more.
    @Test func `A mistake that no check finds: the contract of an optional input is not listed`() throws {
        let example = try ExampleSources([
            ("DocumentSDK/DocumentSDK.swift", "        HostAnalyticsContract.self\n", "")
        ])
        let check = try example.run("check", ["--strict"])
        #expect(check.output == "" && check.status == 0)
        let result = try example.run("why-not", ["DocumentListViewModel", "HostAnalytics"])
        #expect(
            result.output.replacing(#/:\d+:\d+: /#, with: ": ") == """
                In `DocumentSDK` and `DocumentSDKDemo`:
                  `DocumentListViewModel` (transient, AccountScope) does not lead to `HostAnalytics`:
                    Sources/DocumentLists/DocumentListViewModel.swift: its parameter `analytics` asks for `(any HostAnalytics)?`, and gets nil
                    Sources/DocumentKit/Scopes/HostAnalyticsContract.swift: `any HostAnalytics` is registered by `HostAnalyticsContract`, which is not listed; no composition that exposes something lists it

                """
        )
        #expect(result.status == 0)
    }

    @Test func `Answers are JSON where that is asked for, and the status says whether it is so`() throws {
        let example = try ExampleSources()
        for (verb, name, status) in [
            ("why", "ServerConnection", Int32(0)), ("why", "DocumentRemoteAssembly", 0),
            ("why-not", "ServerConnection", 0),
            ("why-not", "SQLiteDatabase", 1),
        ] {
            let result = try example.run(verb, [name, "--format", "json"])
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?["version"] as? Int == 1)
            #expect(object?["subject"] as? String == name)
            #expect((object?["answers"] as? [Any])?.isEmpty == false)
            #expect(result.status == status)
        }
        let needs = try example.run("why", ["SQLiteDatabase", "SyncEngine"])
        #expect(needs.status == 1)
    }

    @Test func `A misspelt name is no answer`() throws {
        for verb in ["why", "why-not"] {
            let result = try ExampleSources().run(verb, ["SQLiteDatabse"])
            #expect(result.output == "error: dovetail: nothing is called SQLiteDatabse; did you mean SQLiteDatabase?\n")
            #expect(result.status == 2)
        }
    }
}
