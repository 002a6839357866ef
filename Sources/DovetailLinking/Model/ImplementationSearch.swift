import DovetailSyntax
import Synchronization

/// Finds types by what their declarations say they are, for suggestions.
///
/// It looks at names alone and only when something is missing, so it costs nothing in a sound build; what it finds is offered to a reader,
/// never built upon. May be used from any thread.
package final class ImplementationSearch: Sendable {
    /// A type declaration that would do.
    package struct Candidate: Hashable, Sendable {
        package var module: String
        package var name: String
    }

    /// What the declarations say, by name, so that they are gone through once however many types are missing.
    private struct Index {
        /// By their own names and those of the protocols that they conform to.
        var candidates: [String: Set<Candidate>] = [:]
        /// The names, without those of the types around, of declared types that are values.
        var values: Set<String> = []
    }

    private let modules: [ModuleSources]
    private let index = Mutex<Index?>(nil)

    init(_ modules: [ModuleSources] = []) {
        self.modules = modules
    }

    /// The classes, structs, enums and actors that have the name or conform to a protocol of it, sorted by module and name.
    package func candidates(for name: String) -> [Candidate] {
        let wanted = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        return withIndex { $0.candidates[wanted] ?? [] }.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
    }

    /// Whether a type is a value to all appearances: an enum, a struct that can be compared or is made of such types alone, or one of the
    /// well-known values of the standard library and Foundation.
    package func isValue(_ name: String) -> Bool {
        if Self.knownValues.contains(name) { return true }
        guard let last = name.split(separator: ".").last, !name.hasPrefix("any ") else { return false }
        return withIndex { $0.values.contains(String(last)) }
    }

    private func withIndex<Answer: Sendable>(_ answer: (Index) -> Answer) -> Answer {
        index.withLock { index in
            if let index { return answer(index) }
            let made = makeIndex()
            index = made
            return answer(made)
        }
    }

    private func makeIndex() -> Index {
        var index = Index()
        for module in modules {
            for file in module.files {
                Self.addCandidates(of: file.members, in: module.name, prefix: "", to: &index.candidates)
                // A file's types are nearly always extended in the same file.
                let extensions = Dictionary(grouping: file.members.extensions) { $0.extendedType.lastName }
                Self.addValues(of: file.members, extensions, to: &index.values)
            }
        }
        return index
    }

    private static func addCandidates(
        of members: MemberBlock,
        in module: String,
        prefix: String,
        to candidates: inout [String: Set<Candidate>]
    ) {
        for type in members.types {
            let path = prefix + type.name
            if type.kind != .protocol {
                let candidate = Candidate(module: module, name: path)
                for name in [path] + type.inherited.compactMap(\.lastName) {
                    candidates[name, default: []].insert(candidate)
                }
            }
            addCandidates(of: type.members, in: module, prefix: path + ".", to: &candidates)
        }
        for `extension` in members.extensions {
            let path = `extension`.extendedType.text
            for name in `extension`.inherited.compactMap(\.lastName) {
                candidates[name, default: []].insert(Candidate(module: module, name: path))
            }
            addCandidates(of: `extension`.members, in: module, prefix: path + ".", to: &candidates)
        }
    }

    private static func addValues(
        of members: MemberBlock,
        _ extensions: [String?: [ExtensionDeclaration]],
        to values: inout Set<String>
    ) {
        for type in members.types {
            if isValue(type, extensions[type.name] ?? []) { values.insert(type.name) }
            addValues(of: type.members, extensions, to: &values)
        }
    }

    private static func isValue(_ type: TypeDeclaration, _ extensions: [ExtensionDeclaration]) -> Bool {
        if type.kind == .enum { return true }
        guard type.kind == .struct else { return false }
        let stated = type.inherited + extensions.flatMap(\.inherited)
        if stated.contains(where: { $0.lastName.map(protocolsOfValues.contains) ?? false }) { return true }
        let properties = type.members.properties.filter {
            !$0.modifiers.contains("static") && $0.storage != .computed
        }
        return !properties.isEmpty && properties.allSatisfy { $0.type.map { knownValues.contains($0.text) } ?? false }
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
