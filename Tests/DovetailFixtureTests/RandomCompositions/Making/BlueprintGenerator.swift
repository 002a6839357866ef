/// Makes blueprints at random: sound ones, ones with a single fault, and ones that are wrong all over.
struct BlueprintGenerator {
    typealias Key = Blueprint.Key
    typealias Request = Blueprint.Request

    var random: SeededGenerator
    var blueprint: Blueprint
    /// Whether much is async, and made side by side.
    private var isBusy = false
    /// Whether most objects are kept, have hooks, and need each other.
    private let endsMuch: Bool
    /// Assemblies that are to replace what others have.
    private var overriding: [Int] = []

    /// The blueprint of a seed.
    ///
    /// - Parameter endsMuch: Whether it is to be sound, with hooks that wait for each other.
    static func blueprint(seed: UInt64, endsMuch: Bool = false) -> Blueprint {
        var generator = BlueprintGenerator(seed: seed, endsMuch)
        generator.generate()
        return generator.blueprint
    }

    private init(seed: UInt64, _ endsMuch: Bool) {
        self.endsMuch = endsMuch
        random = SeededGenerator(seed: seed &* 7919 &+ 17)
        blueprint = Blueprint(prefix: "Case\(seed)")
    }

    private mutating func generate() {
        blueprint.isSpread = random.chance(30)
        isBusy = random.chance(15)
        addScopes()
        blueprint.promiseCount = random.number(1...5)
        blueprint.valueCount = random.number(2...6)
        blueprint.markCount = random.pick([0, 0, 1, 2])
        addAssemblies()
        addInputs()
        for _ in 0..<random.number(endsMuch ? 8...16 : 2...13) { addThing(to: anyAssembly()) }
        if random.chance(25) { for _ in 0..<random.pick([1, 1, 2]) { addOverride() } }
        if random.chance(30) { addDecorators() }
        if random.chance(12) { addAllowance() }
        if random.chance(15) { for _ in 0..<random.number(1...2) { addCondition() } }
        for thing in blueprint.things.indices { addParameters(to: thing) }
        if random.chance(15) { repeatRegistration() }
        list()
        settle()
        let care = random.next() % 100
        if care < 60 || endsMuch { mend() }
        if care < 15, !endsMuch { spoil() }
    }

    private mutating func addScopes() {
        for index in 0..<random.pick([1, 1, 2, 2, 3, 3, 4, 5]) {
            let isRoot = index == 0 || random.chance(8)
            let parent = random.chance(60) ? index - 1 : random.number(0...max(0, index - 1))
            let actor: Blueprint.Actor? = random.chance(10) ? .main : random.chance(2) ? .worker : nil
            blueprint.scopes.append(.init(parent: isRoot ? nil : parent, actor: actor))
        }
    }

    private mutating func addAssemblies() {
        for scope in blueprint.scopes.indices {
            // Some scopes have nothing registered.
            if scope > 0, random.chance(8) { continue }
            for _ in 0..<random.pick([1, 1, 2, 3]) {
                let module: Blueprint.Module = blueprint.isSpread ? random.pick([.data, .data, .extra, .app]) : .app
                blueprint.assemblies.append(.init(scope: scope, module: module))
            }
        }
    }

    private mutating func addInputs() {
        for scope in blueprint.scopes.indices {
            let count = random.pick([0, 0, 1, 1, 2, 3])
            guard count > 0 else { continue }
            var assembly = Blueprint.Assembly(scope: scope, module: blueprint.isSpread ? .kit : .app)
            for _ in 0..<count {
                let value = random.number(0...blueprint.valueCount - 1)
                let promise = random.number(0...blueprint.promiseCount - 1)
                var key: Key = random.pick([
                    .value(value), .value(value), .maker(value), .maybe(value), .promise(promise),
                ])
                if let mark = mark() { key = .tagged(key, mark) }
                assembly.registrations.append(blueprint.registrations.count)
                blueprint.registrations.append(.input(key))
            }
            blueprint.assemblies.append(assembly)
        }
        // Things may be in front of what is handed in.
        random.shuffle(&blueprint.assemblies)
    }

