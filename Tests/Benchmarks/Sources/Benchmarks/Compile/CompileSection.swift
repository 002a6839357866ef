import Foundation
import Workload

/// What compiling generated code takes, against the same wiring written by hand: the difference to the same modules without wiring.
struct CompileSection: Section {
    static let name = "compile"
    static let summary =
        "compile time of generated code and of manifests, for each registration, against wiring by hand"
    static let minutes = 9

    let workbench: Workbench

    static let promise = "compiling generated code"

    func rows() throws -> [Row] {
        let library = try CompiledLibrary(workbench)
        var rows: [Row] = []
        for configuration in ["debug", "release"] {
            var first: Row?
            for (count, turns) in workbench.isComplete ? [(100, 5), (1_000, 3), (10_000, 1)] : [(100, 5), (1_000, 2)] {
                workbench.tell("compiling \(count) registrations, \(configuration)")
                let folder = try workbench.folder("compile-\(count)")
                let package = try CompiledPackage(count, in: folder, library: library, tool: workbench.tool("debug"))
                let measured = try Self.measure(package, configuration, turns: turns)
                rows.append(Self.row(measured, count, configuration))
                rows.append(measured.whole)
                if let first { rows.append(Self.growth(measured.row, count, from: first, configuration)) }
                first = first ?? measured.row
            }
        }
        return try rows + ManifestKind.allCases.flatMap { try Self.manifestRows($0, library, workbench) }
    }

    private struct Measured {
        var row: Row
        /// The same with the types that are wired, as a build compiles them.
        var whole: Row
        var plain: Double
    }

    /// Where a profile of 1,000 registrations found the time.
    private static let reason = """
        by hand each object is one call of its initialiser in a function of its module; here it is a line of a manifest, a factory function, and a \
        call of that in another module. Of what 1,000 registrations take beyond by hand in debug, 0.4 ms each is the manifest and its import, \
        0.2 to 0.4 the factories' declarations, the rest the composition: its opening, a function for each transient, the protocol of its roots, \
        its list of roots. Watching objects, handing on, source locations and @inline(never) cost nothing that could be measured
        """

    /// Milliseconds for each registration.
    private static func measure(_ package: CompiledPackage, _ configuration: String, turns: Int) throws -> Measured {
        let count = Double(package.package.size.registrations)
        // Without wiring it takes the same in all turns, and is only subtracted.
        let plain = try (0..<max(2, turns)).map { _ in try package.compile(.none, configuration) }.min() ?? 0
        let measured = try Turns(turns) {
            try (package.compile(.generated, configuration) - plain) / count * 1e3
        } reference: {
            try (package.compile(.byHand, configuration) - plain) / count * 1e3
        }
        let all = Turns(
            measured.turns.map { (($0.measured + plain / count * 1e3), ($0.reference + plain / count * 1e3)) }
        )
        return Measured(
            row: measured.row(name, "", "ms", against: "by hand"),
            whole: all.row(
                name,
                "the same with its type, for each of \(package.package.size.registrations), \(configuration)",
                "ms",
                against: "by hand"
            ),
            plain: plain / count * 1e3
        )
    }

    private static func row(_ measured: Measured, _ count: Int, _ configuration: String) -> Row {
        let row = measured.row
        return Row(
            name,
            "wiring, for each of \(count) registrations, \(configuration)",
            row.value,
            row.unit,
            against: row.reference,
            ratio: row.ratio,
            budget: Budget(promise: promise, limit: .ratioAtMost(1.2)),
            note: "manifest and generated code; its type takes \(Table.number(measured.plain)) ms besides"
                + (count == 1_000 && configuration == "debug" ? ". \(reason)" : "")
        )
    }

    /// What grows with the number of registrations by hand as well is the package's, whose modules import more the more there are.
    private static func growth(_ row: Row, _ count: Int, from first: Row, _ configuration: String) -> Row {
        let byHand = (row.reference?.value ?? 0) / (first.reference?.value ?? 1)
        return Row(
            name,
            "wiring, for each of \(count) against each of 100, \(configuration)",
            row.value,
            "ms",
            against: .init(name: "of 100", value: first.value),
            budget: Budget(promise: promise + ", linear", limit: .ratioAtMost(1.2)),
            note: "by hand it is \(Table.number(byHand))x"
        )
    }

    // MARK: - Manifests

    /// The compiler's check of one manifest alone, that of its types subtracted.
    private static func manifestRows(
        _ kind: ManifestKind,
        _ library: CompiledLibrary,
        _ workbench: Workbench
    ) throws -> [Row] {
        var rows: [Row] = []
        var first: Double?
        let flags = CompiledLibrary.flags("debug").filter { $0 != "-wmo" && $0 != "-j1" }
        for count in [100, 500, 2_000] {
            let folder = try workbench.folder("\(kind.rawValue)-\(count)")
            try Data(kind.types(count).utf8).write(to: folder.appendingPathComponent("Types.swift"))
            try Data(kind.manifest(count).utf8).write(to: folder.appendingPathComponent("Manifest.swift"))
            let check = { (files: [String]) in
                try Command(
                    "/usr/bin/env",
                    ["swiftc", "-typecheck", "-I", library.folder("debug"), "-parse-as-library"] + flags + files,
                    in: folder.path,
                    isQuiet: true
                ).run().seconds
            }
            let turns = try Turns(3) {
                try check(["Types.swift", "Manifest.swift"])
            } reference: {
                try check(["Types.swift"])
            }
            let both = turns.row(name, "", "s", against: "without")
            let value = (both.value - (both.reference?.value ?? 0)) / Double(count) * 1e3
            rows.append(
                Row(
                    name,
                    "type-checking \(kind.title), for each of \(count)",
                    value,
                    "ms",
                    against: first.map { .init(name: "of 100", value: $0) },
                    budget: first == nil ? nil : Budget(promise: promise + ", linear", limit: .ratioAtMost(1.2))
                )
            )
            first = first ?? value
        }
        return rows
    }
}
