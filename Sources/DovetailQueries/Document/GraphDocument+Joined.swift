extension GraphDocument {
    /// What several targets of a package say together.
    ///
    /// An assembly is told as its own module's target has it: that knows all conditions that its lines depend on.
    package static func joined(_ parts: [(target: String, document: GraphDocument)]) -> GraphDocument {
        var assemblies: [Name: (assembly: Assembly, isOwn: Bool)] = [:]
        var joined = GraphDocument()
        var findings: Set<Finding> = []
        for (target, document) in parts {
            for assembly in document.assemblies {
                let name = Name(module: assembly.module, name: assembly.name)
                let isOwn = assembly.module == target
                if assemblies[name] == nil || isOwn { assemblies[name] = (assembly, isOwn) }
            }
            joined.compositions += document.compositions
            joined.findings += document.findings.filter { findings.insert($0).inserted }
        }
        joined.assemblies = assemblies.sorted { $0.key < $1.key }.map(\.value.assembly)
        let order = joined.compositions.indices.sorted { left, right in
            let (first, second) = (joined.compositions[left], joined.compositions[right])
            return (first.module, first.name, left) < (second.module, second.name, right)
        }
        joined.compositions = order.map { joined.compositions[$0] }
        return joined
    }

    private struct Name: Hashable, Comparable {
        var module: String
        var name: String

        static func < (left: Name, right: Name) -> Bool { (left.module, left.name) < (right.module, right.name) }
    }
}
