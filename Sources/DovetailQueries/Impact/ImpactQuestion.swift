/// Asks what would be different without something: the graph is resolved once more as if nobody had written it down.
package struct ImpactQuestion: Hashable, Sendable {
    /// What to take away from a composition.
    package enum Removal: Hashable, Sendable {
        /// The registration behind a binding, by the binding's number.
        case binding(Int)
        /// An assembly, by its number among the composition's.
        case assembly(Int)
    }

    package var subject: AskedName

    package init(_ subject: AskedName) {
        self.subject = subject
    }

    /// What the name means in a composition, thing by thing.
    package func removals(in composition: GraphDocument.Composition) -> [Removal] {
        NameTable(GraphIndex(composition)).meanings(of: subject).compactMap { meaning in
            switch meaning {
            case .binding(let number): composition.bindings[number].isCollection ? nil : .binding(number)
            case .assembly(let number): .assembly(number)
            case .scope: nil
            }
        }
    }

    /// Compares a composition with what it would be.
    ///
    /// - Parameter assemblies: Of the document, for the places of assemblies.
    package func impact(
        of removal: Removal,
        from before: GraphDocument.Composition,
        to after: GraphDocument.Composition,
        assemblies: [GraphDocument.Assembly] = []
    ) -> Impact {
        let index = GraphIndex(before)
        let meaning: NameTable.Meaning =
            switch removal {
            case .binding(let number): .binding(number)
            case .assembly(let number): .assembly(number)
            }
        return ImpactComparison(
            index,
            GraphIndex(after),
            without: index.bindings(of: meaning),
            subject: index.subject(meaning, AssemblyTable(assemblies))
        ).impact()
    }

    /// The answer of all compositions of a package.
    ///
    /// - Parameter parts: All, each with what it would be without what has the name; what makes no difference is left out where something does.
    package func answer(
        _ parts: [(composition: GraphDocument.Composition, impacts: [Impact])]
    ) throws(QuestionFault) -> ImpactAnswer {
        guard !parts.isEmpty else {
            throw QuestionFault(description: "there is no composition that exposes something, and so no graph to ask")
        }
        var answers = CompositionAnswers<[Impact]>()
        var absent: [CompositionReference] = []
        var known: Set<String> = []
        for (composition, impacts) in parts {
            let reference = CompositionReference(composition)
            if impacts.isEmpty {
                let table = NameTable(GraphIndex(composition))
                if let other = table.meanings(of: subject).first { throw Self.unremovable(other, in: composition) }
                known.formUnion(table.shown)
                absent.append(reference)
            } else {
                let different = impacts.filter { !$0.isNone }
                answers.add(different.isEmpty ? impacts : different, of: reference)
            }
        }
        guard absent.count < parts.count else { throw .unknown(subject, among: known) }
        return ImpactAnswer(
            subject: subject.text,
            answers: answers.map(ImpactAnswer.Answer.init),
            absent: absent
        )
    }

    private static func unremovable(
        _ meaning: NameTable.Meaning,
        in composition: GraphDocument.Composition
    ) -> QuestionFault {
        switch meaning {
        case .binding(let number):
            let binding = composition.bindings[number]
            let elements = binding.dependencies.compactMap(\.target).map(\.quoted)
            let list = elements.isEmpty ? "" : ": \(elements.prefix(8).enumerated(with: "or"))"
            return QuestionFault(
                description: "\(binding.name) is no registration but a collection; ask about one of its elements\(list)"
            )
        case .scope(let number), .assembly(let number):
            let scope = composition.scopes[number].name
            let own = composition.bindings.filter { $0.scope == scope && $0.lifetime == .input }.map(\.id.quoted)
            let list = own.isEmpty ? "" : ", such as \(own.prefix(8).enumerated(with: "or"))"
            return QuestionFault(
                description: "\(scope) is a scope; ask about an assembly, or about something that lives in it\(list)"
            )
        }
    }
}
