import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Gives a registration's names their meaning and finds out how its object is made.
struct RegistrationLinker {
    let resolver: NameResolver
    let chooser: InitializerChooser
    let isolation: IsolationInference
    /// The inside of the assembly.
    let context: LexicalContext
    /// What closures run on that say nothing themselves.
    let closureIsolation: ActorName?
    /// The assembly's, which its factories have too.
    let access: AccessLevel
    /// From a scope's identity to its index in the program.
    let scopes: [String: Int]
    var problems: [Diagnostic] = []
    private(set) var unknownNames: [UnknownName] = []

    init(
        resolver: NameResolver,
        chooser: InitializerChooser,
        isolation: IsolationInference,
        context: LexicalContext,
        closureIsolation: ActorName?,
        access: AccessLevel,
        scopes: [String: Int]
    ) {
        self.resolver = resolver
        self.chooser = chooser
        self.isolation = isolation
        self.context = context
        self.closureIsolation = closureIsolation
        self.access = access
        self.scopes = scopes
    }

    /// The registration; its making is unknown where something about it is diagnosed.
    mutating func link(_ form: RegistrationForm) -> LinkedRegistration {
        let registration = read(form)
        findSendableTypes(of: registration)
        return registration
    }

    private mutating func read(_ form: RegistrationForm) -> LinkedRegistration {
        let before = problems.count
        let location = context.file.location(form.offset)
        let type = resolve(form.type)
        var collections = ContributionLinker(resolver: resolver, context: context)
        let contributions = collections.contributions(of: form, type)
        problems += collections.problems
        unknownNames += collections.unknownNames
        let registration = LinkedRegistration(
            lifetime: lifetime(of: form),
            type: type,
            keys: keys(of: form, type),
            arguments: form.arguments.map { resolve($0) },
            making: .unknown,
            hook: form.hook.map { fragment($0, statement: form.offset) },
            inputName: form.inputName,
            conformances: conformances(of: type),
            location: location
        )
        if let hook = form.hook, resolver.globalActor(hook.attributes, in: context) == nil {
            registration.hookIsolation = closureIsolation
        }
        registration.hookLimit = form.hookLimit.map(fragment)
        if form.keyword == .decorator { registration.decoration = LinkedRegistration.Decoration() }
        registration.tag = form.tag.map { resolve($0) }
        registration.contributions = contributions
        registration.isConcurrent = form.isConcurrent
        registration.writtenName = form.type.syntax.plainName
        verifyVisible(registration, form)
        if form.keyword == .weak, problems.count == before { verifyClass(registration) }
        guard !form.isFaulty, problems.count == before else { return registration }
        if form.keyword == .input {
            registration.making = .input
        } else if let closure = form.closure {
            link(closure, of: form, into: registration)
        } else {
            linkInitializer(of: form, into: registration)
        }
        if form.keyword == .decorator { linkDecoration(of: form, into: registration) }
        if form.keyword != .input, problems.count == before { isolateConformances(of: registration) }
        if problems.count == before { verifyArguments(of: registration, form) }
        if !problems[before...].contains(where: { $0.severity == .error }) { verifyThrownTypes(of: registration) }
        if problems[before...].contains(where: { $0.severity == .error }) { registration.making = .unknown }
        return registration
    }

    private mutating func link(
        _ closure: ClosureExpression,
        of form: RegistrationForm,
        into registration: LinkedRegistration
    ) {
        let reader = ParameterReader(resolver: resolver, registration: registration.location)
        let (parameters, found) = reader.parameters(of: closure, in: context)
        problems += found
        registration.making = .closure(fragment(closure, statement: form.offset))
        registration.parameters = parameters
        if found.isEmpty {
            let all = closure.parameters ?? []
            name(registration, form, all.map { ParameterName(name: $0.name) }, maker: "closure that makes")
        }
        registration.effects = isolation.effects(of: closure, in: context, within: closureIsolation)
        setThrownType(isolation.thrownType(of: closure, in: context), of: registration)
        for parameter in parameters { verifyVisible(parameter.type, at: parameter.location) }
    }

