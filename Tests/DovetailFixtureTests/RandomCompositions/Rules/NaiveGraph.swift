/// The rules on who gets what, read from the design a second time, over a blueprint alone. Slow and plain: no table, no order, no cleverness that
/// could be wrong in the same way as the engine's.
struct NaiveGraph {
    /// A registration that the composition lists.
    struct Binding {
        /// Those of a list are behind the blueprint's.
        var registration: Int
        var scope: Int
        var assembly: Int
        /// Of a list, who contributes, and where those of its own scope begin.
        var members: [Int] = []
        var ownMembersStart = 0
        /// Where nothing of its own scope contributes, what says that there may be nothing.
        var declaration: Int?
    }

    struct Site: Hashable {
        var binding: Int
        var parameter: Int
    }

    let blueprint: Blueprint
    /// Assembly order, then line order.
    private(set) var bindings: [Binding] = []
    /// The assemblies that override, and where that is said first.
    private(set) var overrides: [Int: Blueprint.Place] = [:]
    /// Bindings that something else is there for.
    private(set) var replaced: Set<Int> = []
    /// Those of overrides that replace something, or stand in for something of a scope around.
    private(set) var effective: Set<Int> = []
    /// By decorator, what it wraps.
    private(set) var inner: [Int: Int] = [:]
    /// Each key once, where it is exposed first.
    private(set) var exposures: [(key: Blueprint.Key, place: Blueprint.Place)] = []
    /// Scopes of listed assemblies, and all around them.
    private(set) var scopes: Set<Int> = []
    /// In the order of arrival.
    private(set) var reached: [Int] = []
    /// One element a binding; empty where it is not reached.
    private(set) var answers: [[NaiveAnswer]] = []
    private(set) var findings: [NaiveFinding] = []

    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
        var seenBundles: Set<Int> = []
        var assemblies: [Int] = []
        list(blueprint.entries, of: nil, &assemblies, &seenBundles)
        for assembly in assemblies {
            let scope = blueprint.assemblies[assembly].scope
            for registration in blueprint.assemblies[assembly].registrations {
                bindings.append(Binding(registration: registration, scope: scope, assembly: assembly))
            }
            scopes.formUnion(path(from: scope))
        }
        replace()
        decorate()
        gather()
        answers = bindings.map { _ in [] }
        reach()
        findings +=
            refusalFindings() + duplicateFindings() + overrideFindings() + decoratorFindings()
            + duplicateElementFindings()
    }

    private mutating func list(
        _ entries: [Blueprint.Entry],
        of bundle: Int?,
        _ assemblies: inout [Int],
        _ seenBundles: inout Set<Int>
    ) {
        for (index, entry) in entries.enumerated() {
            switch entry {
            case .assembly(let assembly):
                if !assemblies.contains(assembly) { assemblies.append(assembly) }
            case .override(let assembly):
                if !assemblies.contains(assembly) { assemblies.append(assembly) }
                if overrides[assembly] == nil { overrides[assembly] = .entry(bundle: bundle, index) }
            case .expose(let key):
                if exposures.contains(where: { $0.key == key }) { continue }
                exposures.append((key, .entry(bundle: bundle, index)))
            case .include(let included):
                guard seenBundles.insert(included).inserted else { continue }
                list(blueprint.bundles[included], of: included, &assemblies, &seenBundles)
            }
        }
    }
}

extension NaiveGraph {
    func registration(_ binding: Int) -> Blueprint.Registration {
        let index = bindings[binding].registration - blueprint.registrations.count
        guard index >= 0 else { return blueprint.registrations[bindings[binding].registration] }
        return .collection(index < blueprint.promiseCount ? .list(index) : .map(index - blueprint.promiseCount))
    }

    func making(_ binding: Int) -> Blueprint.Making? { registration(binding).making }

    func isList(_ binding: Int) -> Bool { bindings[binding].registration >= blueprint.registrations.count }

    func requests(of binding: Int) -> [Blueprint.Request] {
        switch registration(binding) {
        case .collection(.list(let promise)), .collection(.map(let promise)):
            return bindings[binding].members.map { _ in .instance(.promise(promise)) }
        case .collection, .input, .making, .allowance:
            return blueprint.requests(of: bindings[binding].registration)
        }
    }

