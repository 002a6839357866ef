import DovetailSyntax

/// Finds types by what their declarations say they are, for suggestions.
///
/// It looks at names alone and only when something is missing, so it costs nothing in a sound build; what it finds is offered to a reader,
/// never built upon.
package struct ImplementationSearch: Sendable {
    /// A type declaration that would do.
    package struct Candidate: Hashable, Sendable {
        package var module: String
        package var name: String
    }

    private let modules: [ModuleSources]

    init(_ modules: [ModuleSources] = []) {
        self.modules = modules
    }

    /// The classes, structs, enums and actors that have the name or conform to a protocol of it, sorted by module and name.
    package func candidates(for name: String) -> [Candidate] {
        let wanted = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        var found: Set<Candidate> = []
        for module in modules {
            for file in module.files {
                search(file.members, prefix: "", wanted) { found.insert(Candidate(module: module.name, name: $0)) }
            }
        }
        return found.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    }

    private func search(_ members: MemberBlock, prefix: String, _ wanted: String, _ report: (String) -> Void) {
        for type in members.types {
            let path = prefix + type.name
            let isConforming = type.inherited.contains { $0.lastName == wanted }
            if type.kind != .protocol, path == wanted || isConforming { report(path) }
            search(type.members, prefix: path + ".", wanted, report)
        }
        for `extension` in members.extensions {
            let path = `extension`.extendedType.text
            if `extension`.inherited.contains(where: { $0.lastName == wanted }) { report(path) }
            search(`extension`.members, prefix: path + ".", wanted, report)
        }
    }
}

extension TypeSyntax {
    /// The last name of a dotted type, without its arguments.
    fileprivate var lastName: String? {
        switch self {
        case .named(_, let components): components.last?.name
        case .member(_, let component): component.name
        case .attributed(_, _, let type): type.lastName
        default: nil
        }
    }
}
