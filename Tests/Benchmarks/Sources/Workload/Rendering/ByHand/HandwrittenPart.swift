/// What one module makes for one scope, in a struct of its own.
struct HandwrittenPart {
    let package: PackageModel
    let scope: ScopeLevel
    let module: Int
    let typeName: String
    /// What a scope's class calls it.
    let name: String
    /// What it makes, in order.
    let objects: [ObjectModel]
    private let assembly: ModuleModel.Assembly

    init(_ package: PackageModel, _ assembly: ModuleModel.Assembly, module: Int) {
        self.package = package
        self.assembly = assembly
        self.module = module
        scope = assembly.scope
        typeName = Self.typeName(of: assembly)
        name = HandwrittenWiring.lowerCamel(Self.base(of: assembly))
        // What the kit makes of everybody's contributions, the scope's class makes.
        objects =
            module == 0
            ? [] : assembly.objects.map { package.objects[$0] }.filter { $0.isReachable && $0.lifetime != .input }
    }

    var isEmpty: Bool { objects.isEmpty }
    var isMadeAsynchronously: Bool { objects.contains(where: \.isMadeAsynchronously) }
    var hasHooks: Bool { objects.contains(where: \.hasHook) }
    var hasElements: Bool { objects.contains(where: Self.isElement) }

    /// What it takes from other modules, in order: objects, and functions that make or fetch what is no plain object.
    var needs: [ObjectModel] { elsewhere(of: objects).filter { $0.module != module } }

    /// The part of its module for the scope around its own, where it needs anything of that: most of it can't be named outside of the module, so it
    /// takes the whole part.
    var outer: ModuleModel.Assembly? { outer(of: objects) }

    /// What it calls another part of its module.
    static let outerName = "outer"

    static func typeName(of assembly: ModuleModel.Assembly) -> String { base(of: assembly) + "Wiring" }

    private static func base(of assembly: ModuleModel.Assembly) -> String {
        String(assembly.name.dropLast("Assembly".count))
    }

    /// What some of its objects need that it doesn't make itself.
    private func elsewhere(of some: [ObjectModel]) -> [ObjectModel] {
        let found = Set(some.flatMap { $0.parameters.compactMap(\.object) }).subtracting(objects.map(\.index))
        return found.sorted().map { package.objects[$0] }
    }

    private func outer(of some: [ObjectModel]) -> ModuleModel.Assembly? {
        guard let need = elsewhere(of: some).first(where: { $0.module == module }) else { return nil }
        return package.modules[module].assemblies.first { $0.scope == need.scope }
    }

    static func isElement(_ object: ObjectModel) -> Bool { if case .element = object.key { true } else { false } }

    /// Whether it is a plain value once its scope is open.
    static func isHeld(_ object: ObjectModel) -> Bool { object.lifetime == .input || object.lifetime == .shared }

    /// The type of a function that makes or fetches an object.
    static func makerType(of object: ObjectModel) -> String {
        "@Sendable (\(object.takesArgument ? "ItemID" : "")) -> \(object.requested)"
    }

    // MARK: - Text

    var file: RenderedFile {
        let held = objects.filter(Self.isHeld)
        let later = objects.filter { !Self.isHeld($0) }
        var lines = ["/// Makes what \(package.modules[module].name) has for the \(scope.className.lowercased())."]
        lines.append("public struct \(typeName): Sendable {")
        // Only what is made later is held here.
        if let outer = outer(of: later) {
            lines.append("    private let \(Self.outerName): \(Self.typeName(of: outer))")
        }
        let kept = elsewhere(of: later).filter { $0.module != module }
        lines += kept.map {
            "    private let \(localName(of: $0)): \(Self.isHeld($0) ? $0.requested : Self.makerType(of: $0))"
        }
        lines += held.map { object in
            "    \(object.isPublic ? "public " : "")let \(HandwrittenWiring.name(of: object)): \(type(of: object))"
        }
        lines += held.filter(\.hasHook).map { "    private let \(Self.endedName(of: $0)): \($0.typeName)" }
        for object in later where object.lifetime == .lazy || object.lifetime == .weak {
            let cell = object.lifetime == .lazy ? "OnFirstUse<\(object.requested)>" : "WhileHeld<\(object.typeName)>"
            lines.append("    private let \(cellName(of: object)) = \(cell)()")
        }
        lines.append("")
        lines += initializer(held, keeping: (outer(of: later) == nil ? [] : [Self.outerName]) + kept.map(localName))
        for object in later { lines += [""] + maker(of: object) }
        if hasElements {
            let names = held.filter(Self.isElement).map(HandwrittenWiring.name)
            lines += ["", "    public var elements: [any \(scope.pluginName)] { [\(names.joined(separator: ", "))] }"]
        }
        if hasHooks {
            lines += ["", "    public func end() {"]
            lines += held.reversed().filter(\.hasHook).map { "        \(Self.endedName(of: $0)).close()" }
            lines.append("    }")
        }
        lines.append("}")
        return RenderedFile("\(typeName).swift", imports + lines.joined(separator: "\n") + "\n")
    }

