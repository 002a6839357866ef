import DovetailDiagnostics

extension GeneratedFile {
    /// Where the file is to stand, and so what it says of the sources that it is made from.
    package enum Destination: Sendable {
        /// In the build folder, written by each build anew: it points at the sources, so that the compiler reports at a manifest's line what only it
        /// can know, and it carries what is to be warned of.
        ///
        /// - Parameter namesakes: The files that it can't point at, since the compiler tells files of one module apart by their names.
        case build(namesakes: Set<String> = [])
        /// Beside the sources, in version control: its bytes are the same wherever the package lies, and change with the graph only, not with
        /// the lines of the sources.
        case sources

        /// Whether places of the sources stand in it.
        var pointsAtSources: Bool {
            switch self {
            case .build: true
            case .sources: false
            }
        }

        /// Whether it can point at a file.
        func canPoint(at path: String) -> Bool {
            switch self {
            case .build(let namesakes): !namesakes.contains(path)
            case .sources: false
            }
        }
    }

    /// How the name of each file ends that is written beside sources. Nobody else gives a file such a name, so that it is no source to the tool.
    package static let sourceNameSuffix = "+Dovetail.generated.swift"

    /// What stands on top of a file that is read and checked in by people, below who wrote it.
    static let sourceHeader = [
        "// Renewed by: \(RenewalCommand.text)",
        "// swift-format-ignore-file",
        "// swiftlint:disable all",
        "// swiftformat:disable all",
    ]
}
