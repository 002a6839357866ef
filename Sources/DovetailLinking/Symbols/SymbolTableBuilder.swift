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
        /// The number of names in that of the type, without the module's.
        let length: Int
    }

    private init(_ table: SymbolTable) {
        self.table = table
    }

    /// The symbols of all modules, as they are in one configuration of a target.
    static func build(
        _ sources: [ModuleSources],
        target: String = "",
        configuration: Configuration = Configuration()
    ) -> SymbolTable {
        let undecided = UndecidedConditions()
        var index = 0
        var members: [ObjectIdentifier: MemberBlock] = [:]
        let modules = sources.sorted { $0.name < $1.name }.map { source in
            let module = ModuleSymbol(source, target: target, configuration, undecided)
            for file in source.files {
                let settled = file.settlingAttributes(by: module.conditions)
                let symbol = FileSymbol(settled, module: module, index: index)
                members[ObjectIdentifier(symbol)] = settled.members
                module.files.append(symbol)
                index += 1
            }
            return module
        }
        var builder = SymbolTableBuilder(SymbolTable(modules: modules, undecided: undecided))
        for module in builder.table.modules {
            for file in module.files { builder.declare(members[ObjectIdentifier(file)] ?? MemberBlock(), in: file) }
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
            let item = PendingExtension(
                declaration: declaration,
                context: context,
                conditions: conditions,
                length: length(of: declaration.extendedType)
            )
            pending.append(item)
        }
    }

    private func length(of type: TypeSyntax) -> Int {
        switch type {
        case .named(nil, let components) where components.count > 1:
            components.count - (table.module(named: components[0].name) == nil ? 0 : 1)
        case .named(_, let components): components.count
        case .member(let base, _): length(of: base) + 1
        default: 1
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

    /// Rounds, since an extended type may be declared in an extension: those of shorter names first, which declare what longer ones name.
    /// What no round finds extends a binary type.
    private mutating func bindExtensions() {
        let resolver = NameResolver(table)
        while let shortest = pending.map(\.length).min() {
            let lengths = Set(pending.map(\.length)).sorted()
            if lengths.contains(where: { bindScannedTypes(ofLength: $0, resolver) }) { continue }
            let items = pending.filter { $0.length == shortest }
            pending.removeAll { $0.length == shortest }
            for item in items {
                let type = resolver.extendedType(item.declaration.extendedType, in: item.context)
                attach(item, toBinaryType: type?.path ?? [])
            }
            resolver.forget()
        }
    }

    /// Whether one was bound.
    private mutating func bindScannedTypes(ofLength length: Int, _ resolver: NameResolver) -> Bool {
        var found: [(PendingExtension, TypeSymbol)] = []
        var others: [PendingExtension] = []
        for item in pending {
            if item.length == length,
                let type = resolver.extendedType(item.declaration.extendedType, in: item.context),
                let symbol = resolver.symbol(of: type, from: item.context.file)
            {
                found.append((item, symbol))
            } else {
                others.append(item)
            }
        }
        resolver.forget()
        if found.isEmpty { return false }
        pending = others
        for (item, symbol) in found { attach(item, to: symbol) }
        return true
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
            context: LexicalContext(
                outer: item.context,
                file: item.context.file,
                genericParameters: StandardLibrary.parameterNames(of: path) ?? []
            ),
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
