import DovetailLinking
import DovetailSyntax

/// The imports of a generated file: each module once, with the widest access that the file's declarations need.
struct ImportList {
    private struct Entry: Hashable {
        var attributes: [AttributeSyntax]
        var kind: String?
        var path: [String]
        var conditions: Conditions
    }

    private var entries: [Entry: AccessLevel] = [:]

    /// Whether nothing is imported.
    var isEmpty: Bool { entries.isEmpty }

    /// Imports a scanned module, for use in declarations of the given access.
    mutating func add(module: String, for access: AccessLevel) {
        add(Entry(attributes: [], kind: nil, path: [module], conditions: []), access)
    }

    /// Imports what a user's file imports, for use in declarations of the given access.
    mutating func add(_ declaration: ImportDeclaration, for access: AccessLevel) {
        add(
            Entry(
                attributes: declaration.attributes.filter { $0.name != "_exported" },
                kind: declaration.kind,
                path: declaration.path,
                conditions: declaration.conditions
            ),
            access
        )
    }

    /// Takes over all of another list.
    mutating func merge(_ other: ImportList) {
        for (entry, access) in other.entries { add(entry, access) }
    }

    private mutating func add(_ entry: Entry, _ access: AccessLevel) {
        entries[entry] = max(entries[entry] ?? .internal, min(access, .public))
    }

    /// Writes the imports, sorted.
    ///
    /// Plain ones where only bodies need them, `public` ones where the public interface does. Those that the package's interface needs are
    /// `package` only where the target's imports are internal otherwise, since elsewhere a plain import already reaches as far.
    ///
    /// - Parameter modules: Those of which each import has to state its access.
    func render(explicit modules: Set<String>, into writer: inout SourceWriter) {
        let sorted = entries.sorted { Self.order($0.key) < Self.order($1.key) }
        func isExplicit(_ entry: Entry) -> Bool { entry.path.first.map(modules.contains) ?? false }
        for (entry, access) in sorted where access != .package || isExplicit(entry) {
            let isPlain = access == .internal && !isExplicit(entry)
            Self.render(entry, isPlain ? "" : "\(access.rawValue) ", into: &writer)
        }
        let ofPackage = sorted.filter { $0.value == .package && !isExplicit($0.key) }.map(\.key)
        guard !ofPackage.isEmpty else { return }
        writer.line("#if hasFeature(InternalImportsByDefault)")
        writer.indented { writer in
            for entry in ofPackage { Self.render(entry, "package ", into: &writer) }
        }
        writer.line("#else")
        writer.indented { writer in
            for entry in ofPackage { Self.render(entry, "", into: &writer) }
        }
        writer.line("#endif")
    }

    private static func render(_ entry: Entry, _ access: String, into writer: inout SourceWriter) {
        for condition in entry.conditions { writer.line("#if \(condition)") }
        for attribute in entry.attributes where !attribute.conditions.isEmpty {
            for condition in attribute.conditions { writer.line("#if \(condition)") }
            writer.line(attribute.text)
            for _ in attribute.conditions { writer.line("#endif") }
        }
        let attributes = entry.attributes.filter(\.conditions.isEmpty).map { $0.text + " " }.joined()
        let kind = entry.kind.map { $0 + " " } ?? ""
        let path = entry.path.map(Identifier.escaped).joined(separator: ".")
        writer.line("\(attributes)\(access)import \(kind)\(path)")
        for _ in entry.conditions { writer.line("#endif") }
    }

    private static func order(_ entry: Entry) -> (String, String, String) {
        (
            entry.path.joined(separator: "."), entry.kind ?? "",
            entry.conditions.joined(separator: "&") + entry.attributes.map { $0.conditions.joined() + $0.text }.joined()
        )
    }
}
