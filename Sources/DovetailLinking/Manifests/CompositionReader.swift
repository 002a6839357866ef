import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Reads what compositions list, includes not yet followed.
struct CompositionReader {
    /// One line of a composition.
    enum Element {
        /// An index into the program's assemblies.
        case assembly(Int)
        /// An assembly that replaces, by its index.
        case replacement(Int)
        case exposure(ResolvedType, tag: ResolvedType?, alias: String?)
        /// The identity of another composition.
        case include(String)
        case rule(LinkedArchitectureRule)
    }

    /// What one composition says itself.
    struct Listing {
        var symbol: TypeSymbol
        var elements: [(element: Element, location: SourceLocation)] = []
        var imports: [ImportDeclaration]
        /// The names of the types that are nested in it.
        var nestedNames: Set<String> = []
        var problems: [Diagnostic] = []
        /// Names in what it exposes that no scanned module declares.
        var unknownNames: [UnknownName] = []
        /// What is wrong with an exposed key, unless something is registered under it: it names a type that the composition doesn't see, or one of
        /// a binary module that is called the same.
        var hiddenExposures: [Key: Diagnostic] = [:]

        /// The indices of the assemblies that it lists itself, also of those that replace.
        var assemblies: [Int] {
            elements.compactMap {
                switch $0.element {
                case .assembly(let index), .replacement(let index): index
                case .exposure, .include, .rule: nil
                }
            }
        }

        /// The identities of the compositions that it includes, and where.
        var includes: [(identity: String, location: SourceLocation)] {
            elements.compactMap { if case .include(let identity) = $0.element { (identity, $0.location) } else { nil } }
        }
    }

    let resolver: NameResolver
    /// From an assembly's identity to its index.
    let assemblies: [String: Int]
    let assemblyNames: [String]
    /// From a scope's identity to its index.
    let scopes: [String: Int]
    let compositionIdentities: Set<String>
    let compositionNames: [String]

    /// What the composition lists itself.
    func read(_ symbol: TypeSymbol) -> Listing {
        let body = symbol.manifestBody(named: RuntimeVocabulary.assemblies)
        var listing = Listing(symbol: symbol, imports: (body?.file ?? symbol.file).imports)
        listing.nestedNames = resolver.ownMemberNames(of: symbol)
        if let fault = symbol.inheritanceFault("composition", conformance: RuntimeVocabulary.composition, resolver) {
            listing.problems.append(fault)
            return listing
        }
        if let fault = symbol.conditionFault { listing.problems.append(fault) }
        resolver.requireConditions(ofConformance: RuntimeVocabulary.composition, of: symbol)
        if let fault = symbol.extensionFault("composition") { listing.problems.append(fault) }
        guard let body else {
            let declaration = "\(symbol.accessOfWitnesses)static var assemblies: Assemblies { … }"
            let mend = "declare `\(declaration)` where its conformance is stated"
            let fault = ManifestFault(
                symbol.declaration.nameOffset,
                "`\(symbol.name)` has no `assemblies` that can be read",
                suggestion: mend
            )
            listing.problems.append(fault.diagnostic(in: symbol.file))
            return listing
        }
        if let fault = body.conditionFault(RuntimeVocabulary.assemblies, of: symbol) { listing.problems.append(fault) }
        let misplacement = body.placeFault(
            RuntimeVocabulary.assemblies,
            of: symbol,
            to: RuntimeVocabulary.composition,
            builder: "AssembliesBuilder",
            resolver
        )
        if let misplacement { listing.problems.append(misplacement) }
        for statement in body.statements { read(statement, in: body, into: &listing) }
        return listing
    }

    private func read(_ statement: Statement, in body: ManifestBody, into listing: inout Listing) {
        switch statement {
        case .metatype(let type, let offset):
            readAssembly(type, offset, in: body, into: &listing)
        case .call(let chain):
            read(chain, in: body, into: &listing)
        case .conditional(let branches, let offset):
            listing.problems.append(body.unknownCondition(of: branches, at: offset))
        // Settled before.
        case .message: break
        case .slip(let slip, let offset):
            let wording = SlipWording(place: .composition, compositionNames: compositionNames)
            listing.problems.append(wording.fault(of: slip, at: offset).diagnostic(in: body.file))
        case .unreadable(let description, let offset):
            fault(offset, "\(description) can't be listed in a composition", Self.form, in: body, &listing)
        }
    }

    private func readAssembly(_ syntax: TypeSyntax, _ offset: Int, in body: ManifestBody, into listing: inout Listing) {
        let location = body.file.location(offset)
        guard let type = resolve(syntax, at: location, in: body, &listing) else { return }
        if let index = assemblies[type.identity] {
            listing.elements.append((.assembly(index), location))
        } else if compositionIdentities.contains(type.identity) {
            fault(
                offset,
                "`\(type.name)` is a composition",
                "write `Include(\(syntax.metatypeText))`",
                in: body,
                &listing
            )
        } else {
            notFound(type, "assembly", among: assemblyNames, location, from: body.file, &listing)
        }
    }