    private mutating func mark() -> Int? {
        blueprint.markCount > 0 && random.chance(20) ? random.number(0...blueprint.markCount - 1) : nil
    }

    private mutating func anyAssembly() -> Int {
        let candidates = blueprint.assemblies.indices.filter { blueprint.assemblies[$0].module != .kit }
        return random.pick(candidates.isEmpty ? Array(blueprint.assemblies.indices) : candidates)
    }

    /// An assembly with something for what is there already, and perhaps with something else.
    private mutating func addOverride() {
        let target = random.number(0...blueprint.registrations.count - 1)
        guard let scope = scope(ofRegistration: target), let key = blueprint.registrations[target].keys.first else {
            return
        }
        let assembly = blueprint.assemblies.count
        let children = blueprint.scopes.indices.filter { blueprint.scopes[$0].parent == scope }
        let own = children.isEmpty || random.chance(85) ? scope : random.pick(children)
        blueprint.assemblies.append(.init(scope: own))
        overriding.append(assembly)
        if case .thing = key.untagged {
            addThing(to: assembly)
        } else if case .promise(let promise) = key.untagged, random.chance(60) {
            addThing(to: assembly, instead: promise, key.mark)
        } else {
            blueprint.assemblies[assembly].registrations.append(blueprint.registrations.count)
            blueprint.registrations.append(.input(key))
        }
        if random.chance(20) { addThing(to: assembly) }
    }

    mutating func addThing(to assembly: Int, instead promise: Int? = nil, _ mark: Int? = nil, wrapping key: Key? = nil)
    {
        let index = blueprint.things.count
        var thing = Blueprint.Thing()
        var making = Blueprint.Making(thing: index)
        thing.module = blueprint.assemblies[assembly].module
        thing.isInternal = !blueprint.isSpread || thing.module == .app || random.chance(50)
        let held: [Blueprint.Lifetime] = endsMuch ? [.shared, .shared, .lazy, .lazy] : []
        making.lifetime = random.pick(held + [.shared, .shared, .shared, .lazy, .transient, .transient, .perGraph])
        thing.effects.isThrowing = random.chance(12)
        if thing.effects.isThrowing { thing.effects.error = error() }
        thing.effects.isAsync = random.chance(isBusy && making.lifetime == .shared ? 60 : endsMuch ? 15 : 8)
        if random.chance(12) {
            thing.effects.actor = random.pick([.main, .main, .main, .worker])
            thing.isOnActor = thing.effects.actor == .main && random.chance(60)
        }
        if random.chance(12) { thing.argument = random.number(0...blueprint.valueCount - 1) }
        thing.isSendable = making.lifetime.isHeld || random.chance(60)
        if random.chance(45) { thing.promises = [random.number(0...blueprint.promiseCount - 1)] }
        if let promise { thing.promises = [promise] }
        making.mark = promise == nil ? self.mark() : mark
        if !thing.promises.isEmpty, promise != nil || random.chance(80) {
            making.keys = thing.promises.map(Key.promise)
            if random.chance(40) { making.keys.append(.thing(index)) }
        }
        if making.lifetime == .lazy, random.chance(25) { making.lifetime = .weak }
        making.hasHook = making.lifetime.isHeld && making.lifetime != .weak && random.chance(endsMuch ? 85 : 30)
        making.isConcurrent = making.lifetime == .shared && random.chance(thing.effects.isAsync ? 70 : 2)
        making.isClosure = random.chance(20)
        if promise == nil, making.mark == nil, let list = thing.promises.first, random.chance(30) {
            making.list = list
            if random.chance(40) { making.mapKey = random.number(0...4) }
            if random.chance(50) { making.keys = [] }
        }
        if making.lifetime == .transient, making.list == nil, random.chance(30) {
            making.arguments = (0..<random.pick([1, 1, 2, 3])).map { _ in
                .value(random.number(0...blueprint.valueCount - 1))
            }
        }
        if let key {
            making = Blueprint.Making(thing: index, isClosure: making.isClosure, wraps: key)
            making.hasHook = random.chance(endsMuch ? 60 : 15)
        }
        blueprint.things.append(thing)
        let order = blueprint.assemblies[assembly].registrations
        blueprint.assemblies[assembly].registrations.insert(
            blueprint.registrations.count,
            at: random.chance(70) ? order.count : random.number(0...order.count)
        )
        blueprint.registrations.append(.making(making))
    }

