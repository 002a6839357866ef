import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `impact` on the document SDK.
struct ImpactVerbTests {
    private static let demo = ["--composition", "DocumentSDKDemo"]

    @Test func `The demo makes nothing with the host's transport`() throws {
        let result = try ExampleSources().run("impact", ["HostTransport"] + Self.demo)
        #expect(
            result.output.replacing(#/:\d+:\d+: /#, with: ": ") == """
                In `DocumentSDKDemo`, without `any HostTransport` (an input, HostScope), the graph is sound all the same:
                  the opening of its scope would take it no more:
                    Sources/DocumentKit/Scopes/HostNetworkContract.swift: `any HostTransport` (an input, HostScope)

                """
        )
        #expect(result.status == 0)
    }

    /// The demo is there for places without a network. When a sample is forgotten, its graph is sound, and events come over the network again.
    @Test func `A mistake that no check finds: the demo needs the network since a sample is forgotten`() throws {
        let example = try ExampleSources([
            (
                "DocumentSDKDemo/SampleRemoteAssembly.swift",
                "        Shared(SilentEventSource.self, as: (any RemoteEventSource).self)\n", ""
            )
        ])
        let check = try example.run("check", ["--strict"])
        #expect(check.output == "" && check.status == 0)
        let result = try example.run("impact", ["HostTransport"] + Self.demo)
        #expect(
            result.output.replacing(#/:\d+:\d+: /#, with: ": ") == """
                In `DocumentSDKDemo`, without `any HostTransport` (an input, HostScope), the graph is not sound:
                  these would be errors:
                    Sources/DocumentRemote/TransportEventSource.swift: nothing provides `any HostTransport`, which `TransportEventSource` needs for its parameter `transport` in `AccountScope` [missing-binding]
                  the opening of its scope would take it no more:
                    Sources/DocumentKit/Scopes/HostNetworkContract.swift: `any HostTransport` (an input, HostScope)
                  these hold it:
                    Sources/DocumentRemote/TransportEventSource.swift: `TransportEventSource` needs `any HostTransport` (parameter `transport`)
                  these are made with it by way of those, nearest first:
                    Sources/DocumentCollaboration/DocumentCollaborationAssembly.swift: `CollaborationFeed` (shared, AccountScope), 2 steps away
                    Sources/DocumentSessions/DocumentSessionsAssembly.swift: `SessionActivity` (shared, DocumentSessionScope), 3 steps away
                    Sources/DocumentSessions/DocumentSessionsAssembly.swift: `SessionEditor` (shared, DocumentSessionScope), 4 steps away
                    Sources/DocumentLists/DocumentListsAssembly.swift: `DocumentListViewModel` (transient, AccountScope), 5 steps away

                """
        )
    }

    @Test func `It is told in JSON, shortened by a limit, and refused without sources`() throws {
        let example = try ExampleSources()
        let json = try example.run("impact", ["DocumentRemoteService", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        #expect((object?["answers"] as? [Any])?.count == 2)
        let short = try example.run("impact", ["SQLiteDatabase", "--limit", "2"])
        #expect(short.output.contains("    and 4 more holders\n"))
        let none = try BuiltTool.run("impact", "SQLiteDatabase")
        #expect(none.output.hasPrefix("error: dovetail: impact needs --plan"))
        #expect(none.status == 2)
    }
}
