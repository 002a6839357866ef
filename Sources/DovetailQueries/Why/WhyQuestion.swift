/// Asks why something is in the graph; with a second name, why the first thing needs the second: `why Editor Database`.
package struct WhyQuestion: Hashable, Sendable {
    package var subject: AskedName
    package var needed: AskedName?
    /// How many roads are wanted; nil for the shortest alone.
    package var limit: Int?

    package init(_ subject: AskedName, needs needed: AskedName? = nil, limit: Int? = nil) {
        self.subject = subject
        self.needed = needed
        self.limit = limit
    }

    /// Asks each composition of the document.
    package func answer(in document: GraphDocument) throws(QuestionFault) -> WhyAnswer {
        let assemblies = AssemblyTable(document.assemblies)
        var answers = CompositionAnswers<[WhyAnswer.Explanation]>()
        var absent: [CompositionReference] = []
        var met: Set<AskedName> = []
        var known: Set<String> = []
        for composition in document.compositions {
            let index = GraphIndex(composition)
            let table = NameTable(index)
            let subjects = table.meanings(of: subject)
            let others = needed.map { table.meanings(of: $0) }
            if !subjects.isEmpty { met.insert(subject) }
            if let needed, others?.isEmpty == false { met.insert(needed) }
            known.formUnion(table.shown)
            if subjects.isEmpty || others?.isEmpty == true {
                absent.append(CompositionReference(composition))
                continue
            }
            let walk = Walk(index: index, assemblies: assemblies, limit: limit)
            let explanations =
                others.map { walk.explanations(of: subjects, needing: $0) } ?? subjects.map(walk.explanation)
            answers.add(explanations, of: CompositionReference(composition))
        }
        for name in [subject] + (needed.map { [$0] } ?? []) where !met.contains(name) {
            throw Self.unmet(name, in: document, known)
        }
        return WhyAnswer(
            subject: subject.text,
            needed: needed?.text,
            answers: answers.map(WhyAnswer.Answer.init),
            absent: absent
        )
    }

    /// No graph has it.
    private static func unmet(_ name: AskedName, in document: GraphDocument, _ known: Set<String>) -> QuestionFault {
        guard !document.compositions.isEmpty else {
            return QuestionFault(description: "there is no composition that exposes something, and so no graph to ask")
        }
        let registered = document.assemblies.filter { assembly in
            AskedName.plain(assembly.name) == name.plain || assembly.registrations.contains { $0.isCalled(name) }
        }
        guard registered.isEmpty else {
            let names = registered.map(\.name.quoted).enumerated(with: "and")
            return QuestionFault(
                description:
                    "\(name.text) is in none of the graphs asked about, though \(names) can be listed: why-not \(name.text.shellWord) says more"
            )
        }
        return .unknown(name, among: known)
    }
}

extension GraphDocument.Registration {
    /// Whether the name is that of what is made, or of one of the keys.
    func isCalled(_ name: AskedName) -> Bool {
        if AskedName.plain(self.name) == name.plain, name.tag == nil || keys.contains(where: { $0.hasTag(of: name) }) {
            return true
        }
        return keys.contains { key in
            key.hasTag(of: name)
                && (AskedName.plain(key.type) == name.plain || AskedName.plain(key.qualified) == name.plain)
        }
    }
}

extension GraphDocument.Key {
    /// Whether the name has no tag, or this one.
    func hasTag(of name: AskedName) -> Bool {
        guard let asked = name.tag else { return true }
        let own = tag.map(AskedName.plain)
        return own == asked || own.flatMap(AskedName.lastName) == asked
    }
}
