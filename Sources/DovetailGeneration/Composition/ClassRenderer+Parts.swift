import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Openings that are shared out to several functions.
extension ClassRenderer {
    /// Writes the function of a part, and its call.
    func render(
        _ part: OpeningPart,
        number: Int,
        in place: ExpressionRenderer.Place,
        _ progress: inout OpeningProgress,
        into writer: inout SourceWriter
    ) {
        // What the opening itself names goes on behind the call.
        let usesAround = expressions.remainingUses
        let doesAround = expressions.tellsOfObjects
        expressions.tellsOfObjects = false
        let groups = held.leaves(of: number)
        let passed = passed(by: part)
        // They stand in the class, which stands in an extension.
        var body = expressions.makeWriter(margin: 12)
        let bound = part.taken.compactMap { object in holder(of: object).map { (object, $0) } }
        for (object, holder) in bound {
            let name = expressions.name(of: object)
            body.line("let \(name) = \(holder.property).\(name)")
        }
        let kept = (groups.flatMap(\.objects) + passed).map(expressions.name)
        expressions.remainingUses = usesOfLocals(in: part.steps, besides: bound.map(\.0), kept: kept)
        let doing = renderSteps(part.steps, in: place, &progress, into: &body)
        for group in groups { build(group, as: "let \(group.propertyName)", in: place, into: &body) }
        if let holder = holder(of: part) { build(passed, as: holder, in: place, into: &body) }
        let results = results(of: part, number)
        if !results.isEmpty { body.line("return \(SourceWriter.tuple(results.map(\.property)))") }
        let tells = expressions.tellsOfObjects
        expressions.tellsOfObjects = doesAround
        expressions.remainingUses = usesAround
        partFunctions.append(function(part, doing, results.map(\.type), tells: tells, body))
        if let holder = holder(of: part) { partFunctions.append(declaration(of: holder, passed)) }
        renderCall(of: part, doing, results.map(\.property), in: place, into: &writer)
    }

    /// Makes what hands on objects that the class does not keep in a group.
    private func build(
        _ objects: [ObjectID],
        as holder: Holder,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) {
        var arguments: [String] = []
        for name in objects.map(expressions.name) {
            arguments.append("\(name): \(expressions.handedOn(name, in: place))")
        }
        writer.list("let \(holder.property) = \(holder.type)", arguments, "")
    }

    private func declaration(of holder: Holder, _ objects: [ObjectID]) -> SourceWriter {
        var writer = expressions.makeWriter(margin: 8)
        writer.block("\(actor == nil ? "" : "nonisolated ")private struct \(holder.type)") { writer in
            for object in objects {
                let type = expressions.types.text(expressions.heldType(of: object), for: .internal)
                writer.line("let \(expressions.name(of: object)): \(type)")
            }
        }
        return writer
    }

    private func function(
        _ part: OpeningPart,
        _ doing: OpeningProgress.Doing,
        _ types: [String],
        tells: Bool,
        _ body: SourceWriter
    ) -> SourceWriter {
        var writer = expressions.makeWriter(margin: 8)
        if partFunctions.isEmpty {
            writer.line("// The compiler takes long over a function that makes many objects, so these share them out.")
        }
        let effects = Effects(
            isAsync: doing.isAsync,
            isThrowing: doing.isThrowing,
            thrown: doing.isThrowing ? resolvedScope.opening.thrown : nil
        )
        let result = types.isEmpty ? "" : " -> \(SourceWriter.tuple(types))"
        // What has one caller would be put into that again.
        writer.line("@inline(never)")
        writer.list(
            "\(isolation(resolvedScope.opening.isolation))private static func \(Identifier.escaped(part.name))",
            parameters(of: part, doing),
            "\(expressions.keywords(effects, for: .internal))\(result) {"
        )
        writer.indented { writer in
            let watch = CompositionNames.objectWatch
            if tells { writer.line("let \(watch) = lifetime.\(watch)") }
            writer.insert(body)
        }
        writer.line("}")
        return writer
    }

    private func renderCall(
        of part: OpeningPart,
        _ doing: OpeningProgress.Doing,
        _ results: [String],
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) {
        let effects = Effects(isAsync: doing.isAsync, isThrowing: doing.isThrowing)
        let call = "\(effects.prefix)\(Identifier.escaped(scope.className)).\(Identifier.escaped(part.name))"
        let arguments = arguments(of: part, doing)
        if results.count < 2 {
            let start = results.isEmpty ? "" : "let \(results[0]) = "
            return writer.list(start + call, arguments, "")
        }
        let start = "let \(SourceWriter.tuple(results)) ="
        if start.count + call.count <= writer.room, !start.contains("\n") {
            return writer.list("\(start) \(call)", arguments, "")
        }
        writer.list("let ", results, " =")
        writer.indented { $0.list(call, arguments, "") }
    }

