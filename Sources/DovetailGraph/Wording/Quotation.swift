extension String {
    /// As a name or a piece of code in a sentence.
    var quoted: String { "`\(self)`" }

    /// The expression that names the type in a manifest: `Clock.self`, `(any Clock).self`.
    var metatype: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "?"), UInt8(ascii: "&"): false
            default: true
            }
        }
        let isInBrackets = utf8.first == UInt8(ascii: "[") && utf8.last == UInt8(ascii: "]")
        return isPlain || isInBrackets ? "\(self).self" : "(\(self)).self"
    }
}

extension Key {
    /// The type as a piece of code, and what it is tagged with: `URL` tagged `Production`.
    var quoted: String { tag.map { "\(name.quoted) tagged \($0.name.quoted)" } ?? name.quoted }
    /// That of the type and that of the tag.
    var names: [String] { [name] + (tag.map { [$0.name] } ?? []) }
    /// The expression that names the type, without the tag.
    var metatype: String { name.metatype }
    /// What `Expose` takes: `URL.self, tag: Production.self`.
    var exposure: String { tag.map { "\(metatype), tag: \($0.name.metatype)" } ?? metatype }
    /// What a registration ends with: `.tagged(Production.self)`, or nothing.
    var tagging: String { tag.map { ".tagged(\($0.name.metatype))" } ?? "" }
    /// What a registration says that contributes to the collection.
    var contribution: String { ".into(\(metatype)\(collection?.isMap == true ? ", key: …" : ""))" }
}

extension Binding {
    /// What is made, and what it is tagged with.
    var quoted: String { tag.map { "\(name.quoted) tagged \($0.name.quoted)" } ?? name.quoted }
}

extension Sequence<String> {
    /// As an enumeration in a sentence: `a, b and c`.
    func enumerated(with conjunction: String) -> String {
        let parts = Array(self)
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
