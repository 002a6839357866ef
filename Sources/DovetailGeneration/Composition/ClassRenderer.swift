import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes the class of one scope.
final class ClassRenderer {
    let scope: ScopePlan
    let composition: LinkedComposition
    /// What the composition's users see of the class.
    let roots: CompositionRoots.Scope
    /// The protocols of included compositions that it conforms to.
    let conformingTo: [RootsConformance.Conformance]
    let expressions: ExpressionRenderer
    /// The steps of the opening that make the scope's objects, by what they make.
    let constructions: [BindingID: Construction]
    /// What makes waves that are too much for the opening, written while the opening is.
    var waveFunctions: [SourceWriter] = []
    /// What makes the parts of a long opening, written while the opening is.
    var partFunctions: [SourceWriter] = []
    /// The parts that make objects which the class keeps in no group.
    let partsOfPassed: [ObjectID: Int]

    init(
        _ scope: ScopePlan,
        of composition: LinkedComposition,
        _ roots: CompositionRoots.Scope,
        conformingTo: [RootsConformance.Conformance],
        expressions: ExpressionRenderer
    ) {
        self.scope = scope
        self.composition = composition
        self.roots = roots
        self.conformingTo = conformingTo
        self.expressions = expressions
        var passed: [ObjectID: Int] = [:]
        for (number, part) in scope.parts.enumerated() {
            for object in part.given { passed[object] = number }
        }
        partsOfPassed = passed
        constructions = Dictionary(uniqueKeysWithValues: scope.steps.filter(\.isShared).map { ($0.binding, $0) })
    }

    var access: AccessLevel { min(composition.access, .public) }
    var compositionName: String { composition.path.last ?? "" }
    var resolved: ResolvedGraph { expressions.resolved }
    var resolvedScope: ResolvedGraph.Scope { resolved.scopes[scope.id.index] }
    var held: HeldObjects { expressions.held[scope.id.index] }
    var keyword: String { access.keyword }
    var parentClass: String? {
        resolved.graph[scope.id].parent.map { Identifier.escaped(expressions.plan.names.classes[$0.index]) }
    }

    /// The actor that the class is isolated to.
    var actor: ActorName? { resolved.graph[scope.id].isolation.actor }

    /// What a member has to say, with a space, to be on the actor, or on none: nothing where the class says so already.
    func isolation(_ isolation: ActorName?) -> String {
        if isolation == actor { return "" }
        return isolation.map { "\(expressions.types.attribute($0)) " } ?? "nonisolated "
    }

    var isUnsynchronized: Bool { resolved.graph[scope.id].isolation == .unsynchronized }

    /// The last parameter of a function that runs where it is called, since it takes what stays in one place.
    func placeParameter(_ effects: Effects, of scope: ScopeID) -> [String] {
        guard resolved.graph[scope].isolation == .unsynchronized, effects.isAsync, effects.isolation == nil else {
            return []
        }
        return [FactoryRenderer.placeParameter]
    }

    func render(into writer: inout SourceWriter) {
        writer.line("/// What \(compositionName) makes for `\(resolved.graph[scope.id].name)`.")
        let name = Identifier.escaped(scope.className)
        if isUnsynchronized { writer.line("/// It is for use from one place at a time, and not `Sendable`.") }
        let conformances = conformances()
        let isolation =
            actor.map { "\(expressions.types.attribute($0, for: access)) \(keyword)" } ?? "\(keyword)nonisolated "
        writer.block("\(isolation)final class \(name)\(conformances)") { writer in
            renderProperties(into: &writer)
            writer.gap()
            renderInitializer(into: &writer)
            for function in partFunctions + waveFunctions {
                writer.gap()
                writer.insert(function)
            }
            renderRelease(into: &writer)
            renderAccessors(into: &writer)
            for lazy in scope.lazies.enumerated() { render(lazy.element, position: lazy.offset, into: &writer) }
            for maker in scope.makers { render(maker, into: &writer) }
            for assembler in scope.assemblers { render(assembler, into: &writer) }
            for child in resolvedScope.children {
                renderOpener(of: child, into: &writer)
                renderScopedUse(of: child, into: &writer)
            }
            renderEnd(into: &writer)
            for group in held.groups { render(group, into: &writer) }
        }
    }

