import DovetailLinking
import DovetailSyntax

/// Writes resolved types so that the compiler reads them back as the same types where the generated code stands, and notes the imports that
/// this takes.
struct TypeWriter {
    private let names: ProgramNames
    /// The module that the code is written into.
    private let module: String
    /// Names that mean something of ours where the code stands: the generated classes, `Factories`.
    private let shadowed: Set<String>
    private(set) var imports = ImportList()

    init(names: ProgramNames, module: String, shadowed: Set<String>) {
        self.names = names
        self.module = module
        self.shadowed = shadowed
    }

    /// Imports a scanned module for use in bodies.
    mutating func use(module: String, for access: AccessLevel = .internal) {
        if module != self.module { imports.add(module: module, for: access) }
    }

    /// Takes over the imports of a user's file, for text that is copied from it.
    mutating func use(_ declarations: [ImportDeclaration]) {
        for declaration in declarations where declaration.path.first != module {
            imports.add(declaration, for: .internal)
        }
    }

    /// The type's text, for a declaration of the given access.
    mutating func text(_ type: ResolvedType, for access: AccessLevel) -> String {
        switch type {
        case .nominal(let nominal): self.nominal(nominal, access)
        case .existential(let protocols): protocols.isEmpty ? "Any" : "any " + composition(protocols, access)
        case .opaque(let protocols): "some " + composition(protocols, access)
        case .optional(let wrapped): postfixBase(wrapped, access) + "?"
        case .array(let element): "[\(text(element, for: access))]"
        case .dictionary(let key, let value): "[\(text(key, for: access)): \(text(value, for: access))]"
        case .tuple(let elements): elements.isEmpty ? "Void" : tuple(elements, access)
        case .function(let function): self.function(function, access)
        case .metatype(let base): postfixBase(base, access) + ".Type"
        case .existentialMetatype(let base): existentialMetatype(base, access)
        case .genericParameter(let name): name
        case .verbatim(let text): text
        }
    }

    /// As `text`, with `@escaping` where the type of a parameter needs it.
    mutating func parameterText(_ type: ResolvedType, for access: AccessLevel) -> String {
        if case .function = type { return "@escaping " + text(type, for: access) }
        return text(type, for: access)
    }

    /// How a nested type of the given module is written here: `DocumentDataAssembly`, or with its module where that is needed.
    mutating func path(_ path: [String], module declaring: String, for access: AccessLevel) -> String {
        use(module: declaring, for: access)
        return qualifier(path[0], module: declaring) + path.map(Identifier.escaped).joined(separator: ".")
    }

    /// A type of the runtime library, which something else may be called like.
    func runtime(_ name: String) -> String {
        isTaken(name) ? selector("Dovetail") + name : name
    }

    private mutating func nominal(_ nominal: NominalType, _ access: AccessLevel) -> String {
        var text: String
        if let declaring = nominal.module {
            use(module: declaring, for: access)
            text = qualifier(nominal.path[0], module: declaring) + names(of: nominal, access)
        } else {
            let dotted = nominal.path.joined(separator: ".")
            let providers = KnownModules.providers(of: nominal.path[0], among: names.externalImports[dotted] ?? [])
            for declaration in providers { imports.add(declaration, for: access) }
            text = names(of: nominal, access)
            if isTaken(nominal.path[0]),
                let module = KnownModules.owner(of: nominal.path[0]) ?? providers.first?.path.first
            {
                text = selector(module) + text
            }
        }
        return text + list(nominal.arguments, access)
    }

    /// The names of a type, each with its arguments but for the last.
    private mutating func names(of nominal: NominalType, _ access: AccessLevel) -> String {
        var names: [String] = []
        for (index, name) in nominal.path.enumerated() {
            let arguments = index < nominal.outerArguments.count ? list(nominal.outerArguments[index], access) : ""
            names.append(Identifier.escaped(name) + arguments)
        }
        return names.joined(separator: ".")
    }

    /// `<A, B>`; nothing for no arguments.
    private mutating func list(_ arguments: [ResolvedType], _ access: AccessLevel) -> String {
        if arguments.isEmpty { return "" }
        var texts: [String] = []
        for argument in arguments { texts.append(text(argument, for: access)) }
        return "<\(texts.joined(separator: ", "))>"
    }

    /// Whether a binary type's plain name would be read as something else here.
    private func isTaken(_ name: String) -> Bool {
        shadowed.contains(name) || names.declaringModules[name] != nil
    }

    /// `Module.` where the plain name would be read as something else here, otherwise nothing.
    private func qualifier(_ name: String, module declaring: String) -> String {
        let declarers = names.declaringModules[name] ?? []
        let isPlain = !shadowed.contains(name) && (declarers.count <= 1 || declaring == module)
        return isPlain ? "" : selector(declaring)
    }

    /// `Module.`, or `Module::` where a type is named like its module and so hides it.
    private func selector(_ module: String) -> String {
        isTaken(module) ? "\(module)::" : "\(module)."
    }

    private mutating func composition(_ protocols: [ResolvedType], _ access: AccessLevel) -> String {
        var parts: [String] = []
        for part in protocols { parts.append(text(part, for: access)) }
        return parts.joined(separator: " & ")
    }

    /// `any P.Type`, `any (P & Q).Type`: one `any` for the whole.
    private mutating func existentialMetatype(_ base: ResolvedType, _ access: AccessLevel) -> String {
        guard case .existential(let protocols) = base else { return "any " + postfixBase(base, access) + ".Type" }
        if protocols.isEmpty { return "Any.Type" }
        let text = composition(protocols, access)
        return protocols.count == 1 ? "any \(text).Type" : "any (\(text)).Type"
    }

    /// In parentheses where a following `?` or `.Type` would bind to a part only.
    private mutating func postfixBase(_ type: ResolvedType, _ access: AccessLevel) -> String {
        let text = text(type, for: access)
        switch type {
        case .existential(let protocols) where protocols.isEmpty: return text
        case .existential, .opaque, .function, .existentialMetatype: return "(\(text))"
        default: return text
        }
    }

    private mutating func tuple(_ elements: [ResolvedType.Element], _ access: AccessLevel) -> String {
        var parts: [String] = []
        for element in elements {
            let label = element.label.map { Identifier.escaped($0) + ": " } ?? ""
            parts.append(label + text(element.type, for: access))
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private mutating func function(_ function: ResolvedFunctionType, _ access: AccessLevel) -> String {
        var text = function.otherAttributes.map { "@\($0) " }.joined()
        if let globalActor = function.globalActor { text += "@\(globalActor) " }
        if function.isSendable { text += "@Sendable " }
        var parameters: [String] = []
        for parameter in function.parameters {
            let specifiers = parameter.specifiers.map { $0 + " " }.joined()
            parameters.append(specifiers + parameterText(parameter.type, for: access))
        }
        text += "(\(parameters.joined(separator: ", ")))"
        if function.isAsync { text += " async" }
        if function.isThrowing {
            text += " throws"
            if let thrown = function.thrownType { text += "(\(self.text(thrown, for: access)))" }
        }
        return text + " -> " + self.text(function.result, for: access)
    }
}
