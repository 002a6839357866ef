/// Compares a graph with the same without something.
struct ImpactComparison {
    /// What tells a binding from others in both graphs: the line that registers it; of a collection, its key and scope.
    private struct Mark: Hashable {
        var place: GraphDocument.Place?
        var key: String?
        var scope: String

        init(_ binding: GraphDocument.Binding) {
            scope = binding.scope
            if binding.isCollection { key = binding.keys.first?.identity } else { place = binding.location }
        }
    }

    private let before: GraphIndex
    private let after: GraphIndex
    private let removed: Set<Int>
    private let subject: Subject
    /// By number before, the number after; nil for what is taken away, and collections that go with it.
    private let counterparts: [Int?]
    /// By number after, the number before.
    private let originals: [Int?]

    init(_ before: GraphIndex, _ after: GraphIndex, without removed: [Int], subject: Subject) {
        self.before = before
        self.after = after
        self.removed = Set(removed)
        self.subject = subject
        let marks = Self.numbers(after)
        counterparts = before.composition.bindings.map { marks[Mark($0)] }
        let formerMarks = Self.numbers(before)
        originals = after.composition.bindings.map { formerMarks[Mark($0)] }
    }

    private static func numbers(_ index: GraphIndex) -> [Mark: Int] {
        Dictionary(
            index.composition.bindings.enumerated().map { (Mark($1), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    func impact() -> Impact {
        let reroutes = reroutes()
        return Impact(
            subject: subject,
            isSound: after.composition.state == .sound,
            errors: findings(of: after, besides: before),
            mended: findings(of: before, besides: after),
            rerouted: reroutes.filter { $0.after != nil },
            emptied: reroutes.filter { $0.after == nil },
            collections: collections(),
            exposures: exposures(),
            openings: openings(),
            decorators: kept.filter { before[$0.before].state == .needed && after[$0.after].state == .withoutTarget }
                .map { before.reference($0.before) },
            inputs: removed.sorted().filter { before[$0].lifetime == .input && before[$0].state != .replaced }
                .map(before.reference),
            unneeded: before.needed.filter { number in
                !removed.contains(number) && !before[number].isCollection
                    && counterparts[number].map { after[$0].state == .unneeded } ?? true
            }.map(before.reference),
            needed: kept.filter { !before.isNeeded($0.before) && after.isNeeded($0.after) }
                .map { after.reference($0.after) },
            dependants: dependants()
        )
    }

    /// What is in both.
    private var kept: [(before: Int, after: Int)] {
        before.composition.bindings.indices.compactMap { number in counterparts[number].map { (number, $0) } }
    }

    private var keptAndNeeded: [(before: Int, after: Int)] {
        kept.filter { before.isNeeded($0.before) && after.isNeeded($0.after) }
    }

    private func findings(of index: GraphIndex, besides other: GraphIndex) -> [GraphDocument.Finding] {
        struct Cause: Hashable {
            var id: String
            var location: GraphDocument.Place
        }
        let known = Set(other.composition.findings.map { Cause(id: $0.id, location: $0.location) })
        return index.composition.findings.filter { finding in
            finding.severity == "error" && !known.contains(Cause(id: finding.id, location: finding.location))
        }
    }

    /// In listed order; what would be an error is told as that.
    private func reroutes() -> [Impact.Reroute] {
        keptAndNeeded.flatMap { number, counterpart -> [Impact.Reroute] in
            if before[number].isCollection { return [] }
            return zip(before[number].dependencies, after[counterpart].dependencies).compactMap { old, new in
                guard let target = old.target.flatMap({ before.numbers[$0] }), old.answer == .found, new.answer.isSound
                else { return nil }
                let other = new.target.flatMap { after.numbers[$0] }
                if let other, other == counterparts[target] { return nil }
                return Impact.Reroute(
                    object: before.reference(number),
                    hold: Road.Hold(old),
                    before: before.reference(target),
                    after: other.map(after.reference)
                )
            }
        }
    }

    private func collections() -> [Impact.CollectionChange] {
        keptAndNeeded.compactMap { number, counterpart in
            guard before[number].isCollection else { return nil }
            let old = before.links[number].map(\.target)
            let new = after.links[counterpart].map(\.target)
            let (stays, stayed) = (Set(new), Set(old))
            let lost = old.filter { !(counterparts[$0].map(stays.contains) ?? false) }
            let gained = new.filter { !(originals[$0].map(stayed.contains) ?? false) }
            if lost.isEmpty, gained.isEmpty { return nil }
            return Impact.CollectionChange(
                collection: before.reference(number),
                lost: lost.map(before.reference),
                gained: gained.map(after.reference)
            )
        }
    }

    private func exposures() -> [Impact.ExposureChange] {
        let new = Dictionary(
            after.composition.exposures.map { ($0.location, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return before.composition.exposures.compactMap { exposure in
            let old = exposure.bindings.compactMap { before.numbers[$0] }
            let other = (new[exposure.location]?.bindings ?? []).compactMap { after.numbers[$0] }
            guard old.map({ counterparts[$0] }) != other.map({ $0 }) else { return nil }
            return Impact.ExposureChange(
                key: exposure.key,
                location: exposure.location,
                before: old.map(before.reference),
                after: other.map(after.reference)
            )
        }
    }

    private func openings() -> [Impact.OpeningChange] {
        let new = Dictionary(after.composition.scopes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return before.composition.scopes.compactMap { scope in
            guard let other = new[scope.name], other.opening != scope.opening else { return nil }
            return Impact.OpeningChange(scope: scope.name, before: scope.opening, after: other.opening)
        }
    }

    /// Found backwards from what is taken away.
    private func dependants() -> [Impact.Dependant] {
        var distances: [Int: Int] = [:]
        var reached = removed.sorted().filter(before.isNeeded)
        for number in reached { distances[number] = 0 }
        var dependants: [Impact.Dependant] = []
        var next = 0
        while next < reached.count {
            let current = reached[next]
            next += 1
            for link in before.users[current] where before.isNeeded(link.source) && distances[link.source] == nil {
                let distance = (distances[current] ?? 0) + 1
                distances[link.source] = distance
                reached.append(link.source)
                dependants.append(
                    Impact.Dependant(
                        object: before.reference(link.source),
                        distance: distance,
                        step: before.step(link)
                    )
                )
            }
        }
        return dependants
    }
}
