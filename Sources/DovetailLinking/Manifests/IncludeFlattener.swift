import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Follows the includes of compositions and checks what they hand out.
struct IncludeFlattener {
    /// By the composition's identity.
    let listings: [String: CompositionReader.Listing]
    let assemblies: [LinkedAssembly]

    private struct State {
        var assemblies: [Int] = []
        /// Where each is listed first, and where each overrides first.
        var listed: [Int: SourceLocation] = [:]
        var overriding: [Int: SourceLocation] = [:]
        var exposures: [LinkedComposition.Exposure] = []
        var rules: [LinkedArchitectureRule] = []
        var seenAssemblies: Set<Int> = []
        var seenExposures: Set<Key> = []
        var path: [String]
        let packageName: String
        /// Where each of the path but the first is included.
        var includes: [SourceLocation] = []
        /// The composition's own includes that bring an assembly, and an exposed key, that it does not list itself before.
        var bringing: [Int: Bringing] = [:]
        var bringingExposures: [Key: Bringing] = [:]
        var isCircular = false
        var finished: Set<String> = []
        var problems: [Diagnostic]
    }

    /// An include of the composition's own.
    struct Bringing {
        var included: String
        var module: String
        var location: SourceLocation
    }

    /// The composition with what its includes bring, each at its place.
    func composition(of listing: CompositionReader.Listing) -> (composition: LinkedComposition, problems: [Diagnostic])
    {
        let symbol = listing.symbol
        var state = State(
            path: [symbol.identity],
            packageName: symbol.module.packageName,
            problems: listing.problems
        )
        append(listing, to: &state)
        var composition = LinkedComposition(
            module: symbol.module.name,
            packageName: symbol.module.packageName,
            path: symbol.path,
            access: min(symbol.access, .public),
            assemblies: state.assemblies,
            exposures: state.exposures,
            imports: listing.imports,
            location: symbol.location,
            hasFaults: false
        )
        composition.nestedNames = listing.nestedNames
        composition.identity = symbol.identity
        composition.includes = state.finished
        composition.rules = state.rules
        composition.ownAssemblies = Set(
            listing.elements.compactMap { if case .assembly(let index) = $0.element { index } else { nil } }
        )
        if !state.overriding.isEmpty {
            composition.overrides = overrides(of: listing, state)
            state.problems += listedOverrides(in: state)
        }
        if !listing.hiddenExposures.isEmpty { state.problems += hiddenExposures(of: composition, listing) }
        state.problems += accessProblems(of: composition, broughtBy: state.bringing, state.bringingExposures)
        composition.hasFaults =
            state.problems.contains { $0.severity == .error } || state.isCircular
            || state.finished.contains { !(listings[$0]?.problems.isEmpty ?? true) }
        return (composition, state.problems)
    }

    private func append(_ listing: CompositionReader.Listing, to state: inout State) {
        for (element, location) in listing.elements {
            switch element {
            case .assembly(let index):
                append(index, to: &state)
                if state.listed[index] == nil { state.listed[index] = location }
            case .replacement(let index):
                append(index, to: &state)
                if state.overriding[index] == nil { state.overriding[index] = location }
            case .exposure(let type, let tag, let alias):
                let exposure = LinkedComposition.Exposure(type: type, tag: tag, aliasName: alias, location: location)
                guard state.seenExposures.insert(exposure.key).inserted else { continue }
                state.exposures.append(exposure)
                state.bringingExposures[exposure.key] = bringing(state)
            case .include(let identity):
                include(identity, at: location, to: &state)
            case .rule(var rule):
                rule.isOwn = state.includes.isEmpty
                rule.isOwnPackage = listing.symbol.module.packageName == state.packageName
                state.rules.append(rule)
            }
        }
    }

    private func append(_ assembly: Int, to state: inout State) {
        guard state.seenAssemblies.insert(assembly).inserted else { return }
        state.assemblies.append(assembly)
        state.bringing[assembly] = bringing(state)
    }

    private func bringing(_ state: State) -> Bringing? {
        guard let location = state.includes.first else { return nil }
        guard let included = listings[state.path[1]]?.symbol else { return nil }
        return Bringing(included: included.name, module: included.module.name, location: location)
    }

    private func include(_ identity: String, at location: SourceLocation, to state: inout State) {
        guard let listing = listings[identity] else { return }
        if let first = state.path.firstIndex(of: identity) {
            state.isCircular = true
            // Only the first of those in the circle is told of it.
            guard first == 0, state.path.allSatisfy({ identity <= $0 }) else { return }
            let names = (state.path[first...] + [identity]).map { "`\(listings[$0]?.symbol.name ?? $0)`" }
            state.problems.append(
                Diagnostic(
                    .unreadableManifest,
                    at: location,
                    "compositions include each other: \(names.joined(separator: " → "))",
                    notes: zip(state.path.dropFirst(), state.includes).map { included, location in
                        let name = listings[included]?.symbol.name ?? included
                        return Diagnostic.Note(.related, "`\(name)` is included here", at: location)
                    } + [
                        Diagnostic.Note(
                            .suggestion,
                            "take one `Include` out, or move what both need into another composition"
                        )
                    ]
                )
            )
            return
        }
        guard state.finished.insert(identity).inserted else { return }
        state.path.append(identity)
        state.includes.append(location)
        append(listing, to: &state)
        state.path.removeLast()
        state.includes.removeLast()
    }

    /// The overrides of the composition and of what it includes, with what each reaches.
    private func overrides(
        of listing: CompositionReader.Listing,
        _ state: State
    ) -> [LinkedComposition.Override] {
        var reaches = OverrideReaches(listings)
        reaches.visit(listing.symbol.identity)
        return state.assemblies.compactMap { index in
            guard let location = state.overriding[index] else { return nil }
            return LinkedComposition.Override(assembly: index, reach: reaches[index], location: location)
        }
    }

    /// What is part of the product can't stand in for it.
    private func listedOverrides(in state: State) -> [Diagnostic] {
        state.assemblies.compactMap { index in
            guard let listed = state.listed[index], let overriding = state.overriding[index] else { return nil }
            let name = assemblies[index].name
            return Diagnostic(
                .unreadableManifest,
                at: overriding,
                "`\(name)` is listed too, and can't replace what it is a part of",
                notes: [
                    Diagnostic.Note(.related, "`\(name)` is listed here", at: listed),
                    Diagnostic.Note(.suggestion, "take one of the two out"),
                ]
            )
        }
    }

    /// Exposed keys of types that the composition doesn't see.
    private func hiddenExposures(
        of composition: LinkedComposition,
        _ listing: CompositionReader.Listing
    ) -> [Diagnostic] {
        let registered = Set(
            composition.assemblies.flatMap { assemblies[$0].registrations }.flatMap { registration in
                registration.keys.map { $0.key(tagged: registration.tag) }
            }
        )
        return composition.exposures.compactMap { exposure in
            registered.contains(exposure.key) ? nil : listing.hiddenExposures[exposure.key]
        }
    }
}
