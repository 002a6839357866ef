import Foundation
import Testing

extension PluginTests {
    /// An incremental build comes to what a clean one comes to.
    ///
    /// case42 (swiftlang/swift-package-manager#6816, #7891, #6936, #8062; SwiftGen/SwiftGenPlugin#7): no list of files is
    /// kept, every source that is read is an input of the command, and what is no longer written is no longer compiled.
    @Suite struct StalenessTests {
        /// An edit of the package, and what is wrong after it, if anything is.
        struct Edit: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let changes: [Change]
            var error: String?
        }

        private static let edits = [
            Edit(
                testDescription: "the file of a bound class is deleted",
                changes: [.deleting("Sources/StaleParts/Engine.swift")],
                error: "[unknown-type]"
            ),
            Edit(
                testDescription: "an initializer has a parameter more",
                changes: [.replacing("init(gear: Gear)", with: "init(gear: Gear, wheel: Wheel)", in: engine)]
            ),
            Edit(
                testDescription: "a file is renamed",
                changes: [.deleting(engine), .adding("Sources/StaleParts/Motor.swift", text: PackageFiles.staleEngine)]
            ),
            Edit(
                testDescription: "only a dependency's source changes",
                changes: [.replacing("init() {}", with: "init(wheel: Wheel) {}", in: "Sources/StaleKit/Gear.swift")]
            ),
            Edit(
                testDescription: "a file with a second initializer is added",
                changes: [
                    .adding(
                        "Sources/StaleParts/Engine+Wheel.swift",
                        text:
                            "import StaleKit\nextension Engine { convenience init(wheel: Wheel) { fatalError() } }\n"
                    )
                ],
                error: "[ambiguous-initializer]"
            ),
            Edit(
                testDescription: "a file of a dependency is renamed",
                changes: [
                    .deleting("Sources/StaleKit/Wheel.swift"),
                    .adding("Sources/StaleKit/Rim.swift", text: "public struct Wheel {\n    public init() {}\n}\n"),
                ]
            ),
            Edit(
                testDescription: "a file of a dependency is deleted",
                changes: [
                    .deleting("Sources/StaleKit/Wheel.swift"),
                    .adding("Sources/StaleKit/Gear.swift", text: "public struct Gear {\n    public init() {}\n}\n"),
                ],
                error: "[unknown-type]"
            ),
            Edit(
                testDescription: "a file is added to a dependency",
                changes: [
                    .adding(
                        "Sources/StaleKit/Gear+Size.swift",
                        text: "extension Gear { public init(size: Int) { self.init() } }\n"
                    )
                ],
                error: "[ambiguous-initializer]"
            ),
            Edit(
                testDescription: "an assembly's file moves to another folder, and an initializer changes with it",
                changes: [
                    .deleting("Sources/StaleParts/Assembly.swift"),
                    .adding("Sources/StaleParts/Manifests/Parts.swift", text: PackageFiles.staleAssembly),
                    .replacing("init(gear: Gear)", with: "init(wheel: Wheel)", in: engine),
                ]
            ),
        ]

        private static let engine = "Sources/StaleParts/Engine.swift"

        @Test(arguments: edits)
        func `An incremental build equals a clean one`(_ edit: Edit) throws {
            let package = try Workbench.package("Stale", files: PackageFiles.stale)
            let sound = try package.settle()
            try #require(sound.status == 0, "\(sound.output)")
            let before = try package.generatedFiles().mapValues(\.text)

            try package.changing(edit.changes) {
                let incremental = try package.build()
                let texts = try package.generatedFiles().mapValues(\.text)
                try package.clean()
                let clean = try package.build()
                #expect(incremental.status == clean.status, "\(incremental.output)\n\(clean.output)")
                #expect(Set(incremental.errors) == Set(clean.errors))
                if let error = edit.error {
                    #expect(incremental.errors.count == 1)
                    #expect(incremental.errors.allSatisfy { $0.hasSuffix(error) })
                } else {
                    #expect(incremental.status == 0)
                    #expect(texts == (try package.generatedFiles().mapValues(\.text)))
                }
            }
            let mended = try package.build()
            #expect(mended.status == 0, "\(mended.output)")
            #expect(try package.generatedFiles().mapValues(\.text) == before)
        }
    }
}
