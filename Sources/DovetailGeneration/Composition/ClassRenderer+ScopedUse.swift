import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// The function that opens a child scope for as long as a closure runs.
    func renderScopedUse(of child: ScopeID, into writer: inout SourceWriter) {
        let opening = resolved.scopes[child.index].opening
        let plainName = expressions.plan.names.classes[child.index]
        let className = Identifier.escaped(plainName)
        let inputs = resolved.scopes[child.index].inputs
        // The closure stays on the actor that the scope is opened on, or on that of the caller.
        let actor = opening.isolation ?? resolved.graph[child].isolation.actor
        // What is not `Sendable` can be handed only to a closure that stays, which earlier compilers don't know.
        let stays = resolved.graph[child].isolation == .unsynchronized
        let attribute =
            actor.map { "\(expressions.types.attribute($0)) " } ?? (stays ? "nonisolated(nonsending) " : "")
        let inputNames = inputs.map { expressions.plan.names.objects[$0.index][0] }
        var locals = NameScope(reserved: Set(inputNames))
        let (body, opened, result) = (locals.name("body"), locals.name("scope"), locals.name("result"))
        let generic = locals.name("Outcome", besides: expressions.plan.names.classNames)
        var parameters = inputParameters(of: child)
        if actor == nil {
            let place = locals.name("isolation")
            parameters.append("\(place == "isolation" ? "" : "isolation ")\(place): isolated (any Actor)? = #isolation")
        }
        parameters.append("_ \(body): \(attribute)(\(className)) async throws -> \(generic)")
        writer.gap()
        if stays { writer.line("#if compiler(>=6.2)") }
        writer.line(
            "/// Opens `\(resolved.graph[child].name)` for as long as the closure runs, and ends it however that leaves."
        )
        writer.list(
            // The parameter decides where it runs.
            "\(actor == nil ? "" : isolation(actor))\(keyword)func \(Identifier.escaped(expressions.plan.names.scopedUses[child.index]))<\(generic)>",
            parameters,
            " async throws -> \(generic) {"
        )
        let arguments = inputs.map { input in
            let name = Identifier.escaped(expressions.plan.names.objects[input.index][0])
            return "\(Identifier.escapedLabel(expressions.plan.names.label(of: input))): \(name)"
        }
        let effects = Effects(isAsync: opening.isAsync, isThrowing: true)
        writer.indented { writer in
            writer.list(
                "let \(opened) = \(effects.prefix)\(Identifier.escaped(expressions.plan.names.opener(of: child)))",
                arguments,
                ""
            )
            Self.renderUse(of: opened, by: body, result, into: &writer)
        }
        writer.line("}")
        if stays { writer.line("#endif") }
    }

    private static func renderUse(
        of opened: String,
        by body: String,
        _ result: String,
        into writer: inout SourceWriter
    ) {
        writer.line("do {")
        writer.indented { writer in
            writer.line("let \(result) = try await \(body)(\(opened))")
            writer.line("await \(opened).end()")
            writer.line("return \(result)")
        }
        writer.line("} catch {")
        writer.indented { writer in
            writer.line("await \(opened).end()")
            writer.line("throw error")
        }
        writer.line("}")
    }
}
