import DovetailSyntax

/// Checks the name of a type that is to be declared.
enum TypeName {
    /// The public types of the library: one that a target declares too would stand in for it.
    static let vocabulary: Set<String> = [
        "Assemblies", "AssembliesBuilder", "Assembly", "Composition", "CompositionWithoutExpose", "Confine",
        "Contributions", "Decorator", "EndReport", "Expose", "Forbid", "HookOverdue", "Include", "Input", "Lazy",
        "ObjectEnded", "ObjectMade", "ObjectWatch", "OpenScope", "Opened", "OpeningFailed", "Override", "PerGraph",
        "RegistrationForm", "Registrations", "Scope", "ScopeDropped", "ScopeEnded", "ScopeEnding",
        "ScopeIdentity", "ScopeLifetime", "ScopeObserver", "ScopeOpened", "ScopeReference", "ScopeSlot", "Shared",
        "SwitchInsideItself", "SwitchSuperseded", "TaskHooks", "TraceNotWritten", "TraceRecorder", "Transient",
        "Unsynchronized", "UnsynchronizedLazy", "UnsynchronizedLifetime", "UnsynchronizedReference",
        "UnsynchronizedWeakObject", "UnsynchronizedWeaklyHeld", "Weak", "WeakObject", "WeaklyHeld",
    ]

    /// Refuses a name that would not compile, or that a formatter would complain of, with the nearest that is good.
    static func verify(_ name: String, for kind: Starter.Kind) throws(ArgumentParser.Fault) {
        if vocabulary.contains(name) {
            let other = name.hasSuffix(kind.word) ? "App\(name)" : name + kind.word
            throw .init(description: "\(name) is a type of Dovetail's own; did you mean \(other)?")
        }
        if isGood(name) { return }
        let mended = mended(name)
        let isMended = isGood(mended) && !vocabulary.contains(mended)
        let advice =
            isMended ? "did you mean \(mended)?" : "it begins with a capital letter, and has letters and digits in it"
        throw .init(description: "\(name.isEmpty ? "nothing" : name) can't be the name of a type; \(advice)")
    }

    /// Whether it is an identifier that needs no backticks, and begins as types do.
    private static func isGood(_ name: String) -> Bool {
        let isIdentifier =
            Identifier.quoted(name) == name && Identifier.quotedTypeName(name) == name
            && Identifier.quotedMember(name) == name
        guard isIdentifier, let first = name.first(where: { $0 != "_" }) else { return false }
        return !first.isLowercase && name != "Self"
    }

    /// `notes-assembly.swift` → `NotesAssembly`
    private static func mended(_ name: String) -> String {
        let name = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let rest = joined.drop { $0.isNumber || $0 == "_" }
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }
}

extension Starter.Kind {
    /// As names of such types end.
    var word: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
