import DovetailSyntax

/// A file to start from: what stands in it.
struct Starter: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case assembly, composition, scope
    }

    /// What the file declares.
    enum Content: Equatable, Sendable {
        /// An assembly of a scope.
        case assembly(scope: String)
        /// A composition with its assemblies, and the types that it exposes as they stand in `Expose(…)`.
        case composition(assemblies: [String], exposures: [String])
        /// A scope in another, or a root.
        case scope(parent: String?, isUnsynchronized: Bool)

        /// Whether its members name nothing of the library.
        var isConformanceOnly: Bool { if case .scope(_, isUnsynchronized: false) = self { true } else { false } }
    }

    /// A module that the file imports.
    struct Import: Equatable, Sendable {
        var module: String
        /// What the file's declarations need of it.
        var access = AccessLevel.internal
        /// Whether the compiler takes no import of it that states no access.
        var isStated = false
        /// Whether the compiler takes an import that states an access below `public` only in a target that states all.
        var isUnstatedElsewhere = false
    }

    /// The type's name.
    var name: String
    var content: Content
    var access = AccessLevel.internal
    /// The module that the file is for, where that is known.
    var module: String?
    var imports: [Import]

    var text: String {
        let body =
            switch content {
            case .assembly(let scope): assembly(of: scope)
            case .composition(let assemblies, let exposures): composition(of: assemblies, exposing: exposures)
            case .scope(let parent, let isUnsynchronized): scope(in: parent, isUnsynchronized)
            }
        return importLines.joined(separator: "\n") + "\n\n" + body + "\n"
    }

    private var modifier: String { access == .internal ? "" : access.rawValue + " " }

    private func assembly(of scope: String) -> String {
        """
        /// What \(module ?? "this module") provides for `\(scope)`.
        \(modifier)enum \(name): Assembly {
            \(modifier)typealias Scope = \(scope)

            \(modifier)static var registrations: Registrations {
                // A line for each thing; what making it takes is read from its initializer. For example:
                //     Input(Owner.self)                                   handed in when the scope opens
                //     Shared(MemoryStore.self, as: (any Store).self)      one for each opened scope, asked for as `any Store`
                //     Transient(NoteList.self)                            a new one for each use
                // A composition that lists `\(name).self` is then made of it.
            }
        }
        """
    }

    private func composition(of assemblies: [String], exposing exposures: [String]) -> String {
        var lines = assemblies.map { "\($0).self" }
        if assemblies.isEmpty {
            lines += [
                "// A line for each assembly that it is made of:",
                "//     NotesAssembly.self",
            ]
        }
        lines += exposures.map { "Expose(\($0))" }
        if exposures.isEmpty {
            lines += [
                "// A line for each thing that its users get; without one it is a bundle for others to `Include`:",
                "//     Expose(NoteList.self)",
            ]
        }
        return """
            /// The assemblies that make the product, and what it hands out.
            \(modifier)enum \(name): Composition {
                \(modifier)static var assemblies: Assemblies {
            \(CompletionScript.indented(lines, by: 8))
                }
            }
            """
    }

    private func scope(in parent: String?, _ isUnsynchronized: Bool) -> String {
        var lines: [String] = []
        if let parent { lines.append("\(modifier)typealias Parent = \(parent)") }
        if isUnsynchronized { lines.append("\(modifier)typealias Isolation = Unsynchronized") }
        if !lines.isEmpty { lines.append("") }
        lines.append("// What lives as long as this is listed in assemblies that say `typealias Scope = \(name)`.")
        if !isUnsynchronized {
            lines += [
                "// If all of it lives on the main actor:",
                "//     \(modifier)typealias Isolation = MainActor",
            ]
        }
        let place = parent.map { "A lifetime inside `\($0)`" } ?? "A lifetime that lies in no other"
        return """
            /// \(place): what is registered for it is let go when it ends.
            \(modifier)enum \(name): Scope {
            \(CompletionScript.indented(lines, by: 4))
            }
            """
    }

    /// Sorted by module, as `swift format` wants them.
    private var importLines: [String] {
        let imports = imports.sorted { $0.module < $1.module }
        let (open, plain) = (imports.filter(\.isOpen), imports.filter { !$0.isOpen })
        var lines = plain.map { $0.line }
        if !open.isEmpty {
            if !lines.isEmpty { lines.append("") }
            lines.append("#if hasFeature(InternalImportsByDefault)")
            lines += open.map { "    \($0.line)" }
            lines.append("#else")
            lines += open.map { "    import \($0.module)" }
            lines.append("#endif")
        }
        return lines
    }
}

extension Starter.Import {
    /// Whether what to write depends on the target's settings, which nobody knows here.
    fileprivate var isOpen: Bool { access == .package && isUnstatedElsewhere && !isStated }

    fileprivate var line: String {
        switch access {
        case .public, .package: "\(access.rawValue) import \(module)"
        default: isStated ? "internal import \(module)" : "import \(module)"
        }
    }
}
