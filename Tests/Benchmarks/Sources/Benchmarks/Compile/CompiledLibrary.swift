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

    /// Bytes of a release program that does nothing, without its symbols and the sections that nothing refers to.
    ///
    /// - Parameter isLinked: Whether the library is part of it.
    func sizeOfEmptyProgram(linked isLinked: Bool) throws -> Int {
        let folder = try workbench.folder("empty-\(isLinked ? "with" : "without")-library")
        try Data("@main enum Application { static func main() {} }\n".utf8)
            .write(to: folder.appendingPathComponent("Application.swift"))
        let arguments =
            Self.flags("release") + ["-module-name", "App", "-parse-as-library", "-emit-executable", "-o", "program"]
            + Self.strippingFlags + ["Application.swift"]
            + (isLinked ? ["\(self.folder("release"))/Dovetail.o"] : [])
        _ = try Command("/usr/bin/env", ["swiftc"] + arguments, in: folder.path).run()
        return try Data(contentsOf: folder.appendingPathComponent("program")).count
    }

    /// For the linker: to leave out symbols, and sections that nothing refers to.
    static let strippingFlags = ["-Xlinker", "--gc-sections", "-Xlinker", "-s"]

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
