import DovetailDiagnostics
import DovetailLinking
import DovetailPipeline
import DovetailQueries

/// All assemblies that a target's programs know, in whatever configuration, with all their lines.
struct AssemblyInventory {
    private struct Name: Hashable, Comparable {
        var module: String
        var path: String

        static func < (left: Name, right: Name) -> Bool { (left.module, left.path) < (right.module, right.path) }
    }

    private let configurations: [Configuration]
    private let base: BaseFolder
    private var found: [Name: GraphDocument.Assembly] = [:]
    private var lines: [Name: ConfigurationMerge<GraphDocument.Registration>] = [:]

    init(_ configurations: [Configuration], base: BaseFolder) {
        self.configurations = configurations
        self.base = base
    }

    mutating func add(_ program: LinkedProgram, in configuration: Configuration) {
        let scopes = program.scopeNames
        for assembly in program.assemblies {
            let name = Name(module: assembly.module, path: assembly.name)
            if found[name] == nil {
                found[name] = GraphDocument.Assembly(
                    name: assembly.name,
                    module: assembly.module,
                    package: assembly.packageName,
                    scope: assembly.scope.map { scopes[$0] },
                    location: .init(assembly.location, base),
                    registrations: []
                )
            }
            for registration in assembly.registrations {
                lines[name, default: ConfigurationMerge(configurations)].add(line(registration), in: configuration)
            }
        }
    }

    /// Sorted by module and name; the lines as they stand.
    var assemblies: [GraphDocument.Assembly] {
        found.sorted { $0.key < $1.key }.map { name, assembly in
            var assembly = assembly
            let merged = lines[name]?.merged ?? []
            assembly.registrations = merged.map { registration, condition in
                var registration = registration
                registration.condition = condition
                return registration
            }.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
            return assembly
        }
    }

    private func line(_ registration: LinkedRegistration) -> GraphDocument.Registration {
        GraphDocument.Registration(
            name: registration.type.name,
            keys: registration.keys.map { .init($0.key(tagged: registration.tag)) },
            contributions: registration.contributions.map { .init($0.collection.key(tagged: registration.tag)) },
            lifetime: .init(registration.lifetime),
            isDecorator: registration.decoration != nil,
            location: .init(registration.location, base)
        )
    }
}
