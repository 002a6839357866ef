import Foundation

/// Rows as text, in columns.
struct Table {
    private var lines: [[String]]

    /// Everything that was measured.
    init(rows: [Row]) {
        lines = [["section", "what", "measured", "against", "", "ratio", "budget", ""]]
        lines += rows.map { row in
            [
                row.section, row.what, Self.quantity(row.value, row.unit), row.reference?.name ?? "",
                row.reference.map { Self.quantity($0.value, row.unit) } ?? "",
                row.ratio.map { Self.number($0) + "x" } ?? "", row.budget?.text(unit: row.unit) ?? "",
                Self.verdict(row),
            ]
        }
    }

    /// The promises of DESIGN.md alone, each with the rows that it is measured by.
    init(budgetsOf rows: [Row]) {
        lines = [["promise", "measured by", "budget", "found", ""]]
        var promises: [String] = []
        for row in rows {
            if let promise = row.budget?.promise, !promises.contains(promise) { promises.append(promise) }
        }
        for promise in promises {
            for (index, row) in rows.filter({ $0.budget?.promise == promise }).enumerated() {
                let found = [Self.quantity(row.value, row.unit), row.ratio.map { Self.number($0) + "x" }]
                lines.append([
                    index == 0 ? promise : "", row.what, row.budget?.text(unit: row.unit) ?? "",
                    found.compactMap(\.self).joined(separator: ", "), Self.verdict(row),
                ])
            }
        }
    }

    var text: String {
        let widths = (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { cells in
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return padded.joined(separator: "  ").trimmingTrailingSpaces
        }.joined(separator: "\n")
    }

    /// To three digits: what follows is noise.
    static func number(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return "\(value)" }
        let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
        return String(format: "%.\(digits)f", value)
    }

    private static func quantity(_ value: Double, _ unit: String) -> String { "\(number(value)) \(unit)" }

    private static func verdict(_ row: Row) -> String {
        switch row.keepsBudget {
        case true?: "kept"
        case false?: "MISSED"
        case nil: ""
        }
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
