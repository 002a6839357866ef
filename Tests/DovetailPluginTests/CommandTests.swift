import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// `swift package dovetail …`, as a user writes it.
    @Suite struct CommandTests {
        private let package: PackageCopy

        private static let source = "Sources/Check 100% #1/Checked.swift"
        private static let sound = """
            struct Thing { init(_ other: Other) {} }
            struct Other {}

            \(SmallPackage.composition("Checked", registrations: "Transient(Thing.self); Transient(Other.self)", exposing: "Thing"))
            """
        private static let broken = sound.replacing("; Transient(Other.self)", with: "")
        private static let warned = sound.replacing(
            "; Transient(Other.self)",
            with: "; Transient(Other.self); Input(Int.self)"
        )
        private static let files = [
            "Package.swift": SmallPackage.description(
                "Checked",
                targets: """
                            .target(name: "Plain"),
                            .target(name: "Second", dependencies: [dovetail], plugins: [plugin]),
                            .target(
                                name: "Checked",
                                dependencies: [dovetail, "Plain"],
                                path: "Sources/Check 100% #1",
                                plugins: [plugin]
                            ),
                    """
            ),
            "Sources/Plain/Plain.swift": "public struct Plain {}\n",
            "Sources/Second/Second.swift": "struct Part {}\n"
                + SmallPackage.composition("Second", registrations: "Transient(Part.self)", exposing: "Part"),
            source: sound,
        ]

        init() throws {
            package = try Workbench.package("Checked", files: Self.files)
            try package.write(Self.sound, to: Self.source)
        }

        @Test func `A sound package passes, and what a build has written stays as it is`() throws {
            let before = try package.generatedFiles()
            let result = try package.dovetail("check")
            #expect(result.output == "")
            #expect(result.status == 0)
            #expect(try package.generatedFiles() == before)
        }

        @Test func `A broken package fails, and says why in each form`() throws {
            try package.write(Self.broken, to: Self.source)
            defer { try? package.write(Self.sound, to: Self.source) }
            let path = package.path(Self.source)

            let text = try package.dovetail("check")
            #expect(text.output.hasPrefix("\(path):1:21: error: nothing provides `Other`"))
            #expect(text.status == 1)

            let json = try package.dovetail("check", "--format", "json")
            let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            let finding = (report?["findings"] as? [[String: Any]])?.first
            #expect((finding?["location"] as? [String: Any])?["path"] as? String == path)
            #expect(json.status == 1)

            let folder = package.url.path(percentEncoded: false)
            let sarif = try package.dovetail("check", "--format", "sarif", "--base", folder)
            #expect(sarif.output.contains("\"uri\" : \"Sources/Check%20100%25%20%231/Checked.swift\""))
            #expect(sarif.status == 1)

            let annotations = try package.dovetail("check", "--format", "github", "--base", folder)
            #expect(annotations.output.hasPrefix("::error file=Sources/Check 100%25 #1/Checked.swift,line=1,col=21,"))
            #expect(annotations.status == 1)
        }

        @Test func `Warnings fail only where that is asked for`() throws {
            try package.write(Self.warned, to: Self.source)
            defer { try? package.write(Self.sound, to: Self.source) }
            let loose = try package.dovetail("check")
            #expect(loose.output.contains(": warning: the input `Int` is handed in"))
            #expect(loose.status == 0)
            let strict = try package.dovetail("check", "--strict")
            #expect(strict.output.contains(": error: the input `Int` is handed in"))
            #expect(strict.status == 1)
        }

        @Test func `A new file is one of the target's sources, and passes the check`() throws {
            let file = "Sources/Second/PartScope.swift"
            defer { try? FileManager.default.removeItem(atPath: package.path(file)) }
            let refused = try package.dovetail("new", "scope", "PartScope")
            #expect(refused.output == "error: dovetail: new needs --target, one of Second, Checked\n")
            #expect(refused.status == 1)
            let result = try package.dovetail("new", "scope", "PartScope", "--target", "Second")
            #expect(result.output.hasPrefix("wrote \(package.path(file))\n"))
            let again = try package.dovetail("new", "scope", "PartScope", "--directory", package.path("Sources/Second"))
            #expect(again.output == "error: dovetail: \(package.path(file)) is already there; nothing is written\n")
            let check = try package.dovetail("check", "--strict")
            #expect(check.output == "")
            #expect(check.status == 0)
        }

        @Test func `A misspelt option fails, with the one that was meant`() throws {
            let result = try package.dovetail("check", "--stirct")
            #expect(result.output.hasPrefix("error: dovetail: check has no option --stirct; did you mean --strict?\n"))
            #expect(result.output.contains("usage: swift package dovetail check "))
            // Whatever a plugin's status, that of `swift package` is 1.
            #expect(result.status == 1)
        }
    }
}
