import DovetailDiagnostics
import DovetailSyntax

/// What a type's name can stand for.
enum Symbol {
    case type(TypeSymbol)
    case alias(AliasSymbol)

    /// The module that declares it.
    var module: ModuleSymbol {
        switch self {
        case .type(let type): type.module
        case .alias(let alias): alias.module
        }
    }

    /// The file that declares it.
    var file: FileSymbol {
        switch self {
        case .type(let type): type.file
        case .alias(let alias): alias.file
        }
    }

    /// Its own access capped by that of what it is nested in.
    var access: AccessLevel {
        switch self {
        case .type(let type): type.access
        case .alias(let alias): alias.access
        }
    }

    /// As declared, without backticks.
    var name: String {
        switch self {
        case .type(let type): type.declaration.name
        case .alias(let alias): alias.declaration.name
        }
    }

    /// Whether it is called exactly so: the compiler takes two spellings of one character for two names, where `String` does not.
    func isNamed(_ name: String) -> Bool { self.name.isSpelt(name) }

    /// The undecided conditions that it stands under.
    var conditions: Conditions {
        switch self {
        case .type(let type): type.conditions
        case .alias(let alias): alias.conditions
        }
    }

    /// The place of its declaration.
    var location: SourceLocation {
        switch self {
        case .type(let type): type.location
        case .alias(let alias): alias.location
        }
    }

    /// Whether a file may name it.
    func isAccessible(from viewer: FileSymbol) -> Bool {
        access.reaches(viewer, from: file) && isOffered(to: viewer)
    }

    /// Whether it is in no group of `@_spi`, or in one that the file's import of the module names.
    private func isOffered(to viewer: FileSymbol) -> Bool {
        if viewer.module === module { return true }
        let attributes = attributes
        if attributes.isEmpty { return true }
        let groups = attributes.filter { $0.name == "_spi" }
        return groups.isEmpty
            || groups.contains { viewer.spiGroups[module.name]?.contains($0.arguments ?? "") == true }
    }

    /// Whether it is there only to be complained of.
    var isUnavailable: Bool {
        attributes.contains { attribute in
            guard attribute.name == "available", let arguments = attribute.arguments else { return false }
            let words = arguments.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }
            return words.prefix(2) == ["*", "unavailable"]
        }
    }

    private var attributes: [AttributeSyntax] {
        switch self {
        case .type(let type): type.declaration.attributes
        case .alias(let alias): alias.declaration.attributes
        }
    }

    /// Whether it may be named as a member of a type: what is `private` there only inside that type and its extensions in the same file.
    func isAccessible(asMemberOf type: TypeSymbol, from context: LexicalContext) -> Bool {
        isAccessible(from: context.file) && (!isStatedPrivate || context.seesPrivateMembers(of: type))
    }

    private var isStatedPrivate: Bool {
        switch self {
        case .type(let type): type.declaration.modifiers.contains("private")
        case .alias(let alias): alias.declaration.modifiers.contains("private")
        }
    }
}

extension AccessLevel {
    /// Whether a declaration of this access in one file can be named in another.
    func reaches(_ viewer: FileSymbol, from file: FileSymbol) -> Bool {
        switch self {
        case .open, .public: true
        case .private, .fileprivate: viewer === file
        case .internal: viewer.module === file.module || viewer.testable.contains(file.module.name)
        case .package:
            viewer.module === file.module || viewer.module.packageName == file.module.packageName
                || viewer.testable.contains(file.module.name)
        }
    }

    /// The access that a declaration's modifiers state, if they do.
    static func stated(in modifiers: [String]) -> AccessLevel? {
        for modifier in modifiers {
            switch modifier {
            case "private": return .private
            case "fileprivate": return .fileprivate
            case "internal": return .internal
            case "package": return .package
            case "public": return .public
            case "open": return .open
            default: continue
            }
        }
        return nil
    }
}
