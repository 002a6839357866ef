/// Writes a script as a function that runs it.
struct ScriptPrinter {
    let script: Script
    private var blueprint: Blueprint { script.plan.graph.blueprint }

    var functionName: String { "run\(blueprint.prefix)" }

    func piece() -> BlueprintPrinter.Piece {
        var piece = BlueprintPrinter.Piece(module: .app, kind: .program)
        piece.add("@MainActor func \(functionName)() async throws {")
        piece.add("    print(\"composition \(blueprint.prefix)\")")
        for step in script.steps { for line in lines(step) { piece.add("    \(line)") } }
        // What is had is held to the end.
        let objects = script.steps.compactMap { if case .get(_, _, _, _, let handle) = $0 { handle } else { nil } }
        for handle in objects { piece.add("    withExtendedLifetime(object\(handle)) {}") }
        let scopes = script.steps.compactMap { if case .open(_, let handle) = $0 { handle } else { nil } }
        for handle in scopes { piece.add("    withExtendedLifetime(scope\(handle)) {}") }
        piece.add("}")
        return piece
    }

    private func lines(_ step: Script.Step) -> [String] {
        switch step {
        case .phase(let name):
            return ["Record.phase(\"\(name.replacing("\"", with: ""))\")"]
        case .fail(let thing, let opening):
            return [
                "Record.fail(\"\(blueprint.name(ofThing: thing))\")", "do {", "    _ = \(call(opening))",
                "    Record.got(\"opened\")", "} catch { Record.threw(error) }", "Record.fail(nil)",
            ]
        case .open(let opening, let handle):
            return ["let scope\(handle) = \(call(opening))", "_ = scope\(handle)"]
        case .get(let binding, let key, let scope, let arguments, let handle):
            var shown = "object\(handle)"
            if case .maker = key.untagged { shown += "()" }
            let call = access(binding, key, scope, arguments)
            return ["let object\(handle) = \(call)", "Record.got(Record.text(\(shown)))"]
        case .glance(let binding, let key, let scope):
            let call = access(binding, key, scope, [])
            return ["do {", "    let object = \(call)", "    Record.got(Record.text(object))", "}"]
        case .walk(let handle, let late):
            return ["Record.beginWalk()", "await object\(handle).probe(\(Script.depth), late: \(late))"]
        case .end(let handle):
            return ["Record.report(await scope\(handle).end().ended)"]
        }
    }

    /// Gets what is exposed.
    private func access(_ binding: Int, _ key: Blueprint.Key, _ scope: Int, _ arguments: [Int]) -> String {
        let taken = script.plan.handingOut(binding)
        let words = (taken.isThrowing ? "try " : "") + (taken.isAsync || taken.actor == .worker ? "await " : "")
        if script.plan.lifetime(binding)?.isHeld != false {
            return "\(words)scope\(scope).\(blueprint.memberName(key))"
        }
        return "\(words)scope\(scope).\(blueprint.makerName(key))(\(labelled(arguments, of: binding)))"
    }

    private func call(_ opening: Script.Opening) -> String {
        let effects = script.plan.opening[opening.scope] ?? .init()
        let isThrowing = effects.isThrowing || opening.parent != nil
        let words = (isThrowing ? "try " : "") + (effects.isAsync || effects.actor == .worker ? "await " : "")
        let inputs = zip(script.plan.graph.inputs(of: opening.scope), opening.values).compactMap { input, value in
            guard let value else { return String?.none }
            let key = script.plan.graph.registration(input).keys[0]
            return "\(blueprint.label(key)): \(blueprint.expression(key, id: "\(value)"))"
        }
        let name = blueprint.className(ofScope: opening.scope)
        let function = opening.parent.map { "scope\($0).open\(name)" } ?? "\(blueprint.product).\(name)"
        let call = "\(words)\(function)(\(inputs.joined(separator: ", ")))"
        guard opening.parent == nil, let error = effects.error, effects.isThrowing else { return call }
        // Opening a root says what it throws.
        let isAsync = effects.isAsync || effects.actor == .worker
        let kind = blueprint.words(isAsync: isAsync, isThrowing: true, error)
        return "try \(isAsync ? "await " : ""){ () \(kind)in \(call) }()"
    }

    /// Labelled as the initializer's parameters that take them are.
    private func labelled(_ arguments: [Int], of binding: Int) -> String {
        let keys = script.plan.graph.arguments(of: binding)
        return zip(labels(of: binding), zip(keys, arguments)).map { label, argument in
            "\(label): \(blueprint.expression(argument.0, id: "\(argument.1)"))"
        }.joined(separator: ", ")
    }

    /// A decorator's are those of what it wraps, but for arguments that it takes itself.
    private func labels(of binding: Int) -> [String] {
        let graph = script.plan.graph
        let inner = graph.inner[binding].map(labels)
        var taken: Set<String> = []
        return graph.arguments(of: binding).indices.map { index in
            let parameter = graph.answers[binding].firstIndex(of: .argument(index))
            let label = parameter.map { "p\($0)" } ?? inner?[index] ?? "p0"
            return taken.insert(label).inserted ? label : label + "2"
        }
    }
}
