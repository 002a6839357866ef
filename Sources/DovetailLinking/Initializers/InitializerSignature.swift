import DovetailSyntax

/// What tells initializers of one class apart: labels with types, and whether they are asynchronous.
struct InitializerSignature: Hashable {
    private struct Parameter: Hashable {
        var label: String?
        /// Its identity, optionals of either spelling being one.
        var type: String
        var wrapped: String?
        var isVariadic: Bool
    }

    private var parameters: [Parameter]
    private var isAsync: Bool

    /// As the class sees it that inherits it, or declares it.
    init(_ candidate: InitializerCandidate, resolver: NameResolver) {
        self.init(candidate, passing: candidate.parameters, resolver: resolver)
    }

    /// As a call sees it that passes some of the parameters.
    init(_ candidate: InitializerCandidate, passing passed: [ParameterDeclaration], resolver: NameResolver) {
        isAsync = candidate.declaration?.isAsync ?? false
        let context = candidate.context
        var map = candidate.substitution
        for (index, parameter) in (candidate.declaration?.genericParameters ?? []).enumerated() {
            map[parameter.name] = .genericParameter("\(index)")
        }
        parameters = passed.map { parameter in
            let type = resolver.withoutProblems { resolver.resolve(parameter.type, in: context) }.substituting(map)
            var wrapped: String?
            if case .optional(let inner) = type { wrapped = inner.identity }
            return Parameter(
                label: parameter.label,
                type: type.identity,
                wrapped: wrapped,
                isVariadic: parameter.isVariadic
            )
        }
    }

    var labels: [String?] { parameters.map(\.label) }

    /// Whether one with it may stand in another's place: it takes the same.
    func replaces(_ other: InitializerSignature) -> Bool {
        parameters == other.parameters && (other.isAsync || !isAsync)
    }

    /// Whether it takes what another does, or an optional of it.
    func accepts(_ other: InitializerSignature) -> Bool {
        parameters.count == other.parameters.count && (other.isAsync || !isAsync)
            && zip(parameters, other.parameters).allSatisfy { own, other in
                own.label == other.label && (own.type == other.type || own.wrapped == other.type)
            }
    }
}
