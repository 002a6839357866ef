extension WhyQuestion {
    /// Finds the explanations of one composition.
    struct Walk {
        let index: GraphIndex
        let assemblies: AssemblyTable
        let limit: Int?

        /// So many of those who open a scope are told of.
        private static let openersShown = 5

        func explanation(of meaning: NameTable.Meaning) -> WhyAnswer.Explanation {
            var explanation = WhyAnswer.Explanation(subject: index.subject(meaning, assemblies))
            switch meaning {
            case .binding(let number):
                add(RoadSearch(index, from: .roots, to: [number]), to: &explanation)
            case .scope(let number):
                explain(scope: index.composition.scopes[number].name, in: &explanation)
            case .assembly:
                let own = index.bindings(of: meaning)
                add(RoadSearch(index, from: .roots, to: Set(own)), to: &explanation)
                explanation.uses = uses(of: own)
                explanation.registrations = own.count
                explanation.neededRegistrations = own.filter(index.isNeeded).count
            }
            return explanation
        }

        /// One for each two that have a road between them; where none have, one for each two.
        func explanations(
            of subjects: [NameTable.Meaning],
            needing others: [NameTable.Meaning]
        ) -> [WhyAnswer.Explanation] {
            let all = subjects.flatMap { subject in
                others.map { other in
                    var explanation = WhyAnswer.Explanation(
                        subject: index.subject(subject, assemblies),
                        needed: index.subject(other, assemblies)
                    )
                    let sources = Set(index.bindings(of: subject))
                    add(
                        RoadSearch(index, from: .bindings(sources), to: Set(index.bindings(of: other))),
                        to: &explanation
                    )
                    return explanation
                }
            }
            let found = all.filter { !$0.roads.isEmpty }
            return found.isEmpty ? all : found
        }

        private func add(_ search: RoadSearch, to explanation: inout WhyAnswer.Explanation) {
            if let limit {
                let (ways, count) = search.all(upTo: limit)
                explanation.roads = ways.map(search.road)
                explanation.count = count
            } else if let way = search.shortest() {
                explanation.roads = [search.road(way)]
            }
        }

        private func explain(scope: String, in explanation: inout WhyAnswer.Explanation) {
            let composition = index.composition
            explanation.exposed = composition.exposures.filter { exposure in
                exposure.bindings.contains { id in index.numbers[id].map { index[$0].scope == scope } ?? false }
            }.map { WhyAnswer.Exposed(key: $0.key, location: $0.location) }
            let openers = index.needed.flatMap { number in
                index.links[number].filter { link in
                    link.dependencies.contains { index[number].dependencies[$0].opened == scope }
                }
            }
            for var link in openers.prefix(limit ?? Self.openersShown) {
                link.dependencies.removeAll { index[link.source].dependencies[$0].opened != scope }
                let search = RoadSearch(index, from: .roots, to: [link.source])
                guard var way = search.shortest() else { continue }
                way.links.append(link)
                explanation.roads.append(search.road(way))
            }
            explanation.count = RoadCount(number: UInt64(openers.count), isExact: true)
        }

        /// What is exposed of these, or needed by others.
        private func uses(of own: [Int]) -> [WhyAnswer.Use] {
            let members = Set(own)
            let roots = Set(index.roots.map(\.number))
            return own.filter(index.isNeeded).compactMap { number in
                let users = index.users[number].map(\.source).filter { index.isNeeded($0) && !members.contains($0) }
                guard !users.isEmpty || roots.contains(number) else { return nil }
                return WhyAnswer.Use(
                    object: index.reference(number),
                    isExposed: roots.contains(number),
                    users: users.map(index.reference)
                )
            }
        }
    }
}
