/// Compares two documents of the same package.
package struct DocumentDiffer: Sendable {
    private typealias Change = GraphDifference.Change

    private let documents: Sided<GraphDocument>
    /// Names that several modules have for a composition.
    private let ambiguous: Set<String>

    package init(old: GraphDocument, new: GraphDocument) {
        documents = Sided(old: old, new: new)
        var modules: [String: Set<String>] = [:]
        for composition in old.compositions + new.compositions {
            modules[composition.name, default: []].insert(composition.module)
        }
        ambiguous = Set(modules.filter { $0.value.count > 1 }.keys)
    }

    /// All that differs, with what differs in several compositions told once.
    package func difference() -> GraphDifference {
        var package: [GraphDifference.Change] = []
        var names: [GraphDifference.Change: [String]] = [:]
        var order: [GraphDifference.Change] = []
        for pair in pairs() {
            switch (pair.old, pair.new) {
            case (let old?, let new?):
                var met: Set<GraphDifference.Change> = []
                for change in conditions(old, new) + CompositionDiffer.changes(from: old, to: new)
                where met.insert(change).inserted {
                    if names[change] == nil { order.append(change) }
                    names[change, default: []].append(title(new, where: new.condition ?? old.condition))
                }
            case (let old?, nil): package.append(lone(old, .old))
            case (nil, let new?): package.append(lone(new, .new))
            case (nil, nil): break
            }
        }
        package += changesOfPackage(renamed: Self.renamedScopes(in: order))
        var parts: [GraphDifference.Part] = []
        if !package.isEmpty { parts.append(.init(compositions: [], changes: package.ranked)) }
        var places: [[String]: Int] = [:]
        for change in order {
            let name = names[change] ?? []
            if let place = places[name] {
                parts[place].changes.append(change)
            } else {
                places[name] = parts.count
                parts.append(.init(compositions: name, changes: [change]))
            }
        }
        for index in parts.indices { parts[index].changes = parts[index].changes.ranked }
        return GraphDifference(parts: parts)
    }

    // MARK: - Compositions

    private typealias Pair = (old: GraphDocument.Composition?, new: GraphDocument.Composition?)

    private struct Name: Hashable {
        var module: String
        var name: String

        init(_ composition: GraphDocument.Composition) {
            module = composition.module
            name = composition.name
        }
    }

    /// Those of one name and condition; then those of one name, a single one with each that it has become.
    private func pairs() -> [Pair] {
        let groups = Sided { side in Dictionary(grouping: documents[side].compositions, by: Name.init) }
        var met: Set<Name> = []
        let names = (documents.new.compositions + documents.old.compositions).map(Name.init)
        return names.filter { met.insert($0).inserted }.flatMap { name in
            paired(Sided { side in groups[side][name] ?? [] })
        }
    }

    private func paired(_ group: Sided<[GraphDocument.Composition]>) -> [Pair] {
        var pairs: [Pair] = []
        var open = group
        for new in group.new {
            guard let place = open.old.firstIndex(where: { $0.condition == new.condition }) else { continue }
            pairs.append((open.old.remove(at: place), new))
            open.new.removeAll { $0.condition == new.condition }
        }
        if open.old.count == 1, let old = open.old.first, !open.new.isEmpty {
            return pairs + open.new.map { (old, $0) }
        }
        if open.new.count == 1, let new = open.new.first, !open.old.isEmpty {
            return pairs + open.old.map { ($0, new) }
        }
        let count = min(open.old.count, open.new.count)
        pairs += zip(open.old, open.new).map { ($0, $1) }
        return pairs + open.old.dropFirst(count).map { ($0, nil) } + open.new.dropFirst(count).map { (nil, $0) }
    }

    private func title(_ composition: GraphDocument.Composition, where condition: String?) -> String {
        let name =
            ambiguous.contains(composition.name) ? "\(composition.module).\(composition.name)" : composition.name
        return condition.map { "\(name) where \($0)" } ?? name
    }

    private func conditions(
        _ old: GraphDocument.Composition,
        _ new: GraphDocument.Composition
    ) -> [GraphDifference.Change] {
        guard old.condition != new.condition else { return [] }
        return [Change(.condition, new.name, old: [old.condition ?? ""], new: [new.condition ?? ""])]
    }

    private func lone(_ composition: GraphDocument.Composition, _ side: Side) -> GraphDifference.Change {
        let value = composition.exposures.map(\.key.title)
        return Change(
            .composition,
            title(composition, where: composition.condition),
            old: side == .old ? value : nil,
            new: side == .new ? value : nil
        )
    }

    // MARK: - What no composition has

    private static func renamedScopes(in changes: [GraphDifference.Change]) -> [String: String] {
        let renames = changes.compactMap { change in
            change.aspect == .scope ? change.formerSubject.map { ($0, change.subject) } : nil
        }
        return Dictionary(renames, uniquingKeysWith: { first, _ in first })
    }

    private func changesOfPackage(renamed: [String: String]) -> [GraphDifference.Change] {
        GraphDifference.Change.of(Sided { side in documents[side].findings }) + changesOfAssemblies(renamed)
    }

    private func changesOfAssemblies(_ renamed: [String: String]) -> [GraphDifference.Change] {
        let listed = Sided { side in
            Set(documents[side].compositions.flatMap { $0.assemblies.map(\.title) })
        }
        let assemblies = Sided { side in
            Dictionary(documents[side].assemblies.map { ($0.title, $0) }, uniquingKeysWith: { first, _ in first })
        }
        var changes: [GraphDifference.Change] = []
        for side in [Side.new, .old] {
            for assembly in documents[side].assemblies {
                let title = assembly.title
                let isListed = Sided { listed[$0].contains(title) }
                guard let other = assemblies[side.other][title] else {
                    guard !isListed[side] else { continue }
                    changes.append(
                        Self.change(.assembly, title, ["unlisted"] + (assembly.scope.map { [$0] } ?? []), side)
                    )
                    continue
                }
                guard side == .new, !isListed.old, !isListed.new else { continue }
                changes += Self.changes(Sided(old: other, new: assembly), renamed)
            }
        }
        return changes
    }

    /// Of an assembly that no composition has, or had: what one has, that one's graph tells.
    private static func changes(_ assembly: Sided<GraphDocument.Assembly>, _ renamed: [String: String])
        -> [GraphDifference.Change]
    {
        var changes: [GraphDifference.Change] = []
        if assembly.old.scope.map({ renamed[$0] ?? $0 }) != assembly.new.scope {
            let scopes = Sided { side in ["unlisted"] + (assembly[side].scope.map { [$0] } ?? []) }
            changes.append(Change(.assembly, assembly.new.title, old: scopes.old, new: scopes.new))
        }
        var rest = Sided { side in assembly[side].registrations.map(\.words) }
        let counts = Sided { side in Dictionary(rest[side].map { ($0, 1) }, uniquingKeysWith: +) }
        for side in [Side.new, .old] {
            var met: [[String]: Int] = [:]
            rest[side].removeAll { words in
                met[words, default: 0] += 1
                return met[words, default: 0] <= counts[side.other][words, default: 0]
            }
            changes += rest[side].map { change(.registration, assembly.new.title, $0, side) }
        }
        return changes
    }

    private static func change(
        _ aspect: GraphDifference.Aspect,
        _ subject: String,
        _ value: [String],
        _ side: Side
    ) -> GraphDifference.Change {
        Change(aspect, subject, old: side == .old ? value : nil, new: side == .new ? value : nil)
    }
}

extension GraphDocument.Assembly {
    fileprivate var title: String { module.isEmpty ? name : "\(module).\(name)" }
}

extension GraphDocument.Registration {
    /// All of it but where it stands.
    fileprivate var words: [String] {
        [name, lifetime.rawValue, isDecorator ? "decorator" : ""] + (condition.map { ["where \($0)"] } ?? [])
            + keys.map(\.title).filter { $0 != name } + contributions.map { "in \($0.title)" }
    }
}
