import DovetailDiagnostics
import DovetailPipeline
import Testing

/// Slips of one line in the document SDK, as its people would make them: each is told once, and what is advised first mends it.
@Suite struct ExampleMistakeTests {
    /// A slip, and what its author does on reading the message.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var name: String
        /// The file, what stands in it, and what stands there after the slip.
        var slip: Edit
        var id: DiagnosticID
        /// A part of the headline and the first suggestion: what to do, in words that can be pasted where there are some.
        var advice: String
        /// Other than taking the slip back.
        var mend: Edit?

        var testDescription: String { name }
    }

    struct Edit: Sendable {
        var path: String
        var old: String
        var new: String

        init(_ path: String, _ old: String, _ new: String) {
            (self.path, self.old, self.new) = (path, old, new)
        }
    }

    @Test(arguments: mistakes)
    func `A slip is one error in all targets together, and its first advice mends it`(_ mistake: Mistake) throws {
        var example = try ExampleSources()
        try example.make(mistake.slip)
        let found = example.findings()
        #expect(found.map(\.id) == [mistake.id], "\(found.map(\.headline))")
        let suggestion = found.first?.notes.first { $0.kind == .suggestion }?.message ?? ""
        let advice = "\(found.first?.headline ?? "") \(suggestion)"
        #expect(advice.contains(mistake.advice), "\(advice)")
        let undoing = Edit(mistake.slip.path, mistake.slip.new, mistake.slip.old)
        try example.make(mistake.mend ?? undoing)
        #expect(example.findings().map(\.headline) == [])
    }

    static let mistakes = [
        Mistake(
            name: "an assembly is not listed",
            slip: Edit("DocumentSDK/DocumentSDK.swift", "        DocumentConnectivityAssembly.self\n", ""),
            id: .missingBinding,
            advice: "list `DocumentConnectivityAssembly.self` in `DocumentSDK`",
            mend: Edit(
                "DocumentSDK/DocumentSDK.swift",
                "        DocumentRemoteAssembly.self\n",
                "        DocumentConnectivityAssembly.self\n        DocumentRemoteAssembly.self\n"
            )
        ),
        Mistake(
            name: "the account is to hold what a session is opened with",
            slip: Edit(
                "DocumentSync/DocumentRefresher.swift",
                "struct DocumentRefresher: DocumentRefreshing {\n",
                "struct DocumentRefresher: DocumentRefreshing {\n    let document: DocumentID\n"
            ),
            id: .scopeViolation,
            advice: "take `document` out and hand `DocumentID` to a method of it"
        ),
        Mistake(
            name: "an override is only listed",
            slip: Edit(
                "DocumentSDKDemo/DocumentSDKDemo.swift",
                "Override(SampleRemoteAssembly.self)",
                "SampleRemoteAssembly.self"
            ),
            id: .duplicateBinding,
            advice: "list it as `Override(SampleRemoteAssembly.self)` in `DocumentSDKDemo`"
        ),
        Mistake(
            name: "making an identifier becomes async",
            slip: Edit(
                "DocumentSessions/DocumentSessionsAssembly.swift",
                "{ OperationID.random() }",
                "{ () async in OperationID.random() }"
            ),
            id: .effectMismatch,
            advice: "let `makeOperationID` be `@Sendable () async -> OperationID`",
            mend: Edit(
                "DocumentSessions/SessionEditor.swift",
                "@Sendable () -> OperationID",
                "@Sendable () async -> OperationID"
            )
        ),
        Mistake(
            name: "making an identifier moves to the main actor",
            slip: Edit(
                "DocumentSessions/DocumentSessionsAssembly.swift",
                "{ OperationID.random() }",
                "{ @MainActor in OperationID.random() }"
            ),
            id: .isolationMismatch,
            advice: "or `@Sendable () async -> OperationID`",
            mend: Edit(
                "DocumentSessions/SessionEditor.swift",
                "@Sendable () -> OperationID",
                "@Sendable () async -> OperationID"
            )
        ),
        Mistake(
            name: "a double doesn't say what it stands in for",
            slip: Edit(
                "DocumentSDKDemo/SampleRemoteAssembly.swift",
                "Shared(AlwaysOnline.self, as: (any ConnectivityMonitoring).self)",
                "Shared(AlwaysOnline.self)"
            ),
            id: .overrideWithoutTarget,
            advice: "write `as: (any ConnectivityMonitoring).self`"
        ),
        Mistake(
            name: "a type is misspelt",
            slip: Edit("DocumentLists/DocumentListsAssembly.swift", "Shared(HomeList.self)", "Shared(HomeLists.self)"),
            id: .unknownType,
            advice: "did you mean `HomeList`?"
        ),
        Mistake(
            name: "an initializer is private",
            slip: Edit(
                "DocumentConnectivity/ConnectivityMonitor.swift",
                "    init(transport",
                "    private init(transport"
            ),
            id: .inaccessibleInitializer,
            advice: "make an initializer accessible"
        ),
        Mistake(
            name: "a scope has lost its parent",
            slip: Edit(
                "DocumentKit/Scopes/DocumentSessionScope.swift",
                "    public typealias Parent = AccountScope\n",
                ""
            ),
            id: .missingBinding,
            advice: "let it say `public typealias Parent = AccountScope`",
            mend: Edit(
                "DocumentKit/Scopes/DocumentSessionScope.swift",
                "DocumentSessionScope: Scope {\n",
                "DocumentSessionScope: Scope {\n    public typealias Parent = AccountScope\n"
            )
        ),
        Mistake(
            name: "a registration doesn't say what it is offered as",
            slip: Edit(
                "DocumentStorage/DocumentStorageAssembly.swift",
                "Shared(SQLiteDocumentCache.self, as: (any DocumentCache).self)",
                "Shared(SQLiteDocumentCache.self)"
            ),
            id: .missingBinding,
            advice: "add `as: (any DocumentCache).self` to its registration"
        ),
        Mistake(
            name: "arguments are forgotten",
            slip: Edit(
                "DocumentLists/DocumentListsAssembly.swift",
                "Transient(DocumentDetailViewModel.self, arguments: DocumentID.self)",
                "Transient(DocumentDetailViewModel.self)"
            ),
            id: .missingBinding,
            advice: "add `arguments: DocumentID.self` to its registration"
        ),
        Mistake(
            name: "the composition of features is not included",
            slip: Edit("DocumentSDK/DocumentSDK.swift", "        Include(DocumentFeatures.self)\n", ""),
            id: .missingBinding,
            advice: "write `Include(DocumentFeatures.self)`",
            mend: Edit(
                "DocumentSDK/DocumentSDK.swift",
                "        HostNetworkContract.self\n",
                "        Include(DocumentFeatures.self)\n        HostNetworkContract.self\n"
            )
        ),
        Mistake(
            name: "a hook is not written",
            slip: Edit("DocumentRemote/DocumentRemoteAssembly.swift", ".onEnd { await $0.forget() }", ".onEnd"),
            id: .unreadableManifest,
            advice: "write `.onEnd { … }`"
        ),
        Mistake(
            name: "a bracket is not closed",
            slip: Edit(
                "DocumentLists/DocumentListsAssembly.swift",
                "Shared(SharedList.self)",
                "Shared(SharedList.self"
            ),
            id: .unreadableManifest,
            advice: "`)` is missing here, to close `Shared(`"
        ),
        Mistake(
            name: "a session reaches the server",
            slip: Edit(
                "DocumentPermissions/SQLitePermissionStore.swift",
                "init(database: SQLiteDatabase) {",
                "init(database: SQLiteDatabase, remote: any DocumentRemoteService) {"
            ),
            id: .forbiddenDependency,
            advice: "`EditingState` of `DocumentSessionScope` may not reach `any DocumentRemoteService`"
        ),
    ]
}

extension ExampleSources {
    fileprivate mutating func make(_ edit: ExampleMistakeTests.Edit) throws {
        try replace(edit.old, with: edit.new, in: edit.path)
    }

    /// What `check` reports of the targets with manifests.
    fileprivate func findings() -> [Diagnostic] {
        JoinedFindings(targets.map { outcome(of: $0, for: .check(isStrict: false)) }, isStrict: false).diagnostics
    }
}
