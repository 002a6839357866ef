import DovetailDiagnostics
import DovetailPipeline
import Testing

/// The rules of the document SDK, and mistakes that somebody might make in it.
@Suite struct ExampleRuleTests {
    private var example: ExampleSources

    init() throws {
        example = try ExampleSources()
    }

    private func findings(in target: String) -> [Diagnostic] { example.outcome(of: target).diagnostics }

    @Test(arguments: ["DocumentFeatures", "DocumentSDK", "DocumentSDKDemo"])
    func `The example keeps its own rules`(target: String) {
        #expect(findings(in: target) == [])
    }

    @Test func `A session that comes to the server by way of the account's permissions is found, with the road`() throws
    {
        var copy = self
        // "Where nothing is stored yet, ask the server."
        try copy.example.replace(
            "init(database: SQLiteDatabase) {",
            with: "init(database: SQLiteDatabase, remote: any DocumentRemoteService) {",
            in: "DocumentPermissions/SQLitePermissionStore.swift"
        )
        let found = copy.findings(in: "DocumentSDK")
        #expect(found.map(\.id) == [.forbiddenDependency])
        let mistake = try #require(found.first)
        #expect(
            mistake.headline
                == "`EditingState` of `DocumentSessionScope` may not reach `any DocumentRemoteService` of "
                + "`DocumentRemoteAssembly`, which `SQLitePermissionStore` needs for its parameter `remote`"
        )
        #expect(mistake.location.path == "DocumentPermissions/SQLitePermissionStore.swift")
        #expect(
            mistake.notes.filter { $0.kind == .road }.map(\.message) == [
                "`EditingState` needs `any PermissionStore` (parameter `permissions`)",
                "`SQLitePermissionStore` needs `any DocumentRemoteService` (parameter `remote`)",
            ]
        )
        let related = mistake.notes.filter { $0.kind == .related }
        #expect(
            related.map(\.message) == [
                "`SessionActivity` comes this way too, for its parameter `permissions`",
                "`SessionReactions` comes this way too, for its parameter `permissions`",
                "`DocumentSDK` says `Forbid(DocumentRemoteAssembly.self, from: DocumentSessionScope.self, except: "
                    + "DocumentSyncAssembly.self, DocumentCollaborationAssembly.self)`",
            ]
        )
        #expect(related.last?.location?.path == "DocumentSDK/DocumentSDK.swift")
        // What the demo puts in the place of the server is no server, and yet stands in for it.
        #expect(copy.findings(in: "DocumentSDKDemo").map(\.id) == [.forbiddenDependency])
    }

    @Test func `Signing in elsewhere than where the server is spoken to is found`() throws {
        var copy = self
        // "When there is a way to the server again, sign in again."
        try copy.example.replace(
            "init(transport: any HostTransport, logging: any HostLogging) {",
            with:
                "init(transport: any HostTransport, authentication: any HostAuthentication, logging: any HostLogging) {",
            in: "DocumentConnectivity/ConnectivityMonitor.swift"
        )
        let found = copy.findings(in: "DocumentSDK")
        #expect(
            found.map(\.headline) == [
                "`ConnectivityMonitor` needs `any HostAuthentication` for its parameter `authentication`, which only "
                    + "`DocumentRemoteAssembly` may"
            ]
        )
    }

    @Test func `A screen that reads rows past the storage is found in every composition that includes the rule`() throws
    {
        var copy = self
        try copy.example.replace(
            "    let account: AccountContext\n",
            with: "    let account: AccountContext\n    let database: SQLiteDatabase\n",
            in: "DocumentSync/ConflictCopyMaker.swift"
        )
        try copy.example.replace(
            "import DocumentKit",
            with: "import DocumentKit\nimport DocumentStorage",
            in: "DocumentSync/ConflictCopyMaker.swift"
        )
        #expect(copy.findings(in: "DocumentFeatures") == [])
        for target in ["DocumentSDK", "DocumentSDKDemo"] {
            #expect(
                copy.findings(in: target).map(\.headline) == [
                    "`ConflictCopyMaker` needs `SQLiteDatabase` for its parameter `database`, which only "
                        + "`DocumentStorageAssembly`, `DocumentPermissionsAssembly`, `DocumentSearchAssembly` and "
                        + "`DocumentListsAssembly` may"
                ]
            )
        }
    }
}
