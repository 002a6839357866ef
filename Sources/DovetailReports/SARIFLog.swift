package import DovetailDiagnostics

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0, to be encoded as JSON.
///
/// The rules are those ids of the registry that results have, each with what explains it. Steps of the road from a root are related locations, like other places that take part: the standard
/// has `codeFlows` for what happens one after the other while a program runs, which a road is not. Suggestions without a place are further
/// paragraphs of the message.
package struct SARIFLog: Encodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    private var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private var version = "2.1.0"
    private var runs: [Run]

    /// Results stand in the order given.
    ///
    /// - Parameters:
    ///   - base: Files in it are told relative to it.
    ///   - column: The column of a place in code points; the standard knows no columns in bytes.
    package init(_ diagnostics: [Diagnostic], base: BaseFolder, column: @escaping (SourceLocation) -> Int) {
        let ids = Set(diagnostics.map(\.id))
        let rules = DiagnosticID.allCases.filter(ids.contains)
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, 0...))
        let places = Places(base: base, column: column)
        runs = [
            Run(
                tool: Tool(rules: rules),
                originalUriBaseIds: [Places.baseName: Artifact(uri: base.uri)],
                results: diagnostics.map { Result($0, ruleIndex: indices[$0.id] ?? 0, places) }
            )
        ]
    }
}

extension SARIFLog {
    fileprivate struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var originalUriBaseIds: [String: Artifact]
        var results: [Result]
    }

    fileprivate struct Tool: Encodable {
        struct Component: Encodable {
            var name = "Dovetail"
            var rules: [Rule]
        }

        struct Rule: Encodable {
            var id: String
            var shortDescription: Text
            var fullDescription: Text
            var help: Text

            init(_ id: DiagnosticID) {
                self.id = id.rawValue
                shortDescription = Text(text: id.brief)
                fullDescription = Text(text: id.explanation.reason)
                help = Text(text: ExplanationText().rendered(id), markdown: DiagnosticsPage().help(for: id))
            }
        }

        /// Nothing is put into these, so that braces stand for themselves.
        struct Text: Encodable {
            var text: String
            var markdown: String?
        }

        var driver: Component

        init(rules: [DiagnosticID]) {
            driver = Component(rules: rules.map(Rule.init))
        }
    }

    fileprivate struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?

        init(_ diagnostic: Diagnostic, ruleIndex: Int, _ places: Places) {
            ruleId = diagnostic.id.rawValue
            self.ruleIndex = ruleIndex
            level = diagnostic.severity.rawValue
            let paragraphs = diagnostic.notes.filter { $0.location == nil }.map(\.message)
            message = Message(([diagnostic.headline] + paragraphs).joined(separator: "\n"))
            locations = [places.location(of: diagnostic.location)]
            var related: [Location] = []
            for note in diagnostic.notes {
                guard let location = note.location else { continue }
                related.append(places.location(of: location, id: related.count, Message(note.message)))
            }
            relatedLocations = related.isEmpty ? nil : related
        }
    }

    fileprivate struct Location: Encodable {
        var id: Int?
        var physicalLocation: PhysicalLocation
        var message: Message?
    }

    fileprivate struct PhysicalLocation: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    fileprivate struct Artifact: Encodable {
        var uri: String
        var uriBaseId: String?
    }

    fileprivate struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
    }

    fileprivate struct Message: Encodable {
        var text: String

        /// Single braces would be placeholders.
        init(_ text: String) {
            self.text = text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{")
                .split(separator: "}", omittingEmptySubsequences: false).joined(separator: "}}")
        }
    }

    /// Tells places as the standard has them.
    fileprivate struct Places {
        static let baseName = "%SRCROOT%"

        let base: BaseFolder
        let column: (SourceLocation) -> Int

        func location(of place: SourceLocation, id: Int? = nil, _ message: Message? = nil) -> Location {
            let artifact =
                if let inside = base.inside(place.path) {
                    Artifact(uri: PercentEncoding.path(inside), uriBaseId: Self.baseName)
                } else {
                    // Of a path that is no absolute one nothing is known but that.
                    Artifact(uri: (place.path.hasPrefix("/") ? "file://" : "") + PercentEncoding.path(place.path))
                }
            let region = Region(startLine: place.line, startColumn: column(place))
            return Location(
                id: id,
                physicalLocation: PhysicalLocation(artifactLocation: artifact, region: region),
                message: message
            )
        }
    }
}
