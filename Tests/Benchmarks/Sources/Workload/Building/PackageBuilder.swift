/// Draws a package: first the modules, then what each registers, at last who is a root.
struct PackageBuilder {
    private(set) var modules: [ModuleModel] = []
    private(set) var objects: [ObjectModel] = []
    var random: SeededGenerator
    private let size: PackageModel.Size
    /// Whether anything that is reachable needs it.
    private var isNeeded: [Bool] = []
    /// Whether making one makes nothing that is lazy, weak or of one construction.
    private var isPlain: [Bool] = []
    /// What other modules can ask for, by module.
    private var offered: [[Int]] = []
    /// What everybody may ask for: the host's contract, and the services with a protocol of the kit.
    private var hubs: [Int] = []

    init(_ size: PackageModel.Size) {
        self.size = size
        random = SeededGenerator(seed: size.seed)
        addKit()
        addModules()
        fillModules()
        chooseRoots()
    }

    var package: PackageModel { PackageModel(size: size, modules: modules, objects: objects) }

    // MARK: - Modules

    private mutating func addKit() {
        modules.append(ModuleModel(name: "Kit", content: .kit, dependencies: []))
        offered.append([])
        for scope in ScopeLevel.allCases {
            modules[0].assemblies.append(ModuleModel.Assembly(name: "\(scope.className)Contract", scope: scope))
            for name in Self.inputs[scope.rawValue] {
                let key = ObjectModel.Key.abstraction(name: name, module: 0)
                hubs.append(add(to: 0, scope.rawValue, .input, "App\(name)", .structure, key))
            }
            let runner = add(to: 0, scope.rawValue, .transient, "\(scope.pluginName)Runner", .viewModel, .itself)
            objects[runner].parameters = [Parameter("elements", .collection(scope))]
        }
    }

    private static let inputs = [
        ["Logging", "Transport", "Analytics"], ["Credentials", "Storage"], ["SessionContext"],
    ]

    /// A sixth of them has no manifest; of the others the first quarter serves the host, the next the account, and the rest are features, half of
    /// whose objects live in a session.
    private mutating func addModules() {
        let plain = max(1, size.modules / 6)
        for number in 0..<plain { addModule("Values\(number + 1)", .values, [0]) }
        let wired = max(3, size.modules - plain - 2)
        for number in 0..<wired {
            let area = Vocabulary.areas[number % Vocabulary.areas.count]
            var dependencies: Set<Int> = [0, 1 + random.number(below: plain)]
            let first = 1 + plain
            if number > 0 {
                dependencies.insert(first + number - 1)
                for _ in 0..<2 { dependencies.insert(first + random.number(below: number)) }
            }
            let index = addModule("\(area)\(number + 1)", .wired, dependencies.sorted())
            let name = modules[index].name
            let scopes: [ScopeLevel] =
                number * 4 < wired ? [.host] : number * 2 < wired ? [.account] : [.account, .session]
            modules[index].assemblies = scopes.map { scope in
                ModuleModel.Assembly(name: "\(name)\(scopes.count > 1 ? scope.className : "")Assembly", scope: scope)
            }
        }
        for number in 0..<(size.registrations / 4) {
            let word = random.element(of: Vocabulary.subjects) + random.element(of: Vocabulary.values)
            modules[1 + number % plain].values.append("\(word)\(number)")
        }
    }

    @discardableResult
    private mutating func addModule(_ name: String, _ content: ModuleModel.Content, _ dependencies: [Int]) -> Int {
        modules.append(ModuleModel(name: name, content: content, dependencies: dependencies))
        offered.append([])
        return modules.count - 1
    }

    // MARK: - Objects

    private mutating func fillModules() {
        let wired = modules.indices.filter { modules[$0].content == .wired }
        let kit = objects.count
        for (place, module) in wired.enumerated() {
            addHubs(to: module)
            let end = kit + (size.registrations - kit) * (place + 1) / wired.count
            while objects.count < end { addObject(to: module) }
        }
    }

