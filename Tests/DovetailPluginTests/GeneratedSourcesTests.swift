import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// A package without the plugin, whose generated code stands beside its sources.
    @Suite struct GeneratedSourcesTests {
        private static let kit = "Sources/ShippedKit/ShippedKit+Dovetail.generated.swift"
        private static let upper = "Sources/Shipped/Shipped+Dovetail.generated.swift"
        private static let generate = ["generate", "--into-sources", "--allow-writing-to-package-directory"]
        private static let renewal =
            "swift package --allow-writing-to-package-directory dovetail generate --into-sources"

        @Test func `Users of a package need neither plugin nor tool, and the check tells what is not as it should be`()
            throws
        {
            let shipped = try Workbench.unbuiltPackage("Shipped", files: PackageFiles.shipped)
            try verifyGeneration(of: shipped)
            try verifyUse(of: shipped)
            try verifyCheck(of: shipped)
            try verifyPlugin(besides: shipped)
            try verifyRemoval(from: shipped)
        }

        private func verifyGeneration(of shipped: PackageCopy) throws {
            let missing = try shipped.dovetail("check", "--up-to-date")
            #expect(
                missing.output.contains(": error: the target Shipped has a manifest, and no file "),
                "\(missing.output)"
            )
            #expect(missing.status == 1)
            let result = try shipped.dovetail(Self.generate)
            #expect(result.status == 0, "\(result.output)")
            let written = result.output.split(separator: "\n").sorted()
            #expect(written == [Self.upper, Self.kit].map { "wrote \(shipped.path($0))" })
        }

        /// In a scratch folder of its own, to see what is built.
        private func verifyUse(of shipped: PackageCopy) throws {
            let bench = try Workbench.current.url
            let user = try PackageCopy(
                files: PackageFiles.shippedUser(of: shipped.url.path(percentEncoded: false)),
                at: bench.appending(path: "User", directoryHint: .isDirectory),
                scratch: Scratch(at: bench.appending(path: "user-scratch", directoryHint: .isDirectory))
            )
            let log = try user.build()
            #expect(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
            #expect(log.compiledModules == ["Dovetail", "Shipped", "ShippedKit", "ShippedPlain", "User"])
            #expect(log.toolRuns == [])
            #expect(try user.run(["--skip-build"]).output == "hello\n")
        }

        private func verifyCheck(of shipped: PackageCopy) throws {
            let sound = try shipped.dovetail("check", "--up-to-date")
            #expect(sound.output == "")
            #expect(sound.status == 0)
            // Both targets' code says how a greeting is made: the upper one's changes.
            let edit = Change.replacing(
                "init(words: any Words) {",
                with: "init(words: any Words, others: any Words) {",
                in: "Sources/Shipped/Shipped.swift"
            )
            try shipped.changing([edit]) {
                let stale = try shipped.dovetail("check", "--up-to-date")
                #expect(stale.status == 1)
                let headline = "the generated code of the target Shipped is out of date from this line on"
                #expect(stale.output.hasPrefix("\(shipped.path(Self.upper)):"), "\(stale.output)")
                #expect(stale.output.contains(":1: error: \(headline) [generated-sources]\n"))
                #expect(stale.output.contains("note: renew it: `\(Self.renewal)`\n"))
                #expect(!stale.output.contains(Self.kit))
            }
        }

        private func verifyPlugin(besides shipped: PackageCopy) throws {
            let description = PackageFiles.shippedDescription(plugin: ", plugins: [plugin]")
            try shipped.changing([.adding("Package.swift", text: description)]) {
                let log = try shipped.build()
                let message =
                    "the target Shipped has generated code beside its sources, and the build-tool plugin writes it too"
                #expect(
                    log.errors == ["\(shipped.path(Self.upper)):1:1: error: \(message) [generated-sources]"],
                    "\(log.output)"
                )
                #expect(log.status == 1)
            }
        }

        /// A target that has no manifest any more, and does not depend on the library.
        private func verifyRemoval(from shipped: PackageCopy) throws {
            try shipped.remove("Sources/Shipped/Shipped.swift")
            try shipped.write("public struct Greeting {}\n", to: "Sources/Shipped/Shipped.swift")
            let description = PackageFiles.shippedDescription(plugin: "")
                .replacing("dependencies: [dovetail, \"ShippedKit\"]", with: "dependencies: []")
            try shipped.write(description, to: "Package.swift")
            let left = try shipped.dovetail("check", "--up-to-date")
            let message = "the target Shipped has no manifest, and this generated file is left over"
            #expect(left.output.hasPrefix("\(shipped.path(Self.upper)):1:1: error: \(message)"), "\(left.output)")
            #expect(left.status == 1)
            #expect(try shipped.dovetail(Self.generate).output == "removed \(shipped.path(Self.upper))\n")
            let log = try shipped.build()
            #expect(log.status == 0, "\(log.output)")
        }
    }
}
