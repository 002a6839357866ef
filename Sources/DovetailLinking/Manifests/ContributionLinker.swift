import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Finds out what a registration adds to which collection.
struct ContributionLinker {
    let resolver: NameResolver
    /// The inside of the assembly.
    let context: LexicalContext
    private(set) var problems: [Diagnostic] = []
    private(set) var unknownNames: [UnknownName] = []

    init(resolver: NameResolver, context: LexicalContext) {
        self.resolver = resolver
        self.context = context
    }

    /// What the registration of a type contributes, without what is diagnosed.
    mutating func contributions(of form: RegistrationForm, _ type: ResolvedType) -> [LinkedContribution] {
        var contributions: [LinkedContribution] = []
        var seen: Set<String> = []
        for written in form.contributions {
            guard let contribution = contribution(written) else { continue }
            let isHandedIn = form.keyword == .input && contribution.element.identity != type.identity
            let isRepeated = !seen.insert(contribution.place).inserted
            if isRepeated {
                report(written.offset, "this is said already", "remove one of the two")
            } else if isHandedIn {
                report(
                    written.offset,
                    "`\(type.name)` is handed in as what it is, so it can't be an element of `\(contribution.collection.name)`",
                    "let the input be `\(contribution.element.name)`"
                )
            } else {
                contributions.append(contribution)
            }
        }
        return contributions
    }

    /// What a manifest says of a collection, without what is diagnosed.
    mutating func declaration(
        _ form: (collection: RegistrationForm.TypeReference, tag: RegistrationForm.TypeReference?),
        at location: SourceLocation
    ) -> [CollectionDeclaration] {
        guard let collection = collection(form.collection) else { return [] }
        let tag = form.tag.map { resolve($0) }
        return [CollectionDeclaration(collection: collection, tag: tag, location: location)]
    }

    /// The type, where it is that of a collection.
    private mutating func collection(_ reference: RegistrationForm.TypeReference) -> ResolvedType? {
        let type = resolve(reference)
        switch type {
        case .array, .dictionary:
            return type
        case .nominal(let nominal) where nominal.module == nil && nominal.path == ["Set"]:
            report(
                reference.offset,
                "nothing can be contributed to a `Set`: whether two elements are equal is known only when they are made",
                "let it be an array, `[\(nominal.arguments.first?.name ?? "any P")]`"
            )
        default:
            let headline = "`\(type.name)` is no collection that can be contributed to"
            report(reference.offset, headline, "a collection is `[T]` or `[K: T]`")
        }
        return nil
    }

    private mutating func contribution(_ written: RegistrationForm.Contribution) -> LinkedContribution? {
        guard let collection = collection(written.collection) else { return nil }
        let location = context.file.location(written.offset)
        switch collection {
        case .array(let element):
            if let key = written.key {
                let mend = "take it out, or contribute to a map, `[K: \(element.name)]`"
                report(key.offset, "the elements of `\(collection.name)` have no keys", mend)
                return nil
            }
            return LinkedContribution(collection: collection, element: element, location: location)
        case .dictionary(let keyType, let element):
            guard let key = written.key else {
                let mend = "write `.into(\(written.collection.syntax.metatypeText), key: …)`"
                report(written.offset, "an element of `\(collection.name)` needs a key", mend)
                return nil
            }
            guard isAccessible(keyType, key.offset) else { return nil }
            var reader = MapKeyReader(resolver: resolver, context: context)
            guard let mapKey = reader.mapKey(key, of: keyType) else {
                problems += reader.problems
                return nil
            }
            return LinkedContribution(collection: collection, element: element, mapKey: mapKey, location: location)
        default:
            return nil
        }
    }

    /// A composition that lists the assembly writes the keys itself, and has to see their type.
    private mutating func isAccessible(_ type: ResolvedType, _ offset: Int) -> Bool {
        let assembly = context.type.map { min($0.access, .public) } ?? .internal
        guard type.access < assembly else { return true }
        let name = context.type?.name ?? ""
        problems.append(
            Diagnostic(
                .exposedTypeNotAccessible,
                at: context.file.location(offset),
                "`\(type.name)` is `\(type.access.rawValue)`, so compositions that list `\(name)`, which is "
                    + "`\(assembly.rawValue)`, can't write the key",
                notes: [
                    Diagnostic.Note(
                        .suggestion,
                        "make `\(type.name)` `\(assembly.rawValue)`, or `\(name)` `\(type.access.rawValue)`"
                    )
                ]
            )
        )
        return false
    }

    private mutating func resolve(_ reference: RegistrationForm.TypeReference) -> ResolvedType {
        let type = resolver.resolve(expression: reference.syntax, in: context)
        let location = context.file.location(reference.offset)
        problems += resolver.takeProblems().map { $0.diagnostic(at: location) }
        unknownNames += resolver.unknownNames(in: type, at: location, from: context.file)
        return type
    }

    private mutating func report(_ offset: Int, _ headline: String, _ suggestion: String) {
        problems.append(ManifestFault(offset, headline, suggestion: suggestion).diagnostic(in: context.file))
    }
}

extension LinkedContribution {
    /// The collection, and the key in it.
    fileprivate var place: String {
        collection.identity + (mapKey.map { " " + $0.graphKey.identity } ?? "")
    }
}
