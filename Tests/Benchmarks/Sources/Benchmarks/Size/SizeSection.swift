import Foundation

/// How much source and how much of a stripped release program a registration takes, against the same wiring written by hand.
struct SizeSection: Section {
    static let name = "size"
    static let summary =
        "bytes of generated source and of stripped release binary, and what is left of manifests in there"

    let workbench: Workbench

    func rows() throws -> [Row] {
        let library = try CompiledLibrary(workbench)
        return try [100, 1_000].flatMap { try rows(of: $0, library) }
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
        // What a program with the same types and the library has of them anyway comes from no manifest.
        let words = package.wordsOfManifests
        let left = try Set(words.filter { try contains($0, generated) }).subtracting(
            words.filter { try contains($0, plain) }
        )
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
                "words of \(words.count) in the stripped release binary that only manifests bring there",
                Double(left.count),
                "words",
                budget: Budget(promise: "what a release binary has of manifests", limit: .atMost(0)),
                note: left.isEmpty ? nil : left.sorted().prefix(5).joined(separator: ", ")
            ),
        ]
    }
    private func contains(_ word: String, _ path: String) throws -> Bool {
        try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data(word.utf8)) != nil
    }
}
