import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ClassRenderer {
    /// What the class conforms to: the protocol of its own roots, those of the compositions included, and `Sendable` where it is.
    func conformances() -> String {
        var names: [String] = []
        if let own = roots.protocolName { names.append(Identifier.escaped(own)) }
        for conformance in conformingTo {
            let other = expressions.program.compositions[conformance.composition]
            names.append(
                // In a conformance of a class a protocol is as open as the class, whatever its own access.
                expressions.types.path(other.path + [conformance.protocolName], module: other.module, for: access)
            )
        }
        if !isUnsynchronized, actor == nil { names.append(expressions.types.runtime("OpenScope")) }
        return names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
    }

    /// The protocol of what the class exposes, which the classes of compositions that include this one conform to as well.
    func renderProtocol(into writer: inout SourceWriter) {
        guard let name = roots.protocolName else { return }
        writer.gap()
        writer.line(
            "/// What \(compositionName), and each composition that includes it, hands out in `\(resolved.graph[scope.id].name)`."
        )
        let isolation =
            actor.map { "\(expressions.types.attribute($0, for: access)) \(keyword)" } ?? "\(keyword)nonisolated "
        let refined = isUnsynchronized ? "AnyObject" : "AnyObject, Sendable"
        writer.block("\(isolation)protocol \(Identifier.escaped(name)): \(refined)") { writer in
            for member in roots.members { render(member, into: &writer) }
            writer.line("@discardableResult")
            let place = isUnsynchronized ? Self.placeRequirement : ""
            writer.line("\(self.isolation(nil))func end(\(place)) async -> \(expressions.types.runtime("EndReport"))")
        }
    }

    private func render(_ member: ExposedMember, into writer: inout SourceWriter) {
        let type = expressions.types.text(member.type, for: access)
        let effects = expressions.types.keywords(
            member.effects,
            throwing: member.thrownType,
            for: access,
            isGetter: !member.isFunction
        )
        let head = isolation(member.effects.isolation)
        guard member.isFunction else {
            return writer.line("\(head)var \(Identifier.escaped(member.name)): \(type) { get\(effects) }")
        }
        var parameters: [String] = []
        for argument in member.arguments {
            let text = expressions.types.parameterText(argument.type, for: access)
            let label = Identifier.escapedLabel(argument.label)
            parameters.append("\(label): \(argument.isSending ? "sending " : "")\(text)")
        }
        if member.takesPlace { parameters.append(Self.placeRequirement) }
        writer.list("\(head)func \(Identifier.escaped(member.name))", parameters, "\(effects) -> \(type)")
    }

    /// A requirement has no default values.
    private static let placeRequirement = "isolation: isolated (any Actor)?"

    /// Ends a scope that is used from one place there, as the class does of its own: a protocol can't say so itself.
    func renderProtocolExtension(into writer: inout SourceWriter) {
        guard let name = roots.protocolName, isUnsynchronized else { return }
        let path = expressions.types.path(composition.path + [name], module: composition.module, for: access)
        writer.gap()
        writer.block("extension \(path)") { writer in
            writer.line("/// Ends the scope where it is called.")
            writer.line("@discardableResult")
            writer.block(
                "\(keyword)func end(_ isolation: isolated (any Actor)? = #isolation) async -> \(expressions.types.runtime("EndReport"))"
            ) { $0.line("await end(isolation: isolation)") }
        }
    }

    /// That a class of an actor is a scope which may be ended from anywhere: only later compilers let a conformance be on no actor, and need to be told.
    func renderOpenScope(into writer: inout SourceWriter) {
        guard actor != nil else { return }
        let path = expressions.types.path(composition.path + [scope.className], module: composition.module, for: access)
        let open = expressions.types.runtime("OpenScope")
        writer.gap()
        writer.line("#if compiler(>=6.2)")
        writer.indented { $0.line("extension \(path): nonisolated \(open) {}") }
        writer.line("#else")
        writer.indented { $0.line("extension \(path): \(open) {}") }
        writer.line("#endif")
    }
}
