/// The smallest part of a `#if` condition that holds or does not, such as `DEBUG`, `os(Linux)` or `swift(>=6)`; spelt without blanks, and by
/// the one spelling of those that mean the same.
package struct ConditionAtom: Hashable, Sendable {
    package let text: String

    /// From an atom as written; false where it is the negation of what it is called here, as `swift(<6)` is of `swift(>=6)`.
    static func reading(_ text: String) -> (atom: ConditionAtom, isPositive: Bool) {
        switch text {
        case "os(OSX)": return (ConditionAtom(text: "os(macOS)"), true)
        default: break
        }
        if let (name, argument) = call(text), versioned.contains(name), argument.hasPrefix("<") {
            return (ConditionAtom(text: "\(name)(>=\(argument.dropFirst()))"), false)
        }
        return (ConditionAtom(text: text), true)
    }

    /// What it is about: two of one kind do not vary independently. `os(iOS)` and `os(Linux)` never hold both, and who has `swift(>=6)` has
    /// `swift(>=5.9)`, too.
    package var kind: String {
        guard let (name, _) = Self.call(text), Self.exclusive.contains(name) || Self.versioned.contains(name) else {
            return text
        }
        return String(name)
    }

    /// Whether it holds where another one does, or does not; nil where that says nothing of it.
    func follows(from other: ConditionAtom, being holds: Bool) -> Bool? {
        if other == self { return holds }
        guard let (name, argument) = Self.call(text), let (otherName, otherArgument) = Self.call(other.text),
            name == otherName
        else { return nil }
        // Whoever is on one system is on no other.
        if Self.exclusive.contains(name) { return holds ? false : nil }
        guard Self.versioned.contains(name), let version = LanguageVersion(ofMinimum: argument),
            let otherVersion = LanguageVersion(ofMinimum: otherArgument)
        else { return nil }
        if holds { return version <= otherVersion ? true : nil }
        return version >= otherVersion ? false : nil
    }

    /// Whether it is the same for all modules of a build, so that what is generated for one of them can ask for it in place of another.
    var isSharedByModules: Bool {
        guard let (name, _) = Self.call(text) else { return true }
        return name != "hasFeature" && name != "hasAttribute" && name != "swift"
    }

    private static let exclusive: Set<String> = [
        "os", "arch", "targetEnvironment", "_endian", "_pointerBitWidth", "_runtime", "_ptrauth",
    ]
    private static let versioned: Set<String> = ["swift", "compiler", "_compiler_version"]

    private static func call(_ text: String) -> (name: Substring, argument: Substring)? {
        guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
        return (text[..<open], text[text.index(after: open)...].dropLast())
    }
}

extension Set<String> {
    fileprivate func contains(_ name: Substring) -> Bool { contains(String(name)) }
}
