/// Asks what opening a scope makes: `startup AccountScope`.
package struct StartupQuestion: Hashable, Sendable {
    package var scope: AskedName

    package init(_ scope: AskedName) {
        self.scope = scope
    }

    /// Asks each composition of the document.
    package func answer(in document: GraphDocument) throws(QuestionFault) -> StartupAnswer {
        var answers = CompositionAnswers<Opening>()
        var parents: [Opening: [[StartupAnswer.Parent]]] = [:]
        var absent: [CompositionReference] = []
        var known: Set<String> = []
        var isMet = false
        for composition in document.compositions {
            known.formUnion(composition.scopes.map(\.name))
            let found = composition.scopes.filter { scope in
                scope.name == self.scope.text || AskedName.plain(scope.name) == self.scope.plain
                    || scope.name.hasSuffix(".\(self.scope.plain)")
            }
            if found.isEmpty { absent.append(CompositionReference(composition)) } else { isMet = true }
            let reading = StartupReading(composition)
            for scope in found {
                let opening = Opening(
                    startup: reading.startup(of: scope),
                    parents: reading.parents(of: scope).map(\.scope)
                )
                answers.add(opening, of: CompositionReference(composition))
                parents[opening, default: []].append(reading.parents(of: scope))
            }
        }
        guard isMet else {
            throw known.isEmpty
                ? QuestionFault(description: "there is no composition that exposes something, and so no scope to open")
                : QuestionFault(
                    description: "no composition has a scope \(scope.text); "
                        + (QuestionFault.near(scope, among: known)
                            ?? "there are \(known.sorted().enumerated(with: "and"))")
                )
        }
        return StartupAnswer(
            scope: scope.text,
            answers: answers.map { compositions, opening in
                StartupAnswer.Answer(
                    compositions: compositions,
                    parents: Self.joined(parents[opening] ?? []),
                    startup: opening.startup
                )
            },
            absent: absent
        )
    }

    /// What has to be alike for two openings to be told together: not how much there is in the scopes around.
    private struct Opening: Hashable {
        var startup: StartupAnswer.Startup
        var parents: [String]
    }

    private static func joined(_ all: [[StartupAnswer.Parent]]) -> [StartupAnswer.Parent] {
        guard var joined = all.first else { return [] }
        for parents in all {
            for index in joined.indices {
                joined[index].fewest = min(joined[index].fewest, parents[index].fewest)
                joined[index].most = max(joined[index].most, parents[index].most)
            }
        }
        return joined
    }
}
