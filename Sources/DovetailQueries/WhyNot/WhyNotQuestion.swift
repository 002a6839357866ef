/// Asks why something is not in the graph; with a second name, why the first thing does not get the second: `why-not Editor Database`.
package struct WhyNotQuestion: Hashable, Sendable {
    package var subject: AskedName
    package var needed: AskedName?
    /// The name of a scope in which it is missed.
    package var scope: String?

    package init(_ subject: AskedName, needs needed: AskedName? = nil, in scope: String? = nil) {
        self.subject = subject
        self.needed = needed
        self.scope = scope
    }

    /// Asks each composition of the document.
    ///
    /// - Parameter package: What says who lists an assembly, where the document has only some of the compositions.
    package func answer(in document: GraphDocument, of package: GraphDocument? = nil) throws(QuestionFault)
        -> WhyNotAnswer
    {
        var answers = CompositionAnswers<Alike>()
        var met: Set<AskedName> = []
        var known = Set(document.assemblies.flatMap(\.names))
        let isScopeKnown = document.compositions.contains { $0.scopes.contains { $0.name == scope } }
        let registry = Registry(package ?? document)
        for composition in document.compositions {
            let index = GraphIndex(composition)
            let table = NameTable(index)
            known.formUnion(table.shown)
            let place = AbsenceSearch(index: index, table: table, registry: registry, scope: scope)
            for name in names where place.knows(name) { met.insert(name) }
            let absences = needed.map { place.absences(of: subject, needing: $0) } ?? place.absences(of: subject)
            answers.add(
                Alike(absences: absences, isIncomplete: composition.state == .incomplete),
                of: CompositionReference(composition)
            )
        }
        if document.compositions.isEmpty {
            throw QuestionFault(description: "there is no composition that exposes something, and so no graph to ask")
        }
        for name in names where !met.contains(name) { throw .unknown(name, among: known) }
        if let scope, !isScopeKnown {
            throw .unknown(AskedName(scope), among: Set(document.compositions.flatMap { $0.scopes.map(\.name) }))
        }
        return WhyNotAnswer(
            subject: subject.text,
            needed: needed?.text,
            scope: scope,
            answers: answers.map { .init(compositions: $0, absences: $1.absences, isIncomplete: $1.isIncomplete) }
        )
    }

    private var names: [AskedName] { [subject] + (needed.map { [$0] } ?? []) }

    private struct Alike: Hashable {
        var absences: [WhyNotAnswer.Absence]
        var isIncomplete: Bool
    }
}

extension GraphDocument.Assembly {
    /// Its own, and those of what it registers.
    fileprivate var names: [String] {
        [name] + (scope.map { [$0] } ?? []) + registrations.flatMap { [$0.name] + $0.keys.map(\.type) }
    }
}