    private func renderProperties(into writer: inout SourceWriter) {
        for object in held.direct where isPublic(object) { renderProperty(object, into: &writer) }
        writer.gap()
        if let parentName = scope.parentName, let parentClass {
            writer.line("// An open scope keeps the one around it alive.")
            writer.line("\(isolation(nil))fileprivate let \(Identifier.escaped(parentName)): \(parentClass)")
        }
        writer.line("\(isolation(nil))fileprivate let lifetime: \(expressions.lifetimeType(scope.id))")
        if scope.storesReference {
            writer.line("\(isolation(nil))fileprivate let reference: \(expressions.referenceType(scope.id))")
        }
        for object in held.direct where !isPublic(object) { renderProperty(object, into: &writer) }
        for group in held.groups {
            let isInlinable = group.isExposed && access > .internal
            let prefix = isInlinable ? "@usableFromInline " : ""
            let keywords = isInlinable ? "let" : "fileprivate let"
            let isolation = group.isSendable ? isolation(nil) : ""
            writer.line("\(prefix)\(isolation)\(keywords) \(group.propertyName): \(group.typeName)")
        }
        for lazy in scope.lazies { renderCell(of: lazy, into: &writer) }
    }

    /// Whether the object's own property is what the composition's users read.
    func isPublic(_ object: ObjectID) -> Bool {
        scope.exposed.contains(object) && expressions.plan.names.unsealed[object] == nil
    }

    private func renderProperty(_ object: ObjectID, into writer: inout SourceWriter) {
        let isPublic = isPublic(object)
        let type = expressions.types.text(expressions.heldType(of: object), for: isPublic ? access : .internal)
        render(
            "\(isolation(expressions.readIsolation(of: object)))\(isPublic ? keyword : "fileprivate ")let \(expressions.name(of: object)): \(type)",
            of: object,
            into: &writer
        )
    }

    /// Writes the declaration of a property that holds an object. Where no source says that its type is `Sendable`, as the class is, the
    /// compiler is to tell at the registration.
    func render(_ declaration: String, of object: ObjectID, into writer: inout SourceWriter) {
        guard let location = expressions.unprovenLocation(of: object) else { return writer.line(declaration) }
        writer.mapped(to: location.path, line: location.line) { $0.line(declaration) }
    }

    /// Properties for what is exposed and no stored property of the class.
    private func renderAccessors(into writer: inout SourceWriter) {
        for exposure in resolvedScope.exposed {
            let object = ObjectID(binding: exposure.binding, result: exposure.key)
            guard let path = held.paths[object] else { continue }
            let isolation = isolation(expressions.readIsolation(of: object))
            if let unsealed = expressions.plan.names.unsealed[object] {
                let key = expressions.registration(of: object.binding).keys[object.result]
                let type = expressions.types.text(key, for: access)
                writer.gap()
                writer.line("\(isolation)\(keyword)var \(Identifier.escaped(unsealed)): \(type) { \(path).value }")
            } else if path.contains(".") {
                let type = expressions.types.text(expressions.heldType(of: object), for: access)
                writer.gap()
                if access > .internal { writer.line("@inlinable") }
                writer.line("\(isolation)\(keyword)var \(expressions.name(of: object)): \(type) { \(path) }")
            }
        }
    }

