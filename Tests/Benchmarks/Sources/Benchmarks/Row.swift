/// One line of the table.
struct Row: Encodable {
    var name: String
    var corpus: String
    var megabytes: Double
    /// What was measured, with its unit: "61.2 MB/s".
    var value: Double
    var unit: String
    /// What DESIGN.md allows, in the same unit; nil where it says nothing.
    var budget: Double?
    var isWithinBudget: Bool?
    /// How many times the processor time of `wc -l` over the same files.
    var timesOfLineCount: Double?
    /// How many times faster than the compiler's own parser, over the same files.
    var timesFasterThanParser: Double?

    static func table(_ rows: [Row]) -> String {
        let head = ["what", "over", "MB", "measured", "budget", "of `wc -l`", "over the parser"]
        let lines = [head] + rows.map(\.cells)
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { cells in
            zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private var cells: [String] {
        [
            name, corpus, megabytes.rounded(to: 2), value.rounded(to: 1) + " " + unit,
            budget.map { "\($0.rounded(to: 0)) \(isWithinBudget == true ? "kept" : "MISSED")" } ?? "",
            timesOfLineCount.map { $0.rounded(to: 1) + "x" } ?? "",
            timesFasterThanParser.map { $0.rounded(to: 0) + "x" } ?? "",
        ]
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> String {
        let scale = [1.0, 10, 100][digits]
        let value = (self * scale).rounded() / scale
        return digits == 0 ? "\(Int(value))" : "\(value)"
    }
}
