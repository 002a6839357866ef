import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// Names of folders and files.
    @Suite struct LayoutTests {
        @Test func `Folders and files may have any name`() throws {
            // With a scratch folder inside the package, as it is without options: generated files and plans are in it.
            let url = try Workbench.current.url.appending(path: "My App %20 é#1", directoryHint: .isDirectory)
            let package = try PackageCopy(files: PackageFiles.odd, at: url, scratch: Scratch(at: url.appending(path: ".build")))
            // The compiler can't write its index to a folder with a percent sign: it takes that for a place to fill in.
            let options = ["--disable-index-store"]
            let log = try package.build(options)
            #expect(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
            #expect(try package.run(["--skip-build"] + options).output.hasSuffix("Über das Ende\n"))

            let file = "Sources/My App/Über File.swift"
            try package.changing([.replacing("let ende: Ende", with: "let ende: Ende, anfang: Anfang", in: file)]) {
                let place = try package.place(of: "anfang: Anfang", in: file)
                let log = try package.build(options)
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
