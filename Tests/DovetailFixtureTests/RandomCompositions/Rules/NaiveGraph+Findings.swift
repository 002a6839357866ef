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
        return clashes.map { clash in
            NaiveFinding(id: "duplicate-binding", places: [place(of: clash[1])])
        }
    }
}
