import Foundation

/// How much source and how much of a stripped release program a registration takes, against the same wiring written by hand.
struct SizeSection: Section {
    static let name = "size"
    static let summary =
        "bytes of generated source and of stripped release binary, and what is left of manifests in there"
    static let minutes = 3

    let workbench: Workbench

    func rows() throws -> [Row] {
        let library = try CompiledLibrary(workbench)
        return [try row(of: library)] + (try [100, 1_000].flatMap { try rows(of: $0, library) })
    }

    /// What every program pays once, whatever it registers.
    private func row(of library: CompiledLibrary) throws -> Row {
        let (with, without) = (
            try library.sizeOfEmptyProgram(linked: true), try library.sizeOfEmptyProgram(linked: false)
        )
        return Row(
            Self.name,
            "the library, in a stripped release program that uses nothing of it",
            Double(with - without) / 1_000,
            "KB",
            against: .init(name: "the program without it", value: Double(without) / 1_000),
            note: Self.noteOnLibrary
        )
    }

    private static let noteOnLibrary = """
        linked with sections collected, which leaves nearly all of it: descriptions of types and conformances, which Swift looks up by name at run time, are \
        kept, and with them what they refer to
        """

    private func rows(of count: Int, _ library: CompiledLibrary) throws -> [Row] {
        workbench.tell("linking \(count) registrations")
        let folder = try workbench.folder("size-\(count)")
        let package = try CompiledPackage(count, in: folder, library: library, tool: workbench.tool("debug"))
        for wiring in CompiledPackage.Wiring.allCases { _ = try package.compile(wiring, "release") }
        let (plain, generated, byHand) = try (package.link(.none), package.link(.generated), package.link(.byHand))
        let each = { (bytes: Int) in Double(bytes) / Double(count) }
        let bytes = { (path: String) in try Data(contentsOf: URL(fileURLWithPath: path)).count }
        let base = try bytes(plain)
        let words = package.wordsOfManifests
        let left = try onlyManifestsBring(words, to: generated, beyond: plain)
        let assemblies = package.namesOfAssemblies
        let leftAssemblies = try onlyManifestsBring(assemblies, to: generated, beyond: plain)
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
            Row(
                Self.name,
                "names of \(assemblies.count) assemblies in the stripped release binary of \(count) registrations",
                Double(leftAssemblies.count),
                "names",
                note: leftAssemblies.isEmpty ? nil : Self.noteOnAssemblies
            ),
        ]
    }

    private static let noteOnAssemblies = """
        nothing that an assembly registers is left, but the assembly itself is a type that other modules may name: its name and description stay, its \
        conformance to `Assembly`, and a getter of `registrations` that comes to nothing
        """

    /// Those words that a program has and one with the same types and the library has not: what both have comes from no manifest.
    private func onlyManifestsBring(_ words: [String], to program: String, beyond plain: String) throws -> Set<String> {
        let programs = try [program, plain].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        return Set(words).filter { word in
            programs[0].range(of: Data(word.utf8)) != nil && programs[1].range(of: Data(word.utf8)) == nil
        }
    }
}
