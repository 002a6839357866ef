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
    /// The extension that it stands in; nil for the type's declaration.
    var addition: ExtensionSymbol?
    var attributes: [AttributeSyntax]
    var modifiers: [String]
}

extension TypeSymbol {
    /// The body of a static computed property, from the declaration or an extension; nil where there is none that can be read.
    func manifestBody(named name: String) -> ManifestBody? {
        if let body = body(named: name, in: declaration.members, context, nil) { return body }
        for addition in extensions {
            if let body = body(named: name, in: addition.declaration.members, addition.context, addition) {
                return body
            }
        }
        return nil
    }

    private func body(
        named name: String,
        in members: MemberBlock,
        _ context: LexicalContext,
        _ addition: ExtensionSymbol?
    ) -> ManifestBody? {
        for property in members.properties where property.name == name {
            guard property.modifiers.contains("static") || property.modifiers.contains("class"),
                let range = property.getterBody,
                let conditions = context.file.module.conditions.undecided(property.conditions)
            else { continue }
            var settlement = StatementSettlement(context.file)
            return ManifestBody(
                file: context.file,
                context: context,
                statements: settlement.settled(StatementReader.read(range, of: context.file.source)),
                offset: property.offset,
                conditions: conditions,
                addition: addition,
                attributes: property.attributes,
                modifiers: property.modifiers
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
        module.conditions.require(own, at: location)
        let list = own.map { "`\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "`\(name)` of `\(self.name)` is there only if \(list), which is not known here",
            notes: [Diagnostic.Note(.suggestion, "move it out of the `#if`")]
        )
    }

    /// The fault of a manifest type that is there only under a condition. Where generated code can ask for it, it is looked at on its own, and
    /// this is never told.
    var conditionFault: Diagnostic? {
        guard !conditions.isEmpty else { return nil }
        module.conditions.require(conditions, at: location)
        let list = conditions.map { "`\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "`\(name)` is there only if \(list), which is not known here",
            notes: [Diagnostic.Note(.suggestion, "move it out of the `#if`")]
        )
    }
}

extension AccessLevel {
    /// What has to stand in front of a member of a type that is as accessible, if it meets a requirement of that type.
    var ofWitnesses: String {
        switch self {
        case .public, .open: "public "
        case .package: "package "
        case .internal, .fileprivate, .private: ""
        }
    }
}

extension TypeSymbol {
    /// What has to stand in front of what meets a requirement of `Assembly`, `Composition` or `Scope`.
    var accessOfWitnesses: String { access.ofWitnesses }

    /// The fault of a manifest type that generated code can't extend. `role` says what it is: "assembly".
    func extensionFault(_ role: String) -> Diagnostic? {
        guard allGenericParameters.isEmpty else {
            return Diagnostic(
                .unreadableManifest,
                at: location,
                "`\(name)` is generic, which no \(role) can be",
                notes: [
                    Diagnostic.Note(
                        .suggestion,
                        "declare the \(role) without generic parameters, outside generic types"
                    )
                ]
            )
        }
        guard access < .internal else { return nil }
        var outermost = self
        while let parent = outermost.parent, parent.access < .internal { outermost = parent }
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "the \(role) `\(name)` is `\(access.rawValue)`, and what is generated for it is a file of its own",
            notes: [Diagnostic.Note(.suggestion, "make `\(outermost.name)` internal")]
        )
    }
}

extension TypeSymbol {
    /// The fault of a class that is a manifest only because its superclass is one: what it says is its superclass's, and generated code is
    /// nested in that.
    func inheritanceFault(_ role: String, conformance: String, _ resolver: NameResolver) -> Diagnostic? {
        guard let superclass = resolver.superclass(of: self)?.symbol else { return nil }
        let places: [ExtensionSymbol?] = [nil] + extensions.map { $0 }
        if places.contains(where: { resolver.conforms(self, to: conformance, statedIn: $0) }) { return nil }
        return Diagnostic(
            .unreadableManifest,
            at: location,
            "`\(name)` is \(role == "assembly" ? "an" : "a") \(role) only by its superclass `\(superclass.name)`, which is not supported",
            notes: [
                Diagnostic.Note(.related, "`\(superclass.name)` is declared here", at: superclass.location),
                Diagnostic.Note(
                    .suggestion,
                    "name `\(superclass.name)` itself, or declare the \(role) as an `enum` of its own"
                ),
            ]
        )
    }
}

extension ManifestBody {
    /// The fault of a body whose result builder the compiler does not infer: it looks for the requirement that states it only where the
    /// conformance is stated. `builder` is the result builder's name.
    func placeFault(
        _ name: String,
        of symbol: TypeSymbol,
        to conformance: String,
        builder: String,
        _ resolver: NameResolver
    ) -> Diagnostic? {
        let isMarked = attributes.contains { attribute in
            attribute.conditions.isEmpty && RuntimeVocabulary.unqualified(attribute.name) == builder
        }
        if isMarked || resolver.conforms(symbol, to: conformance, statedIn: addition) { return nil }
        let stating = symbol.extensions.first { resolver.conforms(symbol, to: conformance, statedIn: $0) }
        var place = stating.map { $0.file.location($0.declaration.offset) }
        if resolver.conforms(symbol, to: conformance, statedIn: nil) { place = symbol.location }
        let related = place.map { [Diagnostic.Note(.related, "the conformance is stated here", at: $0)] } ?? []
        return Diagnostic(
            .unreadableManifest,
            at: file.location(offset),
            "`\(name)` of `\(symbol.name)` is to stand where the conformance to `\(conformance)` is stated, since the compiler "
                + "reads it as a list only there",
            notes: related + [Diagnostic.Note(.suggestion, "move it there, or mark it with `@\(builder)`")]
        )
    }

    /// The fault of a `#if` in a body whose condition neither is known nor can be asked for.
    func unknownCondition(of branches: [ConditionalStatements], at offset: Int) -> Diagnostic {
        let list = branches.prefix(1).map { "`\($0.condition)`" }.joined()
        return Diagnostic(
            .unreadableManifest,
            at: file.location(offset),
            "whether \(list) holds is not known here",
            notes: [Diagnostic.Note(.suggestion, "put what differs into an assembly of its own")]
        )
    }

    /// The fault of a body that is there only under a condition.
    func conditionFault(_ name: String, of symbol: TypeSymbol) -> Diagnostic? {
        symbol.conditionFault(ofMember: name, conditions, at: file.location(offset))
    }
}