    private func read(_ chain: CallChain, in body: ManifestBody, into listing: inout Listing) {
        let call = chain.base
        let name = RuntimeVocabulary.unqualified(call.name)
        guard verifyListable(call, in: body, into: &listing) else { return }
        if let modifier = chain.modifiers.first {
            return fault(modifier.offset, "`\(name)` has no `.\(modifier.name)`", nil, in: body, &listing)
        }
        if let keyword = RuleKeyword(rawValue: name) { return readRule(keyword, call, in: body, into: &listing) }
        if name == "Expose" { return readExposures(call, in: body, into: &listing) }
        guard call.arguments.count == 1, call.arguments[0].label == nil, call.trailingClosure == nil,
            case .metatype(let syntax) = call.arguments[0].value
        else {
            let offset = call.arguments.count > 1 ? call.arguments[1].offset : call.offset
            let type = RegistrationFormReader.firstType(meantBy: call.arguments.first)
            return fault(offset, "`\(name)` takes one type", "write `\(name)(\(type))`", in: body, &listing)
        }
        guard let type = resolve(syntax, at: body.file.location(call.arguments[0].offset), in: body, &listing) else {
            return
        }
        if name == "Override" {
            addReplacement(type, call.offset, in: body, into: &listing)
        } else {
            addInclude(of: type, syntax, call.offset, in: body, into: &listing)
        }
    }

    /// Whether it is something that compositions list; what is wrong otherwise is told.
    private func verifyListable(_ call: Call, in body: ManifestBody, into listing: inout Listing) -> Bool {
        let name = RuntimeVocabulary.unqualified(call.name)
        switch name {
        case "Expose", "Include", "Override":
            return true
        case _ where RuleKeyword(rawValue: name) != nil:
            return true
        case _ where RegistrationForm.Keyword(rawValue: name) != nil:
            let headline = "`\(name)` belongs in the `registrations` of an assembly, not in a composition"
            fault(call.offset, headline, nil, in: body, &listing)
        default:
            let near = NearMiss.of(
                name,
                among: ["Expose", "Include", "Override"] + RuleKeyword.allCases.map(\.rawValue),
                aliases: Self.foreignWords
            )
            let mend = nameOfListable(name) ?? near.map { "did you mean `\($0)`?" } ?? Self.form
            fault(call.offset, "`\(name)` can't be listed in a composition", mend, in: body, &listing)
        }
        return false
    }

    private func addInclude(
        of type: ResolvedType,
        _ syntax: TypeSyntax,
        _ offset: Int,
        in body: ManifestBody,
        into listing: inout Listing
    ) {
        let location = body.file.location(offset)
        if compositionIdentities.contains(type.identity) {
            listing.elements.append((.include(type.identity), location))
        } else if assemblies[type.identity] != nil {
            let mend = "list it as `\(syntax.metatypeText)`"
            fault(offset, "`\(type.name)` is an assembly", mend, in: body, &listing)
        } else {
            notFound(type, "composition", among: compositionNames, location, from: body.file, &listing)
        }
    }

    private func addReplacement(
        _ type: ResolvedType,
        _ offset: Int,
        in body: ManifestBody,
        into listing: inout Listing
    ) {
        let location = body.file.location(offset)
        if let index = assemblies[type.identity] {
            listing.elements.append((.replacement(index), location))
        } else if compositionIdentities.contains(type.identity) {
            let mend = "name the assembly whose registrations replace others"
            fault(offset, "`\(type.name)` is a composition, and `Override` takes an assembly", mend, in: body, &listing)
        } else {
            notFound(type, "assembly", among: assemblyNames, location, from: body.file, &listing)
        }
    }

    /// What to write for something that is called as if an instance of it were wanted.
    private func nameOfListable(_ name: String) -> String? {
        if assemblyNames.contains(name) { return "write `\(name).self`" }
        return compositionNames.contains(name) ? "write `Include(\(name).self)`" : nil
    }

    func resolve(
        _ syntax: TypeSyntax,
        at location: SourceLocation,
        in body: ManifestBody,
        _ listing: inout Listing
    ) -> ResolvedType? {
        let type = resolver.resolve(expression: syntax, in: body.context)
        let ambiguities = resolver.takeProblems()
        listing.problems += ambiguities.map { $0.diagnostic(at: location) }
        listing.unknownNames += resolver.unknownNames(in: type, at: location, from: body.file)
        return ambiguities.isEmpty ? type : nil
    }

    private func notFound(
        _ type: ResolvedType,
        _ word: String,
        among names: [String],
        _ location: SourceLocation,
        from file: FileSymbol,
        _ listing: inout Listing
    ) {
        let role = word == "assembly" ? "listed here" : "included here"
        if let fault = resolver.absenceFault(of: type, role, among: names, at: location, from: file) {
            listing.problems.append(fault)
            return
        }
        var id = DiagnosticID.unknownType
        if case .nominal(let nominal) = type, nominal.module != nil { id = .unreadableManifest }
        let near = NearMiss.of(type.name, among: names)
        let suggestion =
            near.map { "did you mean `\($0)`?" }
            ?? "\(word == "assembly" ? "an assembly" : "a composition") conforms to `\(word == "assembly" ? "Assembly" : "Composition")`"
        listing.problems.append(
            Diagnostic(
                id,
                at: location,
                "`\(type.name)` is no \(word)",
                notes: [Diagnostic.Note(.suggestion, suggestion)]
            )
        )
    }

    func fault(
        _ offset: Int,
        _ headline: String,
        _ suggestion: String?,
        in body: ManifestBody,
        _ listing: inout Listing
    ) {
        let fault = ManifestFault(offset, headline, suggestion: suggestion)
        listing.problems.append(fault.diagnostic(in: body.file))
    }

    private static let foreignWords = [
        "Export": "Expose", "Root": "Expose", "Replace": "Override", "Replacing": "Override", "Deny": "Forbid",
        "Disallow": "Forbid", "Restrict": "Confine", "Protect": "Confine",
    ]
    private static let form =
        "a composition lists `SomeAssembly.self`, `Expose(T.self)`, `Include(Other.self)`, `Override(Other.self)`, and rules"
}
