extension NaiveGraph {
    /// Who is refused something, one finding a reason; and the optionals that only a scope inside could satisfy.
    func refusalFindings() -> [NaiveFinding] {
        var places: [NaiveRefusal: Set<Blueprint.Place>] = [:]
        var findings: [NaiveFinding] = []
        for exposure in exposures where providers(of: exposure.key).isEmpty {
            places[.nothingProvides(exposure.key), default: []].insert(exposure.place)
        }
        for binding in reached {
            for (parameter, answer) in answers[binding].enumerated() {
                let place = place(of: Site(binding: binding, parameter: parameter))
                if case .refused(let refusal) = answer {
                    if case .severalScopesFit = refusal {
                        findings.append(NaiveFinding(id: "ambiguous-child-scope", places: [place]))
                    } else {
                        places[refusal, default: []].insert(place)
                    }
                }
                guard answer == .absent else { continue }
                let request = requests(of: binding)[parameter]
                let keys = [request.wholeKey, request.optionalKey, request.wanted].compactMap { $0 }
                if keys.contains(where: { !shorterLived($0, than: bindings[binding].scope).isEmpty }) {
                    findings.append(NaiveFinding(id: "scope-violation", isWarning: true, places: [place]))
                }
            }
        }
        for (refusal, places) in places {
            if case .nothingProvides(let key) = refusal, key.isCollection {
                findings.append(NaiveFinding(id: "empty-collection", places: places))
            } else if case .outlives = refusal {
                findings.append(NaiveFinding(id: "scope-violation", places: places))
            } else {
                findings.append(NaiveFinding(id: "missing-binding", places: places))
            }
        }
        return findings
    }

    /// One key twice in a scope, or in a scope and in one around it. Those that clash over several keys clash once.
    func duplicateFindings() -> [NaiveFinding] {
        var clashes: Set<[Int]> = []
        for key in Set(bindings.indices.flatMap { registration($0).keys }) {
            for scope in scopes {
                // What misses what it should replace is another error.
                let own = providers(of: key).filter { bindings[$0].scope == scope && !misses($0, key) }
                guard let first = own.first else { continue }
                if own.count > 1 { clashes.insert(own) }
                let outer = blueprint.scopes[scope].parent.flatMap { registered(key, from: $0) }
                // A scope's list goes on with that of the scope around it.
                if let outer, !isList(outer), !meansToShadow(first, key), !isIdle(outer) {
                    clashes.insert([outer, first])
                }
            }
        }
        // An assembly that is listed beside what is included, and repeats it, is one mistake.
        let groups = Dictionary(grouping: clashes) { clash in unmarkedOverride(of: clash).map { [$0] } ?? clash }
        return groups.values.map { group in
            let places = group.map { clash in
                group.count == 1 ? clash[1] : clash.last { isOwn($0) } ?? clash[1]
            }
            return NaiveFinding(id: "duplicate-binding", places: Set(places.map(place(of:))))
        }
    }

    /// The assembly that may have been meant to override what one that is included registers; an assembly has one scope.
    private func unmarkedOverride(of clash: [Int]) -> Int? {
        guard clash.count == 2, !clash.contains(where: isList), bindings[clash[0]].scope == bindings[clash[1]].scope,
            clash.allSatisfy({ overrides[bindings[$0].assembly] == nil }), clash.contains(where: { !isOwn($0) })
        else { return nil }
        return clash.last(where: isOwn).map { -1 - bindings[$0].assembly }
    }

    /// Whether the composition lists its assembly itself.
    private func isOwn(_ binding: Int) -> Bool {
        blueprint.entries.contains { entry in
            if case .assembly(let assembly) = entry { return assembly == bindings[binding].assembly }
            return false
        }
    }
}
