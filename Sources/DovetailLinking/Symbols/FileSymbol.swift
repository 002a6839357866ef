import DovetailDiagnostics
import DovetailSyntax

/// A scanned file, and what it can see.
final class FileSymbol {
    unowned let module: ModuleSymbol
    let source: SourceText
    /// Those whose conditions may hold, with what only the compiler knows of those.
    let imports: [ImportDeclaration]
    /// Names of the modules that it imports as `@testable`.
    let testable: Set<String>
    /// By module, the groups of `@_spi` that its imports name.
    let spiGroups: [String: Set<String>]
    /// Its place among all files of the program.
    let index: Int
    /// The scanned modules that it sees; filled by the symbol table once all modules are known.
    var visibleModules: [VisibleModule] = []
    /// Names of the modules that it imports and that are not scanned, directly or through a re-export.
    var externalModules: Set<String> = []
    /// What it imports by name from modules that are not scanned: `Data` of `import struct Foundation.Data`.
    var externalNames: Set<String> = []
    /// Those of the scanned modules that it sees, and of its own.
    private(set) lazy var moduleNames = Set(visibleModules.map(\.module.name) + [module.name])
    var topLevelCache: [String: TopLevelLookup] = [:]

    /// A scanned module as an import shows it.
    struct VisibleModule {
        let module: ModuleSymbol
        /// Of `import struct A.B`: the one name.
        let onlyName: String?
    }

    init(_ file: ScannedFile, module: ModuleSymbol, index: Int) {
        self.module = module
        self.index = index
        source = file.source
        imports = file.imports.compactMap { declaration in
            guard let conditions = module.conditions.undecidedByCompiler(declaration.conditions) else { return nil }
            var settled = declaration
            settled.conditions = conditions
            return settled
        }
        testable = Set(
            imports.lazy
                .filter { $0.attributes.contains { $0.name == "testable" } }
                .compactMap(\.path.first)
        )
        var groups: [String: Set<String>] = [:]
        for declaration in imports {
            for attribute in declaration.attributes where attribute.name == "_spi" {
                groups[declaration.path[0], default: []].insert(attribute.arguments ?? "")
            }
        }
        spiGroups = groups
    }

    /// Whether a scanned module is its own, or one that an import of it leads to.
    func sees(_ other: ModuleSymbol) -> Bool {
        other === module || visibleModules.contains { $0.module === other }
    }

    /// The place of an offset in it.
    func location(_ offset: Int) -> SourceLocation { source.location(of: offset) }
}

/// What a name means at the top level of a file.
enum TopLevelLookup {
    case none
    /// All that is in sight, of one module or of several of which none shadows another; sorted by module.
    case found([Symbol])
    /// Several imports bring it in, each only if these conditions hold that are not known.
    case conditional([Symbol], Conditions)
}
