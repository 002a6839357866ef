import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes the class of one scope.
struct ClassRenderer {
    let scope: ScopePlan
    let access: AccessLevel
    let compositionName: String
    var expressions: ExpressionRenderer

    private var resolved: ResolvedGraph { expressions.resolved }
    private var resolvedScope: ResolvedGraph.Scope { resolved.scopes[scope.id.index] }
    private var held: HeldObjects { expressions.held[scope.id.index] }
    private var keyword: String { access.keyword }
    private var parentClass: String? {
        resolved.graph[scope.id].parent.map { Identifier.escaped(expressions.plan.names.classes[$0.index]) }
    }

    mutating func render(into writer: inout SourceWriter) {
        writer.line("/// What \(compositionName) makes for `\(resolved.graph[scope.id].name)`.")
        let name = Identifier.escaped(scope.className)
        writer.block("\(keyword)nonisolated final class \(name): Sendable") { writer in
            renderProperties(into: &writer)
            writer.gap()
            renderInitializer(into: &writer)
            renderAccessors(into: &writer)
            for lazy in scope.lazies.enumerated() { render(lazy.element, position: lazy.offset, into: &writer) }
            for maker in scope.makers { render(maker, into: &writer) }
            for child in resolvedScope.children { renderOpener(of: child, into: &writer) }
            renderEnd(into: &writer)
            for group in held.groups { render(group, into: &writer) }
        }
    }

    private mutating func renderProperties(into writer: inout SourceWriter) {
        for object in held.direct where isPublic(object) { renderProperty(object, into: &writer) }
        writer.gap()
        if let parentName = scope.parentName, let parentClass {
            writer.line("fileprivate let \(Identifier.escaped(parentName)): \(parentClass)")
        }
        writer.line("fileprivate let lifetime: ScopeLifetime")
        if scope.storesReference {
            writer.line("fileprivate let reference: ScopeReference<\(Identifier.escaped(scope.className))>")
        }
        for object in held.direct where !isPublic(object) { renderProperty(object, into: &writer) }
        for group in held.groups {
            let isInlinable = group.isExposed && access > .internal
            let prefix = isInlinable ? "@usableFromInline let" : "fileprivate let"
            writer.line("\(prefix) \(group.propertyName): \(group.typeName)")
        }
        for lazy in scope.lazies {
            writer.line("private let \(cellName(lazy)) = Lazy<\(makingType(of: lazy.binding))>()")
        }
    }

    /// Whether the object's own property is what the composition's users read.
    private func isPublic(_ object: ObjectID) -> Bool {
        scope.exposed.contains(object) && expressions.plan.names.unsealed[object] == nil
    }

    private mutating func renderProperty(_ object: ObjectID, into writer: inout SourceWriter) {
        let isPublic = isPublic(object)
        let type = expressions.types.text(expressions.heldType(of: object), for: isPublic ? access : .internal)
        writer.line("\(isPublic ? keyword : "fileprivate ")let \(expressions.name(of: object)): \(type)")
    }

    /// Properties for what is exposed and no stored property of the class.
    private mutating func renderAccessors(into writer: inout SourceWriter) {
        for exposure in resolvedScope.exposed {
            let object = ObjectID(binding: exposure.binding, result: exposure.key)
            guard let path = held.paths[object] else { continue }
            if let unsealed = expressions.plan.names.unsealed[object] {
                let key = expressions.registration(of: object.binding).keys[object.result]
                let type = expressions.types.text(key, for: access)
                writer.gap()
                writer.line("\(keyword)var \(Identifier.escaped(unsealed)): \(type) { \(path).value }")
            } else if path.contains(".") {
                let type = expressions.types.text(expressions.heldType(of: object), for: access)
                writer.gap()
                if access > .internal { writer.line("@inlinable") }
                writer.line("\(keyword)var \(expressions.name(of: object)): \(type) { \(path) }")
            }
        }
    }

