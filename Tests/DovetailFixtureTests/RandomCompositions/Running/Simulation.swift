/// Runs a script by the naive rules, and tells what a program has to print.
final class Simulation {
    /// A scope that is open, or was.
    private final class OpenScope {
        let scope: Int
        let parent: OpenScope?
        var inputs: [Int: Value] = [:]
        var objects: [Int: Value] = [:]
        /// Weak ones, which are there for as long as somebody holds them.
        var remembered: [Int: Object] = [:]
        /// What only the opening holds, for as long as it takes.
        var locals: [Value] = []
        var children: [OpenScope] = []
        var isOpening = true
        var hasEnded = false

        init(_ scope: Int, in parent: OpenScope?) {
            self.scope = scope
            self.parent = parent
        }

        /// The scope itself or the one around it that is meant.
        func around(_ scope: Int) -> OpenScope {
            self.scope == scope ? self : parent?.around(scope) ?? self
        }
    }

    private final class Object {
        let number: Int
        /// Nil for what was handed in.
        let binding: Int?
        /// Where it was made: what its closures refer to.
        let home: OpenScope
        var handed: [Value] = []

        init(_ number: Int, _ binding: Int?, in home: OpenScope) {
            self.number = number
            self.binding = binding
            self.home = home
        }
    }

    private indirect enum Value {
        case object(Object)
        case value(Int)
        case defaulted
        case absent
        case list([Value])
        /// What was handed in to be called.
        case maker(Int)
        case closure
    }

    /// One accessor call, one closure call or one opening, with the objects that all in it share.
    private final class Construction {
        var objects: [Int: Value] = [:]
    }

    private struct Failure: Error {
        var text: String
    }

    private let script: Script
    private var plan: NaivePlan { script.plan }
    private var blueprint: Blueprint { script.plan.graph.blueprint }
    private var scopes: [Int: OpenScope] = [:]
    private var results: [Int: Value] = [:]
    private var made = 0
    private var failing: Int?
    private var visited: Set<Int> = []
    /// What code that is running holds, and the scopes that are opened by it.
    private var stack: [Value] = []
    private var opened: [OpenScope] = []
    private(set) var events: [RecordedEvent] = []

    init(_ script: Script) {
        self.script = script
        for step in script.steps { run(step) }
    }

    private func run(_ step: Script.Step) {
        switch step {
        case .phase(let name):
            events.append(.phase(name.replacing("\"", with: "")))
        case .fail(let thing, let opening):
            failing = thing
            do {
                _ = try open(opening)
                events.append(.got(.text("opened")))
            } catch {
                events.append(.failed(text(of: error)))
            }
            failing = nil
        case .open(let opening, let handle):
            scopes[handle] = try? open(opening)
        case .get(let binding, _, let handle, let arguments, let result):
            guard let scope = scopes[handle] else { return }
            results[result] = try? handOut(binding, arguments.map(Value.value), in: scope, Construction())
            events.append(.got(results[result].map(shownWhenGot) ?? .text("")))
        case .glance(let binding, _, let handle):
            guard let scope = scopes[handle] else { return }
            let value = try? handOut(binding, [], in: scope, Construction())
            events.append(.got(value.map(shownWhenGot) ?? .text("")))
        case .walk(let handle, let late):
            visited = []
            guard case .object(let object)? = results[handle] else { return }
            walk(object, Script.depth, late: late)
        case .end(let handle):
            guard let scope = scopes[handle] else { return }
            events.append(.report(end(scope)))
        }
    }

    private func text(of error: any Error) -> String { (error as? Failure)?.text ?? "\(error)" }

    private func shown(_ value: Value) -> RecordedEvent.Handed {
        switch value {
        case .object(let object): .object(object.number)
        case .value(let id): .text("v\(id)")
        case .defaulted: .text("d0")
        case .absent: .text("nil")
        case .list(let elements): .list(elements.map(shown))
        case .maker, .closure: .text("f")
        }
    }

    private func shownWhenGot(_ value: Value) -> RecordedEvent.Handed {
        if case .maker(let id) = value { .text("v\(id)") } else { shown(value) }
    }
}

extension Simulation {
    private func open(_ opening: Script.Opening) throws -> OpenScope {
        let parent = opening.parent.flatMap { scopes[$0] }
        return try open(opening.scope, in: parent, handedIn(to: opening.scope, opening.values, from: parent))
    }

