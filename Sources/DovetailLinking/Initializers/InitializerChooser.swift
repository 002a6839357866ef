import DovetailDiagnostics
import DovetailSyntax

/// Chooses the one initializer that a registration's factory calls, or says why there is none.
struct InitializerChooser {
    let resolver: NameResolver
    let finder: InitializerFinder
    let usability: InitializerUsability

    enum Choice {
        case chosen(InitializerCandidate, substitution: [String: ResolvedType])
        case none(Diagnostic)
    }

    func choose(_ type: ResolvedType, for form: RegistrationForm, at location: SourceLocation) -> Choice {
        guard case .nominal(let nominal) = type else {
            return .none(InitializerWording.notNominal(type, form, location))
        }
        guard let symbol = resolver.symbol(of: nominal, from: usability.file) else {
            let known = NearMiss.of(type.name, among: resolver.table.typeNames(visibleIn: usability.file))
            return .none(InitializerWording.unknownType(type, near: known, form, location))
        }
        let parameters = symbol.declaration.genericParameters
        if parameters.contains(where: \.isPack) || parameters.count != nominal.arguments.count {
            return .none(InitializerWording.openGeneric(type, form, location))
        }
        if symbol.access < .internal {
            return .none(InitializerWording.hiddenType(symbol, form, location))
        }
        let substitution = resolver.substitution(for: nominal, symbol)
        let candidates = finder.candidates(of: nominal, from: usability.file)
        return choose(candidates, type: type, substitution, form, location)
    }

    private func choose(
        _ candidates: [InitializerCandidate],
        type: ResolvedType,
        _ substitution: [String: ResolvedType],
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Choice {
        var possible: [InitializerWording.Possible] = []
        var unsupported: [InitializerCandidate] = []
        var refused: [(candidate: InitializerCandidate, reason: String)] = []
        for candidate in candidates {
            switch usability.verdict(on: candidate, substitution: substitution) {
            case .usable: possible.append(InitializerWording.Possible(candidate: candidate, conditions: []))
            case .conditional(let conditions):
                possible.append(InitializerWording.Possible(candidate: candidate, conditions: conditions))
            case .unusable(let reason): refused.append((candidate, reason))
            case .unsupported:
                unsupported.append(candidate)
                refused.append((candidate, "has a parameter that can't be injected"))
            case .invisible: continue
            }
        }
        if possible.count == 1, possible[0].conditions.isEmpty {
            return .chosen(possible[0].candidate, substitution: substitution)
        }
        if !possible.isEmpty { return .none(InitializerWording.ambiguous(possible, type, form, location)) }
        // Its parameters carry the story, each at its own place.
        if refused.count == 1, let only = unsupported.first { return .chosen(only, substitution: substitution) }
        if refused.isEmpty { return .none(InitializerWording.noInitializer(type, form, location)) }
        return .none(InitializerWording.inaccessible(refused, type, form, location))
    }
}
