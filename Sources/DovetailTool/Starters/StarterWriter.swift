import DovetailPipeline
import DovetailSyntax

/// From what is asked for to the file to start from: looks up what it names.
struct StarterWriter {
    private typealias Fault = ArgumentParser.Fault

    let name: String
    let access: AccessLevel
    let surroundings: Surroundings?

    /// - Parameter scope: The name that was given, if one was.
    func assembly(of scope: String?) throws -> Starter {
        let scope = try found(scope ?? onlyScope(), among: surroundings?.scopes, "scope")
        try verifyAccess(of: scope, "scope")
        return try starter(.assembly(scope: scope.name), naming: [(scope, access)])
    }

    /// - Parameter parent: The name of the scope around it, if it is no root.
    func scope(in parent: String?) throws -> Starter {
        guard let parent else { return try starter(.scope(parent: nil, isUnsynchronized: false), naming: []) }
        let scope = try found(parent, among: surroundings?.scopes, "scope")
        try verifyAccess(of: scope, "parent")
        let content = Starter.Content.scope(parent: scope.name, isUnsynchronized: scope.isUnsynchronized)
        return try starter(content, naming: [(scope, access)])
    }

    /// - Parameters:
    ///   - assemblies: Their names.
    ///   - exposures: Types as they are written.
    func composition(of assemblies: [String], exposing exposures: [String]) throws -> Starter {
        let assemblies = try assemblies.map { try found($0, among: surroundings?.assemblies, "assembly") }
        var named = assemblies.map { ($0, AccessLevel.internal) }
        let exposed = try exposures.map { text in
            guard let type = TypeSyntax.parse(text) else { throw Fault(description: "\(text) is no type") }
            for type in type.names.compactMap(declaration) { named.append((type, .internal)) }
            return type.metatype
        }
        let content = Starter.Content.composition(assemblies: assemblies.map(\.name), exposures: exposed)
        return try starter(content, naming: named)
    }

    private func starter(
        _ content: Starter.Content,
        naming named: [(Surroundings.Named, AccessLevel)]
    ) throws -> Starter {
        if let module = surroundings?.target, surroundings?.declaringModules[name]?.contains(module) == true {
            throw PlanFile.Failure(description: "\(module) has a type \(name) already; nothing is written")
        }
        if let hidden = named.map(\.0.name).first(where: { $0 == name || $0.hasPrefix("\(name).") }) {
            throw Fault(description: "\(name) names \(hidden), and can't be called the same")
        }
        // To conform alone is no use that the compiler counts, unless the type is public.
        let isConformanceOnly = content.isConformanceOnly && access == .package
        var modules = ["Dovetail": isConformanceOnly ? .internal : access]
        for (element, access) in named where !element.module.isEmpty && element.module != surroundings?.target {
            modules[element.module] = max(modules[element.module] ?? .internal, access)
        }
        return Starter(
            name: name,
            content: content,
            access: access,
            module: surroundings?.target,
            imports: modules.sorted { $0.key < $1.key }.map { module, access in
                let imports = surroundings?.imports[module]
                return Starter.Import(
                    module: module,
                    access: access,
                    isStated: imports?.haveNarrow ?? false,
                    isUnstatedElsewhere: imports?.haveUnstated ?? false
                )
            }
        )
    }

    /// The one that there is to choose from.
    private func onlyScope() throws(ArgumentParser.Fault) -> String {
        let names = surroundings?.scopes.map(\.name) ?? []
        if names.count == 1 { return names[0] }
        if surroundings == nil { throw Fault(description: "new assembly needs --scope, the lifetime that it is for") }
        if names.isEmpty {
            throw Fault(description: "there is no scope yet; \(Help.program) new scope AppScope makes one")
        }
        throw Fault(description: "new assembly needs --scope, one of \(names.joined(separator: ", "))")
    }

    /// What the name stands for. Where the sources are not known it is taken as it is.
    private func found(
        _ text: String,
        among all: [Surroundings.Named]?,
        _ word: String
    ) throws(ArgumentParser.Fault) -> Surroundings.Named {
        guard let all else {
            guard let type = TypeSyntax.parse(text), case .named = type else {
                throw Fault(description: "\(text) is no name of a type")
            }
            return Surroundings.Named(module: "", name: text, access: .open)
        }
        let matches = all.filter { $0.name == text || "\($0.module).\($0.name)" == text }
        if let own = matches.first(where: { $0.module == surroundings?.target }) { return own }
        if matches.count > 1 {
            let names = matches.map { "\($0.module).\($0.name)" }.joined(separator: " and ")
            throw Fault(description: "\(text) is ambiguous: there are \(names)")
        }
        if let match = matches.first { return match }
        let names = all.map(\.name)
        let suffixed = text + word.prefix(1).uppercased() + word.dropFirst()
        let near = names.contains(suffixed) ? "did you mean \(suffixed)?" : ArgumentParser.near(text, names)
        let verb = names.count == 1 ? "is" : "are"
        let list = names.isEmpty ? "there is none" : "there \(verb) \(names.joined(separator: ", "))"
        let module = surroundings?.target ?? ""
        throw Fault(description: "\(module) sees no \(word) \(text); \(near ?? list)")
    }

    private func verifyAccess(of scope: Surroundings.Named, _ role: String) throws(ArgumentParser.Fault) {
        guard scope.access < access else { return }
        let (given, wanted) = (scope.access.rawValue, access.rawValue)
        throw Fault(description: "\(scope.name) is \(given), and can't be the \(role) of something \(wanted)")
    }

    /// A type that one scanned module declares.
    private func declaration(_ name: String) -> Surroundings.Named? {
        guard let modules = surroundings?.declaringModules[name], modules.count == 1 else { return nil }
        return Surroundings.Named(module: modules[0], name: name, access: .open)
    }
}

extension TypeSyntax {
    /// The first names of all that is named in it.
    fileprivate var names: [String] {
        switch self {
        case .named(_, let components):
            [components.first?.name ?? ""] + components.flatMap(\.arguments).flatMap(\.names)
        case .member(let base, let component): base.names + component.arguments.flatMap(\.names)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type), .some(let type),
            .metatype(let type), .protocolMetatype(let type), .suppressed(let type), .variadic(let type),
            .packExpansion(let type), .packElement(let type), .attributed(_, _, let type):
            type.names
        case .dictionary(let key, let value), .inlineArray(let key, let value): key.names + value.names
        case .tuple(let elements): elements.flatMap(\.type.names)
        case .function(let function): function.parameters.flatMap(\.names) + function.result.names
        case .composition(let members): members.flatMap(\.names)
        case .integer, .unreadable: []
        }
    }

    /// `A.self`, `(any P).self`.
    fileprivate var metatype: String {
        switch self {
        case .composition([]): "\(text).self"
        case .any, .some, .function, .composition, .attributed: "(\(text)).self"
        default: "\(text).self"
        }
    }
}
