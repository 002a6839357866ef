import DovetailSyntax

/// Which binary module a well-known type comes from.
///
/// We can't read binary modules, and a `public import` of one that a public interface doesn't use is warned of, so it matters which of a file's imports
/// brings `URL`.
enum KnownModules {
    /// The imports that may bring the type: the module that is known to, otherwise all of them.
    static func providers(of name: String, among imports: [ImportDeclaration]) -> [ImportDeclaration] {
        let scoped = imports.filter { $0.path.count > 1 && $0.path[1] == name }
        if !scoped.isEmpty { return scoped }
        if foundation.contains(name) {
            let known = imports.filter { ["Foundation", "FoundationEssentials"].contains($0.path.first) }
            if !known.isEmpty { return known }
        }
        // What Foundation is known not to bring can't be told from here; another module then is the likelier one.
        let others = imports.filter { !["Foundation", "FoundationEssentials", "Dovetail"].contains($0.path.first) }
        return others.isEmpty ? imports.filter { $0.path.first != "Dovetail" } : others
    }

    /// The module to name in front of a type of the standard library, or of ours.
    static func owner(of name: String) -> String? {
        if ["EndReport", "ObjectWatch", "Opened", "ScopeEnded"].contains(name) { return "Dovetail" }
        return standardLibrary.contains(name) ? "Swift" : nil
    }

    private static let foundation: Set<String> = [
        "AttributedString", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
        "FileHandle",
        "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Notification",
        "NotificationCenter", "OperationQueue", "Process", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder",
        "TimeInterval",
        "TimeZone", "Timer", "URL", "URLComponents", "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults",
    ]

    private static let standardLibrary: Set<String> = [
        "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Error", "Float", "Int", "Int16", "Int32",
        "Int64", "Int8",
        "Optional", "Result", "Set", "StaticString", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8", "Void",
    ]
}
