/// The answer to `impact` for people.
package struct ImpactText {
    private let answer: ImpactAnswer
    private let limit: Int

    /// - Parameter limit: So many of several alike are shown.
    package init(_ answer: ImpactAnswer, limit: Int = 20) {
        self.answer = answer
        self.limit = limit
    }

    package func rendered() -> String {
        var paragraphs = answer.answers.flatMap { answer in
            answer.impacts.map { paragraph($0, of: answer.compositions) }
        }
        if !answer.absent.isEmpty {
            paragraphs.append("Not in \(answer.absent.map(\.title).enumerated(with: "and")).")
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private func paragraph(_ impact: Impact, of compositions: [CompositionReference]) -> String {
        let titles = compositions.map(\.title).enumerated(with: "and")
        let verdict =
            impact.isNone
            ? "nothing is different"
            : impact.isSound
                ? "the graph is sound all the same"
                : impact.errors.isEmpty ? "there is no further error" : "the graph is not sound"
        let heading = "In \(titles), without \(impact.subject.introduction), \(verdict)\(impact.isNone ? "" : ":")"
        let note = impact.isNone ? absence(impact.subject) : []
        let lines = findings(impact) + differences(impact) + objects(impact) + note
        return ([heading] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private func absence(_ subject: Subject) -> [String] {
        switch subject.state {
        case .unneeded, .replaced, .withoutTarget:
            let id = subject.object?.id ?? subject.name
            return ["it \(subject.state?.predicate ?? ""): why-not \(id.shellWord) says more"]
        case .needed, nil: return []
        }
    }

    private func findings(_ impact: Impact) -> [String] {
        group("these would be errors:", impact.errors.map(line), "error")
            + group("these would be errors no more:", impact.mended.map(line), "error")
    }

    private func line(_ finding: GraphDocument.Finding) -> String {
        "\(finding.location.text): \(finding.message) [\(finding.id)]"
    }

    private func differences(_ impact: Impact) -> [String] {
        let rerouted = impact.rerouted.map {
            "\(place($0)) \($0.after?.name.quoted ?? "nothing") in place of \($0.before.name.quoted)"
        }
        let emptied = impact.emptied.map { "\(place($0)) nil in place of \($0.before.name.quoted)" }
        let collections = impact.collections.map { change in
            let lost = change.lost.map { "without \($0.name.quoted)" }
            let gained = change.gained.map { "with \($0.name.quoted)" }
            return
                "\(change.collection.location.text): \(change.collection.name.quoted) \((lost + gained).enumerated(with: "and"))"
        }
        let exposures = impact.exposures.map { change in
            let after = change.after.isEmpty ? "nothing" : change.after.map(\.name.quoted).enumerated(with: "and")
            return "\(change.location.text): \(change.key.quoted) would be \(after)"
        }
        let openings = impact.openings.map { change in
            "\(change.scope.quoted) would open \(change.after.manner), and opens \(change.before.manner)"
        }
        return group("these would get something else:", rerouted, "parameter")
            + group("these would get nothing, and are optional:", emptied, "parameter")
            + group("these collections would have other elements:", collections, "collection")
            + group("these would go, as they decorate it:", impact.decorators.map(line), "decorator")
            + group("what is exposed would be something else:", exposures, "exposure")
            + group("scopes would open otherwise:", openings, "scope")
            + group("the opening of its scope would take it no more:", impact.inputs.map(line), "input")
    }

    private func place(_ reroute: Impact.Reroute) -> String {
        let parameter = reroute.hold.parameter
        return "\(reroute.hold.location.text): \(reroute.object.name.quoted) (parameter \(parameter.quoted)) would get"
    }

    private func line(_ object: ObjectReference) -> String { "\(object.location.text): \(object.introduction)" }

    private func objects(_ impact: Impact) -> [String] {
        let direct = impact.dependants.filter { $0.distance == 1 }
        let further = impact.dependants.filter { $0.distance > 1 }.map { dependant in
            "\(dependant.object.location.text): \(dependant.object.introduction), \(dependant.distance) steps away"
        }
        return group("these hold it:", direct.flatMap { RoadText.lines(of: $0.step) }, "holder")
            + group("these are made with it by way of those, nearest first:", further, "object")
            + group(
                "these would not be needed any more, as only it leads to them:",
                impact.unneeded.map(line),
                "object"
            )
            + group("these would be needed in addition:", impact.needed.map(line), "object")
    }

    private func group(_ heading: String, _ lines: [String], _ noun: String) -> [String] {
        if lines.isEmpty { return [] }
        let rest = lines.count > limit ? ["  and \((lines.count - limit).counting("more \(noun)"))"] : []
        return [heading] + lines.prefix(limit).map { "  " + $0 } + rest
    }
}

extension GraphDocument.Effects {
    /// In a sentence on opening: `async and throwing any Error`.
    fileprivate var manner: String {
        var words: [String] = isAsync ? ["async"] : []
        if let throwing { words.append("throwing \(throwing.quoted)") }
        if let actor { words.append("on \(actor.quoted)") }
        return words.isEmpty ? "plainly" : words.enumerated(with: "and")
    }
}