    private func initializer(_ held: [ObjectModel], keeping kept: [String]) -> [String] {
        let around = outer.map { ["        \(Self.outerName): \(Self.typeName(of: $0))"] } ?? []
        let parameters =
            around
            + needs.map { need in
                "        \(localName(of: need)): \(Self.isHeld(need) ? need.requested : "@escaping " + Self.makerType(of: need))"
            }
        let effects = isMadeAsynchronously ? " async throws" : ""
        var lines = parameters.isEmpty ? ["    public init()\(effects) {"] : ["    public init("]
        if !parameters.isEmpty {
            lines += [parameters.joined(separator: ",\n"), "    )\(effects) {"]
        }
        for object in held {
            let attempt = object.isMadeAsynchronously ? "try await " : ""
            lines.append("        let \(HandwrittenWiring.name(of: object)) = \(attempt)\(construction(of: object))")
        }
        for name in kept + held.map(HandwrittenWiring.name) {
            lines.append("        self.\(name) = \(name)")
        }
        for object in held where object.hasHook {
            lines.append("        \(Self.endedName(of: object)) = \(HandwrittenWiring.name(of: object))")
        }
        return lines + ["    }"]
    }

    /// What is ended at last is held as what it is.
    private static func endedName(of object: ObjectModel) -> String { "\(HandwrittenWiring.name(of: object))ToEnd" }

    private func maker(of object: ObjectModel) -> [String] {
        let access = object.isPublic ? "public " : ""
        let isolation = object.form == .viewModel ? "@MainActor " : ""
        let parameters = object.takesArgument ? "item: ItemID" : ""
        let head =
            "    \(isolation)\(access)func \(HandwrittenWiring.makerName(of: object))(\(parameters)) -> \(type(of: object)) {"
        let making = construction(of: object)
        switch object.lifetime {
        case .lazy, .weak:
            return [head, "        \(cellName(of: object)).value { \(making) }", "    }"]
        case .input, .shared, .transient, .perGraph:
            return [head, "        \(making)", "    }"]
        }
    }

    private func cellName(of object: ObjectModel) -> String { "\(HandwrittenWiring.name(of: object))Cell" }

    /// As it is held here, or made.
    private func type(of object: ObjectModel) -> String { object.requested }

    private func localName(of need: ObjectModel) -> String {
        Self.isHeld(need) ? HandwrittenWiring.name(of: need) : HandwrittenWiring.makerName(of: need)
    }

    private func construction(of object: ObjectModel) -> String {
        let arguments: [String] = object.parameters.compactMap { parameter in
            switch parameter.request {
            case .argument: "\(parameter.name): item"
            case .standing: nil
            case .collection: "\(parameter.name): elements"
            case .object(let need), .optional(let need):
                "\(parameter.name): \(expression(for: package.objects[need]))"
            case .closure(let need): "\(parameter.name): { \(expression(for: package.objects[need])) }"
            case .maker(let need): "\(parameter.name): { item in \(expression(for: package.objects[need])) }"
            }
        }
        return "\(object.typeName)(\(arguments.joined(separator: ", ")))"
    }

    /// A transient of its own it makes on the spot.
    private func expression(for need: ObjectModel) -> String {
        let isOwn = objects.contains { $0.index == need.index }
        if isOwn, need.lifetime == .transient || need.lifetime == .perGraph { return construction(of: need) }
        // What other modules make is a function here, which has no labels.
        let argument = !need.takesArgument ? "" : need.module == module ? "item: item" : "item"
        let place = !isOwn && need.module == module ? Self.outerName + "." : ""
        return place
            + (Self.isHeld(need)
                ? HandwrittenWiring.name(of: need)
                : "\(HandwrittenWiring.makerName(of: need))(\(argument))")
    }

    private var imports: String {
        var modules: Set<Int> = [0]
        for object in needs + objects {
            if case .abstraction(_, let module) = object.key { modules.insert(module) }
        }
        modules.remove(module)
        return modules.sorted().map { "public import \(package.modules[$0].name)\n" }.joined() + "\n"
    }
}