    private func open(_ index: Int, in parent: OpenScope?, _ handed: [Int: Value]) throws -> OpenScope {
        if let parent, parent.hasEnded { throw ended(parent.scope) }
        let scope = OpenScope(index, in: parent)
        scope.inputs = handed
        opened.append(scope)
        defer { opened.removeLast() }
        do {
            let construction = Construction()
            for group in plan.eagerGroups(index) {
                // Of those that are made side by side, all come to their end.
                let results = group.map { binding in
                    Result {
                        if plan.madeByOpening.contains(binding) {
                            scope.locals.append(try handOut(binding, [], in: scope, construction))
                        } else {
                            scope.objects[binding] = try make(binding, [], in: scope, construction)
                        }
                    }
                }
                for result in results { try result.get() }
            }
        } catch {
            _ = end(scope)
            throw error
        }
        (scope.isOpening, scope.locals) = (false, [])
        parent?.children.append(scope)
        return scope
    }

    /// The caller's arguments, in order.
    private func handedIn(to scope: Int, _ values: [Int?], from parent: OpenScope?) -> [Int: Value] {
        var handed: [Int: Value] = [:]
        for (input, value) in zip(plan.graph.inputs(of: scope), values) {
            guard let value else { continue }
            handed[input] = argument(plan.graph.registration(input).keys[0].untagged, value, in: parent)
        }
        return handed
    }

    private func argument(_ key: Blueprint.Key, _ value: Int, in scope: OpenScope?) -> Value {
        switch key {
        case .maker: return .maker(value)
        case .promise(let index):
            made += 1
            events.append(.made(object: made, type: blueprint.name(ofDouble: index), [.text("v\(value)")]))
            return .object(Object(made, nil, in: scope ?? OpenScope(-1, in: nil)))
        case .value, .maybe, .thing, .list, .map, .tagged: return .value(value)
        }
    }

    private func ended(_ scope: Int) -> Failure {
        Failure(text: "the-scope-\(blueprint.className(ofScope: scope))-has-ended")
    }

    /// Gives back what ended, in order.
    private func end(_ scope: OpenScope) -> [String] {
        guard !scope.hasEnded else { return [] }
        scope.hasEnded = true
        var names = scope.children.reversed().flatMap(end)
        let name = blueprint.className(ofScope: scope.scope)
        for binding in plan.kept(scope.scope).reversed() {
            guard let making = plan.graph.making(binding), making.hasHook else { continue }
            guard case .object(let object)? = scope.objects[binding] else { continue }
            events += [.hook(object: object.number), .hookDone(object: object.number)]
            names.append("\(name).\(blueprint.typeName(ofThing: making.thing))")
        }
        names.append(name)
        return names
    }

    /// What a binding means to somebody in a scope: of its own scope, whoever asks.
    private func handOut(
        _ binding: Int,
        _ arguments: [Value],
        in scope: OpenScope,
        _ construction: Construction
    ) throws -> Value {
        let home = scope.around(plan.scope(of: binding))
        if let input = home.inputs[binding] { return input }
        if let object = home.objects[binding] { return object }
        if plan.lifetime(binding) == .weak { return try handOutWeak(binding, in: home, construction) }
        if let object = construction.objects[binding] { return object }
        // What is made on first use is a construction of its own.
        let isLazy = plan.isLazy.contains(binding)
        let object = try make(binding, arguments, in: home, isLazy ? Construction() : construction)
        if isLazy { home.objects[binding] = object }
        if plan.lifetime(binding) == .perGraph { construction.objects[binding] = object }
        return object
    }

    private func handOutWeak(_ binding: Int, in home: OpenScope, _ construction: Construction) throws -> Value {
        if let object = home.remembered[binding], isHeld(object) { return .object(object) }
        // One that an opening needs is a part of it.
        let value = try make(binding, [], in: home, home.isOpening ? construction : Construction())
        if case .object(let object) = value, !home.hasEnded { home.remembered[binding] = object }
        return value
    }

    /// Whether somebody would miss it.
    private func isHeld(_ object: Object) -> Bool {
        var seen: Set<Int> = []
        func reaches(_ value: Value) -> Bool {
            switch value {
            case .object(let other):
                if other === object { return true }
                return seen.insert(other.number).inserted && other.handed.contains(where: reaches)
            case .list(let elements): return elements.contains(where: reaches)
            case .value, .defaulted, .absent, .maker, .closure: return false
            }
        }
        let held = (Array(scopes.values) + opened).flatMap { Array($0.objects.values) + $0.inputs.values + $0.locals }
        return (stack + results.values + held).contains(where: reaches)
    }

