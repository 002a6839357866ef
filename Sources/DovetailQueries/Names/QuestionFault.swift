import DovetailDiagnostics

/// Why a question can't be answered: in the user's words.
package struct QuestionFault: Error, Hashable, CustomStringConvertible {
    package var description: String

    package init(description: String) {
        self.description = description
    }

    /// Nothing has the name.
    ///
    /// - Parameter known: All that could have been meant.
    static func unknown(_ name: AskedName, among known: Set<String>) -> QuestionFault {
        QuestionFault(
            description: "nothing is called \(name.text)" + (near(name, among: known).map { "; \($0)" } ?? "")
        )
    }

    /// What was probably meant: a word that is spelt nearly so, or those that the name is a part of.
    static func near(_ name: AskedName, among known: Set<String>) -> String? {
        let plain = name.plain.lowercased()
        var words: [String: String] = [:]
        for word in known.sorted() where words[AskedName.plain(word)] == nil { words[AskedName.plain(word)] = word }
        if let near = NearMiss.of(name.plain, among: Array(words.keys)) {
            return "did you mean \(words[near] ?? near)?"
        }
        guard plain.utf8.count >= 3 else { return nil }
        let parts = words.filter { $0.key.lowercased().contains(plain) }.map(\.value).sorted {
            ($0.utf8.count, $0) < ($1.utf8.count, $1)
        }
        return parts.isEmpty ? nil : "did you mean \(Array(parts.prefix(5)).enumerated(with: "or"))?"
    }
}
