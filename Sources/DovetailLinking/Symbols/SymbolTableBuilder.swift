import DovetailSyntax

/// Declares what the scanned files hold, then gives each extension to its type.
struct SymbolTableBuilder {
    private let table: SymbolTable
    private var pending: [PendingExtension] = []

    /// An extension whose type is not known yet: it may be nested in another extension.
    struct PendingExtension {
        let declaration: ExtensionDeclaration
        let context: LexicalContext
        let conditions: Conditions
    }

    private init(_ table: SymbolTable) {
        self.table = table
    }

    /// The symbols of all modules.
    static func build(_ sources: [ModuleSources]) -> SymbolTable {
        var index = 0
        let modules = sources.sorted { $0.name < $1.name }.map { source in
            let module = ModuleSymbol(source)
            for file in source.files {
                module.files.append(FileSymbol(file, module: module, index: index))
                index += 1
            }
            return module
        }
        var builder = SymbolTableBuilder(SymbolTable(modules: modules))
        let sourcesByName = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for module in builder.table.modules {
            for (file, scanned) in zip(module.files, sourcesByName[module.name]?.files ?? []) {
                builder.declare(scanned.members, in: file)
            }
        }
        builder.bindExtensions()
        return builder.table
    }

    private mutating func declare(_ block: MemberBlock, in file: FileSymbol) {
        let context = LexicalContext(outer: nil, file: file)
        let level = Level(context: context, access: .open, defaultAccess: .internal, conditions: [])
        for (name, symbol) in declaredMembers(of: block, at: level) {
            Self.insert(symbol, into: &file.module.members[name, default: []])
        }
        for declaration in block.extensions {
            guard let conditions = file.module.conditions.undecided(declaration.conditions) else { continue }
            pending.append(PendingExtension(declaration: declaration, context: context, conditions: conditions))
        }
    }

    /// Where declarations stand, and what they get from there.
    private struct Level {
        var parent: TypeSymbol?
        var path: [String] = []
        var context: LexicalContext
        /// Caps that of the members.
        var access: AccessLevel
        var defaultAccess: AccessLevel
        var conditions: Conditions

        func effectiveAccess(_ modifiers: [String]) -> AccessLevel {
            min(access, AccessLevel.stated(in: modifiers) ?? defaultAccess)
        }
    }

    private mutating func declaredMembers(of block: MemberBlock, at level: Level) -> [(String, Symbol)] {
        let evaluator = level.context.file.module.conditions
        var members: [(String, Symbol)] = []
        for declaration in block.types {
            guard let conditions = evaluator.undecided(declaration.conditions) else { continue }
            let type = TypeSymbol(
                declaration,
                file: level.context.file,
                parent: level.parent,
                path: level.path + [declaration.name],
                access: level.effectiveAccess(declaration.modifiers),
                conditions: level.conditions.adding(conditions),
                outerContext: level.context
            )
            table.insert(type)
            members.append((declaration.name, .type(type)))
            declareMembers(of: type)
        }
        for declaration in block.aliases {
            guard let conditions = evaluator.undecided(declaration.conditions) else { continue }
            let access = level.effectiveAccess(declaration.modifiers)
            let alias = AliasSymbol(declaration, access: access, conditions: conditions, context: level.context)
            table.insert(alias)
            members.append((declaration.name, .alias(alias)))
        }
        return members
    }

    /// Beside others of its name; what an alias stands for is open where branches of an `#if` differ.
    private static func insert(_ symbol: Symbol, into symbols: inout [Symbol]) {
        for other in symbols where other.file === symbol.file || min(other.access, symbol.access) >= .internal {
            for case .alias(let alias) in [symbol, other] where !alias.conditions.isEmpty {
                alias.hasAlternatives = true
            }
        }
        symbols.append(symbol)
    }

    private mutating func declareMembers(of type: TypeSymbol) {
        let level = Level(
            parent: type,
            path: type.path,
            context: type.context,
            access: type.access,
            defaultAccess: type.declaration.kind == .protocol ? type.access : .internal,
            conditions: type.conditions
        )
        for (name, symbol) in declaredMembers(of: type.declaration.members, at: level) {
            Self.insert(symbol, into: &type.members[name, default: []])
        }
    }

    /// Rounds, since an extended type may be declared in an extension; what no round finds extends a binary type.
    private mutating func bindExtensions() {
        let resolver = NameResolver(table)
        var isBindingBinaryTypes = false
        while !pending.isEmpty {
            var isProgressing = false
            let items = pending
            pending = []
            for item in items {
                let type = resolver.extendedType(item.declaration.extendedType, in: item.context)
                if let symbol = type.flatMap({ resolver.symbol(of: $0, from: item.context.file) }) {
                    attach(item, to: symbol)
                    isProgressing = true
                } else if isBindingBinaryTypes {
                    attach(item, toBinaryType: type?.path ?? [])
                    isProgressing = true
                } else {
                    pending.append(item)
                }
            }
            resolver.forget()
            if !isProgressing { isBindingBinaryTypes = true }
        }
    }

    private mutating func attach(_ item: PendingExtension, to type: TypeSymbol) {
        let symbol = ExtensionSymbol(
            item.declaration,
            of: type,
            conditions: item.conditions,
            outerContext: item.context
        )
        type.extensions.append(symbol)
        let level = Level(
            parent: type,
            path: type.path,
            context: symbol.context,
            access: type.access,
            defaultAccess: symbol.defaultAccess,
            conditions: type.conditions.adding(item.conditions)
        )
        for (name, member) in declaredMembers(of: item.declaration.members, at: level) {
            Self.insert(member, into: &type.members[name, default: []])
        }
    }

    private mutating func attach(_ item: PendingExtension, toBinaryType path: [String]) {
        let members = item.declaration.members
        if !item.declaration.inherited.isEmpty {
            table.insert(item.declaration, in: item.context, ofBinaryType: path.joined(separator: "."))
        }
        guard !path.isEmpty, !members.types.isEmpty || !members.aliases.isEmpty else { return }
        let level = Level(
            path: path,
            context: LexicalContext(outer: item.context, file: item.context.file),
            access: .open,
            defaultAccess: AccessLevel.stated(in: item.declaration.modifiers) ?? .internal,
            conditions: item.conditions
        )
        let name = path.joined(separator: ".")
        for (memberName, member) in declaredMembers(of: members, at: level) {
            table.insert(member, named: memberName, inBinaryType: name)
        }
    }
}
