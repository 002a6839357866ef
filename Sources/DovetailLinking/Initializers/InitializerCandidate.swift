import DovetailDiagnostics
import DovetailSyntax

/// One initializer that a type has, written or implied.
struct InitializerCandidate {
    /// How it comes to be.
    enum Origin {
        case declared(InitializerDeclaration)
        case memberwise
        /// `init()` of a type whose stored properties all have values.
        case implicit
    }

    var origin: Origin
    /// The type that declares it: a superclass where it is inherited.
    var owner: TypeSymbol
    /// The extension that declares it.
    var addition: ExtensionSymbol?
    var parameters: [ParameterDeclaration]
    var access: AccessLevel
    /// The undecided conditions that it stands under.
    var conditions: Conditions
    /// What the owner's generic parameters stand for where it is inherited.
    var substitution: [String: ResolvedType] = [:]
    var offset: Int

    /// The file that declares it.
    var file: FileSymbol { addition?.file ?? owner.file }

    /// Where its parameters' types are read.
    var context: LexicalContext {
        let around = addition?.context ?? owner.context
        guard case .declared(let declaration) = origin, !declaration.genericParameters.isEmpty else { return around }
        return LexicalContext(
            outer: around,
            file: around.file,
            genericParameters: declaration.genericParameters.map(\.name)
        )
    }

    /// The place of its first word, or of the type's name where it is implied.
    var location: SourceLocation { file.location(offset) }

    /// What the owner's generic parameters stand for, given those of the type that is made.
    func ownSubstitution(_ made: [String: ResolvedType]) -> [String: ResolvedType] {
        substitution.isEmpty ? made : substitution.mapValues { $0.substituting(made) }
    }

    /// Whether a class may leave it to `convenience`.
    var isConvenience: Bool {
        guard case .declared(let declaration) = origin else { return false }
        return owner.declaration.kind == .class && (addition != nil || declaration.modifiers.contains("convenience"))
    }

    /// The labels of its parameters, which tell overloads apart well enough for overriding.
    var labels: [String?] { parameters.map(\.label) }

    /// As a reader knows it: `init(url: String, port: Int)`.
    var name: String {
        let parameters = parameters.map { parameter in
            let isVariadic = parameter.isVariadic && !parameter.typeText.hasSuffix("...")
            return "\(parameter.label ?? "_"): \(parameter.typeText)\(isVariadic ? "..." : "")"
        }
        return "init(\(parameters.joined(separator: ", ")))"
    }

    /// Those that a call has to pass.
    var requiredParameters: [ParameterDeclaration] { parameters.filter { !$0.hasDefault && !$0.isVariadic } }
}
