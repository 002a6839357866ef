/// The answer to `why-not` for people.
package struct WhyNotText {
    private let answer: WhyNotAnswer

    package init(_ answer: WhyNotAnswer) {
        self.answer = answer
    }

    package func rendered() -> String {
        answer.answers.map(paragraph).joined(separator: "\n\n") + "\n"
    }

    private func paragraph(_ answer: WhyNotAnswer.Answer) -> String {
        var lines = ["In \(answer.compositions.map(\.title).enumerated(with: "and")):"]
        for absence in answer.absences { lines += self.lines(of: absence).map { "  " + $0 } }
        if answer.isIncomplete {
            lines.append("  something here could not be read, so that there may be more to it: check says more")
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of absence: WhyNotAnswer.Absence) -> [String] {
        guard let subject = absence.subject else { return absence.reasons.flatMap(lines) }
        let words = [answer.subject, answer.needed].compactMap { $0?.shellWord }.joined(separator: " ")
        let reasons = absence.reasons.flatMap(lines).map { "  " + $0 }
        let hint = absence.isThere ? "; why \(words) says more" : ""
        return [heading(absence, subject) + hint + (reasons.isEmpty ? "" : ":")] + reasons
    }

    private func heading(_ absence: WhyNotAnswer.Absence, _ subject: Subject) -> String {
        if let needed = answer.needed {
            let other = absence.needed?.introduction ?? needed.quoted
            return "\(subject.introduction) \(absence.isThere ? "leads" : "does not lead") to \(other)"
        }
        if absence.isThere { return "\(subject.introduction) is there" }
        if let scope = answer.scope, absence.reasons.contains(where: { $0.kind == .otherScope }) {
            return "\(subject.introduction) is not in \(scope.quoted)"
        }
        guard subject.kind == .object else { return "\(subject.introduction) is listed for nothing" }
        return "\(subject.introduction) \(subject.state?.predicate ?? "is not there")"
    }

    private func lines(of reason: WhyNotAnswer.Reason) -> [String] {
        let place = reason.location.map { "\($0.text): " } ?? ""
        let behind = reason.steps.flatMap(RoadText.lines) + reason.reasons.flatMap(lines)
        return [place + reason.message] + behind.map { "  " + $0 }
    }
}
