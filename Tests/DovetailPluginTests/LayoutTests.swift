import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// Names of folders and files.
    @Suite struct LayoutTests {
        @Test func `Folders and files may have any name`() throws {
            // Generated files and plans have such a path too, but for the percent sign: in a scratch folder's path, the
            // compiler's module cache and index take that for a place to fill in, and no package at all can be built.
            let bench = try Workbench.current.url
            let package = try PackageCopy(
                files: PackageFiles.odd,
                at: bench.appending(path: "My App %20 é#1", directoryHint: .isDirectory),
                scratch: Scratch(at: bench.appending(path: "Scratch é #1", directoryHint: .isDirectory))
            )
            let log = try package.build()
            #expect(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
            #expect(try package.run(["--skip-build"]).output.hasSuffix("Über das Ende\n"))

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
        }

        @Test func `Targets of one package may have files of the same names`() throws {
            let package = try Workbench.package("EqualNames", files: PackageFiles.equalNames)
            let generated = try package.generatedFiles()
            #expect(generated.keys.sorted() == ["EqualNames", "First", "Second"])
            #expect(generated["First"]?.text.contains("extension FirstAssembly") == true)
            #expect(generated["Second"]?.text.contains("extension SecondAssembly") == true)
            #expect(try package.run(["EqualNames"]).output.hasSuffix("First.Api First.Deep First.Flat Second.Api\n"))
        }
    }
}
