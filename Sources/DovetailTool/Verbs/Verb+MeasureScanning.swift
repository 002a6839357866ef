extension Verb {
    /// For `Tests/Benchmarks`.
    static let measureScanning = Verb(
        name: "measure-scanning",
        summary: "reads the files that standard input lists so many times, and prints how long that took",
        operands: [Operand(name: "ROUNDS", summary: "how many times")],
        options: [summaries],
        isHidden: true,
        run: { arguments in
            try ScanningMeasurement.run(
                rounds: arguments.operands.first.flatMap { Int($0) } ?? 1,
                readsSummaries: arguments.has(summaries)
            )
            return .sound
        }
    )

    private static let summaries = VerbOption(name: "--summaries", summary: "reads summaries of the files too")
}
