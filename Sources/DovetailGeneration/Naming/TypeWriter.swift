import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes resolved types so that the compiler reads them back as the same types where the generated code stands, and notes the imports that
/// this takes.
final class TypeWriter {
    let names: ProgramNames
    /// The module that the code is written into.
    let module: String
    /// Names that mean something of ours where the code stands: the generated classes, `Factories`.
    let shadowed: Set<String>
    private(set) var imports = ImportList()
    /// The errors that stand where the compiler does not see what they use, in declarations that are open to other modules.
    private(set) var unseenErrors: [UnseenError] = []
    private var knownErrors: Set<UnseenError> = []
    private var isSeen = true

    init(names: ProgramNames, module: String, shadowed: Set<String>) {
        self.names = names
        self.module = module
        self.shadowed = shadowed
    }

    /// Imports a scanned module for use in bodies.
    func use(module: String, for access: AccessLevel = .internal) {
        if module != self.module { imports.add(module: module, for: access, isSeen: isSeen) }
    }

    /// Takes over the imports of a user's file, for text that is copied from it.
    func use(_ declarations: [ImportDeclaration]) {
        for declaration in declarations where declaration.path.first != module {
            imports.add(declaration, for: .internal)
        }
    }

    /// The type's text, for a declaration of the given access.
    func text(_ type: ResolvedType, for access: AccessLevel) -> String {
        switch type {
        case .nominal(let nominal): self.nominal(nominal, access)
        case .existential(let protocols): (protocols.isEmpty ? "" : "any ") + composition(protocols, access)
        case .composition(let protocols): composition(protocols, access)
        case .opaque(let protocols): "some " + composition(protocols, access)
        case .optional(let wrapped): postfixBase(wrapped, access) + "?"
        case .array(let element): "[\(text(element, for: access))]"
        case .dictionary(let key, let value): "[\(text(key, for: access)): \(text(value, for: access))]"
        case .tuple(let elements): elements.isEmpty ? "Void" : tuple(elements, access)
        case .function(let function): self.function(function, access)
        case .metatype(.existential([])): "(any Any).Type"
        case .metatype(let base): postfixBase(base, access) + ".Type"
        case .existentialMetatype(let base): existentialMetatype(base, access)
        case .genericParameter(let name): name
        case .marked(let mark, let type): mark.rawValue + text(type, for: access)
        case .integer(let text), .verbatim(let text): text
        }
    }

    /// ` async throws(E)`, as the signature of a function of the given access has it: without an `E` that its callers don't see.
    ///
    /// - Parameter isGetter: Whether it is a property's.
    func keywords(
        _ effects: Effects,
        throwing error: ResolvedType?,
        for access: AccessLevel,
        isGetter: Bool = false
    ) -> String {
        guard let error, effects.thrown != nil, error.access >= min(access, .public) else { return effects.keywords }
        return "\(effects.keywords)(\(isGetter ? unseenText(error, for: access) : text(error, for: access)))"
    }

    /// The text of an error where the compiler does not see what it uses: behind a `get`, and in a function type of a `package` declaration.
    private func unseenText(_ error: ResolvedType, for access: AccessLevel) -> String {
        let unseen = UnseenError(type: error, access: min(access, .public))
        if access > .internal, knownErrors.insert(unseen).inserted { unseenErrors.append(unseen) }
        let wasSeen = isSeen
        isSeen = false
        defer { isSeen = wasSeen }
        return text(error, for: access)
    }

    /// As `text`, with `@escaping` where the type of a parameter needs it.
    func parameterText(_ type: ResolvedType, for access: AccessLevel) -> String {
        if case .function(let function) = type { return self.function(function, access, escaping: true) }
        return text(type, for: access)
    }

    /// How a nested type of the given module is written here: `DocumentDataAssembly`, or with its module where that is needed.
    func path(_ path: [String], module declaring: String, for access: AccessLevel) -> String {
        use(module: declaring, for: access)
        return qualifier(path[0], module: declaring) + path.map(Identifier.escaped).joined(separator: ".")
    }

    /// `@MainActor`, before what runs on it.
    ///
    /// - Parameter access: That of a type that lives on the actor; elsewhere an attribute is no use of its actor that an import has to be open for.
    func attribute(_ actor: ActorName, for access: AccessLevel = .internal) -> String {
        let path = actor.path.split(separator: ".").map(String.init)
        if let module = actor.module { return "@" + self.path(path, module: module, for: access) }
        if actor == "MainActor" { return "@MainActor" }
        let qualifier = binary(path[0], mentionedAs: actor.path, access)
        return "@" + qualifier + path.map(Identifier.escaped).joined(separator: ".")
    }

    /// A type of the runtime library, which something else may be called like.
    func runtime(_ name: String) -> String {
        isTaken(name) ? selector("Dovetail") + name : name
    }

    private func nominal(_ nominal: NominalType, _ access: AccessLevel) -> String {
        var text: String
        if let declaring = nominal.module {
            use(module: declaring, for: access)
            if nominal.extendedModule?.isEmpty == true {
                text = binary(nominal.path[0], mentionedAs: nominal.path[0], access) + names(of: nominal, access)
            } else {
                let outermost = nominal.extendedModule ?? declaring
                use(module: outermost, for: access)
                text = qualifier(nominal.path[0], module: outermost) + names(of: nominal, access)
            }
        } else {
            text = binary(nominal.path[0], mentionedAs: nominal.path.joined(separator: "."), access)
            text += names(of: nominal, access)
        }
        return text + list(nominal.arguments, access)
    }

