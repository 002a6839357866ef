import Foundation

/// Rows as text, in columns.
struct Table {
    private var lines: [[String]]

    /// Everything that was measured.
    init(rows: [Row]) {
        lines = [["section", "what", "measured", "against", "", "ratio", "budget", ""]]
        lines += rows.map { row in
            [
                row.section, row.what, Self.quantity(of: row), row.reference?.name ?? "",
                row.reference.map { Self.quantity($0.value, row.unit) } ?? "",
                row.ratio.map { Self.number($0) + "x" } ?? "", Self.budget(of: row), Self.verdict(row),
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
                let found = [Self.quantity(of: row), row.ratio.map { Self.number($0) + "x" }]
                lines.append([
                    index == 0 ? promise : "", row.what, Self.budget(of: row),
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
    static func number(_ value: Double) -> String { number(value, digits: 3) }

    private static func number(_ value: Double, digits: Int) -> String {
        guard value != 0, value.isFinite else { return "\(value)" }
        let decimals = max(0, digits - 1 - Int(log10(abs(value)).rounded(.down)))
        return String(format: "%.\(decimals)f", value)
    }

    private static func quantity(_ value: Double, _ unit: String) -> String { "\(number(value)) \(unit)" }

    /// With further digits where three would show a missed budget as one that is kept: 49.96 of 50.
    private static func quantity(of row: Row) -> String {
        let texts = (3...9).map { number(row.value, digits: $0) }
        let telling = texts.first { text in
            Double(text).map { row.budget?.isKept(value: $0, ratio: row.ratio) == row.keepsBudget } ?? true
        }
        return "\(telling ?? "\(row.value)") \(row.unit)"
    }

    private static func budget(of row: Row) -> String {
        let texts = [row.budget?.text(unit: row.unit), row.isMoreBetter ? "more is better" : nil]
        return texts.compactMap(\.self).joined(separator: ", ")
    }

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
