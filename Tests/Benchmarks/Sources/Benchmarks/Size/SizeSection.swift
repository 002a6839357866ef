import Foundation

/// How much source and how much of a stripped release program a registration takes, against the same wiring written by hand.
struct SizeSection: Section {
    static let name = "size"
    static let summary =
        "bytes of generated source and of stripped release binary, and what is left of manifests in there"

    let workbench: Workbench

    func rows() throws -> [Row] {
        let library = try CompiledLibrary(workbench)
        return try rows(of: 100, library)
    }

    private func rows(of count: Int, _ library: CompiledLibrary) throws -> [Row] {
        workbench.tell("linking \(count) registrations")
        let folder = try workbench.folder("size-\(count)")
        let package = try CompiledPackage(count, in: folder, library: library, tool: workbench.tool("debug"))
        for wiring in CompiledPackage.Wiring.allCases { _ = try package.compile(wiring, "release") }
        let (plain, generated, byHand) = try (package.link(.none), package.link(.generated), package.link(.byHand))
        let each = { (bytes: Int) in Double(bytes) / Double(count) }
        let bytes = { (path: String) in try Data(contentsOf: URL(fileURLWithPath: path)).count }
        let base = try bytes(plain)
        let contents = try Data(contentsOf: URL(fileURLWithPath: generated))
        let words = package.wordsOfManifests
        let found = words.filter { contents.range(of: Data($0.utf8)) != nil }
        let plainContents = try Data(contentsOf: URL(fileURLWithPath: plain))
        let anyway = found.filter { plainContents.range(of: Data($0.utf8)) != nil }
        return [
            Row(
                Self.name,
                "source of the wiring, for each of \(count) registrations",
                try each(package.sourceBytes(.generated)),
                "bytes",
                against: .init(name: "by hand", value: try each(package.sourceBytes(.byHand)))
            ),
            Row(
                Self.name,
                "stripped release binary, for each of \(count) registrations",
                try each(bytes(generated) - base),
                "bytes",
                against: .init(name: "by hand", value: try each(bytes(byHand) - base)),
                note:
                    "beyond a program with the same types that makes none: initialisers that nothing calls there count on both sides"
            ),
            Row(
                Self.name,
                "words of manifests in the stripped release binary, of \(words.count)",
                Double(found.count),
                "words",
                budget: Budget(promise: "what a release binary has of manifests", limit: .atMost(0)),
                note: found.isEmpty
                    ? nil
                    : "\(found.prefix(5).joined(separator: ", ")); \(anyway.count) of them are in the program that makes nothing too"
            ),
        ]
    }
}
