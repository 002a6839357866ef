import DovetailLinking
import DovetailSyntax

/// An error that a getter throws, or a function type in a `package` declaration.
///
/// Its module has to be imported as openly as the declaration is, and the compiler does not take this for a use of it: where there is no other, it
/// warns of the import.
struct UnseenError: Hashable {
    var type: ResolvedType
    var access: AccessLevel
}

extension TypeWriter {
    /// Uses the imports that nothing but errors needs where the compiler does not see it, by names for the errors.
    ///
    /// - Parameter reserved: Names that mean something else where the code stands, besides those that the writer knows.
    func renderUses(reserved: Set<String>, into writer: inout SourceWriter) {
        var free: NameScope?
        var index = 0
        // What is written may have others inside.
        while index < unseenErrors.count {
            let error = unseenErrors[index]
            index += 1
            let alone = TypeWriter(names: names, module: module, shadowed: shadowed)
            _ = alone.text(error.type, for: error.access)
            if imports.shows(alone.imports) { continue }
            var taken = free ?? NameScope(reserved: reserved.union(shadowed).union(knownNames))
            let name = taken.name("ThrownError")
            free = taken
            // What is public is for inlinable code, and no part of the interface.
            let keyword = error.access == .public ? "@usableFromInline " : error.access.keyword
            writer.gap()
            writer.line(
                "/// A use of its import, which the compiler does not see in closures and getters that throw it."
            )
            writer.line("\(keyword)typealias \(name) = \(text(error.type, for: error.access))")
        }
    }

    /// Names that types of the program begin with.
    private var knownNames: Set<String> {
        var known = names.modules.union(names.declaringModules.keys)
        for mention in names.externalImports.keys {
            known.insert(String(mention.prefix { $0 != "." }))
        }
        return known
    }
}
