import DovetailDiagnostics
import DovetailSyntax

/// A static property of a manifest type whose body is read.
struct ManifestBody {
    var file: FileSymbol
    var context: LexicalContext
    var statements: [Statement]
    /// The offset of the property's name.
    var offset: Int
    /// The undecided conditions of the property.
    var conditions: Conditions
}

extension TypeSymbol {
    /// The body of a static computed property, from the declaration or an extension; nil where there is none that can be read.
    func manifestBody(named name: String) -> ManifestBody? {
        if let body = body(named: name, in: declaration.members, context) { return body }
        for addition in extensions {
            if let body = body(named: name, in: addition.declaration.members, addition.context) { return body }
        }
        return nil
    }

    private func body(named name: String, in members: MemberBlock, _ context: LexicalContext) -> ManifestBody? {
        for property in members.properties where property.name == name {
            guard property.modifiers.contains("static") || property.modifiers.contains("class"),
                let range = property.getterBody,
                let conditions = context.file.module.conditions.undecided(property.conditions)
            else { continue }
            return ManifestBody(
                file: context.file,
                context: context,
                statements: StatementReader.read(range, of: context.file.source),
                offset: property.offset,
                conditions: conditions
            )
        }
        return nil
    }

    /// A typealias among its own members.
    func ownAlias(named name: String) -> AliasSymbol? {
        for case .alias(let alias) in members[name] ?? [] { return alias }
        return nil
    }

    /// The fault of a member that is there only under a condition.
    func conditionFault(ofMember name: String, _ conditions: Conditions, at location: SourceLocation) -> Diagnostic? {
        let own = conditions.filter { !self.conditions.contains($0) }
        guard !own.isEmpty else { return nil }
        let list = own.map { "`\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "`\(name)` of `\(self.name)` is there only if \(list); `#if` around it is not supported yet",
            notes: [Diagnostic.Note(.suggestion, "move it out of the `#if`")]
        )
    }

    /// The fault of a manifest type that is there only under a condition, which generated code can't follow yet.
    var conditionFault: Diagnostic? {
        guard !conditions.isEmpty else { return nil }
        let list = conditions.map { "`\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "`\(name)` is there only if \(list); `#if` around it is not supported yet",
            notes: [Diagnostic.Note(.suggestion, "move it out of the `#if`")]
        )
    }
}

extension ManifestBody {
    /// The fault of a body that is there only under a condition.
    func conditionFault(_ name: String, of symbol: TypeSymbol) -> Diagnostic? {
        symbol.conditionFault(ofMember: name, conditions, at: file.location(offset))
    }
}
