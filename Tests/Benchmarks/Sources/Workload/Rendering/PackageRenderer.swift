public import Foundation

/// Writes all of a package: as one that SwiftPM builds and runs, and as plans for the tool alone.
///
/// The modules are a package beside the application's, as what an application uses only in part is: of what nothing reaches there, nobody is warned.
public struct PackageRenderer: Sendable {
    public let package: PackageModel
    /// All that is written, without `Package.swift` and plans, which say where things are.
    public let files: [RenderedFile]

    public var fingerprint: Fingerprint { Fingerprint(files) }
    public var byteCount: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

    public init(_ package: PackageModel, bodies: TypeRenderer.Bodies = .realistic, edits: [Int: Int] = [:]) {
        self.package = package
        let types = TypeRenderer(package, bodies: bodies, edits: edits)
        let manifests = ManifestRenderer(package)
        var files = package.modules.indices.flatMap { index in
            (types.files(of: index) + manifests.files(of: index)).map { file in
                RenderedFile("\(Self.folder(of: package.modules[index].name))/\(file.path)", file.text)
            }
        }
        let composition = manifests.composition
        files.append(RenderedFile("\(Self.folder(of: PackageModel.product))/\(composition.path)", composition.text))
        self.files = files
    }

    /// Where the sources of a module are, relative to the package's folder.
    public static func folder(of module: String) -> String {
        module == PackageModel.product || module == "App" ? "Sources/\(module)" : "Parts/Sources/\(module)"
    }

    // MARK: - On disk

    /// Writes the sources, leaving equal files alone.
    public func write(to folder: URL) throws {
        for file in files { try Self.write(file, to: folder) }
    }

    /// Writes the sources, with what SwiftPM needs and a program that runs.
    ///
    /// - Parameter dovetail: The folder of Dovetail's package.
    /// - Parameter hasPlugin: Otherwise what the plugin would write has to be beside the sources.
    public func write(to folder: URL, dovetail: URL, hasPlugin: Bool = true) throws {
        try write(to: folder)
        let application = ApplicationRenderer(package).file()
        try Self.write(RenderedFile("\(Self.folder(of: "App"))/\(application.path)", application.text), to: folder)
        for file in manifests(dovetail: dovetail.path, hasPlugin: hasPlugin) { try Self.write(file, to: folder) }
    }

    /// Writes the plan of a target whose sources are in a folder, and returns its path.
    ///
    /// - Parameter target: The name of a module; the composition's otherwise.
    public func writePlan(of target: String = PackageModel.product, in folder: URL) throws -> String {
        let plan = Plan(of: target, self, in: folder)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let file = RenderedFile("plans/\(target).json", String(decoding: try encoder.encode(plan), as: UTF8.self))
        try Self.write(file, to: folder)
        return folder.appendingPathComponent(file.path).path
    }

    private static func write(_ file: RenderedFile, to folder: URL) throws {
        let url = folder.appendingPathComponent(file.path)
        let data = Data(file.text.utf8)
        if let there = try? Data(contentsOf: url), there == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    // MARK: - Package.swift

    private func manifests(dovetail: String, hasPlugin: Bool) -> [RenderedFile] {
        let plugin = hasPlugin ? ", plugins: [.plugin(name: \"DovetailPlugin\", package: \"Dovetail\")]" : ""
        let library = ".product(name: \"Dovetail\", package: \"Dovetail\")"
        let parts = package.modules.map { module in
            let names = module.dependencies.map { "\"\(package.modules[$0].name)\"" }
            let isPlain = module.content == .values
            let list = (names + (isPlain ? [] : [library])).joined(separator: ", ")
            let wiring = isPlain ? "" : plugin
            return ".target(name: \"\(module.name)\", dependencies: [\(list)], swiftSettings: strict\(wiring)),"
        }
        let products = package.modules.map { ".library(name: \"\($0.name)\", targets: [\"\($0.name)\"])," }
        let wired = package.modules.filter { !$0.assemblies.isEmpty }.map { module in
            ".product(name: \"\(module.name)\", package: \"Parts\")"
        }
        let list = (wired + [library]).joined(separator: ", ")
        let dependency = ".package(name: \"Dovetail\", path: \"\(dovetail)\")"
        let name = PackageModel.product
        let targets = [
            ".target(name: \"\(name)\", dependencies: [\(list)], swiftSettings: strict\(plugin)),",
            ".executableTarget(name: \"App\", dependencies: [\"\(name)\", .product(name: \"Kit\", package: \"Parts\")]),",
        ]
        return [
            RenderedFile("Parts/Package.swift", Self.manifest("Parts", products, [dependency], parts)),
            RenderedFile(
                "Package.swift",
                Self.manifest("App", [], [".package(path: \"Parts\")", dependency], targets)
            ),
        ]
    }

    private static func manifest(
        _ name: String,
        _ products: [String],
        _ dependencies: [String],
        _ targets: [String]
    ) -> String {
        func lines(_ elements: [String]) -> String { elements.map { "        \($0)\n" }.joined() }
        return """
            // swift-tools-version: 6.1

            import PackageDescription

            let strict: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("InternalImportsByDefault"),
            ]

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                products: [
            \(lines(products))    ],
                dependencies: [
            \(lines(dependencies.map { $0 + "," }))    ],
                targets: [
            \(lines(targets))    ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
