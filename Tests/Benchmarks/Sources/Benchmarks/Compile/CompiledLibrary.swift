import Foundation

/// The library that generated code is compiled against, compiled as a user's build does it.
final class CompiledLibrary {
    private let workbench: Workbench
    private var folders: [String: String] = [:]

    init(_ workbench: Workbench) throws {
        self.workbench = workbench
        for configuration in ["debug", "release"] { try compile(configuration) }
    }

    /// Where its module and its object file are.
    func folder(_ configuration: String) -> String { folders[configuration] ?? "" }

    /// As SwiftPM passes them.
    static func flags(_ configuration: String) -> [String] {
        let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
        return ["-swift-version", "6"] + features.flatMap { ["-enable-upcoming-feature", $0] }
            + (configuration == "debug"
                ? ["-Onone", "-gline-tables-only", "-wmo"] : ["-O", "-gline-tables-only", "-wmo"])
            + ["-j1", "-num-threads", "0"]
    }

    private func compile(_ configuration: String) throws {
        let folder = try workbench.folder("library-\(configuration)")
        let place = workbench.repository.appendingPathComponent("Sources/Dovetail").path
        let files = (FileManager.default.enumerator(atPath: place)?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(place)/\($0)" }
        let arguments =
            Self.flags(configuration) + [
                "-module-name", "Dovetail", "-package-name", "dovetail", "-parse-as-library", "-emit-module",
                "-emit-module-path", "\(folder.path)/Dovetail.swiftmodule", "-c", "-o", "\(folder.path)/Dovetail.o",
            ]
        _ = try Command("/usr/bin/env", ["swiftc"] + arguments + files, in: folder.path, isQuiet: true).run()
        folders[configuration] = folder.path
    }
}