    func place(of site: Site) -> Blueprint.Place {
        if isList(site.binding) {
            return .contribution(bindings[bindings[site.binding].members[site.parameter]].registration)
        }
        return blueprint.place(ofParameter: site.parameter, of: bindings[site.binding].registration)
    }

    func place(of binding: Int) -> Blueprint.Place {
        guard isList(binding) else { return .registration(bindings[binding].registration) }
        if let declaration = bindings[binding].declaration { return .registration(bindings[declaration].registration) }
        return place(of: Site(binding: binding, parameter: bindings[binding].ownMembersStart))
    }

    /// The scope, then those around it, outwards.
    func path(from scope: Int) -> [Int] {
        [scope] + (blueprint.scopes[scope].parent.map { path(from: $0) } ?? [])
    }

    /// The inputs of a scope, in listed order.
    func inputs(of scope: Int) -> [Int] {
        bindings.indices.filter { bindings[$0].scope == scope && registration($0).isInput && !replaced.contains($0) }
    }

    func children(of scope: Int) -> [Int] {
        scopes.filter { blueprint.scopes[$0].parent == scope }.sorted()
    }

    func providers(of key: Blueprint.Key) -> [Int] {
        bindings.indices.filter { registration($0).keys.contains(key) && !replaced.contains($0) }
    }

    /// What a key means in a scope, decorated.
    func visible(_ key: Blueprint.Key, from scope: Int) -> Int? {
        registered(key, from: scope).map { decorated($0, key) }
    }

    /// What is registered for a key in a scope, or else in the nearest scope around it.
    func registered(_ key: Blueprint.Key, from scope: Int) -> Int? {
        for scope in path(from: scope) {
            if let first = providers(of: key).first(where: { bindings[$0].scope == scope }) { return first }
        }
        return nil
    }

    /// What a key means inside a scope only, outer scopes first.
    func shorterLived(_ key: Blueprint.Key, than scope: Int) -> [Int] {
        providers(of: key).filter { bindings[$0].scope != scope && path(from: bindings[$0].scope).contains(scope) }
            .sorted { (bindings[$0].scope, $0) < (bindings[$1].scope, $1) }.map { decorated($0, key) }
    }
}

extension NaiveGraph {
    /// What each exposure hands out, in the scope that it is registered in.
    func roots() -> [(exposure: Int, binding: Int)] {
        exposures.indices.flatMap { exposure in
            let providers = providers(of: exposures[exposure].key)
            let scopes = Set(providers.map { bindings[$0].scope }).sorted()
            return scopes.compactMap { scope in
                providers.first { bindings[$0].scope == scope }.map {
                    (exposure, decorated($0, exposures[exposure].key))
                }
            }
        }
    }

    private mutating func replace() {
        (replaced, effective) = findReplaced()
    }

    private mutating func decorate() {
        inner = findInner()
    }

    private mutating func gather() {
        bindings += gathered()
    }

    /// What a binding's requests come to, whether or not anything needs it.
    func askedAnswers(of binding: Int) -> [NaiveAnswer] { answers(for: binding) }

    private mutating func reach() {
        func arrive(_ binding: Int) {
            if !reached.contains(binding) { reached.append(binding) }
        }
        for root in roots() { arrive(root.binding) }
        var next = 0
        while next < reached.count {
            let binding = reached[next]
            answers[binding] = answers(for: binding)
            for answer in answers[binding] {
                if let target = answer.target { arrive(target) }
                // What is asked for in vain will be needed once that is mended.
                if case .refused(.outlives(_, let providers)) = answer { arrive(providers[0]) }
                if case .refused(.otherArguments(let provider, _, _)) = answer { arrive(provider) }
            }
            next += 1
        }
    }