    private mutating func linkInitializer(of form: RegistrationForm, into registration: LinkedRegistration) {
        switch chooser.choose(registration.type, for: form, at: registration.location) {
        case .none(let problem):
            problems.append(problem)
        case .chosen(let candidate, let substitution):
            if let attribute = UndecidedAttribute(of: candidate, resolver: resolver) {
                attribute.require()
                return problems.append(attribute.diagnostic(making: registration.type, at: registration.location))
            }
            let reader = ParameterReader(resolver: resolver, registration: registration.location)
            let (parameters, found) = reader.parameters(
                of: candidate,
                substitution: substitution,
                naming: form.namedParameters
            )
            problems += found
            registration.making = .initializer
            let sendable = SendableInference(resolver: resolver, isolation: isolation, file: context.file)
            registration.parameters = parameters
            registration.defaulted = candidate.defaultedParameters(naming: form.namedParameters)
            if found.isEmpty {
                let all = candidate.parameters.map { parameter in
                    ParameterName(name: parameter.innerName, label: parameter.label, isVariadic: parameter.isVariadic)
                }
                name(registration, form, all, maker: "initializer of")
            }
            registration.parameters = registration.parameters.map { parameter in
                var parameter = parameter
                // What may be shared need not be taken away.
                if parameter.isSending, sendable.isKnown(parameter.type) { parameter.isSending = false }
                return parameter
            }
            registration.effects = isolation.effects(of: candidate, substitution: substitution)
            registration.isNonsending =
                candidate.declaration?.modifiers.contains { $0.contains("nonsending") } ?? false
            stateIsolation(of: registration, form, candidate)
            setThrownType(isolation.thrownType(of: candidate, substitution: substitution), of: registration)
        }
    }

    /// A factory can't say that it throws a type that is less accessible than itself: it throws any error then.
    private mutating func setThrownType(_ type: ResolvedType?, of registration: LinkedRegistration) {
        guard let type else { return }
        if type.access < access { registration.effects.thrown = nil } else { registration.thrownType = type }
    }

    /// Nor can it take a closure that does.
    private mutating func verifyThrownTypes(of registration: LinkedRegistration) {
        for parameter in registration.parameters {
            guard case .function(let function) = parameter.type, let thrown = function.thrownType,
                thrown.access < access
            else { continue }
            problems.append(
                Diagnostic(
                    .exposedTypeNotAccessible,
                    at: parameter.location,
                    "parameter `\(parameter.name)` of `\(registration.type.name)` throws `\(thrown.name)`, which is "
                        + "`\(thrown.access.rawValue)`, and the factory that takes it is `\(access.rawValue)`",
                    notes: [
                        Diagnostic.Note(.related, "needed by this registration", at: registration.location),
                        Diagnostic.Note(
                            .suggestion,
                            "make `\(thrown.name)` `\(access.rawValue)`, or let it throw any error"
                        ),
                    ]
                )
            )
        }
    }

    /// The generated factory can't name what is private to a file.
    private mutating func verifyVisible(_ registration: LinkedRegistration, _ form: RegistrationForm) {
        let isMadeByInitializer = form.closure == nil && form.keyword != .input
        var types = registration.keys + registration.arguments + registration.contributions.map(\.collection)
        // Of its own initializer more can be said later.
        if isMadeByInitializer {
            types.removeAll { $0 == registration.type }
        } else if !types.contains(registration.type) {
            types.insert(registration.type, at: 0)
        }
        for type in types { verifyVisible(type, at: registration.location) }
    }

    mutating func verifyVisible(_ type: ResolvedType, at location: SourceLocation) {
        guard type.access < .internal else { return }
        problems.append(
            Diagnostic(
                .inaccessibleInitializer,
                at: location,
                "`\(type.name)` is `\(type.access.rawValue)`, and the factory is generated into a file of its own",
                notes: [Diagnostic.Note(.suggestion, "make `\(type.name)` internal")]
            )
        )
    }

