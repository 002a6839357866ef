import Foundation
import PackagePlugin

extension BuildPlan {
    /// The plan for a target of a package: its sources and those of all that it depends on, other packages included.
    init(for target: SwiftSourceModuleTarget, in package: Package, output: URL) {
        let packages = Self.packagesByTarget(package)
        let targets = [target] + Self.dependencies(of: target)
        self.init(
            version: Self.currentVersion,
            target: target.moduleName,
            output: output.path(percentEncoded: false),
            modules: targets.map { module in
                Module(
                    name: module.moduleName,
                    package: packages[module.id] ?? package.id,
                    dependencies: Self.dependencies(of: module).map(\.moduleName),
                    conditions: module.compilationConditions.sorted(),
                    sources: module.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }.sorted()
                )
            }
        )
    }

    /// Whether a target can have an assembly or a composition, since it depends on the library, or had one, by what is left over from it.
    static func isNeeded(for target: SwiftSourceModuleTarget) -> Bool {
        target.recursiveTargetDependencies.contains { ($0 as? SwiftSourceModuleTarget)?.moduleName == "Dovetail" }
            || target.sourceFiles.contains { $0.url.lastPathComponent.hasSuffix(sourceNameSuffix) }
    }

    /// Leaves an equal file alone, so that an unchanged build runs nothing.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        if (try? Data(contentsOf: file)) == data { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Without the runtime library itself, which registers nothing.
    private static func dependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.recursiveTargetDependencies
            .compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { $0.moduleName != "Dovetail" }
            .sorted { $0.moduleName < $1.moduleName }
    }

    private static func packagesByTarget(_ root: Package) -> [Target.ID: Package.ID] {
        var packages: [Target.ID: Package.ID] = [:]
        var seen: Set<Package.ID> = []
        var pending = [root]
        while let package = pending.popLast() {
            guard seen.insert(package.id).inserted else { continue }
            for target in package.targets { packages[target.id] = package.id }
            pending += package.dependencies.map(\.package)
        }
        return packages
    }
}
