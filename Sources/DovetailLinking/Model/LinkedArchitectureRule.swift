package import DovetailDiagnostics
package import DovetailGraph

/// A line of a composition that says who may depend on what.
package struct LinkedArchitectureRule: Sendable {
    /// What a type in a rule means.
    package enum Meaning: Hashable, Sendable {
        /// An index into the program's assemblies.
        case assembly(Int)
        /// An index into the program's scopes.
        case scope(Int)
        case key(Key)
    }

    package struct Part: Sendable {
        package var meaning: Meaning
        package var name: String
        package var location: SourceLocation
        /// What is wrong with the name if nothing is registered as it.
        package var fault: Diagnostic?
    }

    package var kind: ArchitectureRule.Kind
    package var part: Part
    package var others: [Part]
    package var exceptions: [Part] = []
    /// As the manifest writes it, on one line.
    package var text: String
    /// The dotted path of the composition that says it.
    package var composition: String
    /// Whether the composition that has it says it itself.
    package var isOwn = true
    /// Whether it is of the same package as the one that says it.
    package var isOwnPackage = true
    package var location: SourceLocation
}

extension LinkedArchitectureRule {
    /// The rule as the graph of a composition has it. `scopes` has the graph's scopes by their index in the program.
    func rule(_ scopes: [Int: ScopeID]) -> ArchitectureRule {
        func graphPart(_ part: Part) -> ArchitectureRule.Part {
            let members: ArchitectureRule.Part.Members =
                switch part.meaning {
                case .assembly(let index): .assembly(index)
                case .scope(let index): .scope(scopes[index])
                case .key(let key): .key(key)
                }
            return ArchitectureRule.Part(members, name: part.name, location: part.location, fault: part.fault)
        }
        var rule = ArchitectureRule(
            kind,
            graphPart(part),
            others: others.map(graphPart),
            text: text,
            composition: composition,
            location: location
        )
        rule.exceptions = exceptions.map(graphPart)
        rule.isOwn = isOwn
        rule.isOwnPackage = isOwnPackage
        return rule
    }
}