    /// Leaves something out of some builds, and perhaps puts something else in its place.
    private mutating func addCondition() {
        let target = random.number(0...blueprint.registrations.count - 1)
        guard let scope = scope(ofRegistration: target), blueprint.conditions[target] == nil else { return }
        let isDebug = random.chance(60)
        blueprint.conditions[target] = isDebug
        guard random.chance(70), let key = blueprint.registrations[target].keys.first else { return }
        let candidates = blueprint.assemblies.indices.filter {
            blueprint.assemblies[$0].scope == scope && blueprint.assemblies[$0].module == .app
        }
        guard let assembly = candidates.first else { return }
        let other = blueprint.registrations.count
        if case .promise(let promise) = key.untagged, random.chance(60) {
            addThing(to: assembly, instead: promise, key.mark)
        } else if blueprint.registrations[target].making == nil {
            blueprint.assemblies[assembly].registrations.append(other)
            blueprint.registrations.append(.input(key))
        }
        if blueprint.registrations.count > other { blueprint.conditions[other] = !isDebug }
    }

    /// The same thing once more, somewhere.
    private mutating func repeatRegistration() {
        let index = random.number(0...blueprint.registrations.count - 1)
        var copy = blueprint.registrations[index]
        guard var making = copy.making, !making.isClosure else { return }
        let module = blueprint.things[making.thing].module
        let assemblies = blueprint.assemblies.indices.filter { blueprint.assemblies[$0].module == module }
        guard !assemblies.isEmpty else { return }
        // So that its parameters are in a place of their own.
        making.isClosure = true
        copy = .making(making)
        blueprint.assemblies[random.pick(assemblies)].registrations.append(blueprint.registrations.count)
        blueprint.registrations.append(copy)
    }

    private mutating func list() {
        var assemblies = blueprint.assemblies.indices.filter { !overriding.contains($0) }
        random.shuffle(&assemblies)
        if assemblies.count > 2, random.chance(25) {
            let count = random.number(1...2)
            blueprint.bundles.append(assemblies.prefix(count).map(Blueprint.Entry.assembly))
            if !random.chance(20) { assemblies.removeFirst(count) }
            if random.chance(50) {
                // Two ways to the same.
                blueprint.bundles.append([.include(0)] + assemblies.prefix(1).map(Blueprint.Entry.assembly))
                blueprint.entries.append(.include(1))
            }
            blueprint.entries.append(.include(0))
        }
        for assembly in overriding {
            if !blueprint.bundles.isEmpty, random.chance(20) {
                blueprint.bundles[0].append(.override(assembly))
            } else {
                blueprint.entries.append(.override(assembly))
            }
        }
        if assemblies.count > 1, random.chance(6) { assemblies.removeLast() }
        blueprint.entries += assemblies.map(Blueprint.Entry.assembly)
        let keys = blueprint.registrations.flatMap(\.keys).filter { isVisible($0, from: .app) }
        for _ in 0..<random.number(endsMuch ? 4...10 : 1...6) where !keys.isEmpty {
            blueprint.entries.append(.expose(random.pick(keys)))
        }
        if keys.isEmpty { blueprint.entries.append(.expose(.value(0))) }
        let collections = blueprint.collections
        if !collections.isEmpty, random.chance(25) { blueprint.entries.append(.expose(random.pick(collections))) }
    }
}