    private func render(_ maker: ScopePlan.Maker, into writer: inout SourceWriter) {
        let making = resolved.making[maker.object.binding.index]
        let registration = expressions.registration(of: maker.object.binding)
        let key = registration.results[maker.object.result]
        let access: AccessLevel = maker.isExposed ? self.access : .internal
        // An exposed type that comes sealed is one that the composition's own module may see.
        let isUnsealed = maker.isExposed && key.identity != expressions.heldType(of: maker.object).identity
        let type = expressions.types.text(isUnsealed ? key : expressions.heldType(of: maker.object), for: access)
        var parameters: [String] = []
        let taking = expressions.registrationTakingArguments(of: maker.object.binding)
        for (index, argument) in taking.arguments.enumerated() {
            let name = parameterName(maker.arguments[index], index, of: maker.object)
            let handed = expressions.handedType(of: argument, to: maker.object.binding)
            let text = expressions.types.parameterText(handed, for: access)
            parameters.append("\(name): \(taking.sendingText(of: argument))\(text)")
        }
        let place = ExpressionRenderer.Place(scope: scope.id, isOpening: false, isolation: making.isolation)
        let statements = expressions.statements(of: maker.body, in: place, unsealing: isUnsealed ? ".value" : "")
        writer.gap()
        if maker.isExposed { writer.line("/// Makes a new `\(key.name)`.") }
        writer.list(
            "\(isolation(making.isolation))\(maker.isExposed ? keyword : "fileprivate ")func \(Identifier.escaped(maker.name))",
            parameters + placeParameter(making, of: scope.id),
            "\(expressions.keywords(making, for: access)) -> \(type) {"
        )
        writer.indented { writer in
            for statement in statements { writer.lines(statement) }
        }
        writer.line("}")
    }

    /// `id`, or `id id2` where the label is taken by something else inside.
    private func parameterName(_ name: String, _ index: Int, of object: ObjectID) -> String {
        let label = expressions.plan.names.argumentLabels[object.binding.index][index]
        return label == name ? Identifier.escaped(name) : "\(Identifier.escaped(label)) \(Identifier.escaped(name))"
    }

    private func render(_ assembler: ScopePlan.Assembler, into writer: inout SourceWriter) {
        let making = resolved.making[assembler.object.binding.index]
        let registration = expressions.registrationTakingArguments(of: assembler.object.binding)
        var parameters = ["_ \(CompositionNames.objectWatch): \(expressions.types.runtime("ObjectWatch"))?"]
        for (index, argument) in registration.arguments.enumerated() {
            let name = parameterName(assembler.arguments[index], index, of: assembler.object)
            let handed = expressions.handedType(of: argument, to: assembler.object.binding)
            let text = expressions.types.parameterText(handed, for: .internal)
            parameters.append("\(name): \(registration.sendingText(of: argument))\(text)")
        }
        for object in assembler.objects {
            let type = expressions.types.parameterText(expressions.heldType(of: object), for: .internal)
            parameters.append("\(expressions.name(of: object, in: scope.id)): \(type)")
        }
        for owner in assembler.references {
            parameters.append(
                "\(expressions.referenceName(owner, from: scope.id)): \(expressions.referenceType(owner))"
            )
        }
        let place = ExpressionRenderer.Place(
            scope: scope.id,
            isOpening: false,
            isCaptured: true,
            isolation: making.isolation
        )
        let type = expressions.types.text(expressions.heldType(of: assembler.object), for: .internal)
        let statements = expressions.statements(of: assembler.body, in: place)
        writer.gap()
        writer.list(
            "\(isolation(making.isolation))fileprivate static func \(Identifier.escaped(expressions.plan.names.maker(of: assembler.object)))",
            parameters + placeParameter(making, of: scope.id),
            "\(expressions.keywords(making, for: .internal)) -> \(type) {"
        )
        writer.indented { writer in
            for statement in statements { writer.lines(statement) }
        }
        writer.line("}")
    }

