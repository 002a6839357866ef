package import DovetailDiagnostics
package import DovetailGraph
package import DovetailSyntax

/// All that the scanned modules say about injection, with every name resolved.
package struct LinkedProgram: Sendable {
    /// The module that the tool runs for.
    package var target: String
    /// Parents before children, otherwise sorted by module and name.
    package var scopes: [LinkedScope]
    /// Sorted by module, then name.
    package var assemblies: [LinkedAssembly]
    /// Sorted by module, then name. Those of dependencies are here only to be included.
    package var compositions: [LinkedComposition]
    package var names: ProgramNames
    /// Of the target's own assemblies, scopes and compositions; faults of dependencies are reported by their own run.
    package var diagnostics: [Diagnostic]
    package var implementations = ImplementationSearch()
    /// The assemblies, by their indices, that are listed only to replace others.
    package var doubles: Set<Int> = []
    /// Names in manifests that no scanned module declares.
    package var unknownNames: [UnknownName] = []
    /// What makes a difference and is not known: the program is only an outline as long as there is some.
    package var undecided: [UndecidedCondition] = []
    /// Whether a manifest says by `#error` that it is not to be built in this configuration: nothing is wrong with it but that.
    package var isRefused = false

    package init(
        target: String,
        scopes: [LinkedScope],
        assemblies: [LinkedAssembly],
        compositions: [LinkedComposition],
        names: ProgramNames,
        diagnostics: [Diagnostic]
    ) {
        self.target = target
        self.scopes = scopes
        self.assemblies = assemblies
        self.compositions = compositions
        self.names = names
        self.diagnostics = diagnostics
    }
}

/// What is needed to write a resolved type so that the compiler reads it back.
package struct ProgramNames: Sendable {
    /// For each top-level type or alias name, the scanned modules that declare it, sorted.
    package var declaringModules: [String: [String]]
    /// All scanned modules.
    package var modules: Set<String>
    /// For each binary type's dotted name, the imports of unscanned modules of the files that mention it, each once, sorted by path.
    package var externalImports: [String: [ImportDeclaration]]
    /// Modules that a file of the target imports with a stated access below `public`: the compiler then takes no import of them that states
    /// none, in any file of the target.
    package var explicitlyImported: Set<String> = []

    package init(
        declaringModules: [String: [String]],
        modules: Set<String>,
        externalImports: [String: [ImportDeclaration]]
    ) {
        self.declaringModules = declaringModules
        self.modules = modules
        self.externalImports = externalImports
    }
}

/// A type conforming to `Scope`.
package struct LinkedScope: Sendable {
    package var module: String
    package var path: [String]
    /// An index into the program's scopes.
    package var parent: Int?
    package var access: AccessLevel
    package var location: SourceLocation
    package var isolation: ScopeIsolation

    package init(
        module: String,
        path: [String],
        parent: Int?,
        access: AccessLevel,
        location: SourceLocation,
        isolation: ScopeIsolation = .sendable
    ) {
        self.module = module
        self.path = path
        self.parent = parent
        self.access = access
        self.location = location
        self.isolation = isolation
    }
}

/// A type conforming to `Assembly`.
package struct LinkedAssembly: Sendable {
    package var module: String
    package var packageName: String
    package var path: [String]
    package var access: AccessLevel
    /// An index into the program's scopes; nil where it could not be resolved (diagnosed).
    package var scope: Int?
    /// In line order.
    package var registrations: [LinkedRegistration]
    /// What would be there under conditions that were not asked for, since the assembly is of another target and listed nowhere: for near
    /// misses.
    package var possibleRegistrations: [(registration: LinkedRegistration, condition: String?)] = []
    /// The imports of the file that holds `registrations`.
    package var imports: [ImportDeclaration]
    /// The place of the assembly's name.
    package var location: SourceLocation
    /// Whether something in it could not be read or linked, so that what it provides is not wholly known.
    package var hasFaults: Bool
    /// The names of the types that are nested in it: in its extension they go before all others.
    package var nestedNames: Set<String> = []
    /// What it says of collections, in line order.
    package var declarations: [CollectionDeclaration] = []
    /// Names in it that no scanned module declares.
    package var unknownNames: [UnknownName] = []

    package init(
        module: String,
        packageName: String,
        path: [String],
        access: AccessLevel,
        scope: Int?,
        registrations: [LinkedRegistration],
        imports: [ImportDeclaration],
        location: SourceLocation,
        hasFaults: Bool
    ) {
        self.module = module
        self.packageName = packageName
        self.path = path
        self.access = access
        self.scope = scope
        self.registrations = registrations
        self.imports = imports
        self.location = location
        self.hasFaults = hasFaults
    }
}

/// A type conforming to `Composition`, its includes followed.
package struct LinkedComposition: Sendable {
    package struct Exposure: Sendable {
        package var type: ResolvedType
        /// What `tag:` says.
        package var tag: ResolvedType?
        /// What `Expose` calls the type, where that is another name than the type's own: `Token`, though that is a typealias of `String`.
        package var aliasName: String?
        package var location: SourceLocation

        package init(
            type: ResolvedType,
            tag: ResolvedType? = nil,
            aliasName: String? = nil,
            location: SourceLocation
        ) {
            self.type = type
            self.tag = tag
            self.aliasName = aliasName
            self.location = location
        }

        package var key: Key { type.key(tagged: tag) }
    }

    /// An assembly whose registrations replace others.
    package struct Override: Sendable {
        /// An index into the program's assemblies; it is among the composition's too.
        package var assembly: Int
        /// The assemblies, likewise, that it may replace registrations of.
        package var reach: Set<Int>
        package var location: SourceLocation

        package init(assembly: Int, reach: Set<Int>, location: SourceLocation) {
            self.assembly = assembly
            self.reach = reach
            self.location = location
        }
    }

    /// Another composition that one includes.
    package struct Include: Sendable {
        /// An index into the program's compositions.
        package var composition: Int
        package var location: SourceLocation

        package init(composition: Int, location: SourceLocation) {
            self.composition = composition
            self.location = location
        }
    }

    package var module: String
    package var packageName: String
    package var path: [String]
    package var access: AccessLevel
    /// Indices into the program's assemblies, in listed order, each once. Those that override are among them.
    package var assemblies: [Int]
    /// Its own and those of its includes, in listed order.
    package var overrides: [Override] = []
    /// Its own and those of its includes, in listed order.
    package var rules: [LinkedArchitectureRule] = []
    /// Those of the assemblies that it lists itself, and does not override with.
    package var ownAssemblies: Set<Int> = []
    /// What tells it from all others.
    package var identity = ""
    /// The identities of those that it includes, directly or not.
    package var includes: Set<String> = []
    /// In listed order, each key once.
    package var exposures: [Exposure]
    /// Those that it includes itself, in listed order.
    package var directIncludes: [Include] = []
    package var imports: [ImportDeclaration]
    package var location: SourceLocation
    package var hasFaults: Bool
    /// The names of the types that are nested in it: in its extension they go before all others.
    package var nestedNames: Set<String> = []

    package init(
        module: String,
        packageName: String,
        path: [String],
        access: AccessLevel,
        assemblies: [Int],
        exposures: [Exposure],
        imports: [ImportDeclaration],
        location: SourceLocation,
        hasFaults: Bool
    ) {
        self.module = module
        self.packageName = packageName
        self.path = path
        self.access = access
        self.assemblies = assemblies
        self.exposures = exposures
        self.imports = imports
        self.location = location
        self.hasFaults = hasFaults
    }
}
