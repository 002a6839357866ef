import DovetailDiagnostics

/// Something in a manifest that is no registration that can be read.
struct ManifestFault {
    var offset: Int
    var headline: String
    var suggestion: String?

    init(_ offset: Int, _ headline: String, suggestion: String? = nil) {
        self.offset = offset
        self.headline = headline
        self.suggestion = suggestion
    }

    /// For the file that holds the manifest.
    func diagnostic(in file: FileSymbol) -> Diagnostic {
        Diagnostic(
            .unreadableManifest,
            at: file.location(offset),
            headline,
            notes: suggestion.map { [Diagnostic.Note(.suggestion, $0)] } ?? []
        )
    }
}
