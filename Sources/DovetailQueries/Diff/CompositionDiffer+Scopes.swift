extension CompositionDiffer {
    // MARK: - The composition and its findings

    mutating func compareComposition() {
        let compositions = Sided { side in indices[side].composition }
        compareFindings(Sided { side in compositions[side].findings })
        let states = Sided { side in compositions[side].state }
        let isExplained =
            changes.contains { $0.aspect == .finding } && states.old != .incomplete && states.new != .incomplete
        if !states.isSame, !isExplained {
            changes.append(
                Change(.state, compositions.new.name, old: [states.old.rawValue], new: [states.new.rawValue])
            )
        }
        compareMembers(Sided { side in compositions[side].assemblies })
    }

    private mutating func compareFindings(_ findings: Sided<[GraphDocument.Finding]>) {
        changes += GraphDifference.Change.of(findings)
    }

    private mutating func compareMembers(_ members: Sided<[GraphDocument.Member]>) {
        let roles = Sided { side in
            Dictionary(members[side].map { ($0.title, $0.role.rawValue) }, uniquingKeysWith: { first, _ in first })
        }
        let renamed = renamedAssemblies(roles)
        self.renamedAssemblies = renamed
        for (old, new) in renamed.sorted(by: { $0.key < $1.key }) {
            var change = Change(.assembly, new, old: roles.old[old].map { [$0] }, new: roles.new[new].map { [$0] })
            change.formerSubject = old
            changes.append(change)
        }
        let renames = Set(renamed.values)
        for side in [Side.new, .old] {
            for member in members[side] {
                let title = member.title
                let other = roles[side.other][title]
                guard renamed[title] == nil || side == .new, !renames.contains(title) || side == .old else { continue }
                guard other == nil || side == .new && other != roles.new[title] else { continue }
                changes.append(
                    Change(.assembly, title, old: roles.old[title].map { [$0] }, new: roles.new[title].map { [$0] })
                )
            }
        }
    }

    /// Assemblies that are gone and all of whose registrations are in one that was not there before, and that has no others of before.
    private func renamedAssemblies(_ roles: Sided<[String: String]>) -> [String: String] {
        var partners = Sided<[String: Set<String>]> { _ in [:] }
        for (_, places) in common {
            let titles = Sided { side in binding(places[side], side).assemblyTitle }
            guard let old = titles.old, let new = titles.new else { continue }
            partners.old[old, default: []].insert(new)
            partners.new[new, default: []].insert(old)
        }
        return Dictionary(
            uniqueKeysWithValues: partners.old.compactMap { old, all in
                guard all.count == 1, let new = all.first, old != new, partners.new[new] == [old],
                    roles.old[old] != nil, roles.new[old] == nil, roles.new[new] != nil, roles.old[new] == nil
                else { return nil }
                return (old, new)
            }
        )
    }

    // MARK: - Scopes

    mutating func compareScopes() {
        for side in [Side.new, .old] {
            for scope in indices[side].composition.scopes where scopes.lone[side].contains(scope.name) {
                noteLone(scope, side)
            }
        }
        let olds = Dictionary(
            indices.old.composition.scopes.map { (scopes.name($0.name, .old), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for new in indices.new.composition.scopes {
            if let old = olds[new.name] { compare(Sided(old: old, new: new)) }
        }
    }

    /// What came or went with a scope is told with it.
    private mutating func noteLone(_ scope: GraphDocument.Scope, _ side: Side) {
        var contents: [String] = []
        for (index, binding) in indices[side].bindings.enumerated() where binding.scope == scope.name {
            guard !isCommon(number(index, side)) else { continue }
            told.insert(number(index, side))
            if !binding.isCollection { contents.append(binding.title) }
        }
        var change = Change(.scope, scope.name, scope: scope.parent)
        if side == .old { change.old = contents } else { change.new = contents }
        changes.append(change)
    }

    private mutating func compare(_ scope: Sided<GraphDocument.Scope>) {
        let name = scope.new.name
        if scope.old.name != name {
            var change = Change(.scope, name, scope: scope.new.parent, old: [], new: [])
            change.formerSubject = scope.old.name
            changes.append(change)
        }
        let parents = Sided { side in scope[side].parent.map { scopes.name($0, side) } }
        if !parents.isSame {
            changes.append(Change(.parent, name, old: parents.old.map { [$0] }, new: parents.new.map { [$0] }))
        }
        if scope.old.isolation != scope.new.isolation {
            let values = Sided { side in scope[side].isolation.map { [$0] } }
            changes.append(Change(.isolation, name, old: values.old, new: values.new))
            isolations[name] = Sided { side in scope[side].isolation.map { "on \($0)" } }
        }
        compareInputs(
            of: name,
            Sided { side in indices[side].indices(of: scope[side].inputs) },
            optional: Sided { side in Set(indices[side].indices(of: scope[side].optionalInputs)) }
        )
    }

    private mutating func compareInputs(of scope: String, _ inputs: Sided<[Int]>, optional: Sided<Set<Int>>) {
        let numbers = Sided { side in inputs[side].map { number($0, side) } }
        let sets = Sided { side in Set(numbers[side]) }
        for side in [Side.new, .old] {
            for (index, number) in zip(inputs[side], numbers[side]) where !sets[side.other].contains(number) {
                // What is in both and was no input, or was one elsewhere, has another lifetime or scope, which is told.
                guard !isCommon(number) else { continue }
                told.insert(number)
                let value = [binding(index, side).inputTitle]
                changes.append(
                    Change(
                        .input,
                        binding(index, side).title,
                        scope: scope,
                        old: side == .old ? value : nil,
                        new: side == .new ? value : nil
                    )
                )
            }
        }
        for number in numbers.new where sets.old.contains(number) {
            guard let old = matching.places[number].old, let new = matching.places[number].new else { continue }
            let places = Sided(old: old, new: new)
            let names = Sided { side in binding(places[side], side).inputName }
            let isOptional = Sided { side in optional[side].contains(places[side]) }
            guard !names.isSame || !isOptional.isSame else { continue }
            let values = Sided { side in
                [binding(places[side], side).inputTitle] + (isOptional[side] ? ["which need not be handed in"] : [])
            }
            changes.append(change(.input, places, old: values.old, new: values.new))
        }
        let shared = Sided { side in numbers[side].filter { sets[side.other].contains($0) } }
        guard !shared.isSame else { return }
        let values = Sided { side in inputs[side].map { binding($0, side).title } }
        changes.append(Change(.inputOrder, scope, old: values.old, new: values.new))
    }
}

extension GraphDocument.Member {
    /// Assemblies of several modules often have one name.
    var title: String { module.isEmpty ? name : "\(module).\(name)" }
}

extension GraphDocument.Binding {
    /// As that of a member.
    var assemblyTitle: String? { assembly.map { name in module.map { "\($0).\(name)" } ?? name } }

    /// An input with its type where that is not its name.
    fileprivate var inputTitle: String {
        inputName.map { "\($0): \(title)" } ?? title
    }
}

extension GraphDifference.Change {
    /// What is found now and was not, and the other way round, wherever it stands.
    static func of(_ findings: Sided<[GraphDocument.Finding]>) -> [GraphDifference.Change] {
        let counts = Sided { side in
            Dictionary(findings[side].map { (FindingName($0), 1) }, uniquingKeysWith: +)
        }
        var changes: [GraphDifference.Change] = []
        for side in [Side.new, .old] {
            var met: [FindingName: Int] = [:]
            for finding in findings[side] {
                let name = FindingName(finding)
                met[name, default: 0] += 1
                guard met[name, default: 0] > counts[side.other][name, default: 0] else { continue }
                let value = [finding.severity, finding.id]
                changes.append(
                    .init(.finding, finding.message, old: side == .old ? value : nil, new: side == .new ? value : nil)
                )
            }
        }
        return changes
    }

    private struct FindingName: Hashable {
        var id: String
        var severity: String
        var message: String

        init(_ finding: GraphDocument.Finding) {
            id = finding.id
            severity = finding.severity
            message = finding.message
        }
    }
}
