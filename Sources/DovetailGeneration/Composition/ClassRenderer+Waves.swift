import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// What a task that makes an object may do.
    struct Start {
        /// At once when the object is made, since nobody may be left to do it when another one fails.
        var addsHook: Bool
        /// Less than what making the object does, where what it shares with others is made before.
        var isThrowing: Bool
    }

    /// Starts to make an object in a task of its own.
    mutating func renderStart(
        of object: ScopePlan.ConcurrentObject,
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Start {
        let hasHook = expressions.signature(of: object.binding)?.hook != nil
        let head = "async let \(object.task) ="
        let location = sendingLocation(of: object)
        var inner = place
        inner.isolation = resolved.making[object.binding.index].isolation
        if object.body.constructions.count == 1, !hasHook, inner.isolation == nil {
            // The call of a task needs no marks.
            var rendered = expressions.call(object.body.constructions[0], in: inner)
            let isThrowing = rendered.effects.isThrowing
            rendered.effects = ExpressionRenderer.Rendered(text: "")
            writer.mapped(to: location) { rendered.write(behind: "\(head) ", into: &$0) }
            return Start(addsHook: false, isThrowing: isThrowing)
        }
        let actor = inner.isolation.map { " \(expressions.types.attribute($0)) in" } ?? ""
        var isThrowing = false
        writer.mapped(to: location) { writer in
            writer.line("\(head) {\(actor)")
            writer.indented { isThrowing = renderBody(of: object, position: position, in: inner, into: &$0) }
            writer.line("}()")
        }
        return Start(addsHook: hasHook, isThrowing: isThrowing)
    }

    /// Gives back whether any of it may throw.
    private mutating func renderBody(
        of object: ScopePlan.ConcurrentObject,
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Bool {
        let hasHook = expressions.signature(of: object.binding)?.hook != nil
        var isThrowing = false
        for (index, construction) in object.body.constructions.enumerated() {
            let rendered = expressions.call(construction, in: place)
            if rendered.effects.isThrowing { isThrowing = true }
            let isLast = index == object.body.constructions.count - 1
            let before = isLast && !hasHook ? "return " : "\(expressions.pattern(construction)) = "
            rendered.write(behind: before, into: &writer)
        }
        guard hasHook else { return isThrowing }
        _ = renderHook(of: object.binding, position: position, into: &writer)
        let names = expressions.plan.names.objects[object.binding.index].map(Identifier.escaped)
        writer.line("return " + (names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"))
        return isThrowing
    }

    /// Where the compiler is to tell that something can't be shared with the task: nil where declarations say that all of it can.
    private func sendingLocation(of object: ScopePlan.ConcurrentObject) -> SourceLocation? {
        let names = expressions.plan.names.objects[object.binding.index]
        let isProven = names.indices.allSatisfy {
            expressions.unprovenLocation(of: ObjectID(binding: object.binding, result: $0)) == nil
        }
        return isProven ? nil : expressions.registration(of: object.binding).location
    }
}

extension SourceWriter {
    /// As written at the location, where there is one.
    fileprivate mutating func mapped(to location: SourceLocation?, _ body: (inout SourceWriter) -> Void) {
        guard let location else { return body(&self) }
        mapped(to: location.path, line: location.line, body)
    }
}
