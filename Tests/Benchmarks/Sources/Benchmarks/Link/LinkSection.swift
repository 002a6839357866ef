import Foundation

/// What other build systems do, `summarize` for each module and `link`, against one step from all sources.
struct LinkSection: Section {
    static let name = "link"
    static let summary =
        "summarize and link, as Bazel would run them, against one step from all sources; bytes of summaries"
    static let minutes = 4

    let workbench: Workbench

    private static let sizes = [1_000, 10_000]
    private static let turns = 3

    func rows() throws -> [Row] {
        let tools = try ["debug", "release"].map(workbench.tool)
        return try Self.sizes.flatMap { size in
            let package = try SummarizedPackage(registrations: size, in: workbench.folder("link-\(size)"))
            return try tools.flatMap { try rows(of: package, $0) } + [bytes(of: package)]
        }
    }

    private func rows(of package: SummarizedPackage, _ tool: Tool) throws -> [Row] {
        let size = "\(package.registrations) registrations, \(tool.configuration)"
        let oneStep = "one step from all sources"
        let all = try Turns(Self.turns) {
            try package.summarizeAll(tool) + package.link(tool)
        } reference: {
            try package.generate(tool)
        }
        try package.verify()
        let module = package.modules[package.modules.count / 2]
        let edited = try Turns(Self.turns) {
            try package.summarize(module, tool) + package.link(tool)
        } reference: {
            try package.generate(tool)
        }
        let body = try Turns(Self.turns) {
            try package.summarize(module, tool)
        } reference: {
            try package.generate(tool)
        }
        let measured = try tool.measureScanning(package.paths, rounds: Self.turns, readsSummaries: true)
        let reading = Turns(Array(zip(measured.reading ?? [], measured.scanning).map { ($0 * 1000, $1 * 1000) }))
        return [
            all.row(
                Self.name,
                "all summaries, then the composition: \(size)",
                "s",
                against: oneStep,
                note: "\(package.modules.count) processes and one, which may run at once, and on other machines"
            ),
            edited.row(Self.name, "one module's summary, then the composition: \(size)", "s", against: oneStep),
            body.row(Self.name, "one module's summary, which stays the same: \(size)", "s", against: oneStep),
            reading.row(Self.name, "reading summaries: \(size)", "ms", against: "scanning the sources"),
        ]
    }

    private func bytes(of package: SummarizedPackage) throws -> Row {
        let (bytes, count) = (Double(try package.bytesOfSummaries()), Double(package.registrations))
        return Row(
            Self.name,
            "summaries: \(package.registrations) registrations",
            bytes / count,
            "bytes a registration",
            against: .init(name: "their sources", value: Double(package.bytes) / count)
        )
    }
}