extension BlueprintGenerator {
    /// Whether code of a module can name a key.
    func isVisible(_ key: Key, from module: Blueprint.Module) -> Bool {
        guard blueprint.isSpread, case .thing(let index) = key.untagged else { return true }
        let thing = blueprint.things[index]
        return thing.module == module || (!thing.isInternal && thing.module.rawValue < module.rawValue)
    }

    func scope(ofRegistration index: Int) -> Int? {
        blueprint.assemblies.first { $0.registrations.contains(index) }?.scope
    }

    private func isAround(_ outer: Int, _ inner: Int) -> Bool {
        outer == inner || (blueprint.scopes[inner].parent.map { isAround(outer, $0) } ?? false)
    }

    private mutating func addParameters(to thing: Int) {
        guard let registration = blueprint.registrations.firstIndex(where: { $0.making?.thing == thing }),
            let making = blueprint.registrations[registration].making, let scope = scope(ofRegistration: registration)
        else { return }
        var parameters = making.arguments.map { random.chance(85) ? Request.instance($0) : .optional($0) }
        for _ in 0..<random.pick(endsMuch ? [0, 1, 2, 2, 3, 3, 4] : [0, 1, 1, 2, 2, 3, 4]) {
            parameters.append(request(of: thing, registration, in: scope))
        }
        if let key = making.wraps {
            parameters.removeAll { $0.wanted?.untagged == key.untagged }
            parameters.append(wrappingRequest(for: key, in: scope))
        }
        random.shuffle(&parameters)
        var changed = making
        for index in parameters.indices { name(&parameters[index], at: index, for: &changed) }
        blueprint.things[thing].parameters = parameters
        blueprint.things[thing].opaqueParameters = Set(parameters.indices.filter { _ in random.chance(15) })
        blueprint.registrations[registration] = .making(changed)
    }

    /// Lets `.using` say what a type alone can't, and sometimes what it could.
    private mutating func name(_ request: inout Request, at index: Int, for making: inout Blueprint.Making) {
        if case .opening = request, random.chance(15) {
            let children = blueprint.scopes.indices.filter { blueprint.scopes[$0].parent != nil }
            if !children.isEmpty { making.usedScopes[index] = random.pick(children) }
        }
        guard let wanted = request.wanted else { return }
        if case .tagged(let key, _) = wanted {
            making.uses[index] = wanted
            request = request.asking(for: key)
            return
        }
        guard case .promise(let promise) = wanted, making.wraps?.untagged != wanted, random.chance(10) else { return }
        if case .opening = request { return }
        let module = blueprint.things[making.thing].module
        let keys = blueprint.registrations.flatMap(\.keys).filter { key in
            guard case .thing(let thing) = key.untagged, isVisible(key, from: module) else { return false }
            return blueprint.things[thing].promises.contains(promise)
        }
        if !keys.isEmpty { making.uses[index] = random.pick(keys) }
    }

    /// Something that can be had, most of the time.
    private mutating func request(of thing: Int, _ registration: Int, in scope: Int) -> Request {
        if random.chance(6) { return .defaulted }
        let collections = blueprint.collections
        if !collections.isEmpty, random.chance(12) {
            let key = random.chance(95) ? random.pick(collections) : random.pick([Key.list(0), .map(0)])
            if random.chance(10) { return .optional(key) }
            let isDeferred = random.chance(25)
            return isDeferred ? .closure(arguments: [], result: key, form: makingForm()) : .instance(key)
        }
        let module = blueprint.things[thing].module
        let isDeferred = random.chance(30)
        var targets = blueprint.registrations.indices.filter { index in
            guard isDeferred || index < registration || random.chance(2) else { return false }
            return self.scope(ofRegistration: index).map { isAround($0, scope) } ?? false
        }
        if targets.isEmpty || random.chance(7) { targets = Array(blueprint.registrations.indices) }
        let target = random.pick(targets)
        let keys = blueprint.registrations[target].keys.filter { isVisible($0, from: module) }
        guard !keys.isEmpty else { return .optional(.promise(random.number(0...blueprint.promiseCount - 1))) }
        var key = random.pick(keys)
        if random.chance(3) { key = .promise(random.number(0...blueprint.promiseCount - 1)) }
        let arguments = blueprint.registrations[target].making?.arguments ?? []
        if random.chance(12), let opening = opening(in: scope, from: module) { return opening }
        let request = request(for: key.untagged, arguments, isDeferred: isDeferred)
        guard let mark = key.mark, let wanted = request.wanted else { return request }
        return request.asking(for: .tagged(wanted, mark))
    }