    private func answers(for binding: Int) -> [NaiveAnswer] {
        if isList(binding) { return bindings[binding].members.map { .instance(element($0)) } }
        let requests = requests(of: binding)
        var answers: [NaiveAnswer?] = requests.map { _ in nil }
        var free = arguments(of: binding)
        var places = Array(free.indices)
        // A parameter of exactly an argument's type comes before an optional of it.
        let passes: [(Blueprint.Request) -> Blueprint.Key?] = [
            { $0.wholeKey }, { if case .optional(let key) = $0 { key } else { nil } },
        ]
        let uses = making(binding)?.uses ?? [:]
        for keyOf in passes {
            for (index, request) in requests.enumerated() where answers[index] == nil && uses[index] == nil {
                guard let key = keyOf(request), let found = free.firstIndex(of: key) else { continue }
                answers[index] = .argument(places[found])
                free.remove(at: found)
                places.remove(at: found)
            }
        }
        let wrapping = inner[binding] == nil ? [] : blueprint.wrappingParameters(of: bindings[binding].registration)
        return requests.indices.map { index in
            if answers[index] == nil, index == wrapping.first { return wrapped(by: binding, requests[index]) }
            return answers[index]
                ?? answer(
                    to: requests[index],
                    opening: making(binding)?.usedScopes[index],
                    from: bindings[binding].scope
                )
        }
    }

    private func answer(to request: Blueprint.Request, opening named: Int?, from scope: Int) -> NaiveAnswer {
        if let key = request.wholeKey, let provider = visible(key, from: scope) { return instance(provider, key) }
        if let key = request.optionalKey, let provider = visible(key, from: scope) { return instance(provider, key) }
        switch request {
        case .defaulted:
            return .defaulted
        case .instance(let key):
            return .refused(absence(of: key, from: scope))
        case .optional(let key):
            return visible(key, from: scope).map { instance($0, key) } ?? .absent
        case .closure(let arguments, let result, let form):
            guard let provider = visible(result, from: scope) else {
                return form.isOptional ? .absent : .refused(absence(of: result, from: scope))
            }
            guard self.arguments(of: provider) == arguments else {
                return .refused(.otherArguments(provider, result, asked: arguments))
            }
            return .closure(provider)
        case .opening(let arguments, let result, _, _):
            var openable = path(from: scope).flatMap { children(of: $0) }
            if let named {
                openable = openable.filter { $0 == named }
                if openable.isEmpty { return .refused(.notOpenable(named)) }
            }
            return opening(one: openable, arguments, result)
        }
    }

    private func instance(_ provider: Int, _ key: Blueprint.Key) -> NaiveAnswer {
        guard arguments(of: provider).isEmpty else {
            return .refused(.otherArguments(provider, key, asked: nil))
        }
        return .instance(provider)
    }

    private func absence(of key: Blueprint.Key, from scope: Int) -> NaiveRefusal {
        let inside = shorterLived(key, than: scope)
        return inside.isEmpty ? .nothingProvides(key) : .outlives(key, inside)
    }

    private func opening(
        one scopes: [Int],
        _ arguments: [Blueprint.Key],
        _ result: Blueprint.Key
    ) -> NaiveAnswer {
        let fitting = scopes.filter { visible(result, from: $0) != nil && takes(arguments, $0) }
        if fitting.count > 1 { return .refused(.severalScopesFit(fitting.sorted(), result)) }
        guard let child = fitting.first, let provider = visible(result, from: child) else {
            return .refused(
                providers(of: result).isEmpty ? .nothingProvides(result) : .noScopeFits(arguments, result)
            )
        }
        guard self.arguments(of: provider).isEmpty else {
            return .refused(.otherArguments(provider, result, asked: nil))
        }
        var free = Array(arguments.indices)
        let order = inputs(of: child).map { input in
            free.remove(at: free.firstIndex { arguments[$0] == registration(input).keys[0].untagged } ?? 0)
        }
        return .opening(scope: child, provider, inputs: order)
    }

    /// Whether a scope opens with the arguments: all inputs are among them, and the rest is what an override made unnecessary.
    private func takes(_ arguments: [Blueprint.Key], _ scope: Int) -> Bool {
        var rest = arguments
        for input in inputs(of: scope) {
            guard let place = rest.firstIndex(of: registration(input).keys[0].untagged) else { return false }
            rest.remove(at: place)
        }
        var former = replaced.filter { bindings[$0].scope == scope && registration($0).isInput }
            .map { registration($0).keys[0].untagged }
        for argument in rest {
            guard let place = former.firstIndex(of: argument) else { return false }
            former.remove(at: place)
        }
        return true
    }
}
