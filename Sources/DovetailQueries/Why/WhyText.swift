/// The answer to `why` for people.
package struct WhyText {
    private let answer: WhyAnswer

    package init(_ answer: WhyAnswer) {
        self.answer = answer
    }

    package func rendered() -> String {
        var paragraphs = answer.answers.flatMap { answer in
            answer.explanations.map { paragraph($0, of: answer.compositions) }
        }
        if !answer.absent.isEmpty {
            let names = answer.absent.map(\.title).enumerated(with: "and")
            let what = [answer.subject, answer.needed].compactMap { $0?.shellWord }.joined(separator: " ")
            paragraphs.append(
                answer.answers.isEmpty
                    ? "No graph has both; why-not \(what) says more."
                    : "Not in \(names): why-not \(what) says more."
            )
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private func paragraph(_ explanation: WhyAnswer.Explanation, of compositions: [CompositionReference]) -> String {
        let heading = "In \(compositions.map(\.title).enumerated(with: "and")):"
        let lines: [String]
        if let needed = explanation.needed {
            lines = need(explanation, needed)
        } else {
            switch explanation.subject.kind {
            case .object: lines = object(explanation)
            case .scope: lines = scope(explanation)
            case .assembly: lines = assembly(explanation)
            }
        }
        return ([heading] + lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private func need(_ explanation: WhyAnswer.Explanation, _ needed: Subject) -> [String] {
        guard !explanation.roads.isEmpty else {
            return [
                "\(explanation.subject.name.quoted) does not lead to \(needed.name.quoted); "
                    + "why-not \(answer.subject.shellWord) \((answer.needed ?? "").shellWord) says more"
            ]
        }
        let heading = "\(explanation.subject.introduction) leads to \(needed.introduction)"
        return ["\(heading):"] + roads(explanation)
    }

    private func object(_ explanation: WhyAnswer.Explanation) -> [String] {
        let subject = explanation.subject
        guard explanation.roads.isEmpty else { return ["\(subject.introduction) is needed:"] + roads(explanation) }
        if subject.object?.lifetime == .input, subject.state == .unneeded {
            return [
                "\(subject.introduction) is handed in by whoever opens the scope, though nothing needs it; where something is overridden, it may be "
                    + "left out",
                "why-not \(answer.subject.shellWord) says more",
            ]
        }
        let what =
            switch subject.state {
            case .replaced: "is replaced"
            case .withoutTarget: "decorates what is not there"
            case .needed, .unneeded, nil: "is not needed, and so never made"
            }
        return ["\(subject.introduction) \(what); why-not \(answer.subject.shellWord) says more"]
    }

    private func roads(_ explanation: WhyAnswer.Explanation) -> [String] {
        let lines = RoadText.lines(numbering: explanation.roads).map { "  " + $0 }
        guard let count = explanation.count else { return lines }
        let shown = UInt64(explanation.roads.count)
        if count.isExact, count.number > shown {
            return lines + ["and \((count.number - shown).counting("more road"))"]
        }
        if !count.isExact {
            let more = count.number > shown ? "more than \((count.number - shown).grouped) others" : "more"
            return lines + ["and \(more)"]
        }
        return lines + [shown == 1 ? "this is the only road" : "these are all roads"]
    }

    private func scope(_ explanation: WhyAnswer.Explanation) -> [String] {
        let subject = explanation.subject
        var lines: [String] = []
        if !explanation.exposed.isEmpty {
            lines.append("\(subject.name.quoted) hands out what is exposed:")
            lines += explanation.exposed.map { "  \($0.location.text): \($0.key.quoted)" }
        }
        let openers = explanation.count?.number ?? 0
        if openers > 0 {
            lines.append("\(subject.name.quoted) is opened by \(openers.counting("object")) of the graph:")
            lines += RoadText.lines(numbering: explanation.roads).map { "  " + $0 }
            let rest = openers - UInt64(explanation.roads.count)
            if rest > 0 { lines.append("and by \(rest.grouped) more") }
        }
        guard lines.isEmpty else { return lines }
        return ["nothing in \(subject.name.quoted) is exposed, and no object of the graph opens it"]
    }

    private func assembly(_ explanation: WhyAnswer.Explanation) -> [String] {
        let subject = explanation.subject
        let all = explanation.registrations ?? 0
        let needed = explanation.neededRegistrations ?? 0
        guard needed > 0 else {
            return [
                "\(subject.name.quoted) is listed, and none of its \(all.counting("registration")) is needed; "
                    + "why-not \(answer.subject.shellWord) says more"
            ]
        }
        var lines = [
            "\(subject.name.quoted): \(needed) of \(all.counting("registration")) are needed, by others these:"
        ]
        for use in explanation.uses {
            let users = use.users.prefix(5).map(\.name.quoted)
            let rest = use.users.count > users.count ? ["\(use.users.count - users.count) more"] : []
            let parts = (use.isExposed ? ["the composition, which exposes it"] : []) + users + rest
            lines.append(
                "  \(use.object.location.text): \(use.object.name.quoted), by \(parts.enumerated(with: "and"))"
            )
        }
        return lines + ["the shortest road to it:"] + roads(explanation)
    }
}

extension Subject {
    /// What it is, in a sentence.
    var introduction: String { object?.introduction ?? name.quoted }
}