    private func renderOpener(of child: ScopeID, into writer: inout SourceWriter) {
        let opening = resolved.scopes[child.index].opening
        let className = Identifier.escaped(expressions.plan.names.classes[child.index])
        let inputs = resolved.scopes[child.index].inputs
        let arguments = inputs.map { input in
            let name = expressions.plan.names.objects[input.index][0]
            return "\(Identifier.escapedLabel(expressions.plan.names.label(of: input))): \(Identifier.escaped(name))"
        }
        writer.gap()
        writer.line(
            "/// Opens `\(resolved.graph[child].name)` in this one. Throws `ScopeEnded` once this one has begun to end."
        )
        let effects = Effects(isAsync: opening.isAsync, isThrowing: true)
        writer.list(
            "\(isolation(opening.isolation))\(keyword)func \(Identifier.escaped(expressions.plan.names.opener(of: child)))",
            inputParameters(of: child) + placeParameter(opening, of: child),
            "\(effects.keywords) -> \(className) {"
        )
        writer.indented { writer in
            writer.list("\(effects.prefix)\(className)", ["in: self"] + arguments, "")
        }
        writer.line("}")
    }

    /// Hooks of a scope that is released and was not ended never run, which is not to go unnoticed, and the one around it holds on to its lifetime till then.
    private func renderRelease(into writer: inout SourceWriter) {
        let bindings = scope.steps.filter(\.isShared).map(\.binding) + scope.lazies.map(\.binding)
        let isHeldByParent = scope.parentName != nil && !expressions.isUnsynchronizedThroughout(scope.id)
        guard isHeldByParent || bindings.contains(where: { expressions.signature(of: $0)?.hook != nil }) else { return }
        writer.gap()
        writer.block("deinit") { $0.line("lifetime.abandon()") }
    }

    private func renderEnd(into writer: inout SourceWriter) {
        writer.gap()
        writer.line("/// Ends the scopes that are open in this one, then what it made, last made first.")
        writer.line("@discardableResult")
        let place = placeParameter(Effects(isAsync: true), of: scope.id).joined()
        writer.block("\(isolation(nil))\(keyword)func end(\(place)) async -> \(expressions.types.runtime("EndReport"))")
        {
            $0.line("await lifetime.end()")
        }
    }

    private func render(_ group: HeldObjects.Group, into writer: inout SourceWriter) {
        let isInlinable = group.isExposed && access > .internal
        writer.gap()
        if isInlinable { writer.line("@usableFromInline") }
        let isolation = actor == nil ? "" : "nonisolated "
        let conformance = group.isSendable && !isUnsynchronized ? ": Sendable" : ""
        writer.block("\(isInlinable ? "" : "fileprivate ")\(isolation)struct \(group.typeName)\(conformance)") {
            writer in
            let prefix = isInlinable ? "@usableFromInline let" : "let"
            for object in group.objects {
                let held = expressions.heldType(of: object)
                let type = expressions.types.text(held, for: group.isExposed ? access : .internal)
                render("\(prefix) \(expressions.name(of: object)): \(type)", of: object, into: &writer)
            }
            for inner in group.groups { writer.line("\(prefix) \(inner.propertyName): \(inner.typeName)") }
            if isInlinable { renderMemberwiseInitializer(of: group, into: &writer) }
        }
        for inner in group.groups { render(inner, into: &writer) }
    }

    private func renderMemberwiseInitializer(of group: HeldObjects.Group, into writer: inout SourceWriter) {
        var parameters: [String] = []
        for object in group.objects {
            let type = expressions.types.parameterText(expressions.heldType(of: object), for: access)
            parameters.append("\(expressions.name(of: object)): \(type)")
        }
        for inner in group.groups { parameters.append("\(inner.propertyName): \(inner.typeName)") }
        let names = group.objects.map(expressions.name) + group.groups.map(\.propertyName)
        writer.gap()
        writer.list("init", parameters, " {")
        writer.indented { writer in
            for name in names { writer.line("self.\(name) = \(name)") }
        }
        writer.line("}")
    }
}
