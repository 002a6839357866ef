import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// What the plugin is told by the package's description: conditions, dependencies, packages.
    @Suite struct PackageTests {
        @Test func `A target's own compilation conditions choose its declarations, for its dependants too`() throws {
            let package = try Workbench.package("Conditional", files: PackageFiles.conditional)
            #expect(try package.run(["Conditional"]).output.hasSuffix("traced by the target, plain in the program\n"))

            let define = Change.removing(", swiftSettings: [.define(\"TRACING\")]", from: "Package.swift")
            try package.changing([define]) {
                let run = try package.run(["Conditional"])
                #expect(run.output.hasSuffix("quiet in the target, plain in the program\n"), "\(run.output)")
            }
        }

        @Test func `Debug and release builds compile one generated file`() throws {
            let package = try Workbench.package("BuildKinds", files: PackageFiles.buildKinds)
            #expect(try package.run(["BuildKinds"]).output.hasSuffix("recorded\n"))
            let debug = try package.generatedFiles()
            let release = try package.run(["-c", "release", "BuildKinds"])
            #expect(release.output.hasSuffix("plain\n"), "\(release.output)")
            #expect(try package.generatedFiles() == debug)
        }

        @Test func `A composition reads the assemblies of another package`() throws {
            let package = try Workbench.package("Consumer", files: PackageFiles.consumer)
            #expect(try package.run(["Consumer"]).output.hasSuffix("supplied\n"))
            #expect(try package.build().warnings == [])
        }

        @Test func `What another package keeps to itself is out of reach`() throws {
            let package = try Workbench.package("Consumer", files: PackageFiles.consumer)
            let exposure = Change.replacing(
                "Expose(Order.self)",
                with: "Expose(Order.self)\n        Expose(Secret.self)",
                in: "Sources/Consumer/Composition.swift"
            )
            try package.changing([exposure]) {
                let place = try package.place(of: "Expose(Secret.self)", in: "Sources/Consumer/Composition.swift")
                let log = try package.build()
                #expect(log.status == 1)
                #expect(
                    log.errors == [
                        "\(place): error: `Secret`, exposed here, is `package` to module `Supplies` "
                            + "[exposed-type-not-accessible]"
                    ]
                )
            }
            #expect(try package.build().status == 0)
        }
    }
}
