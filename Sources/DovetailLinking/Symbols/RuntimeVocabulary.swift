/// The names of the runtime library that mean something in a manifest.
package enum RuntimeVocabulary {
    static let module = "Dovetail"
    static let scope = "Scope"
    static let assembly = "Assembly"
    static let composition = "Composition"
    static let opened = "Opened"
    static let scopeEnded = "ScopeEnded"
    static let isolation = "Isolation"
    static let unsynchronized = "Unsynchronized"
    static let defaultIsolation = "DefaultIsolation"
    /// The properties whose bodies are read.
    static let registrations = "registrations"
    static let assemblies = "assemblies"
    package static let manifestProperties: Set = [registrations, assemblies]

    /// Whether a type is the runtime library's of that name. The library need not be among the scanned modules.
    static func isNamed(_ name: String, _ type: NominalType) -> Bool {
        type.path.count == 1 && type.path[0] == name && (type.module == nil || type.module == module)
    }
}

extension RuntimeVocabulary {
    /// A name of the vocabulary without the library's own qualifier.
    static func unqualified(_ name: String) -> String {
        for prefix in ["\(module).", "\(module)::"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name
    }
}
