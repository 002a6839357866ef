/// Writes diagnostics as the workflow commands that GitHub shows beside the lines of a change.
///
///     ::error file=Sources/Kit/Kit.swift,line=3,col=9,title=missing-binding::nothing provides `Cache`…
///
/// Notes are further lines of the message, each with its place.
package struct GitHubRenderer: Sendable {
    private let base: BaseFolder
    private let limit: DiagnosticLimit

    /// - Parameter base: The folder of the checkout: GitHub knows files relative to it.
    package init(base: BaseFolder, limit: DiagnosticLimit = .none) {
        self.base = base
        self.limit = limit
    }

    /// One line for each, as many as the limit allows, in the order given, then how many more there are.
    package func rendered(_ diagnostics: some Sequence<Diagnostic>) -> String {
        let (shown, remainder) = limit.applied(to: diagnostics)
        let text = shown.reduce(into: "") { $0 += rendered($1) }
        return remainder.map { "\(text)::notice::\(Self.escapedData($0))\n" } ?? text
    }

    private func rendered(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location
        let properties = [
            ("file", base.relative(place.path)), ("line", "\(place.line)"), ("col", "\(place.column)"),
            ("title", diagnostic.id.rawValue),
        ]
        .map { "\($0)=\(Self.escapedProperty($1))" }.joined(separator: ",")
        let notes = diagnostic.notes.map { note in
            guard let place = note.location else { return "note: \(note.message)" }
            return "\(base.relative(place.path)):\(place.line):\(place.column): note: \(note.message)"
        }
        let message = ([diagnostic.headline] + notes).joined(separator: "\n")
        return "::\(diagnostic.severity.rawValue) \(properties)::\(Self.escapedData(message))\n"
    }

    private static func escapedData(_ text: String) -> String { escaped(text, "%\r\n") }

    private static func escapedProperty(_ text: String) -> String { escaped(text, "%\r\n:,") }

    private static func escaped(_ text: String, _ reserved: String) -> String {
        let reserved = Set(reserved.utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if reserved.contains(byte) { bytes += PercentEncoding.escape(byte) } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
