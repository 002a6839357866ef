/// The answer to `startup` for people.
package struct StartupText {
    private let answer: StartupAnswer

    package init(_ answer: StartupAnswer) {
        self.answer = answer
    }

    package func rendered() -> String {
        var paragraphs = answer.answers.map(paragraph)
        if !answer.absent.isEmpty {
            paragraphs.append("Not a scope of \(answer.absent.map(\.title).enumerated(with: "and")).")
        }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private func paragraph(_ answer: StartupAnswer.Answer) -> String {
        let startup = answer.startup
        let titles = answer.compositions.map(\.title).enumerated(with: "and")
        let effects = startup.opening.words
        let asks = effects.isEmpty ? "" : " (\(effects.joined(separator: ", ")))"
        var lines: [String] = []
        if !answer.parents.isEmpty {
            let parents = answer.parents.map { parent in
                let objects = parent.most.counting("object")
                return
                    "\(parent.fewest == parent.most ? "" : "\(parent.fewest) to ")\(objects) of \(parent.scope.quoted)"
            }
            lines.append("already there: \(parents.enumerated(with: "and"))")
        }
        if !startup.inputs.isEmpty { lines.append("handed in: \(names(startup.inputs))") }
        if !startup.optionalInputs.isEmpty {
            lines.append("need not be handed in: \(names(startup.optionalInputs)), as nothing takes what is overridden")
        }
        if startup.isCircular {
            lines.append("objects need each other in a circle, so that there is no order in which they can be made")
        } else if startup.steps.isEmpty {
            lines.append("nothing is made")
        } else {
            lines.append("made, in this order:")
            lines += self.lines(of: startup.steps)
        }
        lines += chain(startup) + startup.causes.map(line)
        if !startup.lazy.isEmpty { lines.append("made on first use, and not now: \(names(startup.lazy))") }
        return (["Opening \(startup.scope.quoted) in \(titles)\(asks):"] + lines.map { "  " + $0 })
            .joined(separator: "\n")
    }

    private func names(_ objects: [ObjectReference]) -> String { objects.map(\.name.quoted).enumerated(with: "and") }

    private func lines(of steps: [StartupAnswer.Step]) -> [String] {
        let width = "\(steps.count)".count
        return steps.enumerated().map { index, step in
            let number = String(repeating: " ", count: width - "\(index + 1)".count) + "\(index + 1)"
            return "  \(number). \(text(of: step))"
        }
    }

    private func text(of step: StartupAnswer.Step) -> String {
        let names = names(step.objects.map(\.object))
        if step.isConcurrent, step.objects.count > 1 { return "\(names), side by side, awaited together" }
        let awaits = step.objects.first?.awaits ?? 0
        return names + (awaits == 0 ? "" : awaits == 1 ? ", awaited" : ", awaited \(awaits) times")
    }

    private func chain(_ startup: StartupAnswer.Startup) -> [String] {
        guard startup.chain.awaits > 0 else { return startup.steps.isEmpty ? [] : ["nothing is awaited"] }
        let awaits = startup.chain.awaits.counting("await")
        var lines = [
            "how long it takes is decided by \(awaits)"
                + "\(startup.chain.awaits == 1 ? "" : ", one after another"): \(road(startup.chain))"
        ]
        if startup.dependencyChain.awaits < startup.chain.awaits {
            lines.append(
                "of these only \(startup.dependencyChain.awaits.counting("await")) wait for each other's objects: "
                    + "\(road(startup.dependencyChain)); what need not wait can be made side by side, by .concurrent()"
            )
        }
        return lines
    }

    private func road(_ chain: StartupAnswer.Chain) -> String {
        chain.objects.map(\.name.quoted).joined(separator: " → ")
    }

    private func line(of cause: StartupAnswer.Cause) -> String {
        let word = cause.effect.hasPrefix("on ") ? "\(cause.effect)" : cause.effect
        guard !cause.objects.isEmpty else {
            return "\(word), as the scope is, or as what is made has to be ended when a later step fails"
        }
        return "\(word) because of \(names(cause.objects))"
    }
}