    /// Imports what brings a type of a binary module, and gives back the qualifier that its name needs.
    private func binary(_ name: String, mentionedAs mention: String, _ access: AccessLevel) -> String {
        let owner = KnownModules.owner(of: name)
        if owner == "Dovetail" {
            // What else a file imports doesn't bring what is ours.
            use(module: "Dovetail", for: access)
            return isTaken(name) ? selector("Dovetail") : ""
        }
        let providers = KnownModules.providers(of: name, among: names.externalImports[mention] ?? [])
        for declaration in providers { imports.add(declaration, for: access, isSeen: isSeen) }
        guard isTaken(name), let module = owner ?? providers.first?.path.first else { return "" }
        return selector(module)
    }

    /// The names of a type, each with its arguments but for the last.
    private func names(of nominal: NominalType, _ access: AccessLevel) -> String {
        var names: [String] = []
        for (index, name) in nominal.path.enumerated() {
            let arguments = index < nominal.outerArguments.count ? list(nominal.outerArguments[index], access) : ""
            let isFirst = index == 0
            typealias Quotation = DovetailSyntax.Identifier
            names.append((isFirst ? Quotation.quotedTypeName(name) : Quotation.quotedMember(name)) + arguments)
        }
        return names.joined(separator: ".")
    }

    /// `<A, B>`; nothing for no arguments.
    private func list(_ arguments: [ResolvedType], _ access: AccessLevel) -> String {
        if arguments.isEmpty { return "" }
        var texts: [String] = []
        for argument in arguments { texts.append(text(argument, for: access)) }
        return "<\(texts.joined(separator: ", "))>"
    }

    private func isShadowed(_ name: String) -> Bool { shadowed.contains(name) || HeldObjects.mayNameStruct(name) }

    /// Whether a binary type's plain name would be read as something else here.
    private func isTaken(_ name: String) -> Bool {
        isShadowed(name) || names.declaringModules[name] != nil
    }

    /// `Module.` where the plain name would be read as something else here, otherwise nothing.
    private func qualifier(_ name: String, module declaring: String) -> String {
        let declarers = names.declaringModules[name] ?? []
        let isPlain = !isShadowed(name) && (declarers.count <= 1 || declaring == module)
        return isPlain ? "" : selector(declaring)
    }

    /// `Module.`, or `Module::` where a type is named like its module and so hides it.
    private func selector(_ module: String) -> String {
        isTaken(module) ? "\(module)::" : "\(module)."
    }

    private func composition(_ protocols: [ResolvedType], _ access: AccessLevel) -> String {
        if protocols.isEmpty { return "Any" }
        var parts: [String] = []
        for part in protocols { parts.append(text(part, for: access)) }
        return parts.joined(separator: " & ")
    }

    /// `any P.Type`, `any (P & Q).Type`: one `any` for the whole.
    private func existentialMetatype(_ base: ResolvedType, _ access: AccessLevel) -> String {
        guard case .existential(let protocols) = base else { return "any " + postfixBase(base, access) + ".Type" }
        if protocols.isEmpty { return "Any.Type" }
        let text = composition(protocols, access)
        return protocols.count <= 1 ? "any \(text).Type" : "any (\(text)).Type"
    }

    /// In parentheses where a following `?` or `.Type` would bind to a part only.
    private func postfixBase(_ type: ResolvedType, _ access: AccessLevel) -> String {
        let text = text(type, for: access)
        switch type {
        case .existential(let protocols) where protocols.isEmpty: return text
        case .existential, .opaque, .function, .existentialMetatype, .marked: return "(\(text))"
        default: return text
        }
    }

    private func tuple(_ elements: [ResolvedType.Element], _ access: AccessLevel) -> String {
        var parts: [String] = []
        for element in elements {
            let label = element.label.map { Identifier.escaped($0) + ": " } ?? ""
            parts.append(label + text(element.type, for: access))
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func function(
        _ function: ResolvedFunctionType,
        _ access: AccessLevel,
        escaping isEscaping: Bool = false
    ) -> String {
        // The compiler wants specifiers in front of attributes.
        var text = function.isNonsending ? "nonisolated(nonsending) " : ""
        if isEscaping { text += "@escaping " }
        text += function.otherAttributes.map { "@\($0) " }.joined()
        if let globalActor = function.globalActor { text += attribute(globalActor) + " " }
        if function.isSendable { text += "@Sendable " }
        var parameters: [String] = []
        for parameter in function.parameters {
            let type = self.text(parameter.type, for: access)
            parameters.append(parameter.text(with: type))
        }
        text += "(\(parameters.joined(separator: ", ")))"
        if function.isAsync { text += " async" }
        if function.isThrowing {
            text += " throws"
            // In what is public the compiler sees it.
            if let thrown = function.thrownType {
                text += "(\(access == .package ? unseenText(thrown, for: access) : self.text(thrown, for: access)))"
            }
        }
        return text + (function.isResultSending ? " -> sending " : " -> ") + self.text(function.result, for: access)
    }
}
