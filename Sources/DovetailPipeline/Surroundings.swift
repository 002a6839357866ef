import DovetailGraph
import DovetailLinking
package import DovetailSyntax

/// What a new file of a target can name, and what it has to mind.
package struct Surroundings: Sendable {
    /// A scope or an assembly that the target's code may name.
    package struct Named: Sendable {
        package var module: String
        /// `Outer.Name`, as it is written where its module is imported.
        package var name: String
        package var access: AccessLevel
        /// Of a scope that is used from one place.
        package var isUnsynchronized: Bool

        package init(module: String, name: String, access: AccessLevel, isUnsynchronized: Bool = false) {
            self.module = module
            self.name = name
            self.access = access
            self.isUnsynchronized = isUnsynchronized
        }
    }

    /// How the target's files import a module.
    package struct Imports: Sendable {
        /// Some file states no access.
        package var haveUnstated = false
        /// Some file states one below `public`: then the compiler wants to know the access of each import of that module.
        package var haveNarrow = false
    }

    package var target: String
    package var scopes: [Named]
    package var assemblies: [Named]
    /// For each type that the target or what it depends on declares at the top, where.
    package var declaringModules: [String: [String]]
    /// By module.
    package var imports: [String: Imports]
    /// Of the target's files.
    package var paths: [String]
}

extension Pipeline {
    /// Looks around in a target and in what it depends on.
    package static func surroundings(in modules: [ReadModule], target: String) -> Surroundings {
        let scanned = scan(modules)
        let program = Linker.link(scanned, target: target)
        let packages = Dictionary(modules.map { ($0.name, $0.packageName) }, uniquingKeysWith: { first, _ in first })
        func isSeen(_ access: AccessLevel, from module: String) -> Bool {
            if module == target { return access >= .internal }
            return access >= (packages[module] == packages[target] ? .package : .public)
        }
        let files = scanned.filter { $0.name == target }.flatMap(\.files)
        var imports: [String: Surroundings.Imports] = [:]
        for declaration in files.flatMap(\.imports) {
            guard let module = declaration.path.first else { continue }
            if declaration.access == nil { imports[module, default: .init()].haveUnstated = true }
            if declaration.hasNarrowAccess { imports[module, default: .init()].haveNarrow = true }
        }
        return Surroundings(
            target: target,
            scopes: program.scopes.filter { isSeen($0.access, from: $0.module) }.map { scope in
                Surroundings.Named(
                    module: scope.module,
                    name: scope.path.joined(separator: "."),
                    access: scope.access,
                    isUnsynchronized: scope.isolation == .unsynchronized
                )
            },
            assemblies: program.assemblies.filter { isSeen($0.access, from: $0.module) }.map { assembly in
                Surroundings.Named(
                    module: assembly.module,
                    name: assembly.path.joined(separator: "."),
                    access: assembly.access
                )
            },
            declaringModules: program.names.declaringModules,
            imports: imports,
            paths: files.map(\.source.path)
        )
    }
}
