import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// The initialiser, which opens the scope.
    func renderInitializer(into writer: inout SourceWriter) {
        let opening = resolvedScope.opening
        let inputs = inputParameters(of: scope.id) + placeParameter(opening, of: scope.id)
        if let parentName = scope.parentName, let parentClass {
            writer.list(
                "\(isolation(opening.isolation))fileprivate init",
                ["in \(Identifier.escaped(parentName)): \(parentClass)"] + inputs,
                // It throws `ScopeEnded` too.
                "\(Effects(isAsync: opening.isAsync, isThrowing: true).keywords) {"
            )
        } else {
            writer.line("/// Opens `\(resolved.graph[scope.id].name)`.")
            writer.list(
                "\(isolation(opening.isolation))\(keyword)init",
                rootParameters(opening),
                "\(expressions.keywords(opening, for: access)) {"
            )
        }
        writer.indented { renderOpening(into: &$0) }
        writer.line("}")
    }

    private func renderOpening(into writer: inout SourceWriter) {
        let name = scope.className
        let lifetime = expressions.lifetimeType(scope.id)
        if let parentName = scope.parentName {
            writer.line("let lifetime = try \(lifetime)(\"\(name)\", in: \(Identifier.escaped(parentName)).lifetime)")
        } else {
            writer.line("let lifetime = \(lifetime)(\"\(name)\", observer: \(CompositionNames.observer))")
        }
        if scope.usesReference {
            writer.line("let reference = \(expressions.referenceType(scope.id))(lifetime)")
        }
        var steps = writer.detached(levels: 1)
        expressions.tellsOfObjects = false
        let failure = renderSteps(into: &steps)
        if expressions.tellsOfObjects {
            let watch = CompositionNames.objectWatch
            writer.line("let \(watch) = lifetime.\(watch)")
        }
        let needsCleanUp = failure != .none
        if needsCleanUp {
            writer.line("do {")
            writer.indented { $0.insert(steps) }
            writer.line("} catch {")
            writer.indented { writer in
                writer.line(
                    failure == .withHooks
                        ? "await lifetime.endAbandonedOpening(error)" : "lifetime.abandonOpening(error)"
                )
                writer.line("throw error")
            }
            writer.line("}")
        } else if scope.steps.isEmpty {
            writer.insert(steps)
        } else {
            // What the locals hold is let go of before others are told of the scope, so that keeping it costs nothing.
            writer.line("do {")
            writer.indented { $0.insert(steps) }
            writer.line("}")
        }
        if scope.usesReference { writer.line("reference.fill(self)") }
        let isInside = scope.parentName != nil && !expressions.isUnsynchronizedThroughout(scope.id)
        writer.line(isInside ? "try lifetime.finishOpeningInside(self)" : "lifetime.finishOpening(self)")
    }

    /// Writes the steps, or the calls of the functions that they are shared out to, and what the class keeps.
    private func renderSteps(into writer: inout SourceWriter) -> OpeningProgress.Failure {
        let place = ExpressionRenderer.Place(
            scope: scope.id,
            isOpening: true,
            isolation: resolvedScope.opening.isolation
        )
        var progress = OpeningProgress()
        if scope.parts.isEmpty {
            expressions.remainingUses = usesOfLocals(in: scope.steps.indices, kept: namesOfHeld)
            _ = renderSteps(scope.steps.indices, in: place, &progress, into: &writer)
        } else {
            expressions.remainingUses = usesOfParts()
            for (number, part) in scope.parts.enumerated() {
                render(part, number: number, in: place, &progress, into: &writer)
            }
        }
        renderAssignments(in: place, into: &writer)
        return progress.failure
    }

    /// Writes some of the steps, which one function makes.
    func renderSteps(
        _ range: Range<Int>,
        in place: ExpressionRenderer.Place,
        _ progress: inout OpeningProgress,
        into writer: inout SourceWriter
    ) -> OpeningProgress.Doing {
        let steps = scope.steps[range]
        var doing = OpeningProgress.Doing()
        var shared: [(binding: BindingID, position: Int)] = []
        let concurrent = steps.flatMap { scope.waves[$0.binding]?.members ?? [] }
        if renderTaskBeginnings(of: concurrent, in: place, into: &writer) { progress.fail(&doing) }
        let isConcurrent = Set(concurrent.map(\.binding))
        for step in steps {
            if let wave = scope.waves[step.binding] {
                let started = render(wave, position: progress.position, in: place, into: &writer)
                doing.isAsync = true
                if started.addsHook { progress.hasHooks = true }
                if started.isThrowing { progress.fail(&doing) }
                progress.position += wave.members.count
            }
            if isConcurrent.contains(step.binding) { continue }
            let rendered = expressions.call(step, in: place)
            let cell = resolved.graph[step.binding].lifetime == .weak ? cellName(of: step.binding) : nil
            rendered.write(behind: "\(expressions.pattern(step)) = ", rememberedBy: cell, into: &writer)
            if rendered.effects.isAsync { doing.isAsync = true }
            if rendered.effects.isThrowing { progress.fail(&doing) }
            guard step.isShared else { continue }
            if sharesHook(step.binding) {
                shared.append((step.binding, progress.position))
            } else if renderHook(of: step.binding, position: progress.position, into: &writer) {
                progress.hasHooks = true
            }
            progress.position += 1
        }
        renderHooks(of: shared, into: &writer)
        return doing
    }

    private func renderAssignments(in place: ExpressionRenderer.Place, into writer: inout SourceWriter) {
        if let parentName = scope.parentName.map(Identifier.escaped) {
            writer.line("self.\(parentName) = \(parentName)")
        }
        writer.line("self.lifetime = lifetime")
        if scope.storesReference { writer.line("self.reference = reference") }
        for object in held.direct {
            let name = expressions.name(of: object)
            let value = pathInOpening(of: object) ?? expressions.handedOn(name, in: place)
            writer.line("self.\(name) = \(value)")
        }
        for group in held.groups { keep(group, isProperty: true, in: place, into: &writer) }
    }

    /// Sets the property that keeps a group, or makes it for the one around.
    private func keep(
        _ group: HeldObjects.Group,
        isProperty: Bool,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) {
        if held.isMadeByPart(group) {
            guard isProperty else { return }
            let value = expressions.handedOn(group.propertyName, in: place)
            return writer.line("self.\(group.propertyName) = \(value)")
        }
        for inner in group.groups { keep(inner, isProperty: false, in: place, into: &writer) }
        build(group, as: "\(isProperty ? "self." : "let ")\(group.propertyName)", in: place, into: &writer)
    }

    /// Makes a group of what there are locals for.
    func build(
        _ group: HeldObjects.Group,
        as target: String,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) {
        let arguments =
            group.objects.map { object in
                let name = expressions.plan.names.objects[object.binding.index][object.result]
                let value = expressions.handedOn(Identifier.escaped(name), in: place)
                return "\(Identifier.escapedLabel(name)): \(value)"
            } + group.groups.map { "\($0.propertyName): \(expressions.handedOn($0.propertyName, in: place))" }
        writer.list("\(target) = \(group.typeName)", arguments, "")
    }

    /// `log`, or `log givenLog` where something else has the name inside.
    private func parameterName(of input: BindingID) -> String {
        let name = expressions.plan.names.objects[input.index][0]
        let label = expressions.plan.names.label(of: input)
        return label == name
            ? Identifier.escaped(name) : "\(Identifier.escapedLabel(label)) \(Identifier.escaped(name))"
    }

    /// The inputs of a root scope as parameters, and who is told of what it makes and ends.
    private func rootParameters(_ opening: Effects) -> [String] {
        let inputs = resolvedScope.inputs
        let isTaken = inputs.contains { expressions.plan.names.label(of: $0) == "observer" }
        let label = isTaken ? "" : "observer "
        let observer =
            "\(label)\(CompositionNames.observer): (any \(expressions.types.runtime("ScopeObserver")))? = nil"
        return inputParameters(of: scope.id) + [observer] + placeParameter(opening, of: scope.id)
    }

    /// The inputs of a scope as parameters.
    func inputParameters(of scope: ScopeID) -> [String] {
        var parameters: [String] = []
        for input in resolved.scopes[scope.index].inputs {
            let name = parameterName(of: input)
            let key = expressions.registration(of: input).type
            if resolved.scopes[scope.index].optionalInputs.contains(input) {
                let type = key.isOptional ? key : .optional(key)
                parameters.append("\(name): \(expressions.types.text(type, for: access)) = nil")
                continue
            }
            parameters.append("\(name): \(expressions.types.parameterText(key, for: access))")
        }
        return parameters
    }
}

extension ResolvedType {
    fileprivate var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }
}
