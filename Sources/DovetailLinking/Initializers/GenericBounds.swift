import DovetailSyntax

/// What an initializer says of its own generic parameters, in angle brackets and in its `where` clause.
struct GenericBounds {
    /// By name: protocols, with what is said of their primary associated types, and classes.
    private(set) var parts: [String: [ResolvedType]] = [:]
    /// By name: the type that it is said to be.
    private(set) var sameTypes: [String: ResolvedType] = [:]
    /// By name: a requirement that no bound of its own can state.
    private(set) var others: [String: String] = [:]
    /// The requirements that are not about them.
    private(set) var constraint: String?

    /// By name, what its associated types are said to be.
    private var associated: [String: [String: (type: ResolvedType, requirement: Requirement)]] = [:]
    private let names: [String]
    private let context: LexicalContext
    private let resolver: NameResolver

    init(of declaration: InitializerDeclaration, in context: LexicalContext, resolver: NameResolver) {
        names = declaration.genericParameters.map(\.name)
        self.context = context
        self.resolver = resolver
        for parameter in declaration.genericParameters {
            if let bound = parameter.constraint { add(bound, to: parameter.name) }
        }
        var foreign: [String] = []
        for requirement in declaration.whereClause.map(Requirement.list) ?? [] { read(requirement, &foreign) }
        applyAssociated()
        if !foreign.isEmpty { constraint = foreign.joined(separator: ", ") }
    }

    private mutating func add(_ bound: TypeSyntax, to name: String) {
        switch resolver.resolveConstraint(bound, in: context) {
        case .composition(let members), .existential(let members): parts[name, default: []] += members
        case let type: parts[name, default: []].append(type)
        }
    }

    private mutating func read(_ requirement: Requirement, _ foreign: inout [String]) {
        let (left, right) = (resolve(requirement.left), resolve(requirement.right))
        let mentioned = names.filter { name in
            [left, right].contains { $0?.ownGenericName(among: [name]) != nil }
        }
        guard let subject = mentioned.first else { return foreign.append(requirement.text) }
        guard mentioned.count == 1, let left, let right else { return refuse(mentioned, requirement) }
        if requirement.isConformance {
            guard case .genericParameter(subject) = left, let bound = TypeSyntax.parse(requirement.right) else {
                return refuse(mentioned, requirement)
            }
            add(bound, to: subject)
        } else if case .genericParameter(let path) = left, right.ownGenericName(among: names) == nil {
            equate(path, with: right, requirement)
        } else if case .genericParameter(let path) = right, left.ownGenericName(among: names) == nil {
            equate(path, with: left, requirement)
        } else {
            refuse(mentioned, requirement)
        }
    }

    /// `S == T`, or `S.Item == T`.
    private mutating func equate(_ path: String, with type: ResolvedType, _ requirement: Requirement) {
        let components = path.split(separator: ".").map(String.init)
        switch components.count {
        case 1: sameTypes[path] = type
        case 2: associated[components[0], default: [:]][components[1]] = (type, requirement)
        default: refuse([components[0]], requirement)
        }
    }

    /// Puts what is said of associated types behind the protocols that call them primary.
    private mutating func applyAssociated() {
        for (name, types) in associated {
            var open = types
            for (place, bound) in (parts[name] ?? []).enumerated() {
                guard case .nominal(var nominal) = bound, nominal.arguments.isEmpty else { continue }
                let primary = resolver.primaryNames(of: bound, in: context)
                let arguments = primary.compactMap { types[$0]?.type }
                guard !primary.isEmpty, arguments.count == primary.count else { continue }
                nominal.arguments = arguments
                parts[name]?[place] = .nominal(nominal)
                for name in primary { open[name] = nil }
            }
            if let first = open.min(by: { $0.key < $1.key }) { refuse([name], first.value.requirement) }
        }
    }

    private mutating func refuse(_ names: [String], _ requirement: Requirement) {
        for name in names where others[name] == nil { others[name] = requirement.text }
    }

    private func resolve(_ text: String) -> ResolvedType? {
        TypeSyntax.parse(text).map { syntax in resolver.withoutProblems { resolver.resolve(syntax, in: context) } }
    }
}

/// `A: P` or `A == B`, as one part of a `where` clause.
struct Requirement {
    var text: String
    var left: String
    var right: String
    var isConformance: Bool

    /// Those of a clause. What is neither of the two forms is left out: it is a layout that no source of an app states.
    static func list(of clause: String) -> [Requirement] {
        ConstraintEvaluator.requirements(of: clause).compactMap { part in
            let text = String(part.drop { $0 == " " })
            if let (left, right) = ConstraintEvaluator.split(text, at: "==") {
                return Requirement(text: text, left: left, right: right, isConformance: false)
            }
            return ConstraintEvaluator.split(text, at: ":").map { left, right in
                Requirement(text: text, left: left, right: right, isConformance: true)
            }
        }
    }
}
