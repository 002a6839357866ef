import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// What starting a task, or a call that starts some, may come to.
    struct Doing {
        /// At once when an object is made, since nobody may be left to do it when another one fails.
        var addsHook = false
        /// Less than what making the object does, where what it shares with others is made before.
        var isThrowing = false

        mutating func formUnion(_ other: Doing) {
            addsHook = addsHook || other.addsHook
            isThrowing = isThrowing || other.isThrowing
        }
    }

    /// What tasks add hooks to: the lifetime, unless that stays in one place.
    var lifetimeOfTasks: String {
        expressions.isUnsynchronizedThroughout(scope.id) ? "taskHooks" : "lifetime"
    }

    /// Whether the scope around stays in one place, where no task can ask it for anything.
    var isParentInPlace: Bool {
        resolved.graph[scope.id].parent.map { resolved.graph[$0].isolation == .unsynchronized } ?? false
    }

    /// What tasks take of what stays in one place, got hold of there. Gives back whether that may throw.
    func renderTaskBeginnings(
        of members: [Wave.Member],
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Bool {
        let haveHooks = members.contains { expressions.signature(of: $0.binding)?.hook != nil }
        if haveHooks, lifetimeOfTasks != "lifetime" { writer.line("let \(lifetimeOfTasks) = lifetime.taskHooks") }
        guard isParentInPlace else { return false }
        var isThrowing = false
        for object in Set(members.flatMap(\.surroundings.outerObjects)).sorted() {
            let value = expressions.read(object, from: place)
            isThrowing = isThrowing || value.isThrowing
            writer.line("let \(expressions.name(of: object, in: scope.id)) = \(value.prefix)\(value.text)")
        }
        return isThrowing
    }

    /// Starts the tasks of a wave and awaits what they make, or calls the function that does.
    func render(
        _ wave: Wave,
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Doing {
        switch wave {
        case .inOpening(let members):
            return render(members, position: position, in: place, into: &writer)
        case .function(let function):
            let doing = render(function, position: position, in: place)
            let pattern = pattern(of: function)
            let call = "\(Effects(isAsync: true, isThrowing: doing.isThrowing).prefix)\(callee(of: function))"
            let arguments = arguments(for: function.surroundings, doing)
            let start = pattern.isEmpty ? "" : "let \(SourceWriter.tuple(pattern)) = "
            if pattern.isEmpty || start.count + call.count + arguments.joined(separator: ", ").count + 2 <= writer.room
            {
                writer.list(start + call, arguments, "")
            } else {
                if pattern.count == 1 { writer.line("let \(pattern[0]) =") } else { writer.list("let ", pattern, " =") }
                writer.indented { $0.list(call, arguments, "") }
            }
            return doing
        }
    }

    func render(
        _ members: [Wave.Member],
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Doing {
        var doing = Doing()
        var throwing: Set<BindingID> = []
        for (offset, member) in members.enumerated() {
            let start = renderStart(of: member, position: position + offset, in: place, into: &writer)
            doing.formUnion(start)
            if start.isThrowing { throwing.insert(member.binding) }
        }
        for member in members {
            guard let construction = constructions[member.binding] else { continue }
            let attempt = throwing.contains(member.binding) ? "try " : ""
            writer.line("\(expressions.pattern(construction)) = \(attempt)await \(member.task)")
        }
        return doing
    }

    /// Starts to make an object in a task of its own.
    private func renderStart(
        of member: Wave.Member,
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Doing {
        let hasHook = expressions.signature(of: member.binding)?.hook != nil
        let head = "async let \(member.task) ="
        let location = sendingLocation(of: member)
        var inner = place
        inner.isolation = resolved.making[member.binding.index].isolation
        inner.isCaptured = isParentInPlace
        if member.body.constructions.count == 1, !hasHook, inner.isolation == nil {
            // The call of a task needs no marks.
            var rendered = expressions.call(member.body.constructions[0], in: inner)
            let isThrowing = rendered.effects.isThrowing
            rendered.effects = ExpressionRenderer.Rendered(text: "")
            writer.mapped(to: location) { rendered.write(behind: "\(head) ", into: &$0) }
            return Doing(addsHook: false, isThrowing: isThrowing)
        }
        var body = writer.detached(levels: 1)
        let isThrowing = renderBody(of: member, position: position, in: inner, into: &body)
        let attribute = inner.isolation.map { expressions.types.attribute($0) }
        let type = makingType(of: member.binding)
        let isStaying = inner.isolation == place.isolation && staysOnActor(member.surroundings)
        writer.mapped(to: location) { writer in
            if isStaying, let attribute {
                let effects = "async\(isThrowing ? " throws" : "")"
                writer.line("let \(member.making): \(attribute) @Sendable () \(effects) -> \(type) = {")
            } else {
                writer.line("\(head) {\(attribute.map { " \($0) in" } ?? "")")
            }
            writer.indented { $0.insert(body) }
            writer.line(isStaying ? "}" : "}()")
            if isStaying { writer.line("\(head) \(member.making)()") }
        }
        return Doing(addsHook: hasHook, isThrowing: isThrowing)
    }

    /// Whether a task takes what stays on the scope's actor. It may, on that actor, by a closure that says so in its type: of its own the compiler
    /// takes it to be carried elsewhere first.
    func staysOnActor(_ surroundings: Wave.Surroundings) -> Bool {
        surroundings.objects.union(surroundings.outerObjects).contains(where: staysOnActor)
    }

    /// Whether only the scope's actor has to do with the object: it is held there, or made there for the opening.
    func staysOnActor(_ object: ObjectID) -> Bool {
        guard let actor, !expressions.isKnownSendable(object) else { return false }
        if resolved.graph[object.binding].lifetime == .perGraph {
            return resolved.making[object.binding.index].isolation == actor
        }
        return expressions.readIsolation(of: object) == actor
    }

    /// Gives back whether any of it may throw.
    private func renderBody(
        of member: Wave.Member,
        position: Int,
        in place: ExpressionRenderer.Place,
        into writer: inout SourceWriter
    ) -> Bool {
        let hasHook = expressions.signature(of: member.binding)?.hook != nil
        var isThrowing = false
        for (index, construction) in member.body.constructions.enumerated() {
            let rendered = expressions.call(construction, in: place)
            if rendered.effects.isThrowing { isThrowing = true }
            let isLast = index == member.body.constructions.count - 1
            let before = isLast && !hasHook ? "return " : "\(expressions.pattern(construction)) = "
            rendered.write(behind: before, into: &writer)
        }
        guard hasHook else { return isThrowing }
        _ = renderHook(of: member.binding, position: position, to: lifetimeOfTasks, into: &writer)
        let names = expressions.plan.names.objects[member.binding.index].map(Identifier.escaped)
        writer.line("return " + (names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"))
        return isThrowing
    }

    /// Where the compiler is to tell that something can't be shared with the task: nil where declarations say that all of it can.
    private func sendingLocation(of member: Wave.Member) -> SourceLocation? {
        let results = expressions.plan.names.objects[member.binding.index].indices
        let areResultsProven = results.allSatisfy {
            expressions.unprovenLocation(of: ObjectID(binding: member.binding, result: $0)) == nil
        }
        let taken = member.surroundings.objects.union(member.surroundings.outerObjects)
        let isProven = areResultsProven && taken.allSatisfy(expressions.isKnownSendable)
        return isProven ? nil : expressions.registrationLocation(of: member.binding)
    }
}
