import DovetailDiagnostics
import DovetailPipeline
import DovetailQueries
import Testing

/// Mistakes in the document SDK that build, and that a reviewer sees in what `diff` tells.
@Suite struct ExampleDifferenceTests {
    private let example: ExampleSources

    init() throws {
        example = try ExampleSources()
    }

    private func told(of edited: ExampleSources, in target: String = "DocumentSDK") -> [String] {
        let documents = [example, edited].map { sources in sources.document(of: target) }
        #expect(documents.allSatisfy { $0.compositions.allSatisfy { $0.state == .sound } })
        return DocumentDiffer(old: documents[0], new: documents[1]).difference().parts.flatMap(\.changes).map(
            \.sentence.text
        )
    }

    @Test func `A session that comes to need the host's network is told with its road`() throws {
        var edited = example
        // "Ask the host's transport whether it is reachable before an edit is recorded."
        try edited.replace(
            "let clock: any HostClock",
            with: "let clock: any HostClock\n    let transport: any HostTransport",
            in: "DocumentSessions/SessionEditor.swift"
        )
        // It builds, and edits would no longer be made offline.
        #expect(
            told(of: edited) == [
                "`DocumentSessionScope` now needs `any HostTransport` of `HostScope` itself, for `SessionEditor`"
            ]
        )
    }
}