    private func make(
        _ binding: Int,
        _ arguments: [Value],
        in home: OpenScope,
        _ construction: Construction
    ) throws -> Value {
        let depth = stack.count
        defer { stack.removeLast(stack.count - depth) }
        let handed: [Value] = try plan.graph.answers[binding].map { answer in
            let value = try value(for: answer, of: binding, arguments, in: home, construction)
            stack.append(value)
            return value
        }
        if plan.graph.isList(binding) {
            // Those of a map are shown in the order of their keys.
            let keys = plan.graph.bindings[binding].members.map { plan.graph.making($0)?.mapKey ?? 0 }
            let order = handed.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
            return .list(order.map { handed[$0] })
        }
        guard let making = plan.graph.making(binding) else { preconditionFailure("an input is not made") }
        let name = blueprint.name(ofThing: making.thing)
        if blueprint.things[making.thing].effects.isThrowing, failing == making.thing { throw Failure(text: name) }
        made += 1
        let object = Object(made, binding, in: home)
        object.handed = handed
        events.append(.made(object: made, type: name, handed.map(shown)))
        return .object(object)
    }
}

extension Simulation {
    private func value(
        for answer: NaiveAnswer,
        of binding: Int,
        _ arguments: [Value],
        in home: OpenScope,
        _ construction: Construction
    ) throws -> Value {
        switch answer {
        case .argument(let index): arguments[index]
        // What a decorator wraps gets its arguments; nothing else that takes some is asked for so.
        case .instance(let target):
            try handOut(target, plan.graph.inner[binding] == target ? arguments : [], in: home, construction)
        case .absent: .absent
        case .defaulted: .defaulted
        case .closure, .opening: .closure
        case .refused: preconditionFailure("what is refused is not run")
        }
    }
}

extension Simulation {
    private func walk(_ object: Object, _ depth: Int, late: Bool) {
        guard depth > 0, visited.insert(object.number).inserted else { return }
        guard let binding = object.binding else { return }
        stack.append(.object(object))
        defer { stack.removeLast() }
        for (parameter, answer) in plan.graph.answers[binding].enumerated() {
            switch (object.handed[parameter], answer) {
            case (.object(let other), _): walk(other, depth - 1, late: late)
            case (.list(let elements), _): walk(elements, depth - 1, late: late)
            case (.maker(let id), _) where !late:
                events.append(.called(object: object.number, parameter: parameter, .text("v\(id)")))
            case (.closure, .closure), (.closure, .opening):
                call(parameter, answer, of: object, depth, late: late)
            default: break
            }
        }
    }

    private func call(_ parameter: Int, _ answer: NaiveAnswer, of object: Object, _ depth: Int, late: Bool) {
        guard let binding = object.binding else { return }
        let request = plan.graph.requests(of: binding)[parameter]
        guard let form = request.form, !late || form.tellsEnd else { return }
        do {
            switch (answer, request) {
            case (.closure(let target), .closure(let arguments, _, _)):
                let values = arguments.indices.map { Value.value(depth * 1000 + (parameter + 1) * 10 + $0) }
                let home = object.home.around(plan.scope(of: target))
                let isLate = plan.late.contains(NaiveGraph.Site(binding: binding, parameter: parameter))
                if isLate, home.hasEnded { throw ended(home.scope) }
                tell(try handOut(target, values, in: home, Construction()), parameter, of: object, depth, late: late)
            case (.opening(let scope, let target, let inputs), .opening(let arguments, _, _, let isTuple)):
                let around = object.home.around(blueprint.scopes[scope].parent ?? scope)
                let values = arguments.enumerated().map { index, key in
                    argument(key, depth * 1000 + (parameter + 1) * 10 + index, in: around)
                }
                let handed = zip(plan.graph.inputs(of: scope), inputs).map { ($0, values[$1]) }
                let scope = try open(scope, in: around, Dictionary(uniqueKeysWithValues: handed))
                opened.append(scope)
                defer { opened.removeLast() }
                tell(try handOut(target, [], in: scope, Construction()), parameter, of: object, depth, late: late)
                let names = end(scope)
                around.children.removeAll { $0 === scope }
                events.append(.report(isTuple ? [] : names))
            default: break
            }
        } catch {
            events.append(.threw(object: object.number, parameter: parameter, text(of: error)))
        }
    }

    private func tell(_ value: Value, _ parameter: Int, of object: Object, _ depth: Int, late: Bool) {
        events.append(.called(object: object.number, parameter: parameter, shown(value)))
        stack.append(value)
        defer { stack.removeLast() }
        walk([value], depth - 1, late: late)
        if case .list(let elements) = value { walk(elements, depth - 1, late: late) }
    }

    private func walk(_ values: [Value], _ depth: Int, late: Bool) {
        for case .object(let object) in values { walk(object, depth, late: late) }
    }
}