    /// Services that a third of all others need.
    private mutating func addHubs(to module: Int) {
        for (assembly, scope) in modules[module].assemblies.map(\.scope).enumerated() {
            let isNew = !objects.contains { $0.typeName == Self.hubNames[scope.rawValue][0] + "Service" }
            guard isNew else { continue }
            for name in Self.hubNames[scope.rawValue] {
                let key = ObjectModel.Key.abstraction(name: name, module: 0)
                let hub = add(to: module, assembly, .shared, "\(name)Service", .finalClass, key)
                objects[hub].parameters = [Parameter("logging", .object(hubs[0]))]
                isNeeded[hubs[0]] = true
                objects[hub].isMadeAsynchronously = name == "Database"
                objects[hub].hasHook = name == "Database" || name == "UndoHistory"
                hubs.append(hub)
            }
        }
    }

    static let hubNames = [
        ["WallClock", "Network", "FeatureFlags"], ["Database", "Preferences"], ["UndoHistory", "Selection"],
    ]

    private mutating func addObject(to module: Int) {
        let assembly = random.number(below: modules[module].assemblies.count)
        let scope = modules[module].assemblies[assembly].scope
        let number = objects.count
        let subject = random.element(of: Vocabulary.subjects)
        let name = "\(subject)\(random.element(of: Vocabulary.services))\(number)"
        let abstraction = ObjectModel.Key.abstraction(name: name, module: module)
        let index: Int
        switch random.weighted([46, 8, 6, 6, 16, 9, 3, 4, 2]) {
        case 0: index = add(to: module, assembly, .shared, "Default\(name)", .finalClass, abstraction)
        case 1: index = add(to: module, assembly, .shared, name, .structure, .itself)
        case 2: index = add(to: module, assembly, .lazy, "Default\(name)", .finalClass, abstraction)
        case 3:
            index = add(to: module, assembly, .shared, "\(subject)\(scope.pluginName)\(number)", .structure, .element)
        case 4:
            let screen = "\(subject)\(random.element(of: Vocabulary.screens))\(number)"
            index = add(to: module, assembly, .transient, screen, .viewModel, .itself)
            if random.happens(in: 30) { objects[index].parameters.append(Parameter("item", .argument)) }
        case 5: index = add(to: module, assembly, .transient, "Default\(name)", .structure, abstraction)
        case 6:
            index = add(to: module, assembly, .transient, name, .structure, .itself)
            objects[index].parameters.append(Parameter("item", .argument))
        case 7: index = add(to: module, assembly, .perGraph, "Default\(name)", .structure, abstraction)
        default: index = add(to: module, assembly, .weak, "Default\(name)", .finalClass, abstraction)
        }
        decorate(index)
        addNeeds(of: index)
        if case .abstraction = objects[index].key, objects[index].isReachable { offered[module].append(index) }
    }

    @discardableResult
    private mutating func add(
        to module: Int,
        _ assembly: Int,
        _ lifetime: ObjectModel.Lifetime,
        _ typeName: String,
        _ form: ObjectModel.Form,
        _ key: ObjectModel.Key
    ) -> Int {
        let index = objects.count
        let scope = modules[module].assemblies[assembly].scope
        objects.append(
            ObjectModel(
                index: index,
                module: module,
                scope: scope,
                lifetime: lifetime,
                typeName: typeName,
                form: form,
                key: key
            )
        )
        modules[module].assemblies[assembly].objects.append(index)
        isNeeded.append(false)
        isPlain.append(lifetime == .transient || lifetime == .shared || lifetime == .input)
        return index
    }

    /// What some registrations have besides.
    private mutating func decorate(_ index: Int) {
        let object = objects[index]
        objects[index].isReachable = !random.happens(in: 12)
        // All elements of a collection are reached.
        if case .element = object.key { objects[index].isReachable = true }
        guard object.lifetime == .shared, case .abstraction = object.key else { return }
        objects[index].isMadeByClosure = random.happens(in: 10)
        objects[index].hasHook = random.happens(in: 5)
        if random.happens(in: 4) { objects[index].tag = "Spare\(index)" }
    }

    // MARK: - Needs

    private mutating func addNeeds(of index: Int) {
        let count = random.weighted([10, 25, 30, 20, 10, 5])
        var taken: Set<Int> = []
        for place in 0..<count {
            guard let need = drawNeed(of: index, place), taken.insert(need).inserted else { continue }
            let name = Self.parameterName(objects[need], place)
            objects[index].parameters.append(Parameter(name, request(for: need, by: index)))
            if objects[index].isReachable { isNeeded[need] = true }
            if !isPlain[need] { isPlain[index] = false }
        }
        if !objects[index].takesArgument, random.happens(in: 8) {
            objects[index].parameters.append(Parameter("limit", .standing(20)))
        }
    }

