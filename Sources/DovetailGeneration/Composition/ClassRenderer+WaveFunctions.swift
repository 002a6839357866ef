import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// Writes a function that makes some or all of a wave, and those that it leaves parts to.
    ///
    /// - Parameter place: The opening, on whose actor the functions are.
    func render(
        _ function: Wave.Function,
        position: Int,
        in place: ExpressionRenderer.Place
    ) -> Doing {
        let index = waveFunctions.count
        waveFunctions.append(expressions.makeWriter())
        // They stand in the class, which stands in an extension.
        var body = expressions.makeWriter(margin: 12)
        var doing = Doing()
        switch function.content {
        case .members(let members):
            doing = render(members, position: position, in: place, into: &body)
        case .functions(let parts):
            doing = render(parts, position: position, in: place, into: &body)
        }
        let results = results(of: function)
        if !results.isEmpty { body.line("return \(SourceWriter.tuple(results))") }
        let types = resultTypes(of: function)
        let result =
            types.isEmpty ? "" : " -> \(sendsResults(of: function) ? "sending " : "")\(SourceWriter.tuple(types))"
        var writer = expressions.makeWriter(margin: 8)
        if index == 0 {
            writer.line("// The compiler takes long over a function that starts many tasks, so these share them out.")
        }
        writer.list(
            "\(isolation(place.isolation))private static func \(Identifier.escaped(function.name))",
            parameters(for: function.surroundings, doing),
            " async\(doing.isThrowing ? " throws" : "")\(result) {"
        )
        writer.indented { $0.insert(body) }
        writer.line("}")
        waveFunctions[index] = writer
        return doing
    }

    private func render(
        _ parts: [Wave.Function],
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Doing {
        var doing = Doing()
        var awaits: [String] = []
        var position = position
        for part in parts {
            let own = render(part, position: position, in: place)
            doing.formUnion(own)
            position += part.members.count
            let types = resultTypes(of: part)
            let isEmpty = types.isEmpty
            let task = "async let \(part.task)\(isEmpty ? ": Void" : "")"
            let arguments = arguments(for: part.surroundings, own)
            if let isolation = place.isolation, staysOnActor(part.surroundings) {
                let effects = "async\(own.isThrowing ? " throws" : "")"
                let result = isEmpty ? "Void" : SourceWriter.tuple(types)
                let attribute = expressions.types.attribute(isolation)
                writer.lines("let \(part.making): \(attribute) @Sendable () \(effects) -> \(result) = {")
                writer.indented { writer in
                    let call = Effects(isAsync: true, isThrowing: own.isThrowing).prefix + callee(of: part)
                    writer.list(call, arguments, "")
                }
                writer.line("}")
                writer.line("\(task) = \(part.making)()")
            } else {
                writer.list("\(task) = \(callee(of: part))", arguments, "")
            }
            awaits.append(
                "\(isEmpty ? "" : "let \(part.result) = ")\(own.isThrowing ? "try " : "")await \(part.task)"
            )
        }
        for line in awaits { writer.line(line) }
        return doing
    }

    /// `App.makeWave1`
    func callee(of function: Wave.Function) -> String {
        "\(Identifier.escaped(scope.className)).\(Identifier.escaped(function.name))"
    }

    /// What the function gives back, in its own words: the names of objects or of parts.
    private func results(of function: Wave.Function) -> [String] {
        switch function.content {
        case .members: pattern(of: function)
        case .functions(let parts): parts.filter { !pattern(of: $0).isEmpty }.map(\.result)
        }
    }

    /// The names for what the function gives back, where it is taken apart: a tuple of tuples, as the functions call each other.
    func pattern(of function: Wave.Function) -> [String] {
        switch function.content {
        case .members(let members): used(of: members).map(expressions.name)
        case .functions(let parts): parts.map(pattern).filter { !$0.isEmpty }.map(SourceWriter.tuple)
        }
    }

    private func resultTypes(of function: Wave.Function) -> [String] {
        var types: [String] = []
        switch function.content {
        case .members(let members):
            for object in used(of: members) {
                types.append(expressions.types.text(expressions.heldType(of: object), for: .internal))
            }
        case .functions(let parts):
            for part in parts {
                let inner = resultTypes(of: part)
                if !inner.isEmpty { types.append(SourceWriter.tuple(inner)) }
            }
        }
        return types
    }

    private func sendsResults(of function: Wave.Function) -> Bool {
        used(of: function.members).contains { !isProvenSendable($0) }
    }

    private func used(of members: [Wave.Member]) -> [ObjectID] {
        members.flatMap { member in
            let results = constructions[member.binding]?.results ?? []
            return results.indices.filter { results[$0] != nil }.map { ObjectID(binding: member.binding, result: $0) }
        }
    }

    /// Whether a declaration says that the object may be used anywhere, so that it need not be given away to a function.
    private func isProvenSendable(_ object: ObjectID) -> Bool {
        expressions.isKnownSendable(object)
    }

    private func parameters(for surroundings: Wave.Surroundings, _ doing: Doing) -> [String] {
        var parameters = ["\(CompositionNames.objectWatch): \(expressions.types.runtime("ObjectWatch"))?"]
        if doing.addsHook {
            let type = lifetimeOfTasks == "lifetime" ? "ScopeLifetime" : "TaskHooks"
            parameters.append("\(lifetimeOfTasks): \(expressions.types.runtime(type))")
        }
        if surroundings.usesReference { parameters.append("reference: \(expressions.referenceType(scope.id))") }
        if surroundings.usesParent, !isParentInPlace, let name = scope.parentName, let parentClass {
            parameters.append("\(Identifier.escaped(name)): \(parentClass)")
        }
        for object in objects(of: surroundings) {
            let type = expressions.types.parameterText(expressions.heldType(of: object), for: .internal)
            let sending = isProvenSendable(object) || staysOnActor(object) ? "" : "sending "
            parameters.append("\(Identifier.escaped(localName(of: object))): \(sending)\(type)")
        }
        return parameters
    }

    /// Those that have locals in the opening.
    private func objects(of surroundings: Wave.Surroundings) -> [ObjectID] {
        surroundings.objects.sorted() + (isParentInPlace ? surroundings.outerObjects.sorted() : [])
    }

    private func localName(of object: ObjectID) -> String {
        // Whatever its scope, a per-graph object is called the same everywhere.
        let isOwn =
            resolved.graph[object.binding].scope == scope.id || resolved.graph[object.binding].lifetime == .perGraph
        return expressions.plan.names.name(of: object, isOwn: isOwn)
    }

    func arguments(for surroundings: Wave.Surroundings, _ doing: Doing) -> [String] {
        var names = [CompositionNames.objectWatch]
        if doing.addsHook { names.append(lifetimeOfTasks) }
        if surroundings.usesReference { names.append("reference") }
        if surroundings.usesParent, !isParentInPlace, let name = scope.parentName { names.append(name) }
        names += objects(of: surroundings).map(localName)
        return names.map { "\(Identifier.escapedLabel($0)): \(Identifier.escaped($0))" }
    }
}

extension SourceWriter {
    /// One element as it is, several in brackets: on lines of their own where they are long.
    static func tuple(_ elements: [String]) -> String {
        if elements.count == 1 { return elements[0] }
        let oneLine = "(\(elements.joined(separator: ", ")))"
        if oneLine.count <= 100, !oneLine.contains("\n") { return oneLine }
        // As far in as a tuple of a tuple stands.
        var writer = SourceWriter(pointsAtSources: false, margin: 16)
        writer.list("", elements, "")
        return String(writer.text.dropLast())
    }
}
