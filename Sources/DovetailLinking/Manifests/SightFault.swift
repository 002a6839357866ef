import DovetailDiagnostics
import DovetailSyntax

extension NameResolver {
    /// The fault of naming a type that is declared out of a file's sight; nil where none of that name is. `role` says what it is named as:
    /// "the scope of `Main`".
    func sightFault(
        of type: ResolvedType,
        _ role: String,
        at location: SourceLocation,
        from file: FileSymbol
    ) -> Diagnostic? {
        guard case .nominal(let nominal) = type, nominal.module == nil,
            let hidden = table.hiddenType(named: nominal.path, from: file)
        else { return nil }
        let isPrivate = hidden.access < .internal
        let place = isPrivate ? "another file" : "module `\(hidden.module.name)`"
        let wanted = isPrivate ? "internal" : "`public`, or `package` within one package"
        return Diagnostic(
            .unknownType,
            at: location,
            "`\(hidden.name)`, \(role), is `\(hidden.access.rawValue)` to \(place)",
            notes: [
                Diagnostic.Note(.related, "declared here", at: hidden.location),
                Diagnostic.Note(.suggestion, "make `\(hidden.name)` \(wanted)"),
            ]
        )
    }
}
