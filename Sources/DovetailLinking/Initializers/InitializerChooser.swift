import DovetailDiagnostics
import DovetailSyntax

/// Chooses the one initializer that a registration's factory calls, or says why there is none.
struct InitializerChooser {
    let resolver: NameResolver
    let finder: InitializerFinder
    var usability: InitializerUsability
    let isolation: IsolationInference

    /// The one initializer, or what is wrong.
    enum Choice {
        case chosen(InitializerCandidate, substitution: [String: ResolvedType])
        case none(Diagnostic)
    }

    /// The initializer for a registration at a place.
    func choose(_ type: ResolvedType, for form: RegistrationForm, at location: SourceLocation) -> Choice {
        guard case .nominal(let nominal) = type else {
            return .none(InitializerWording.notNominal(type, form, location))
        }
        guard let symbol = resolver.symbol(of: nominal, from: usability.file) else {
            if let hidden = resolver.table.hiddenType(named: nominal.path, from: usability.file) {
                return .none(InitializerWording.outOfSight(hidden, type, form, location))
            }
            if let name = nominal.path.first, nominal.module == nil,
                let module = resolver.modules(declaring: name, unseenBy: usability.file).visible
            {
                return .none(InitializerWording.notImported(type, module: module.name, location))
            }
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
        var chooser = self
        // Where the only type of the name is not there, the manifest does not compile.
        if resolver.table.symbols(of: nominal).count == 1 {
            chooser.usability.assumed = usability.assumed.adding(symbol.conditions)
        }
        return chooser.choose(candidates, type: type, substitution, form, location)
    }

    private func choose(
        _ candidates: [InitializerCandidate],
        type: ResolvedType,
        _ substitution: [String: ResolvedType],
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Choice {
        var possible: [(candidate: InitializerCandidate, conditions: [String])] = []
        var unsupported: [InitializerCandidate] = []
        var refused: [InitializerWording.Refused] = []
        func refuse(_ candidate: InitializerCandidate, _ reason: String, _ cure: InitializerUsability.Cure) {
            let possible = describe(candidate, [], substitution)
            refused.append(InitializerWording.Refused(possible: possible, reason: reason, cure: cure))
        }
        let names = form.namedParameters
        for candidate in candidates {
            switch usability.verdict(on: candidate, substitution: substitution, naming: names) {
            case .usable: possible.append((candidate, []))
            case .conditional(let conditions):
                possible.append((candidate, conditions))
            case .unusable(let reason, let cure): refuse(candidate, reason, cure)
            case .unsupported:
                unsupported.append(candidate)
                refuse(candidate, "has a parameter that can't be injected", .anotherWay)
            case .invisible: continue
            }
        }
        if possible.contains(where: { !$0.candidate.isSecondChoice }) {
            possible.removeAll { $0.candidate.isSecondChoice }
        }
        // Of several, those are meant that have what the registration names.
        let meant = possible.filter { $0.candidate.hasParameters(named: names) }
        if !meant.isEmpty { possible = meant }
        if let preferred = preferred(among: possible, naming: names) { possible = [preferred] }
        for item in possible { usability.requireConditions(of: item.candidate) }
        if possible.count == 1, possible[0].conditions.isEmpty {
            return .chosen(possible[0].candidate, substitution: substitution)
        }
        if !possible.isEmpty {
            let described = describe(possible, substitution)
            return .none(InitializerWording.ambiguous(described, type, form, location))
        }
        if refused.contains(where: { !$0.possible.candidate.isSecondChoice }) {
            refused.removeAll { $0.possible.candidate.isSecondChoice }
            unsupported.removeAll(where: \.isSecondChoice)
        }
        // Its parameters carry the story, each at its own place.
        if refused.count == 1, let only = unsupported.first { return .chosen(only, substitution: substitution) }
        if refused.isEmpty { return .none(InitializerWording.noInitializer(type, form, location)) }
        return .none(InitializerWording.inaccessible(refused, type, form, location))
    }

    /// Of several that one call would fit, the one that it leaves nothing out of: the compiler takes that.
    private func preferred(
        among possible: [(candidate: InitializerCandidate, conditions: [String])],
        naming names: Set<String>
    ) -> (candidate: InitializerCandidate, conditions: [String])? {
        guard possible.count > 1, possible.allSatisfy(\.conditions.isEmpty) else { return nil }
        let passed = possible.map { $0.candidate.passedParameters(naming: names) }
        let complete = possible.indices.filter { passed[$0].count == possible[$0].candidate.parameters.count }
        guard complete.count == 1 else { return nil }
        let signatures = zip(possible, passed).map { item, passed in
            InitializerSignature(item.candidate, passing: passed, resolver: resolver)
        }
        return signatures.allSatisfy { $0 == signatures[0] } ? possible[complete[0]] : nil
    }

    /// Of several that one call would fit, each with all that it takes: a call that leaves out what has a default value means none of them.
    private func describe(
        _ possible: [(candidate: InitializerCandidate, conditions: [String])],
        _ substitution: [String: ResolvedType]
    ) -> [InitializerWording.Possible] {
        let described = possible.map { describe($0.candidate, $0.conditions, substitution) }
        let calls = Dictionary(grouping: described, by: \.call)
        return zip(possible, described).map { item, short in
            let isOnlyOne = calls[short.call]?.count == 1
            let all = item.candidate.parameters.filter { !$0.isVariadic }
            return isOnlyOne ? short : describe(item.candidate, item.conditions, substitution, passing: all)
        }
    }

    /// With names that mean in the manifest what they mean at the initializer.
    private func describe(
        _ candidate: InitializerCandidate,
        _ conditions: [String],
        _ substitution: [String: ResolvedType],
        passing passed: [ParameterDeclaration]? = nil
    ) -> InitializerWording.Possible {
        let passed = passed ?? candidate.requiredParameters
        let types = resolver.withoutProblems {
            let generics = OpenedGenerics(candidate, resolver: resolver, made: substitution)
            return passed.map { parameter in
                let (made, fault) = generics.type(of: parameter)
                if made.hasGenericParameter || fault != nil { return "…" }
                if InitializerUsability.unsupported(parameter, of: candidate) != nil { return "…" }
                let declared = resolver.resolve(parameter.type, in: candidate.context)
                return if case .function = declared { "@escaping \(made.name)" } else { made.name }
            }
        }
        return InitializerWording.Possible(
            candidate: candidate,
            conditions: conditions,
            passed: passed,
            parameterTypes: types,
            effects: isolation.effects(of: candidate, substitution: substitution)
        )
    }
}
