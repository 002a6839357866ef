/// What differs, for programs: each change also as its sentence.
package struct DifferenceReport: Encodable, Sendable {
    package static let currentVersion = 1

    private struct Part: Encodable {
        var compositions: [String]
        var changes: [Told]
    }

    /// A change, with its sentence as one more member.
    private struct Told: Encodable {
        var change: GraphDifference.Change

        private enum CodingKeys: String, CodingKey {
            case sentence
        }

        func encode(to encoder: any Encoder) throws {
            try change.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(change.sentence.text, forKey: .sentence)
        }
    }

    private let version = Self.currentVersion
    private let parts: [Part]

    package init(_ difference: GraphDifference) {
        parts = difference.parts.map { part in
            Part(compositions: part.compositions, changes: part.changes.map(Told.init))
        }
    }
}