    // MARK: - What goes from part to part

    /// A struct of objects, and what the code of an opening calls it.
    private struct Holder: Hashable {
        var property: String
        var type: String
    }

    /// What a part makes for others and no group of the class holds.
    private func passed(by part: OpeningPart) -> [ObjectID] {
        part.given.filter { held.leaf(of: $0) == nil }
    }

    /// The struct for that; nil where it is not needed.
    private func holder(of part: OpeningPart) -> Holder? {
        passed(by: part).isEmpty ? nil : Holder(property: part.holder, type: Identifier.upperCamel(part.holder))
    }

    private func results(of part: OpeningPart, _ number: Int) -> [Holder] {
        held.leaves(of: number).map { Holder(property: $0.propertyName, type: $0.typeName) }
            + [holder(of: part)].compactMap(\.self)
    }

    /// Where an object of the scope is found between the parts; nil for an input, which is there by its own name.
    private func holder(of object: ObjectID) -> Holder? {
        if let leaf = held.leaf(of: object), held.leaves[leaf].part != nil {
            let group = held.leaves[leaf].group
            return Holder(property: group.propertyName, type: group.typeName)
        }
        return partsOfPassed[object].flatMap { holder(of: scope.parts[$0]) }
    }

    /// What a part takes of its scope: structs of earlier parts in order, and inputs.
    private func takenByPart(_ part: OpeningPart) -> (holders: [Holder], inputs: [ObjectID]) {
        var holders: [Holder] = []
        var inputs: [ObjectID] = []
        var seen: Set<Holder> = []
        for object in part.taken {
            guard let holder = holder(of: object) else {
                inputs.append(object)
                continue
            }
            if seen.insert(holder).inserted { holders.append(holder) }
        }
        return (holders, inputs)
    }

    private func cells(of part: OpeningPart) -> [BindingID] {
        scope.steps[part.steps].map(\.binding).filter { resolved.graph[$0].lifetime == .weak }
    }

    private func parameters(of part: OpeningPart, _ doing: OpeningProgress.Doing) -> [String] {
        var parameters = ["lifetime: \(expressions.lifetimeType(scope.id))"]
        if scope.usesReference { parameters.append("reference: \(expressions.referenceType(scope.id))") }
        if let name = scope.parentName, let parentClass {
            parameters.append("\(Identifier.escaped(name)): \(parentClass)")
        }
        for cell in cells(of: part) { parameters.append("\(cellName(of: cell)): \(cellType(of: cell))") }
        let taken = takenByPart(part)
        for object in taken.inputs {
            let type = expressions.types.parameterText(expressions.heldType(of: object), for: .internal)
            parameters.append("\(expressions.name(of: object)): \(type)")
        }
        for holder in taken.holders { parameters.append("\(holder.property): \(holder.type)") }
        return parameters + placeParameter(effectsInPlace(doing), of: scope.id)
    }

    private func arguments(
        of part: OpeningPart,
        _ doing: OpeningProgress.Doing
    ) -> [String] {
        var names = ["lifetime"]
        if scope.usesReference { names.append("reference") }
        if let name = scope.parentName { names.append(Identifier.escaped(name)) }
        names += cells(of: part).map(cellName)
        let taken = takenByPart(part)
        names += taken.inputs.map(expressions.name) + taken.holders.map(\.property)
        if !placeParameter(effectsInPlace(doing), of: scope.id).isEmpty { names.append("isolation") }
        return names.map { "\($0): \($0)" }
    }

    private func effectsInPlace(_ doing: OpeningProgress.Doing) -> Effects {
        Effects(isAsync: doing.isAsync, isolation: resolvedScope.opening.isolation)
    }

    /// The objects that are read from what parts pass on, as the class itself keeps them.
    func pathInOpening(of object: ObjectID) -> String? {
        scope.parts.isEmpty ? nil : holder(of: object).map { "\($0.property).\(expressions.name(of: object))" }
    }

    /// How often the opening itself names the groups that its parts give back: once, when they have been lent to the parts.
    func usesOfParts() -> [String: Int] {
        let groups = scope.parts.indices.flatMap(held.leaves)
        return Dictionary(uniqueKeysWithValues: groups.map { ($0.propertyName, 1) })
    }
}
