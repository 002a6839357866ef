/// Who wraps what.
extension NaiveGraph {
    /// The decorators of a key in a scope, innermost first.
    private func decorators(of key: Blueprint.Key, in scope: Int) -> [Int] {
        bindings.indices.filter { making($0)?.wraps == key && bindings[$0].scope == scope }
    }

    func findInner() -> [Int: Int] {
        var inner: [Int: Int] = [:]
        for decorator in bindings.indices {
            guard let key = making(decorator)?.wraps else { continue }
            let scope = bindings[decorator].scope
            guard let target = providers(of: key).first(where: { bindings[$0].scope == scope }) else { continue }
            inner[decorator] = decorators(of: key, in: scope).last { $0 < decorator } ?? target
        }
        return inner
    }

    /// What stands in front of a binding where it is asked for under the key. Of two that clash, the first is wrapped.
    func decorated(_ binding: Int, _ key: Blueprint.Key) -> Int {
        let scope = bindings[binding].scope
        guard providers(of: key).first(where: { bindings[$0].scope == scope }) == binding else { return binding }
        return decorators(of: key, in: scope).last ?? binding
    }

    /// What is in a list for one who contributes to it: where that is offered as what the list is of too, what stands in front of it.
    func element(_ member: Int) -> Int {
        let key = registration(member).keys.first { key in
            making(member)?.list.map { Blueprint.Key.promise($0) == key.untagged } ?? false
        }
        return key.map { decorated(member, $0) } ?? member
    }

    /// Nil for what is handed in.
    func lifetime(_ binding: Int) -> Blueprint.Lifetime? {
        if isList(binding) { return .transient }
        // What wraps something handed in is made when the scope opens.
        if let inner = inner[binding] { return lifetime(inner) ?? .shared }
        return making(binding)?.lifetime
    }

    func arguments(of binding: Int) -> [Blueprint.Key] {
        if let inner = inner[binding] { return arguments(of: inner) }
        return making(binding)?.arguments ?? []
    }

    /// What is wrapped gets the arguments that the decorator got, or those of the closure that the decorator calls.
    func wrapped(by decorator: Int, _ request: Blueprint.Request) -> NaiveAnswer {
        guard let target = inner[decorator], let key = making(decorator)?.wraps else { return .absent }
        guard case .closure(let asked, _, _) = request else { return .instance(target) }
        return arguments(of: target) == asked
            ? .closure(target) : .refused(.otherArguments(target, key, asked: asked))
    }

    /// Whether somebody who would see something of a scope is told that nothing provides the key.
    private func isMissed(_ key: Blueprint.Key, insideOf scope: Int) -> Bool {
        if exposures.contains(where: { $0.key == key }), providers(of: key).isEmpty { return true }
        return reached.contains { binding in
            path(from: bindings[binding].scope).contains(scope)
                && answers[binding].contains(.refused(.nothingProvides(key)))
        }
    }

    /// Decorators of what is not there, and never was; hooks of what no scope holds; and what wraps something weak.
    func decoratorFindings() -> [NaiveFinding] {
        bindings.indices.filter { decorator in
            guard let making = making(decorator), let key = making.wraps else { return false }
            guard let target = inner[decorator] else {
                let wasThere = replaced.contains {
                    bindings[$0].scope == bindings[decorator].scope && registration($0).keys.contains(key)
                }
                return !wasThere && !isMissed(key, insideOf: bindings[decorator].scope)
            }
            let isWeak = self.making(target)?.wraps == nil && lifetime(target) == .weak
            return isWeak || making.hasHook && lifetime(decorator)?.isHeld == false
        }.map { NaiveFinding(id: "decorator-without-target", places: [place(of: $0)]) }
    }
}
