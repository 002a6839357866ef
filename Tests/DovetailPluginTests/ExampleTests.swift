import DovetailTestSupport
import Testing

extension PluginTests {
    /// The document SDK as it is, and with edits that leave it sound.
    @Suite struct ExampleTests {
        /// The modules of the example that have a manifest or a composition.
        private static let wired = [
            "DocumentCollaboration", "DocumentConnectivity", "DocumentFeatures", "DocumentKit", "DocumentLists",
            "DocumentPermissions", "DocumentRemote", "DocumentSDK", "DocumentSDKDemo", "DocumentSearch",
            "DocumentSessions", "DocumentStorage", "DocumentSync",
        ]

        /// `DocumentSync` and those that depend on it.
        private static let aboveSync = ["DocumentFeatures", "DocumentSDK", "DocumentSDKDemo", "DocumentSync"]

        private let example: PackageCopy

        init() throws {
            example = try Workbench.copy(of: "DocumentSDK")
            let log = try example.settle()
            try #require(log.status == 0, "\(log.output)")
        }

        @Test func `Every module with a manifest is built without a warning`() throws {
            // A change of the manifest's text makes SwiftPM plan anew, a clean copy compile anew.
            try example.clean()
            let log = try example.build()
            #expect(log.status == 0, "\(log.output)")
            #expect(log.toolRuns == Self.wired)
            #expect(log.compiledModules.isSuperset(of: Self.wired))
            #expect(log.warnings == [])
        }

        @Test func `An unchanged package runs no tool and compiles nothing`() throws {
            let log = try example.build()
            #expect(log.steps == [])
            #expect(log.status == 0)
        }

        @Test func `An edit inside a function runs the tool above it and compiles its own module only`() throws {
            let before = try example.generatedFiles()
            let body = Change.replacing(
                "return try await submit(operation)",
                with: "let outcomes = try await submit(operation)\n            return outcomes",
                in: "Sources/DocumentSync/OperationReplay.swift"
            )
            let log = try example.changing([body]) { try example.build() }
            #expect(log.status == 0, "\(log.output)")
            #expect(log.toolRuns == Self.aboveSync)
            #expect(log.compiledModules == ["DocumentSync"])
            #expect(try example.generatedFiles() == before)
        }

        @Test func `A new parameter changes the factory and its callers, and nothing else`() throws {
            let before = try example.generatedFiles()
            let story = try example.run(["DocumentSDKExample"])
            let parameter = Change.replacing(
                "    let account: AccountContext\n",
                with: "    let account: AccountContext\n    let clock: any HostClock\n",
                in: "Sources/DocumentSync/ConflictCopyMaker.swift"
            )
            try example.changing([parameter]) {
                let log = try example.build()
                #expect(log.status == 0, "\(log.output)")
                #expect(log.toolRuns == Self.aboveSync)
                let after = try example.generatedFiles()
                #expect(Set(after.keys) == Set(before.keys))
                let changed = after.filter { $0.value != before[$0.key] }
                #expect(changed.keys.sorted() == ["DocumentSDK", "DocumentSDKDemo", "DocumentSync"])
                #expect(changed.values.allSatisfy { $0.text.contains("clock: ") })
                let told = try example.run(["--skip-build", "DocumentSDKExample"])
                #expect(told.status == 0)
                #expect(story.output.hasSuffix(told.output))
            }
        }

        @Test func `An assembly in a target without the plugin is told that its Factories are missing`() throws {
            let bare = Change.replacing(
                #"wired("DocumentSearch", ["DocumentKit", "DocumentStorage"])"#,
                with: """
                    .target(
                        name: "DocumentSearch",
                        dependencies: ["DocumentKit", "DocumentStorage", dovetail],
                        swiftSettings: strict
                    )
                    """,
                in: "Package.swift"
            )
            try example.changing([bare]) {
                let place = try example.place(
                    of: "DocumentSearchAssembly",
                    in: "Sources/DocumentSearch/DocumentSearchAssembly.swift"
                )
                let message = "type 'DocumentSearchAssembly' does not conform to protocol 'Assembly'"
                let log = try example.build()
                #expect(log.status == 1)
                #expect(log.errors.contains("\(place): error: \(message)"))
                #expect(log.output.contains("note: protocol requires nested type 'Factories'"))
                // The protocol's own documentation, which the compiler prints, says what to do.
                #expect(log.output.contains(#"plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]"#))
            }
        }
    }
}
