/// The assemblies of a document by name and module.
struct AssemblyTable: Sendable {
    private struct Name: Hashable {
        var module: String
        var name: String
    }

    private let assemblies: [Name: GraphDocument.Assembly]

    init(_ assemblies: [GraphDocument.Assembly]) {
        self.assemblies = Dictionary(
            assemblies.map { (Name(module: $0.module, name: $0.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    subscript(member: GraphDocument.Member) -> GraphDocument.Assembly? {
        assemblies[Name(module: member.module, name: member.name)]
    }
}
