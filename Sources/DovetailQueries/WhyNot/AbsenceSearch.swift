/// Finds why something is not in one composition's graph: goes through all ways in which a registration can fail to come to anything.
struct AbsenceSearch {
    typealias Absence = WhyNotAnswer.Absence
    typealias Reason = WhyNotAnswer.Reason

    let index: GraphIndex
    let table: NameTable
    let registry: Registry
    /// Where it is missed.
    let scope: String?
    let requests: RequestTable

    /// So many of several alike are told.
    static let shown = 5

    init(index: GraphIndex, table: NameTable, registry: Registry, scope: String?) {
        self.index = index
        self.table = table
        self.registry = registry
        self.scope = scope
        requests = RequestTable(index.composition)
    }

    /// Whether anything here, or any assembly, has the name.
    func knows(_ name: AskedName) -> Bool {
        !table.meanings(of: name).isEmpty || !registry.lines(for: name).isEmpty
            || !registry.assemblies(named: name).isEmpty || !registry.assemblies(inScope: name).isEmpty
            || !requests.asking(for: name).isEmpty || !requests.exposing(name).isEmpty
    }

    /// One for each thing of the name; where none of them is there, also for what could be.
    func absences(of name: AskedName) -> [Absence] {
        let found = table.meanings(of: name).map(absence)
        if found.contains(where: \.isThere) { return found }
        let others = absencesOfUnlisted(name)
        if !found.isEmpty || !others.isEmpty { return found + others }
        return [Absence(subject: nil, isThere: false, reasons: [unregistered(name)])]
    }

    func absence(of meaning: NameTable.Meaning) -> Absence {
        let subject = index.subject(meaning, registry.table)
        switch meaning {
        case .binding(let number):
            if let reason = sight(of: number) {
                return Absence(subject: subject, isThere: false, reasons: [reason])
            }
            return Absence(subject: subject, isThere: index.isNeeded(number), reasons: reasons(for: number))
        case .scope(let number):
            let name = index.composition.scopes[number].name
            return Absence(subject: subject, isThere: true, reasons: scopeUse(name))
        case .assembly:
            return Absence(subject: subject, isThere: isUsed(meaning), reasons: use(of: meaning))
        }
    }

    /// A scope that nobody can do anything with.
    private func scopeUse(_ name: String) -> [Reason] {
        let isUsed = index.needed.contains { index[$0].scope == name }
        return isUsed ? [] : [Reason(.there, "no object in it is needed")]
    }

    private func isUsed(_ assembly: NameTable.Meaning) -> Bool {
        index.bindings(of: assembly).contains(where: index.isNeeded)
    }

    private func use(of assembly: NameTable.Meaning) -> [Reason] {
        let own = index.bindings(of: assembly)
        if own.contains(where: index.isNeeded) { return [] }
        if own.isEmpty { return [Reason(.notAskedFor, "it is listed, and registers nothing here")] }
        // What only others of it would need goes with them.
        let members = Set(own)
        let outer = own.filter { !index.users[$0].contains { members.contains($0.source) } }
        return reasons(forEach: outer.isEmpty ? own : outer)
    }

    private func reasons(forEach own: [Int]) -> [Reason] {
        own.prefix(Self.shown).map { number in
            let binding = index[number]
            let reasons = reasons(for: number)
            return Reason(
                reasons.first?.kind ?? .notAskedFor,
                "\(binding.name.quoted) \(binding.state.predicate)",
                at: binding.location,
                because: reasons
            )
        } + rest(own.count, "registration")
    }

    func rest(_ count: Int, _ noun: String, _ plural: String? = nil) -> [Reason] {
        count > Self.shown
            ? [
                Reason(
                    .usersNotNeeded,
                    "and \((count - Self.shown).counting("more \(noun)", plural.map { "more \($0)" }))"
                )
            ]
            : []
    }

    /// Where a scope was named: why it doesn't see the binding.
    private func sight(of number: Int) -> Reason? {
        guard let scope, index.composition.scopes.contains(where: { $0.name == scope }) else { return nil }
        let own = index[number].scope
        if index.sees(scope, own) { return nil }
        if index.sees(own, scope) {
            return Reason(
                .otherScope,
                "it lives in \(own.quoted), which is inside \(scope.quoted) and ends before it: what lives in \(scope.quoted) can open "
                    + "\(own.quoted), and can't hold it",
                at: index[number].location
            )
        }
        return Reason(
            .otherScope,
            "it lives in \(own.quoted), and neither of that and \(scope.quoted) is inside the other",
            at: index[number].location
        )
    }
}

extension GraphDocument.Binding.State {
    /// What is said of an object in it.
    var predicate: String {
        switch self {
        case .needed: "is needed"
        case .unneeded: "is not needed"
        case .replaced: "is replaced"
        case .withoutTarget: "decorates what is not there"
        }
    }
}
