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

    /// Whether a type is a value to all appearances: an enum, a struct that can be compared or is made of such types alone, or one of the
    /// well-known values of the standard library and Foundation.
    package func isValue(_ name: String) -> Bool {
        if Self.knownValues.contains(name) { return true }
        guard let last = name.split(separator: ".").last, !name.hasPrefix("any ") else { return false }
        return modules.contains { module in
            module.files.contains { isValue(String(last), in: $0.members, $0.members.extensions) }
        }
    }

    private func isValue(_ name: String, in members: MemberBlock, _ extensions: [ExtensionDeclaration]) -> Bool {
        members.types.contains { type in
            if isValue(name, in: type.members, extensions) { return true }
            guard type.name == name else { return false }
            if type.kind == .enum { return true }
            guard type.kind == .struct else { return false }
            let stated = type.inherited + extensions.filter { $0.extendedType.lastName == name }.flatMap(\.inherited)
            if stated.contains(where: { $0.lastName.map(Self.protocolsOfValues.contains) ?? false }) { return true }
            let properties = type.members.properties.filter {
                !$0.modifiers.contains("static") && $0.storage != .computed
            }
            return !properties.isEmpty
                && properties.allSatisfy { $0.type.map { Self.knownValues.contains($0.text) } ?? false }
        }
    }

    private static let protocolsOfValues: Set<String> = [
        "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "RawRepresentable",
        "OptionSet",
    ]

    private static let knownValues: Set<String> = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64",
        "Int8", "Locale", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8",
        "URL", "UUID",
    ]

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
