/// What all assemblies register, whether or not a composition lists them, by name.
struct Registry: Sendable {
    /// One line of an assembly.
    struct Line: Hashable, Sendable {
        var assembly: GraphDocument.Assembly
        var registration: GraphDocument.Registration
    }

    private var lines: [String: [Line]] = [:]
    private var assemblies: [String: [GraphDocument.Assembly]] = [:]
    private var scopes: [String: [GraphDocument.Assembly]] = [:]
    /// By assembly, the compositions that list it.
    private var listing: [GraphDocument.Member.Identity: [CompositionReference]] = [:]
    let table: AssemblyTable

    init(_ document: GraphDocument) {
        table = AssemblyTable(document.assemblies)
        for assembly in document.assemblies {
            var names = [assembly.name, "\(assembly.module).\(assembly.name)"].map(AskedName.plain)
            names += AskedName.lastName(of: names[0]).map { [$0] } ?? []
            for name in Set(names) { assemblies[name, default: []].append(assembly) }
            if let scope = assembly.scope { scopes[AskedName.plain(scope), default: []].append(assembly) }
            for registration in assembly.registrations {
                let line = Line(assembly: assembly, registration: registration)
                let names = [registration.name] + registration.keys.flatMap { [$0.type, $0.qualified] }
                for name in Set(names.map(AskedName.plain)) { lines[name, default: []].append(line) }
            }
        }
        for composition in document.compositions {
            for member in composition.assemblies {
                listing[member.identity, default: []].append(CompositionReference(composition))
            }
        }
    }

    /// The lines that make or offer what has the name.
    func lines(for name: AskedName) -> [Line] {
        (lines[name.plain] ?? []).filter { $0.registration.isCalled(name) }
    }

    /// The assemblies of the name.
    func assemblies(named name: AskedName) -> [GraphDocument.Assembly] { assemblies[name.plain] ?? [] }

    /// The assemblies of the scope of the name.
    func assemblies(inScope name: AskedName) -> [GraphDocument.Assembly] { scopes[name.plain] ?? [] }

    /// The compositions that list an assembly, each once.
    func compositions(listing assembly: GraphDocument.Assembly) -> [String] {
        let member = GraphDocument.Member.Identity(name: assembly.name, module: assembly.module)
        var seen: Set<String> = []
        return (listing[member] ?? []).map(\.name).filter { seen.insert($0).inserted }
    }
}

extension GraphDocument.Member {
    /// What tells it from others.
    struct Identity: Hashable, Sendable {
        var name: String
        var module: String
    }

    var identity: Identity { Identity(name: name, module: module) }
}