    /// A quarter are hubs, near a half is the chain of the module (the last that nobody needs yet) or its middle, which makes diamonds, and the rest
    /// is what other modules offer.
    private mutating func drawNeed(of index: Int, _ place: Int) -> Int? {
        let module = objects[index].module
        let own = modules[module].assemblies.flatMap(\.objects).sorted().filter { $0 < index && canNeed(index, $0) }
        let kind = random.weighted([25, 45, 30])
        if kind == 1 || place == 0 {
            if let chained = own.last(where: { !isNeeded[$0] }) { return chained }
            if !own.isEmpty { return own[own.count / 2] }
        }
        if kind == 2 {
            let others = modules[module].dependencies.filter { modules[$0].content == .wired && !offered[$0].isEmpty }
            if !others.isEmpty {
                let there = offered[random.element(of: others)]
                // Few of a module are what most others ask for.
                let candidate = there[random.number(below: random.happens(in: 60) ? min(6, there.count) : there.count)]
                if canNeed(index, candidate) { return candidate }
            }
        }
        let visible = hubs.filter { canNeed(index, $0) }
        return visible.isEmpty ? nil : random.element(of: visible)
    }

    /// Longer-lived objects need no shorter-lived ones, what is made at once nothing lazy, and what is reached nothing that is not.
    private func canNeed(_ index: Int, _ need: Int) -> Bool {
        let (object, other) = (objects[index], objects[need])
        if case .element = other.key { return false }
        guard other.form != .viewModel, other.scope <= object.scope, other.isReachable || !object.isReachable else {
            return false
        }
        // The initialiser of what users see names only what they see.
        if object.form == .viewModel, !other.isPublic { return false }
        // The closures are plain ones.
        if object.isMadeByClosure, other.tag != nil || other.takesArgument { return false }
        let imports = modules[object.module].dependencies
        guard other.module == object.module || isHub(other) || imports.contains(other.module) else { return false }
        // The key of a hub is the kit's, and its module need not be imported.
        switch other.lifetime {
        case .lazy: return object.lifetime == .transient || object.lifetime == .lazy
        case .weak, .perGraph: return object.lifetime == .transient
        case .transient: return isPlain[need] || object.lifetime == .transient && !other.takesArgument
        case .input, .shared: return true
        }
    }

    private func isHub(_ object: ObjectModel) -> Bool {
        if case .abstraction(_, module: 0) = object.key { true } else { false }
    }

    private mutating func request(for need: Int, by index: Int) -> Parameter.Request {
        let other = objects[need]
        if other.takesArgument { return .maker(need) }
        guard other.tag == nil, !objects[index].isMadeByClosure else { return .object(need) }
        if other.lifetime == .transient, isPlain[need], random.happens(in: 40) { return .closure(need) }
        if other.lifetime == .shared, random.happens(in: 4) { return .optional(need) }
        return .object(need)
    }

    private static func parameterName(_ object: ObjectModel, _ place: Int) -> String {
        let name = if case .abstraction(let name, _) = object.key { name } else { object.typeName }
        let word = name.prefix(1).lowercased() + name.dropFirst()
        // Without its number, as people would call it, and with the place, so that it is the only one.
        return String(word.prefix { !$0.isNumber }) + (place == 0 ? "" : "\(place + 1)")
    }

    // MARK: - Roots

    /// What users see is exposed, and what nothing needs and others may name; what nothing needs and nobody may name gets a protocol.
    private mutating func chooseRoots() {
        for index in objects.indices where objects[index].isReachable {
            let object = objects[index]
            if object.lifetime == .input { continue }
            if case .element = object.key { continue }
            if object.form == .viewModel {
                objects[index].isExposed = true
            } else if !isNeeded[index] {
                if case .itself = object.key {
                    objects[index].key = .abstraction(name: object.typeName, module: object.module)
                    objects[index].typeName = "Default\(object.typeName)"
                }
                objects[index].isExposed = true
            }
        }
    }
}
