import DovetailSyntax

/// Scans a text and gives its members.
func scan(_ text: String) -> ScannedFile {
    Scanner.scan(SourceText(path: "Test.swift", text))
}

extension MemberBlock {
    /// The type of this name at this level.
    func type(_ name: String) -> TypeDeclaration? {
        types.first { $0.name == name }
    }

    func property(_ name: String) -> PropertyDeclaration? {
        properties.first { $0.name == name }
    }
}

extension InitializerDeclaration {
    /// `(label name: Type..., _ name: Type =)`
    var signature: String {
        "(\(parameters.map(\.signature).joined(separator: ", ")))"
    }
}

extension ParameterDeclaration {
    fileprivate var signature: String {
        let names = label == name ? label ?? "_" : "\(label ?? "_") \(name ?? "_")"
        return "\(names): \(typeText)\(isVariadic ? "..." : "")\(hasDefault ? " =" : "")"
    }
}

/// The signatures of the initialisers of the first type in a text.
func initializerSignatures(in text: String) -> [String] {
    scan(text).members.types.first?.members.initializers.map(\.signature) ?? []
}
