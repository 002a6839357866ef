import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// The property that holds the object once it is made, or remembers it.
    func cellName(of binding: BindingID) -> String {
        (isWeak(binding) ? "weak" : "lazy") + Identifier.upperCamel(expressions.plan.names.objects[binding.index][0])
    }

    private func isWeak(_ binding: BindingID) -> Bool {
        resolved.graph[binding].lifetime == .weak
    }

    /// The cell of a lazy or weak object. On the scope's own actor, and in one place, nobody else can come in between; elsewhere what it holds has to be `Sendable`,
    /// as what is made at the opening has to be.
    func renderCell(of lazy: ScopePlan.LazyObject, into writer: inout SourceWriter) {
        let cell = cellType(of: lazy.binding)
        let name = SourceWriter.literal(resolved.graph[lazy.binding].name)
        let objects = expressions.plan.names.objects[lazy.binding.index].indices.map {
            ObjectID(binding: lazy.binding, result: $0)
        }
        let unproven = objects.first { expressions.unprovenLocation(of: $0) != nil }
        let declaration =
            "\(isOnActor(lazy.binding) ? "" : isolation(nil))private let \(cellName(of: lazy.binding)) = \(cell)(\(name))"
        render(declaration, of: unproven ?? objects[0], into: &writer)
    }

    private func isOnActor(_ binding: BindingID) -> Bool {
        isUnsynchronized || actor != nil && resolved.making[binding.index].isolation == actor
    }

    func cellType(of binding: BindingID) -> String {
        let kind: String
        if isWeak(binding) {
            let isUnsynchronized = expressions.registration(of: binding).isUnsynchronized
            kind = isUnsynchronized ? "UnsynchronizedWeakObject" : "WeakObject"
        } else {
            kind = isOnActor(binding) ? "UnsynchronizedLazy" : "Lazy"
        }
        return "\(expressions.types.runtime(kind))<\(makingType(of: binding))>"
    }

    /// The type that a binding's factory gives back, as the scope holds it.
    func makingType(of binding: BindingID) -> String {
        let results = expressions.plan.names.objects[binding.index].indices
        var texts: [String] = []
        for result in results {
            texts.append(
                expressions.types.text(
                    expressions.heldType(of: ObjectID(binding: binding, result: result)),
                    for: .internal
                )
            )
        }
        return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    }

    /// The properties that read a lazy or weak object, and the function that makes it.
    func render(_ lazy: ScopePlan.LazyObject, position: Int, into writer: inout SourceWriter) {
        let making = resolved.making[lazy.binding.index]
        let names = expressions.plan.names.objects[lazy.binding.index]
        let maker = "new" + Identifier.upperCamel(names[0])
        let attempt = making.isThrowing ? "try " : ""
        for result in names.indices {
            let object = ObjectID(binding: lazy.binding, result: result)
            let isExposed = scope.exposed.contains(object)
            let type = expressions.types.text(
                expressions.heldType(of: object),
                for: isPublic(object) ? access : .internal
            )
            let element = names.count == 1 ? "" : ".\(result)"
            // Of its own the compiler takes the closure to throw any error.
            let thrown = expressions.errorType(of: making).map { " () throws(\($0)) in" } ?? ""
            let read =
                "\(attempt)\(cellName(of: lazy.binding)).value(in: lifetime) {\(thrown) \(attempt)\(maker)() }\(element)"
            let head =
                "\(isolation(making.isolation))\(isPublic(object) ? keyword : "fileprivate ")var \(expressions.name(of: object)): \(type)"
            writer.gap()
            renderGetter(head, read, making, for: isPublic(object) ? access : .internal, into: &writer)
            if isExposed, let unsealed = expressions.plan.names.unsealed[object] {
                let key = expressions.registration(of: lazy.binding).keys[result]
                let head = "\(isolation(making.isolation))\(keyword)var \(Identifier.escaped(unsealed)): "
                writer.gap()
                renderGetter(
                    head + expressions.types.text(key, for: access),
                    "\(attempt)\(expressions.name(of: object)).value",
                    making,
                    for: access,
                    into: &writer
                )
            }
        }
        writer.gap()
        let type = makingType(of: lazy.binding)
        let holder = expressions.registration(of: lazy.binding).weakHolder
        let made = isWeak(lazy.binding) ? "\(expressions.types.runtime(holder))<\(type)>" : type
        let head =
            "\(isolation(making.isolation))private func \(maker)()\(expressions.keywords(making, for: .internal)) -> \(made)"
        let place = ExpressionRenderer.Place(scope: scope.id, isOpening: false, isolation: making.isolation)
        writer.block(head) { writer in
            let hasHook = expressions.signature(of: lazy.binding)?.hook != nil
            for (index, construction) in lazy.body.constructions.enumerated() {
                let rendered = expressions.call(construction, in: place)
                let isLast = index == lazy.body.constructions.count - 1
                let isAll = isLast && !hasHook
                let before = isAll ? (index == 0 ? "" : "return ") : "\(expressions.pattern(construction)) = "
                rendered.write(behind: before, into: &writer)
                if isAll { return }
            }
            _ = renderHook(of: lazy.binding, position: resolvedScope.eager.count + position, into: &writer)
            let values = names.map(Identifier.escaped)
            writer.line("return " + (values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"))
        }
    }

    private func renderGetter(
        _ head: String,
        _ read: String,
        _ making: Effects,
        for access: AccessLevel,
        into writer: inout SourceWriter
    ) {
        if making.isThrowing {
            let throwing = expressions.keywords(
                Effects(isThrowing: true, thrown: making.thrown),
                for: access,
                isGetter: true
            )
            writer.block(head) { writer in
                writer.line("get\(throwing) { \(read) }")
            }
        } else if head.count + read.count + 5 <= writer.room {
            writer.line("\(head) { \(read) }")
        } else {
            writer.block(head) { $0.line(read) }
        }
    }
}
