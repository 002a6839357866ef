extension NaiveGraph {
    /// All assemblies that a listing brings, those that override among them.
    private func contents(of entries: [Blueprint.Entry]) -> Set<Int> {
        entries.reduce(into: []) { contents, entry in
            switch entry {
            case .assembly(let assembly), .override(let assembly): contents.insert(assembly)
            case .include(let bundle): contents.formUnion(self.contents(of: blueprint.bundles[bundle]))
            case .expose: break
            }
        }
    }

    /// What an overriding assembly may replace: what is listed and included where that is said, but not what overrides beside it.
    func reach(of override: Int) -> Set<Int> {
        var reach: Set<Int> = []
        for entries in [blueprint.entries] + blueprint.bundles where entries.contains(.override(override)) {
            // A bundle that nobody includes has no say.
            if entries != blueprint.entries, !isIncluded(entries) { continue }
            reach.formUnion(contents(of: entries.filter { if case .override = $0 { false } else { true } }))
        }
        return reach.subtracting([override])
    }

    private func isIncluded(_ entries: [Blueprint.Entry]) -> Bool {
        func includes(_ list: [Blueprint.Entry]) -> Bool {
            list.contains { entry in
                guard case .include(let bundle) = entry else { return false }
                return blueprint.bundles[bundle] == entries || includes(blueprint.bundles[bundle])
            }
        }
        return includes(blueprint.entries)
    }

    /// Whether a binding of an override may take the place of another.
    func mayReplace(_ binding: Int, _ other: Int) -> Bool {
        let (own, target) = (bindings[binding].assembly, bindings[other].assembly)
        guard overrides[own] != nil, reach(of: own).contains(target) else { return false }
        return overrides[target] == nil || !reach(of: target).contains(own)
    }

    private func shareKey(_ binding: Int, _ other: Int) -> Bool {
        registration(binding).keys.contains(where: registration(other).keys.contains)
    }

    /// Whether an override means to stand in for what a scope around it has.
    func meansToShadow(_ binding: Int, _ key: Blueprint.Key) -> Bool {
        bindings.indices.contains { other in
            mayReplace(binding, other) && registration(other).keys.contains(key)
                && bindings[other].scope != bindings[binding].scope
                && path(from: bindings[binding].scope).contains(bindings[other].scope)
        }
    }

    /// Whether a key means one thing in a scope and another inside it.
    var hasShadows: Bool {
        bindings.indices.filter { !isList($0) }.contains { binding in
            registration(binding).keys.contains { key in
                blueprint.scopes[bindings[binding].scope].parent.map { visible(key, from: $0) != nil } ?? false
            }
        }
    }

    func findReplaced() -> (replaced: Set<Int>, effective: Set<Int>) {
        var replaced: Set<Int> = []
        var effective: Set<Int> = []
        for binding in bindings.indices {
            let isInstead = bindings.indices.contains { other in
                takesPlace(binding, of: other)
                    && path(from: bindings[binding].scope).contains(bindings[other].scope)
            }
            if isInstead { effective.insert(binding) }
            for other in bindings.indices where shareKey(binding, other) && mayReplace(binding, other) {
                if bindings[other].scope == bindings[binding].scope {
                    replaced.insert(other)
                    effective.insert(binding)
                } else if path(from: bindings[binding].scope).contains(bindings[other].scope) {
                    effective.insert(binding)
                }
            }
        }
        return (replaced, effective)
    }

    /// Of an override, and without anything to replace.
    func isIdle(_ binding: Int) -> Bool {
        overrides[bindings[binding].assembly] != nil && !effective.contains(binding)
    }

    /// Whether it is idle though what it would replace is there.
    func misses(_ binding: Int, _ key: Blueprint.Key) -> Bool {
        isIdle(binding)
            && providers(of: key).contains { other in
                bindings[other].scope == bindings[binding].scope && overrides[bindings[other].assembly] == nil
            }
    }

    /// An override that does nothing, or a part of one that does nothing and isn't needed by the rest.
    func overrideFindings() -> [NaiveFinding] {
        overrides.flatMap { assembly, place -> [NaiveFinding] in
            let own = bindings.indices.filter { bindings[$0].assembly == assembly && allowance($0) == nil }
            let active = own.filter(effective.contains)
            if active.isEmpty { return [NaiveFinding(id: "override-without-target", places: [place])] }
            let needed = needed(by: active).union(reached)
            return own.filter { binding in
                making(binding)?.wraps == nil && isIdle(binding) && (!needed.contains(binding) || isInTheWay(binding))
            }.map { NaiveFinding(id: "override-without-target", places: [self.place(of: $0)]) }
        }
    }

    private func needed(by bindings: [Int]) -> Set<Int> {
        var needed = Set(bindings)
        var count = -1
        while count != needed.count {
            count = needed.count
            for binding in needed { needed.formUnion(askedAnswers(of: binding).compactMap(\.target)) }
        }
        return needed
    }

    private func isInTheWay(_ binding: Int) -> Bool {
        registration(binding).keys.contains { key in
            misses(binding, key) || !shorterLived(key, than: bindings[binding].scope).isEmpty
        }
    }
}
