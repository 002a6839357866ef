import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// Names of folders and files.
    ///
    /// - case40 (apple/swift-openapi-generator#899; nicklockwood/SwiftFormat#1695; elementary-swift/starter-vite#1): paths are
    ///   the real ones, not percent-encoded ones, in plans, in diagnostics and in what the build knows of dependencies.
    /// - case41 (apple/swift-openapi-generator#376; apple/swift-protobuf#2090; bazelbuild/rules_swift#552;
    ///   swiftlang/swift#82769): equal names of files do not meet, and neither do paths whose separators could be lost.
    @Suite struct LayoutTests {
        @Test func `Folders and files may have any name`() throws {
            // Generated files and plans have such a path too, but for the percent sign: in a scratch folder's path, the
            // compiler's module cache and index take that for a place to fill in, and no package at all can be built.
            let bench = try Workbench.current.url
            let folder = "My App %20 é e\u{301} #1 'q' $HOME & (b) [c] {d};"
            let scratch = Scratch(at: bench.appending(path: "Scratch é #1", directoryHint: .isDirectory))
            let package = try PackageCopy(
                files: PackageFiles.odd,
                at: bench.appending(path: folder, directoryHint: .isDirectory),
                scratch: scratch
            )
            try package.link("Sources/Linked", to: "Elsewhere")
            let log = try package.build()
            #expect(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
            #expect(try package.run(["--skip-build"]).output.hasSuffix("Über das Ende von Größe\n"))

            let file = "Sources/My App/Über File.swift"
            try package.changing([.replacing("let ende: Ende", with: "let ende: Ende, anfang: Anfang", in: file)]) {
                let place = try package.place(of: "anfang: Anfang", in: file)
                let log = try package.build()
                #expect(log.status == 1)
                #expect(
                    log.errors == [
                        "\(place): error: nothing provides `Anfang`, which `Über` needs for its parameter `anfang` "
                            + "in `AppScope` [missing-binding]"
                    ]
                )
            }

            // The build knows the files of the other folder too, for what they are.
            let other = PackageFiles.oddSource
            let parameter = Change.replacing("init() {}", with: "init(über: Int = 1, anfang: Int) {}", in: other)
            try package.changing([parameter]) {
                let place = try package.place(of: "anfang: Int", in: other)
                let log = try package.build()
                #expect(log.status == 1)
                #expect(
                    log.errors.first
                        == "\(place): error: nothing provides `Int`, which `Ende` needs for its parameter `anfang` "
                        + "in `AppScope` [missing-binding]"
                )
                // What the build was doing beside it, it gives up.
                #expect(log.errors.dropFirst().allSatisfy { $0 == "error: cancelled" }, "\(log.output)")
            }

            // What only the compiler finds, it reports in the manifest by its real name.
            let manifest = PackageFiles.oddManifest
            let promise = Change.replacing(
                "Transient(Ende.self)",
                with: "Transient(Ende.self, as: Ende.self, (any Error).self)",
                in: manifest
            )
            try package.changing([promise]) {
                let line = try package.place(of: "Transient(Ende.self, as", in: manifest)
                    .split(separator: ":").dropLast().joined(separator: ":")
                let log = try package.build()
                #expect(log.status == 1)
                #expect(log.errors.contains { $0.hasPrefix("\(line):") && $0.contains("Error") }, "\(log.output)")
            }
            #expect(try package.build().status == 0)
            try verifyLinks(to: package, at: bench, scratch)
        }

        /// The package is found through a link to its folder, and one of its targets is behind one.
        private func verifyLinks(to package: PackageCopy, at bench: URL, _ scratch: Scratch) throws {
            let place = bench.appending(path: "Link", directoryHint: .notDirectory)
            try FileManager.default.createSymbolicLink(at: place, withDestinationURL: package.url)
            let linked = try PackageCopy(files: [:], at: place, scratch: scratch)
            let parameter = Change.replacing("init() {}", with: "init(anfang: Int) {}", in: "Elsewhere/Größe.swift")
            try package.changing([parameter]) {
                let log = try linked.build()
                #expect(log.status == 1)
                let error = log.errors.first ?? ""
                #expect(
                    error.contains("/Sources/Linked/Größe.swift:7:10: error: nothing provides `Int`"),
                    "\(log.output)"
                )
            }
            let log = try linked.build()
            #expect(log.status == 0, "\(log.output)")
        }

        @Test func `Targets of one package may have files of the same names`() throws {
            let package = try Workbench.package("EqualNames", files: PackageFiles.equalNames)
            let generated = try package.generatedFiles()
            #expect(generated.keys.sorted() == ["EqualNames", "First", "Second"])
            #expect(generated["First"]?.text.contains("extension FirstAssembly") == true)
            #expect(generated["Second"]?.text.contains("extension SecondAssembly") == true)
            let said = "First.Api First.Deep First.Flat Second.Api\n"
            #expect(try package.run(["EqualNames"]).output.hasSuffix(said))

            // One of them becomes what the other is called, by its folder alone.
            let flat = "Sources/First/x_y/z.swift"
            let moved = [Change.deleting(flat), .adding("Sources/First/z/Api.swift", text: try package.text(flat))]
            try package.changing(moved) {
                let log = try package.build()
                // The compiler has no use for two files of one name in one module, wherever they are.
                #expect(log.status == 1)
                #expect(log.errors.contains { $0.contains("Api.swift") }, "\(log.output)")
            }
            let beside = Change.adding("Sources/Second/x/y_z.swift", text: "struct Beside { let name = \"beside\" }\n")
            let run = try package.changing([beside]) { try package.run(["EqualNames"]) }
            #expect(run.output.hasSuffix(said), "\(run.output)")
            #expect(try package.build().status == 0)
        }
    }
}