    private mutating func render(_ maker: ScopePlan.Maker, into writer: inout SourceWriter) {
        let making = resolved.making[maker.object.binding.index]
        let registration = expressions.registration(of: maker.object.binding)
        let key = registration.keys[maker.object.result]
        let access: AccessLevel = maker.isExposed ? self.access : .internal
        // An exposed type that comes sealed is one that the composition's own module may see.
        let isUnsealed = maker.isExposed && key.identity != expressions.heldType(of: maker.object).identity
        let type = expressions.types.text(isUnsealed ? key : expressions.heldType(of: maker.object), for: access)
        var parameters: [String] = []
        for (name, argument) in zip(maker.arguments, registration.arguments) {
            parameters.append("\(Identifier.escaped(name)): \(expressions.types.parameterText(argument, for: access))")
        }
        let place = ExpressionRenderer.Place(scope: scope.id, isOpening: false, isolation: making.isolation)
        let statements = expressions.statements(of: maker.body, in: place)
        writer.gap()
        if maker.isExposed { writer.line("/// Makes a new `\(key.name)`.") }
        writer.list(
            "\(isolation(making))\(maker.isExposed ? keyword : "fileprivate ")func \(Identifier.escaped(maker.name))",
            parameters,
            "\(making.keywords) -> \(type) {"
        )
        writer.indented { writer in
            for (index, statement) in statements.enumerated() {
                writer.lines(statement + (isUnsealed && index == statements.count - 1 ? ".value" : ""))
            }
        }
        writer.line("}")
    }

    private mutating func renderOpener(of child: ScopeID, into writer: inout SourceWriter) {
        let opening = resolved.scopes[child.index].opening
        let className = Identifier.escaped(expressions.plan.names.classes[child.index])
        let inputs = resolved.scopes[child.index].inputs
        let arguments = inputs.map { input in
            let name = expressions.plan.names.objects[input.index][0]
            return "\(Identifier.escapedLabel(name)): \(Identifier.escaped(name))"
        }
        writer.gap()
        writer.line("/// Opens `\(resolved.graph[child].name)` in this one. Throws `ScopeEnded` once this one has begun to end.")
        let effects = Effects(isAsync: opening.isAsync, isThrowing: true)
        writer.list(
            "\(isolation(opening))\(keyword)func open\(expressions.plan.names.classes[child.index])",
            parameters(of: inputs),
            "\(effects.keywords) -> \(className) {"
        )
        writer.indented { writer in
            writer.list("\(effects.prefix)\(className)", ["in: self"] + arguments, "")
        }
        writer.line("}")
    }

    private func renderEnd(into writer: inout SourceWriter) {
        writer.gap()
        writer.line("/// Ends the scopes that are open in this one, then what it made, last made first.")
        writer.line("@discardableResult")
        writer.block("\(keyword)func end() async -> EndReport") { $0.line("await lifetime.end()") }
    }

    private mutating func render(_ group: HeldObjects.Group, into writer: inout SourceWriter) {
        let isInlinable = group.isExposed && access > .internal
        writer.gap()
        if isInlinable { writer.line("@usableFromInline") }
        writer.block("\(isInlinable ? "" : "fileprivate ")struct \(group.typeName): Sendable") { writer in
            let prefix = isInlinable ? "@usableFromInline let" : "let"
            for object in group.objects {
                let held = expressions.heldType(of: object)
                let type = expressions.types.text(held, for: group.isExposed ? access : .internal)
                writer.line("\(prefix) \(expressions.name(of: object)): \(type)")
            }
            for inner in group.groups { writer.line("\(prefix) \(inner.propertyName): \(inner.typeName)") }
            if isInlinable { renderMemberwiseInitializer(of: group, into: &writer) }
        }
        for inner in group.groups { render(inner, into: &writer) }
    }

