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
        /// Declared by an extension of a protocol that the type conforms to, which is then the owner.
        case conformance(InitializerDeclaration)
    }

    /// Where another takes its place.
    struct Shadow {
        var access: AccessLevel
        var file: FileSymbol

        /// Whether a caller finds that one.
        func isSeen(from viewer: FileSymbol) -> Bool {
            access > .private && access.reaches(viewer, from: file)
        }
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
    /// The file that its access is counted from, where that is another than the one that declares it: a class that inherits a designated one
    /// declares it anew.
    var accessFile: FileSymbol?
    /// Of an inherited one: the subclass's that is found in its place, by those that see it.
    var shadow: Shadow?
    /// Whether a class that says that it is nonisolated declares it anew.
    var isMadeNonisolated = false
    /// The superclass that brings it, if that is no class whose initializers are known here.
    var unreadSuperclass: String?

    /// The file that declares it.
    var file: FileSymbol { addition?.file ?? owner.file }

    /// Where its parameters' types are read.
    var context: LexicalContext {
        let around = addition?.context ?? owner.context
        guard let declaration, !declaration.genericParameters.isEmpty else { return around }
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

    /// Whether it runs on the very actor that it makes, so that what it takes goes over to that.
    var isMadeInActor: Bool { owner.declaration.kind == .actor }

    /// Whether a class may leave it to `convenience`.
    var isConvenience: Bool {
        guard let declaration else { return false }
        return owner.declaration.kind == .class && (addition != nil || declaration.modifiers.contains("convenience"))
    }

    /// The one of a type whose stored properties all have values.
    static func implicit(_ type: TypeSymbol, under conditions: Conditions = []) -> InitializerCandidate {
        InitializerCandidate(
            origin: .implicit,
            owner: type,
            parameters: [],
            access: min(.internal, type.memberAccess),
            conditions: type.conditions.adding(conditions),
            offset: type.declaration.nameOffset
        )
    }

    /// Its declaration, if it is written.
    var declaration: InitializerDeclaration? {
        switch origin {
        case .declared(let declaration), .conformance(let declaration): declaration
        case .memberwise, .implicit: nil
        }
    }

    var failability: InitializerDeclaration.Failability { declaration?.failability ?? .no }

    /// Whether it is marked so that no call of it compiles.
    var isUnavailable: Bool { declaration?.isUnavailable ?? false }

    /// Whether it says that it takes the place of a superclass's.
    var isOverride: Bool {
        declaration?.modifiers.contains { $0 == "override" || $0 == "required" } ?? false
    }

    /// As a reader knows it: `init(url: String, port: Int)`.
    var name: String {
        let parameters = parameters.map { parameter in
            let isVariadic = parameter.isVariadic && !parameter.typeText.hasSuffix("...")
            return "\(parameter.label ?? "_"): \(parameter.typeText)\(isVariadic ? "..." : "")"
        }
        return "init(\(parameters.joined(separator: ", ")))"
    }

    /// Those that a call has to pass.
    var requiredParameters: [ParameterDeclaration] { passedParameters() }

    /// Those that a call passes: the ones that it has to, and what has a default value where it is named.
    func passedParameters(naming names: Set<String> = []) -> [ParameterDeclaration] {
        parameters.filter { parameter in
            guard parameter.hasDefault else { return !parameter.isVariadic }
            return !names.isEmpty && !parameter.isVariadic && parameter.innerName.map(names.contains) ?? false
        }
    }

    /// Those that a call leaves out as they have a default value.
    func defaultedParameters(naming names: Set<String>) -> [DefaultedParameter] {
        parameters.filter { $0.hasDefault && !($0.innerName.map(names.contains) ?? false) }.map { parameter in
            DefaultedParameter(
                name: parameter.innerName ?? "_",
                type: parameter.type.text,
                location: file.location(parameter.offset)
            )
        }
    }

    /// Whether all of the names are those of parameters.
    func hasParameters(named names: Set<String>) -> Bool {
        names.isEmpty || names.isSubset(of: parameters.compactMap(\.innerName))
    }

    /// A parameter that a call passes, and one before it that is left out and that would get the value: it has the same label.
    func confusion(passing passed: [ParameterDeclaration]) -> (
        passed: ParameterDeclaration, omitted: ParameterDeclaration
    )? {
        var next = 0
        for parameter in parameters where next < passed.count {
            if parameter == passed[next] {
                next += 1
            } else if parameter.label == passed[next].label {
                return (passed[next], parameter)
            }
        }
        return nil
    }
}

extension ParameterDeclaration {
    /// What it is called inside, which is its label where it says nothing else; nil for `_`.
    var innerName: String? { name ?? label }
}

extension InitializerCandidate {
    /// Whether it is there for another purpose than making the object from what it needs: what a protocol's extension offers to all that
    /// conform goes through an initializer that the type has itself, and a decoder is never what an object depends on. It is called where the
    /// type has no other.
    var isSecondChoice: Bool {
        if case .conformance = origin { return true }
        guard parameters.count == 1, let parameter = parameters.first else { return false }
        switch (parameter.label, parameter.type.plainName ?? parameter.type.constraintName) {
        case ("from", "Decoder"), ("coder", "NSCoder"): return true
        default: return false
        }
    }
}

extension InitializerDeclaration {
    /// Whether no call of it compiles.
    var isUnavailable: Bool { attributes.contains(where: \.isUnavailable) }
}

extension AttributeSyntax {
    /// `@available(*, unavailable)`, with or without a message.
    var isUnavailable: Bool {
        guard name == "available", let arguments else { return false }
        let words = arguments.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }
        return words.first == "*" && words.dropFirst().first == "unavailable"
    }
}

extension TypeSyntax {
    /// The name of the protocol in `any P`.
    fileprivate var constraintName: String? {
        if case .any(let constraint) = self { constraint.plainName } else { nil }
    }
}

extension TypeSymbol {
    /// What caps the access of its members: a type that is private to a file is seen in all of it.
    var memberAccess: AccessLevel { max(access, .fileprivate) }
}
