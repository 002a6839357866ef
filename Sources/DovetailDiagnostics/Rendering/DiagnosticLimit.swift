/// How many diagnostics people are shown at once. What programs read holds all of them.
package struct DiagnosticLimit: Hashable, Sendable {
    /// All of them.
    package static let none = DiagnosticLimit(.max)
    /// More than anybody reads in one go.
    package static let standard = DiagnosticLimit(100)

    private let count: Int

    package init(_ count: Int) {
        self.count = count
    }

    /// The first ones, and how many there are besides in words; nil where there are none.
    func applied(to diagnostics: some Sequence<Diagnostic>) -> (shown: [Diagnostic], remainder: String?) {
        let all = Array(diagnostics)
        let rest = all.dropFirst(count)
        guard !rest.isEmpty else { return (all, nil) }
        let errors = rest.count { $0.severity == .error }
        let parts = [Self.counted(errors, "error"), Self.counted(rest.count - errors, "warning")].compactMap(\.self)
        return (Array(all.prefix(count)), "and " + parts.joined(separator: " and "))
    }

    private static func counted(_ count: Int, _ noun: String) -> String? {
        count == 0 ? nil : "\(count) more \(noun)\(count == 1 ? "" : "s")"
    }
}