    /// Only what has an identity can be remembered without being held. Of a protocol's values and of a binary type the compiler tells.
    private mutating func verifyClass(_ registration: LinkedRegistration) {
        let kind: String? =
            switch registration.type {
            case .nominal(let nominal):
                switch nominal.kind {
                case .struct: "a struct"
                case .enum: "an enum"
                case .class, .actor, .protocol, nil: nil
                }
            case .optional, .array, .dictionary, .tuple, .function, .metatype, .existentialMetatype: "no class"
            case .existential, .composition, .opaque, .genericParameter, .integer, .marked, .verbatim: nil
            }
        guard let kind else { return }
        var notes = [
            Diagnostic.Note(.suggestion, "make it `Shared` or `Transient`, or let it be a `final class`")
        ]
        if case .nominal(let nominal) = registration.type, let symbol = resolver.symbol(of: nominal, from: context.file)
        {
            notes.insert(Diagnostic.Note(.related, "`\(symbol.name)` is declared here", at: symbol.location), at: 0)
        }
        problems.append(
            Diagnostic(
                .notAClass,
                at: registration.location,
                "`\(registration.type.name)` is \(kind), and only an instance of a class can be held weakly",
                notes: notes
            )
        )
    }

    private func lifetime(of form: RegistrationForm) -> Binding.Lifetime {
        switch form.keyword {
        case .shared: form.isLazy ? .lazyShared : .shared
        case .transient: .transient
        case .perGraph: .perGraph
        case .weak: .weak
        case .input: .input
        // It is that of what it wraps, which the composition knows.
        case .decorator: .shared
        }
    }

    private mutating func keys(of form: RegistrationForm, _ type: ResolvedType) -> [ResolvedType] {
        if let decorated = form.decorated { return [resolve(decorated)] }
        // What is part of a collection is asked for with that, unless it says otherwise.
        if form.keys.isEmpty { return form.contributions.isEmpty ? [type] : [] }
        var seen: Set<String> = []
        return form.keys.map { resolve($0) }.filter { seen.insert($0.identity).inserted }
    }

    mutating func resolve(_ reference: RegistrationForm.TypeReference) -> ResolvedType {
        let type = resolver.resolve(expression: reference.syntax, in: context)
        let location = context.file.location(reference.offset)
        problems += resolver.takeProblems().map { $0.diagnostic(at: location) }
        unknownNames += resolver.unknownNames(in: type, at: location, from: context.file)
        return type
    }

    private func conformances(of type: ResolvedType) -> [ResolvedType] {
        guard case .nominal(let nominal) = type, let symbol = resolver.symbol(of: nominal, from: context.file) else {
            return []
        }
        let map = resolver.substitution(for: nominal, symbol)
        return resolver.allSupertypes(of: symbol).map { $0.substituting(map) }
    }

    private func findSendableTypes(of registration: LinkedRegistration) {
        let inference = SendableInference(resolver: resolver, isolation: isolation, file: context.file)
        // Of what else is mentioned only that matters which leaves the module sealed.
        let sealed = registration.contributions.map(\.collection) + registration.parameters.flatMap(\.handedTypes)
        let types = registration.results + [registration.type] + registration.arguments
        for type in types + sealed.filter({ $0.access < access }) {
            if inference.isKnown(type) {
                registration.sendableTypes.insert(type.identity)
            } else if inference.isRefused(type) {
                registration.nonSendableTypes.insert(type.identity)
            }
        }
    }

    private func fragment(_ limit: (text: String, offset: Int)) -> SourceFragment {
        SourceFragment(text: limit.text, location: context.file.location(limit.offset), indentation: 0)
    }

    private func fragment(_ closure: ClosureExpression, statement: Int) -> SourceFragment {
        let source = context.file.source
        return SourceFragment(
            text: source.text(closure.range),
            location: source.location(of: closure.range.lowerBound),
            indentation: source.indentation(ofLineAt: statement)
        )
    }
}
