import DovetailSyntax

/// Turns types as written into types with a meaning, as the compiler looks names up.
final class NameResolver {
    let table: SymbolTable
    /// The files that mention a binary type, for its imports.
    private(set) var mentions = BinaryMentions()
    private var problems: [Problem] = []

    init(_ table: SymbolTable) {
        self.table = table
    }

    /// The problems met since this was last asked.
    func takeProblems() -> [Problem] {
        defer { problems = [] }
        return problems
    }

    /// Drops what was found out while declarations were still being added.
    func forget() {
        for type in table.types {
            type.supertypes = nil
            type.inheritedMembers = nil
        }
        for alias in table.aliases {
            alias.resolved = nil
            alias.problems = []
        }
        problems = []
    }

    /// The nominal type that an extension extends.
    func extendedType(_ syntax: TypeSyntax, in context: LexicalContext) -> NominalType? {
        switch resolveConstraint(syntax, in: context) {
        case .nominal(let nominal): nominal
        case .optional: NominalType(module: nil, path: ["Optional"], kind: nil, access: .public)
        case .array: NominalType(module: nil, path: ["Array"], kind: nil, access: .public)
        case .dictionary: NominalType(module: nil, path: ["Dictionary"], kind: nil, access: .public)
        default: nil
        }
    }

    /// The declaration of a scanned type, as one file sees it.
    func symbol(of nominal: NominalType, from file: FileSymbol?) -> TypeSymbol? {
        let symbols = table.symbols(of: nominal)
        guard symbols.count > 1, let file else { return symbols.first }
        return symbols.first { $0.access.reaches(file, from: $0.file) } ?? symbols.first
    }

    /// Runs something whose problems are not the reader's: a clause that the compiler complains of itself.
    func withoutProblems<Result>(_ body: () -> Result) -> Result {
        let count = problems.count
        defer { problems.removeSubrange(count...) }
        return body()
    }

    /// Keeps a problem for whoever asks next.
    func note(_ problem: Problem) { problems.append(problem) }

    /// Runs something, and gives back what it met besides; whoever asks next is not told of it.
    func collectingProblems<Result>(_ body: () -> Result) -> (Result, [Problem]) {
        let count = problems.count
        let result = body()
        defer { problems.removeSubrange(count...) }
        return (result, Array(problems[count...]))
    }

    /// Keeps which file mentions a type of a binary module.
    func mention(_ name: String, qualifier: String?, in file: FileSymbol) {
        mentions.insert(name, qualifier: qualifier, file: file)
    }
}
