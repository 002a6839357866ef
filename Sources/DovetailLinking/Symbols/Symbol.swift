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

    /// Whether a file may name it.
    func isAccessible(from viewer: FileSymbol) -> Bool {
        access.reaches(viewer, from: file)
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