    private mutating func request(for key: Key, _ arguments: [Key], isDeferred: Bool) -> Request {
        switch key {
        // As they are written, they ask for a value in another way.
        case .maybe(let index): return .optional(.value(index))
        case .maker(let index):
            let form = Blueprint.ClosureForm(isSendable: true, isOptional: random.chance(20))
            return .closure(arguments: [], result: .value(index), form: form)
        case .thing, .promise, .value, .list, .map, .tagged:
            if isDeferred || !arguments.isEmpty, random.chance(92) {
                return .closure(arguments: random.chance(96) ? arguments : [], result: key, form: makingForm())
            }
            return random.chance(15) ? .optional(key) : .instance(key)
        }
    }

    /// A closure that opens a scope inside.
    mutating func opening(in scope: Int, from module: Blueprint.Module) -> Request? {
        let children = blueprint.scopes.indices.filter { child in
            blueprint.scopes[child].parent.map { isAround($0, scope) } ?? false
        }
        guard !children.isEmpty else { return nil }
        return opening(of: random.pick(children), from: module)
    }

    mutating func opening(of child: Int, from module: Blueprint.Module) -> Request? {
        let own = blueprint.assemblies.filter { $0.scope == child }.flatMap(\.registrations).map {
            blueprint.registrations[$0]
        }
        let keys = own.filter { !$0.isInput && ($0.making?.arguments.isEmpty ?? true) }.flatMap(\.keys)
            .filter { isVisible($0, from: module) }
        guard !keys.isEmpty else { return nil }
        let listed = blueprint.entries.isEmpty ? own : inputs(of: child)
        var arguments = listed.filter(\.isInput).flatMap(\.keys).map(\.untagged)
        random.shuffle(&arguments)
        let canBeAsked = arguments.allSatisfy { key in
            switch key {
            case .value, .promise: true
            case .thing, .maker, .maybe, .list, .map, .tagged: false
            }
        }
        guard canBeAsked else { return nil }
        var form = form()
        if random.chance(95) {
            (form.isThrowing, form.error) = (true, random.pick([nil, nil, nil, Blueprint.Effects.ended, form.error]))
        }
        return .opening(arguments: arguments, result: random.pick(keys), form: form, isTuple: random.chance(40))
    }

    private func inputs(of scope: Int) -> [Blueprint.Registration] {
        let graph = NaiveGraph(blueprint)
        return graph.inputs(of: scope).map { graph.registration($0) }
    }

    /// How a closure that isn't an opener is asked for.
    private mutating func makingForm() -> Blueprint.ClosureForm {
        var form = form()
        form.isOptional = random.chance(12)
        return form
    }

    /// Of what throws, the type that it states.
    mutating func error() -> Int? { random.pick([nil, nil, 0, 0, 1]) }

    mutating func form() -> Blueprint.ClosureForm {
        let isThrowing = random.chance(40)
        return Blueprint.ClosureForm(
            isAsync: random.chance(12),
            isThrowing: isThrowing,
            error: isThrowing && random.chance(40) ? error() ?? Blueprint.Effects.ended : nil,
            isSendable: random.chance(30),
            actor: random.chance(8) ? random.pick([.main, .main, .worker]) : nil
        )
    }
}
