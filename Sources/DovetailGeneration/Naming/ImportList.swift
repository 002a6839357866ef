import DovetailLinking
import DovetailSyntax

/// The imports of a generated file: each module once, with the widest access that the file's declarations need.
struct ImportList {
    fileprivate struct Entry: Hashable {
        var attributes: [AttributeSyntax]
        var kind: String?
        var path: [String]
        var conditions: Conditions
    }

    fileprivate private(set) var entries: [Entry: AccessLevel] = [:]
    /// The widest access of the declarations in which the compiler sees what is imported used: it warns of an import that is wider.
    private var seen: [Entry: AccessLevel] = [:]

    /// Whether nothing is imported.
    var isEmpty: Bool { entries.isEmpty }

    /// Imports a scanned module, for use in declarations of the given access.
    ///
    /// - Parameter isSeen: Whether the compiler sees the use there.
    mutating func add(module: String, for access: AccessLevel, isSeen: Bool = true) {
        add(Entry(attributes: [], kind: nil, path: [module], conditions: []), access, isSeen ? access : .internal)
    }

    /// Imports what a user's file imports, for use in declarations of the given access.
    ///
    /// - Parameter isSeen: Whether the compiler sees the use there.
    mutating func add(_ declaration: ImportDeclaration, for access: AccessLevel, isSeen: Bool = true) {
        add(
            Entry(
                attributes: declaration.attributes.filter { $0.name != "_exported" },
                kind: declaration.kind,
                path: declaration.path,
                conditions: declaration.conditions
            ),
            access,
            isSeen ? access : .internal
        )
    }

    /// Takes over all of another list.
    mutating func merge(_ other: ImportList) {
        for (entry, access) in other.entries { add(entry, access, other.seen[entry] ?? .internal) }
    }

    /// Whether the compiler sees everything used here that it sees used in the other, in declarations that are as open.
    func shows(_ other: ImportList) -> Bool {
        other.seen.allSatisfy { entry, access in seen[entry] ?? .internal >= access }
    }

    private mutating func add(_ entry: Entry, _ access: AccessLevel, _ seen: AccessLevel) {
        entries[entry] = max(entries[entry] ?? .internal, min(access, .public))
        self.seen[entry] = max(self.seen[entry] ?? .internal, min(seen, .public))
    }

    /// Writes the imports of each configuration, sorted.
    ///
    /// Plain ones where only bodies need them, `public` ones where the public interface does. Those that the package's interface needs are
    /// `package` only where the target's imports are internal otherwise, since elsewhere a plain import already reaches as far.
    ///
    /// - Parameter modules: Those of which each import has to state its access.
    static func render(
        _ lists: [ImportList],
        _ choice: ConfigurationChoice,
        explicit modules: Set<String>,
        into writer: inout SourceWriter
    ) {
        let sorted = Set(lists.flatMap(\.entries.keys)).sorted { order($0) < order($1) }
        func isExplicit(_ entry: Entry) -> Bool { entry.path.first.map(modules.contains) ?? false }
        func isOfPackage(_ entry: Entry, _ access: AccessLevel) -> Bool { access == .package && !isExplicit(entry) }
        for entry in sorted {
            choice.render(lists, entry, into: &writer) { access in
                if isOfPackage(entry, access) { return nil }
                return access == .internal && !isExplicit(entry) ? "" : "\(access.rawValue) "
            }
        }
        let ofPackage = sorted.filter { entry in
            lists.contains { list in list.entries[entry].map { isOfPackage(entry, $0) } ?? false }
        }
        guard !ofPackage.isEmpty else { return }
        writer.line("#if hasFeature(InternalImportsByDefault)")
        for prefix in ["package ", ""] {
            writer.indented { writer in
                for entry in ofPackage {
                    choice.render(lists, entry, into: &writer) { isOfPackage(entry, $0) ? prefix : nil }
                }
            }
            writer.line(prefix.isEmpty ? "#endif" : "#else")
        }
    }

    fileprivate static func render(_ entry: Entry, _ access: String, into writer: inout SourceWriter) {
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

extension ConfigurationChoice {
    /// One import, with what `keyword` says for its access in each configuration; nil where it is not written.
    fileprivate func render(
        _ lists: [ImportList],
        _ entry: ImportList.Entry,
        into writer: inout SourceWriter,
        keyword: (AccessLevel) -> String?
    ) {
        let texts = lists.map { list -> SourceWriter? in
            guard let access = list.entries[entry], let keyword = keyword(access) else { return nil }
            var text = SourceWriter(pointsAtSources: false)
            ImportList.render(entry, keyword, into: &text)
            return text
        }
        // One that states its own conditions may stand where they fail, or where nothing needs it.
        if !entry.conditions.isEmpty, keyword(.internal) == "", let text = texts.first(where: { $0 != nil }),
            lists.allSatisfy({ $0.entries[entry] ?? .internal == .internal })
        {
            return render(texts.map { _ in text }, into: &writer)
        }
        render(texts, into: &writer)
    }
}
