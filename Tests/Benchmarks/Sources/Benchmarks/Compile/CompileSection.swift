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
        the manifest costs next to nothing: its lines are put in place before code is written. Of a module, a third goes to the factories' declarations \
        and their checks, two thirds to their code and debug information. Of the product's module, 380 KB of code where by hand it is 46: \
        150 KB are the value witnesses of the 46 structs that hold groups of objects and hand them from one function of an opening to the next, \
        which release builds need to take linear time; the rest are a function for each root, and the openings. Tuples in place of the structs that hand on \
        save 1 %, in place of those that hold the compiler crashes. Watching objects, handing on, source locations and @inline(never) cost nothing that could \
        be measured
        """

    /// Milliseconds for each registration. The wirings are compiled in turns, and of each module its best turn counts: what is left between them is a
    /// small part of what is compiled, which other work on the machine would drown.
    private static func measure(_ package: CompiledPackage, _ configuration: String, turns: Int) throws -> Measured {
        var best: [CompiledPackage.Wiring: [Double]] = [:]
        for turn in 0..<turns {
            let wirings = CompiledPackage.Wiring.allCases
            for wiring in turn.isMultiple(of: 2) ? wirings : wirings.reversed() {
                let seconds = try package.compile(wiring, configuration)
                best[wiring] = best[wiring].map { zip($0, seconds).map(min) } ?? seconds
            }
        }
        let unwired = package.unwired
        let perRegistration = 1e3 / Double(package.package.size.registrations)
        func sum(_ wiring: CompiledPackage.Wiring, isWired: Bool) -> Double {
            let seconds = best[wiring] ?? []
            return seconds.indices.filter { unwired.contains($0) != isWired }.reduce(0) { $0 + seconds[$1] }
                * perRegistration
        }
        // What is the same on all sides takes the same, too.
        let same = CompiledPackage.Wiring.allCases.map { sum($0, isWired: false) }.min() ?? 0
        let plain = sum(.none, isWired: true)
        let (generated, byHand) = (sum(.generated, isWired: true), sum(.byHand, isWired: true))
        let count = package.package.size.registrations
        return Measured(
            row: Row(name, "", generated - plain, "ms", against: .init(name: "by hand", value: byHand - plain)),
            whole: Row(
                name,
                "the same with its type, for each of \(count), \(configuration)",
                generated + same,
                "ms",
                against: .init(name: "by hand", value: byHand + same)
            ),
            plain: plain + same
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
