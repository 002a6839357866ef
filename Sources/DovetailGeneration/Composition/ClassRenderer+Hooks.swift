import DovetailDiagnostics
import DovetailGraph
import DovetailLinking

/// What runs at the end.
extension ClassRenderer {
    /// Adds what is to run for an object at the end, and gives back whether there is anything.
    ///
    /// - Parameter lifetime: What it is added to.
    func renderHook(
        of binding: BindingID,
        position: Int,
        to lifetime: String = "lifetime",
        into writer: inout SourceWriter
    ) -> Bool {
        guard let hook = expressions.signature(of: binding)?.hook else { return false }
        let name = expressions.name(of: ObjectID(binding: binding, result: hook.result))
        let function = expressions.factory(hook.name, of: binding)
        let object = ObjectID(binding: binding, result: hook.result)
        var head = "\(lifetime).onEnd(\"\(resolved.graph[binding].name)\", position: \(position)"
        if let limit = expressions.signature(of: binding)?.hookLimit {
            head += ", within: \(expressions.factory(limit, of: binding))()"
        }
        var (parameter, argument) = (
            expressions.readIsolation(of: object).map { " \(expressions.types.attribute($0)) in" } ?? "", ""
        )
        let stays = isUnsynchronized && !expressions.isKnownSendable(object)
        if expressions.isUnsynchronizedThroughout(scope.id) {
            head += ", \(name)"
            parameter = stays ? " \(name), isolation in" : " \(name), _ in"
            argument = stays ? ", isolation: isolation" : ""
        }
        var call = writer.detached()
        call.line("\(head)) {\(parameter)")
        call.indented { $0.line("try await \(function)(\(name)\(argument))") }
        call.line("}")
        if stays, argument.isEmpty {
            // From a scope that others end a hook takes what is `Sendable`; whether this is, the compiler is to tell at the registration.
            let location = expressions.registrationLocation(of: binding)
            writer.mapped(to: location.path, line: location.line) { $0.insert(call) }
        } else {
            writer.insert(call)
        }
        return true
    }

    /// Whether the object's hook may be added with those of others, when all of them are made: where that can't fail, and where they may be taken along together.
    func sharesHook(_ binding: BindingID) -> Bool {
        guard let signature = expressions.signature(of: binding), let hook = signature.hook, signature.hookLimit == nil,
            !resolvedScope.opening.isThrowing, !expressions.isUnsynchronizedThroughout(scope.id)
        else { return false }
        let object = ObjectID(binding: binding, result: hook.result)
        return expressions.isReadAnywhere(object)
    }

    /// As many as one closure runs: the compiler takes long over more.
    private static let hooksInOne = 16

    /// Adds what is to run for several objects, which takes less than to add each by itself.
    func renderHooks(of objects: [(binding: BindingID, position: Int)], into writer: inout SourceWriter) {
        for start in stride(from: 0, to: objects.count, by: Self.hooksInOne) {
            let objects = Array(objects[start..<min(start + Self.hooksInOne, objects.count)])
            if objects.count == 1 {
                _ = renderHook(of: objects[0].binding, position: objects[0].position, into: &writer)
                continue
            }
            let names = objects.map { SourceWriter.literal(resolved.graph[$0.binding].name) }
            writer.list(
                "lifetime.onEnd",
                [
                    "[\(names.joined(separator: ", "))]",
                    "positions: [\(objects.map { "\($0.position)" }.joined(separator: ", "))]",
                ],
                // Without a name, which an object might have.
                " {"
            )
            writer.indented { writer in
                writer.line("switch $0 {")
                for (binding, position) in objects {
                    guard let hook = expressions.signature(of: binding)?.hook else { continue }
                    let name = expressions.name(of: ObjectID(binding: binding, result: hook.result))
                    writer.line("case \(position): try await \(expressions.factory(hook.name, of: binding))(\(name))")
                }
                writer.line("default: break")
                writer.line("}")
            }
            writer.line("}")
        }
    }
}
