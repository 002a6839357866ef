import DovetailTestSupport
import Foundation
import Testing

extension PluginTests {
    /// SwiftPM's other build system.
    @Suite struct BuildSystemTests {
        @Test func `The swiftbuild build system builds, runs, reports and leaves alone what is unchanged`() throws {
            let bench = try Workbench.current.url
            let example = try PackageCopy(
                of: "Minimal",
                at: bench.appending(path: "swiftbuild/Minimal", directoryHint: .isDirectory),
                scratch: Scratch(at: bench.appending(path: "swiftbuild/scratch", directoryHint: .isDirectory))
            )
            let log = try build(example)
            try #require(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
            let run = try example.run(["--build-system", "swiftbuild", "--skip-build"])
            #expect(run.status == 0, "\(run.output)")
            #expect(run.output.contains("Bookmarks\n"))

            let before = try example.generatedFiles()
            #expect(before.keys.sorted() == ["Minimal"])
            let unchanged = try build(example)
            #expect(unchanged.status == 0, "\(unchanged.output)")
            #expect(!unchanged.output.contains("Dovetail: "))
            #expect(try example.generatedFiles() == before)

            try verifyMissingBinding(in: example)
            #expect(try build(example).status == 0)
            #expect(try example.generatedFiles().mapValues(\.text) == before.mapValues(\.text))
        }

        private func verifyMissingBinding(in example: PackageCopy) throws {
            let manifest = "Sources/Minimal/AppComposition.swift"
            try example.changing([.removing("        Shared(BookmarkRepository.self)\n", from: manifest)]) {
                let log = try build(example)
                #expect(log.status == 1)
                let screen = "Sources/Minimal/Screens/BookmarksScreen.swift"
                let place = try example.place(of: "bookmarks: BookmarkRepository", in: screen)
                #expect(
                    log.errors.first
                        == "\(place): error: nothing provides `BookmarkRepository`, which `BookmarksScreen` needs "
                        + "for its parameter `bookmarks` in `AppScope` [missing-binding]"
                )
                // The rest is the build system's: the command that failed, and that the build did.
                #expect(log.errors.dropFirst().allSatisfy { $0.hasPrefix("error: ") }, "\(log.output)")
            }
        }

        private func build(_ package: PackageCopy) throws -> BuildLog {
            var log = try package.build(["--build-system", "swiftbuild"])
            for _ in 0..<4 where log.isCrash { log = try package.build(["--build-system", "swiftbuild"]) }
            return log
        }
    }
}
