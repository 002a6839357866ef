import DovetailSyntax

/// All declared types and aliases of the scanned modules, found by name.
final class SymbolTable {
    /// Sorted by name.
    let modules: [ModuleSymbol]
    let undecided: UndecidedConditions
    private let modulesByName: [String: ModuleSymbol]
    /// In module, file and source order, nested ones after what they are nested in.
    private(set) var types: [TypeSymbol] = []
    private(set) var aliases: [AliasSymbol] = []
    private var typesByIdentity: [String: [TypeSymbol]] = [:]
    /// What extensions nest in types of binary modules, by the type's dotted name.
    private(set) var binaryMembers: [String: [String: [Symbol]]] = [:]
    /// Where scanned sources make types of binary modules conform to something, by the type's dotted name.
    private(set) var binaryConformances: [String: [(declaration: ExtensionDeclaration, context: LexicalContext)]] = [:]
    /// Names of all modules that some file imports and that are not scanned.
    private(set) var externalModules: Set<String> = ["Swift", "_Concurrency", "Foundation", "FoundationEssentials"]

    init(modules: [ModuleSymbol], undecided: UndecidedConditions) {
        self.undecided = undecided
        self.modules = modules.sorted { $0.name < $1.name }
        modulesByName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        connectImports()
    }

    /// Unambiguous since a name holds no colon.
    static func identity(module: String, extended: String? = nil, path: [String]) -> String {
        let root = extended.map { $0.isEmpty ? "" : "\($0)::" } ?? ""
        let name = path.count == 1 ? path[0].distinct : path.map(\.distinct).joined(separator: ".")
        return module + "::" + root + name
    }

    /// A scanned module by name.
    func module(named name: String) -> ModuleSymbol? { modulesByName[name] }

    /// Makes a declared type findable by its identity.
    func insert(_ type: TypeSymbol) {
        types.append(type)
        typesByIdentity[type.identity, default: []].append(type)
    }

    /// Keeps a declared alias.
    func insert(_ alias: AliasSymbol) {
        aliases.append(alias)
    }

    /// Keeps what an extension nests in a type of a binary module.
    func insert(_ symbol: Symbol, named name: String, inBinaryType type: String) {
        binaryMembers[type, default: [:]][name, default: []].append(symbol)
    }

    /// Keeps an extension that makes a type of a binary module conform to something.
    func insert(_ declaration: ExtensionDeclaration, in context: LexicalContext, ofBinaryType type: String) {
        binaryConformances[type, default: []].append((declaration, context))
    }

    /// The declarations of a resolved type: more than one where `#if` branches declare it.
    func symbols(of nominal: NominalType) -> [TypeSymbol] {
        guard let module = nominal.module else { return [] }
        let identity = Self.identity(module: module, extended: nominal.extendedModule, path: nominal.path)
        let types = typesByIdentity[identity] ?? []
        return types.count > 1
            ? types.filter { $0.name.isSpelt(nominal.path.joined(separator: ".")) } : types
    }

    /// What a name means at the top level of a file: its own module before its imports.
    func lookUp(_ name: String, in file: FileSymbol) -> TopLevelLookup {
        // Two spellings of one character are one key, and two names.
        guard name.isASCII else { return lookUpUncached(name, in: file) }
        if let known = file.topLevelCache[name] { return known }
        let found = lookUpUncached(name, in: file)
        file.topLevelCache[name] = found
        return found
    }

    private func lookUpUncached(_ name: String, in file: FileSymbol) -> TopLevelLookup {
        let own = file.module.symbols(named: name, from: file)
        if !own.isEmpty { return .found(own) }
        return ImportSearch(table: self, file: file, name: name).lookUp()
    }

    /// What a module declares under a name, otherwise what it re-exports, as one file sees it.
    func lookUp(_ name: String, in module: ModuleSymbol, from file: FileSymbol) -> [Symbol] {
        let own = module.symbols(named: name, from: file)
        if !own.isEmpty || module.exports.isEmpty { return own }
        switch ImportSearch(table: self, file: file, name: name).lookUp(through: module.exports, of: module) {
        case .none: return []
        case .found(let symbols), .conditional(let symbols, _): return symbols
        }
    }

    /// A type of that name that a file would see, were it not for its access: nil where there is none.
    func hiddenType(named path: [String], from file: FileSymbol) -> TypeSymbol? {
        for module in [file.module] + file.visibleModules.map(\.module) {
            let found = typesByIdentity[Self.identity(module: module.name, path: path)] ?? []
            if let hidden = found.first(where: { !$0.access.reaches(file, from: $0.file) }) { return hidden }
        }
        return nil
    }

    /// The top-level names that a file may use, for near misses.
    func typeNames(visibleIn file: FileSymbol) -> [String] {
        let modules = [file.module] + file.visibleModules.map(\.module)
        return modules.flatMap { module in
            module.members.compactMap { name, symbols in
                symbols.contains { $0.isAccessible(from: file) } ? name : nil
            }
        }
    }

    private func connectImports() {
        for module in modules {
            for file in module.files {
                for declaration in file.imports where declaration.attributes.contains(where: { $0.name == "_exported" })
                {
                    module.exports.append(declaration)
                }
            }
        }
        for module in modules {
            for file in module.files { connectImports(of: file) }
        }
    }

    private func connectImports(of file: FileSymbol) {
        var visited: Set<String> = []
        for declaration in file.imports + file.module.exports {
            connect(declaration, to: file, visited: &visited)
        }
        externalModules.formUnion(file.externalModules)
    }

    private func connect(_ declaration: ImportDeclaration, to file: FileSymbol, visited: inout Set<String>) {
        let onlyName = declaration.kind == nil ? nil : declaration.path.last
        guard let name = declaration.path.first, visited.insert("\(name).\(onlyName ?? "")").inserted else { return }
        guard let module = modulesByName[name] else {
            file.externalModules.insert(name)
            if let onlyName { file.externalNames.insert(onlyName) }
            return
        }
        guard module !== file.module else { return }
        file.visibleModules.append(FileSymbol.VisibleModule(module: module, onlyName: onlyName))
        guard onlyName == nil else { return }
        for export in module.exports { connect(export, to: file, visited: &visited) }
    }
}