    private mutating func renderMemberwiseInitializer(of group: HeldObjects.Group, into writer: inout SourceWriter) {
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

// MARK: - Opening

extension ClassRenderer {
    private mutating func renderInitializer(into writer: inout SourceWriter) {
        let opening = resolvedScope.opening
        let inputs = parameters(of: resolvedScope.inputs)
        if let parentName = scope.parentName, let parentClass {
            writer.list(
                "\(isolation(opening))fileprivate init",
                ["in \(Identifier.escaped(parentName)): \(parentClass)"] + inputs,
                "\(Effects(isAsync: opening.isAsync, isThrowing: true).keywords) {"
            )
        } else {
            writer.line("/// Opens `\(resolved.graph[scope.id].name)`.")
            writer.list("\(isolation(opening))\(keyword)init", inputs, "\(opening.keywords) {")
        }
        writer.indented { renderOpening(into: &$0) }
        writer.line("}")
    }

    private mutating func renderOpening(into writer: inout SourceWriter) {
        let name = scope.className
        if let parentName = scope.parentName {
            writer.line("let lifetime = try ScopeLifetime(\"\(name)\", in: \(Identifier.escaped(parentName)).lifetime)")
        } else {
            writer.line("let lifetime = ScopeLifetime(\"\(name)\")")
        }
        if scope.usesReference {
            writer.line("let reference = ScopeReference<\(Identifier.escaped(name))>(lifetime)")
        }
        var steps = writer.detached(levels: 1)
        let failure = renderSteps(into: &steps)
        let needsCleanUp = failure == .withHooks || (failure == .withoutHooks && scope.parentName != nil)
        if needsCleanUp {
            writer.line("do {")
            writer.indented { $0.insert(steps) }
            writer.line("} catch {")
            writer.indented { writer in
                writer.line(failure == .withHooks ? "await lifetime.endAbandonedOpening()" : "lifetime.abandonOpening()")
                writer.line("throw error")
            }
            writer.line("}")
        } else {
            writer.insert(steps)
        }
        if scope.usesReference { writer.line("reference.fill(self)") }
        writer.line("lifetime.finishOpening()")
    }

    /// What is to be done when a step of the opening fails.
    private enum Failure {
        case none
        case withoutHooks
        case withHooks
    }

    private mutating func renderSteps(into writer: inout SourceWriter) -> Failure {
        let place = ExpressionRenderer.Place(
            scope: scope.id,
            isOpening: true,
            isolation: resolvedScope.opening.isolation
        )
        var failure = Failure.none
        var hasHooks = false
        var position = 0
        for step in scope.steps {
            let (head, arguments, effects) = expressions.call(step, in: place)
            writer.list("\(expressions.pattern(step)) = \(effects.prefix)\(head)", arguments, "")
            if effects.isThrowing {
                if hasHooks { failure = .withHooks } else if failure == .none { failure = .withoutHooks }
            }
            guard step.isShared else { continue }
            if renderHook(of: step.binding, position: position, into: &writer) { hasHooks = true }
            position += 1
        }
        renderAssignments(into: &writer)
        return failure
    }

    private mutating func renderAssignments(into writer: inout SourceWriter) {
        if let parentName = scope.parentName.map(Identifier.escaped) { writer.line("self.\(parentName) = \(parentName)") }
        writer.line("self.lifetime = lifetime")
        if scope.storesReference { writer.line("self.reference = reference") }
        for object in held.direct {
            let name = expressions.name(of: object)
            writer.line("self.\(name) = \(name)")
        }
        for group in held.groups { assign(group, to: "self.\(group.propertyName)", into: &writer) }
    }

    private func assign(_ group: HeldObjects.Group, to target: String, into writer: inout SourceWriter) {
        for inner in group.groups { assign(inner, to: "let \(inner.propertyName)", into: &writer) }
        let arguments =
            group.objects.map { object in
                let name = expressions.plan.names.objects[object.binding.index][object.result]
                return "\(Identifier.escapedLabel(name)): \(Identifier.escaped(name))"
            } + group.groups.map { "\($0.propertyName): \($0.propertyName)" }
        writer.list("\(target) = \(group.typeName)", arguments, "")
    }

    private mutating func renderHook(of binding: BindingID, position: Int, into writer: inout SourceWriter) -> Bool {
        guard let hook = expressions.signature(of: binding)?.hook else { return false }
        let name = expressions.name(of: ObjectID(binding: binding, result: hook.result))
        let function = expressions.factory(hook.name, of: binding)
        writer.block("lifetime.onEnd(\"\(resolved.graph[binding].name)\", position: \(position))") { writer in
            writer.line("try await \(function)(\(name))")
        }
        return true
    }

    private mutating func parameters(of inputs: [BindingID]) -> [String] {
        var parameters: [String] = []
        for input in inputs {
            let name = Identifier.escaped(expressions.plan.names.objects[input.index][0])
            let key = expressions.registration(of: input).keys[0]
            parameters.append("\(name): \(expressions.types.parameterText(key, for: access))")
        }
        return parameters
    }

    private func isolation(_ effects: Effects) -> String {
        effects.isolation.map { "@\($0) " } ?? ""
    }
}

// MARK: - Lazy objects

extension ClassRenderer {
    private func cellName(_ lazy: ScopePlan.LazyObject) -> String {
        "lazy" + Identifier.upperCamel(expressions.plan.names.objects[lazy.binding.index][0])
    }

    /// The type that a binding's factory gives back, as the scope holds it.
    private mutating func makingType(of binding: BindingID) -> String {
        let results = expressions.plan.names.objects[binding.index].indices
        var texts: [String] = []
        for result in results {
            texts.append(expressions.types.text(expressions.heldType(of: ObjectID(binding: binding, result: result)), for: .internal))
        }
        return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }

    private mutating func render(_ lazy: ScopePlan.LazyObject, position: Int, into writer: inout SourceWriter) {
        let making = resolved.making[lazy.binding.index]
        let names = expressions.plan.names.objects[lazy.binding.index]
        let maker = "new" + Identifier.upperCamel(names[0])
        let attempt = making.isThrowing ? "try " : ""
        for result in names.indices {
            let object = ObjectID(binding: lazy.binding, result: result)
            let isExposed = scope.exposed.contains(object)
            let type = expressions.types.text(expressions.heldType(of: object), for: isPublic(object) ? access : .internal)
            let element = names.count == 1 ? "" : ".\(result)"
            let read = "\(attempt)\(cellName(lazy)).value(in: lifetime) { \(attempt)\(maker)() }\(element)"
            let head = "\(isolation(making))\(isPublic(object) ? keyword : "fileprivate ")var \(expressions.name(of: object)): \(type)"
            writer.gap()
            renderGetter(head, read, making, into: &writer)
            if isExposed, let unsealed = expressions.plan.names.unsealed[object] {
                let key = expressions.registration(of: lazy.binding).keys[result]
                let head = "\(isolation(making))\(keyword)var \(Identifier.escaped(unsealed)): "
                writer.gap()
                renderGetter(
                    head + expressions.types.text(key, for: access),
                    "\(attempt)\(expressions.name(of: object)).value",
                    making,
                    into: &writer
                )
            }
        }
        writer.gap()
        let head = "\(isolation(making))private func \(maker)()\(making.keywords) -> \(makingType(of: lazy.binding))"
        let place = ExpressionRenderer.Place(scope: scope.id, isOpening: false, isolation: making.isolation)
        writer.block(head) { writer in
            let hasHook = expressions.signature(of: lazy.binding)?.hook != nil
            for (index, construction) in lazy.body.constructions.enumerated() {
                let (head, arguments, effects) = expressions.call(construction, in: place)
                let isLast = index == lazy.body.constructions.count - 1
                let isAll = isLast && !hasHook
                let before = isAll ? (index == 0 ? "" : "return ") : "\(expressions.pattern(construction)) = "
                writer.list(before + effects.prefix + head, arguments, "")
                if isAll { return }
            }
            _ = renderHook(of: lazy.binding, position: resolvedScope.eager.count + position, into: &writer)
            let values = names.map(Identifier.escaped)
            writer.line("return " + (values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"))
        }
    }

    private func renderGetter(_ head: String, _ read: String, _ making: Effects, into writer: inout SourceWriter) {
        if making.isThrowing {
            writer.block(head) { writer in
                writer.line("get throws { \(read) }")
            }
        } else if head.count + read.count + 5 <= writer.room {
            writer.line("\(head) { \(read) }")
        } else {
            writer.block(head) { $0.line(read) }
        }
    }
}
