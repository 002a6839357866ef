import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes an assembly's `Factories`: one function for each registration, and the structs that seal its types.
final class FactoryRenderer {
    private let program: LinkedProgram
    private let signatures: FactorySignatures
    private let sealed: SealedTypes
    private let index: Int
    private let assembly: LinkedAssembly
    private let access: AccessLevel
    private let types: TypeWriter

    init(_ program: LinkedProgram, _ signatures: FactorySignatures, _ sealed: SealedTypes, assembly index: Int) {
        self.program = program
        self.signatures = signatures
        self.sealed = sealed
        self.index = index
        assembly = program.assemblies[index]
        access = min(assembly.access, .public)
        types = TypeWriter(
            names: program.names,
            module: assembly.module,
            shadowed: assembly.nestedNames
                .union(sealed.declared(by: index).map(\.seal.name))
                .union(
                    assembly.registrations.indices.compactMap { signatures[assembly: index, registration: $0]?.name }
                )
                .union(["Factories", "Scope"])
        )
    }

    /// The extension, and the imports that it takes.
    func render(into writer: inout SourceWriter) -> ImportList {
        let keyword = access.keyword
        let path = assembly.path.map(Identifier.escaped).joined(separator: ".")
        writer.block("extension \(path)") { writer in
            let isEmpty = sealed.declared(by: index).isEmpty && assembly.registrations.allSatisfy(\.isInput)
            if isEmpty {
                writer.line("/// \(assembly.path.last ?? "") registers nothing that is made.")
                writer.line("\(keyword)nonisolated enum Factories {}")
                return
            }
            writer.line("/// Makes what \(assembly.path.last ?? "") registers.")
            writer.block("\(keyword)nonisolated enum Factories") { writer in
                for registration in assembly.registrations.indices {
                    render(registration, into: &writer)
                }
                for (type, seal) in sealed.declared(by: index) {
                    writer.gap()
                    render(seal, of: type, into: &writer)
                }
                types.renderUses(reserved: signatures.freeNames(of: index), into: &writer)
            }
        }
        if assembly.registrations.contains(where: \.copiesText) { types.use(assembly.imports) }
        return types.imports
    }

    private func render(_ index: Int, into writer: inout SourceWriter) {
        let registration = assembly.registrations[index]
        guard let signature = signatures[assembly: self.index, registration: index] else { return }
        types.use(module: "Dovetail", for: access)
        var parameters = ["_ \(signature.watch): \(types.runtime("ObjectWatch"))?"]
        var arguments: [String] = []
        for (parameter, label) in zip(registration.parameters, signature.labels) {
            let name = Identifier.escaped(label)
            let form = sealedForm(of: parameter, name: name)
            // What is made keeps it: a caller that needs it no more hands it on without counting. What is sent is taken as well.
            let isPlain = form.unsealed == name || form.unsealed == "\(name).value"
            let isHandedOn = isPlain && !parameter.isSending && parameter.type.holdsNoFunction
            let taking = isHandedOn ? "consuming " : parameter.sendingText
            parameters.append("\(name): \(taking)\(form.typeText)")
            arguments.append(form.unsealed)
        }
        var labels = NameScope()
        let results = signature.results.map { result in
            (label: labels.name(result.type.valueName), type: typeText(of: result, for: access))
        }
        var result =
            results.count == 1
            ? results[0].type
            : "(\(results.map { "\(Identifier.escaped($0.label)): \($0.type)" }.joined(separator: ", ")))"
        if registration.lifetime == .weak {
            let values = results.map(\.type).joined(separator: ", ")
            result = "\(types.runtime(registration.weakHolder))<\(results.count == 1 ? values : "(\(values))")>"
        }
        writer.gap()
        // A compiler that puts all factories into one opening takes long over that.
        writer.line("@inline(never)")
        if registration.runsWhereItIsCalled { parameters.append(Self.placeParameter) }
        writer.list(
            "\(isolation(registration.effects))\(access.keyword)static func \(Identifier.escaped(signature.name))",
            parameters,
            "\(types.keywords(registration.effects, throwing: registration.thrownType, for: access)) -> \(result) {"
        )
        writer.indented { writer in
            switch registration.making {
            case .initializer: renderCall(registration, signature, arguments, into: &writer)
            case .closure(let fragment): renderClosure(registration, signature, fragment, arguments, into: &writer)
            // None of them has a signature.
            case .input, .collection, .unknown: break
            }
        }
        writer.line("}")
        if let hook = registration.hook, let (name, result) = signature.hook {
            writer.gap()
            render(hook, name, of: registration, signature, result: result, into: &writer)
            renderLimit(of: registration, signature, into: &writer)
        }
    }

    private func renderCall(
        _ registration: LinkedRegistration,
        _ signature: FactorySignature,
        _ arguments: [String],
        into writer: inout SourceWriter
    ) {
        let labelled = zip(registration.parameters, arguments).map { parameter, argument in
            parameter.label.map { "\(Identifier.escapedLabel($0)): \(argument)" } ?? argument
        }
        let head = types.text(registration.type, for: .internal)
        renderResult(registration, signature, into: &writer) { writer, before, after in
            writer.list(before + head, labelled, after)
        }
    }

    private func renderClosure(
        _ registration: LinkedRegistration,
        _ signature: FactorySignature,
        _ fragment: SourceFragment,
        _ arguments: [String],
        into writer: inout SourceWriter
    ) {
        var parameters: [String] = []
        for parameter in registration.parameters {
            parameters.append(
                parameter.sendingText + types.parameterText(parameter.declaredType ?? parameter.type, for: .internal)
            )
        }
        let isolation = registration.ownIsolation.map { "\(types.attribute($0)) " } ?? ""
        let result = types.text(registration.type, for: .internal)
        let effects = types.keywords(registration.effects, throwing: registration.thrownType, for: .internal)
        let type = "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
        var locals = signature.locals
        let make = locals.name("make")
        let stays = registration.effects.isAsync && isolation.isEmpty
        let name = renderStayingType(
            type,
            "Make",
            in: stays ? ClosurePlace(registration.scopeIsolation) : .anywhere,
            &locals,
            into: &writer
        )
        render(fragment, assignedTo: "let \(make): \(name ?? isolation + type) = ", into: &writer)
        renderResult(registration, signature, into: &writer) { writer, before, after in
            writer.list(before + make, arguments, after)
        }
    }

    /// The last parameter of a function that runs where it is called. `nonisolated(nonsending)` says the same to compilers that know it.
    static let placeParameter = "isolation: isolated (any Actor)? = #isolation"

    /// Where an asynchronous closure of a registration runs.
    private enum ClosurePlace {
        case anywhere
        case actor(ActorName)
        case caller

        init(_ scope: ScopeIsolation) {
            switch scope {
            case .sendable: self = .anywhere
            case .actor(let name): self = .actor(name)
            case .unsynchronized: self = .caller
            }
        }
    }

    /// Names an asynchronous function type whose functions run on the actor of whoever calls them, so that they can be handed what is not
    /// `Sendable`; nil where there is no actor to stay on. A compiler that doesn't know such types is told which actor that is.
    private func renderStayingType(
        _ type: String,
        _ name: String,
        in place: ClosurePlace,
        _ locals: inout NameScope,
        into writer: inout SourceWriter
    ) -> String? {
        let attribute: String
        switch place {
        case .anywhere: return nil
        case .actor(let actor): attribute = "\(types.attribute(actor)) "
        case .caller: attribute = ""
        }
        let name = locals.name(name)
        writer.line("#if compiler(>=6.2)")
        writer.indented { $0.line("typealias \(name) = nonisolated(nonsending) \(type)") }
        writer.line("#else")
        writer.indented { $0.line("typealias \(name) = \(attribute)\(type)") }
        writer.line("#endif")
        return name
    }

    /// Gives back what `call` writes between the two texts that it is handed: as it is, sealed, or once for each result.
    private func renderResult(
        _ registration: LinkedRegistration,
        _ signature: FactorySignature,
        into writer: inout SourceWriter,
        _ call: (inout SourceWriter, _ before: String, _ after: String) -> Void
    ) {
        let location = registration.location
        var locals = signature.locals
        let object = locals.name("object")
        let (tell, end) = telling(of: registration, signature)
        if registration.lifetime == .weak {
            writer.mapped(to: location.path, line: location.line) { writer in
                call(&writer, "let \(object) = \(registration.effects.prefix)\(tell)", end)
            }
            let values = self.values(of: signature, object)
            let recalled = self.values(of: signature, "$0")
            let recall = recalled == "$0" ? object : "\(object).map { \(recalled) }"
            return writer.mapped(to: location.path, line: location.line) { writer in
                let holder = types.runtime(registration.weakHolder)
                writer.line("return \(holder)(\(values)) { [weak \(object)] in \(recall) }")
            }
        }
        if signature.results.count == 1 {
            let seal = sealName(of: signature.results[0])
            writer.mapped(to: location.path, line: location.line) { writer in
                let before = "return \(registration.effects.prefix)" + (seal.map { "\($0)(value: " } ?? "") + tell
                call(&writer, before, end + (seal == nil ? "" : ")"))
            }
            return
        }
        writer.mapped(to: location.path, line: location.line) { writer in
            call(&writer, "let \(object) = \(registration.effects.prefix)\(tell)", end)
        }
        let values = values(of: signature, object)
        writer.mapped(to: location.path, line: location.line) { writer in
            writer.line("return \(values)")
        }
    }

    /// What stands before and behind the making of an object, so that who watches is told of it.
    private func telling(of registration: LinkedRegistration, _ signature: FactorySignature) -> (String, String) {
        switch registration.type {
        // A type is nothing that is made, and the compiler takes `any P.Type` for `any P` behind a generic parameter.
        case .metatype, .existentialMetatype: return ("", "")
        default: break
        }
        let watch = types.runtime("ObjectWatch")
        let name = SourceWriter.literal(registration.type.name)
        return ("\(watch).tell(\(signature.watch), \(name), \(watch).start(\(signature.watch)), ", ")")
    }

    /// An object as each of the results, sealed where they are; in brackets where there are several.
    private func values(of signature: FactorySignature, _ object: String) -> String {
        let values = signature.results.map { result in
            sealName(of: result).map { "\($0)(value: \(object))" } ?? object
        }
        return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    }

    private func render(
        _ fragment: SourceFragment,
        _ name: String,
        of registration: LinkedRegistration,
        _ signature: FactorySignature,
        result index: Int,
        into writer: inout SourceWriter
    ) {
        let result = signature.results[index]
        let parameter = typeText(of: result, for: access)
        var locals = signature.locals
        let (object, hook) = (locals.name("object"), locals.name("hook"))
        let isSendable = registration.isKnownSendable(result.type)
        let actor = isSendable ? nil : registration.scopeIsolation.actor
        let isInPlace = !isSendable && registration.scopeIsolation == .unsynchronized
        let place = isInPlace ? ", \(Self.placeParameter)" : ""
        let function = "\(access.keyword)static func \(Identifier.escaped(name))"
        let head = "\(function)(_ \(object): \(parameter)\(place)) async throws"
        writer.block((actor.map { "\(types.attribute($0)) " } ?? "") + head) { writer in
            // Where it is written, it has the module's default; with what stays in its place, it stays there.
            let isolation = (isSendable ? registration.hookIsolation : nil).map { "\(types.attribute($0)) " } ?? ""
            let type = "\(isolation)(\(types.text(registration.type, for: .internal))) async throws -> Void"
            let name = renderStayingType(
                type,
                "Hook",
                in: isSendable ? .anywhere : ClosurePlace(registration.scopeIsolation),
                &locals,
                into: &writer
            )
            render(fragment, assignedTo: "let \(hook): \(name ?? type) = ", into: &writer)
            writer.line("try await \(hook)(\(object)\(result.seal == nil ? "" : ".value"))")
        }
    }

    /// How long the hook may take.
    private func renderLimit(
        of registration: LinkedRegistration,
        _ signature: FactorySignature,
        into writer: inout SourceWriter
    ) {
        guard let limit = registration.hookLimit, let name = signature.hookLimit else { return }
        writer.gap()
        writer.block("\(access.keyword)static func \(Identifier.escaped(name))() -> Swift.Duration") { writer in
            render(limit, assignedTo: "return ", into: &writer)
        }
    }

    /// Copies a closure, moved to the present indentation unless a string literal of several lines would change by it.
    private func render(_ fragment: SourceFragment, assignedTo head: String, into writer: inout SourceWriter) {
        writer.mapped(to: fragment.location.path, line: fragment.location.line) { writer in
            let text = fragment.text.replacingCarriageReturns
            let isFixed = text.contains("\"\"\"")
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let margin = line.prefix { $0 == " " }.count
                if index == 0 {
                    writer.line(head + line)
                } else if isFixed {
                    writer.verbatim(String(line))
                } else {
                    writer.line(String(line.dropFirst(min(margin, fragment.indentation))))
                }
            }
        }
    }

    private func render(_ seal: SealedTypes.Seal, of type: ResolvedType, into writer: inout SourceWriter) {
        let holder = sealed.holder(of: type, in: assembly.module)
        // Who sees the type looks into the seal, in another module too.
        let isSeenByPackage = type.access == .package
        let own: AccessLevel = isSeenByPackage ? .package : .internal
        let value = "\(isSeenByPackage ? "package " : "")let value: \(types.text(type, for: own))"
        writer.line("/// `\(type.name)`, for other modules to hold and to pass on, not to look into.")
        writer.block("\(access.keyword)nonisolated struct \(seal.name)\(holder == nil ? "" : ": Sendable")") { writer in
            if let holder, !holder.sendableTypes.contains(type.identity) {
                // Whether it is `Sendable` is the compiler's to tell, at the registration.
                writer.mapped(to: holder.location.path, line: holder.location.line) { $0.line(value) }
            } else {
                writer.line(value)
            }
            renderGathering(of: type, into: &writer)
        }
    }

    /// Lets those who see an elements' seals only put a collection of them together.
    private func renderGathering(of type: ResolvedType, into writer: inout SourceWriter) {
        guard let element = type.collectedElement, let seal = sealed.seal(of: element, in: assembly.module) else {
            return
        }
        let sealedElement = ResolvedType.verbatim(sealPath(seal))
        var elements = ResolvedType.array(sealedElement)
        var unsealing = "map"
        if case .dictionary(let key, _) = type {
            elements = .dictionary(key: key, value: sealedElement)
            unsealing = "mapValues"
        }
        writer.gap()
        writer.block("\(access.keyword)init(_ elements: \(types.text(elements, for: access)))") {
            $0.line("value = elements.\(unsealing)(\\.value)")
        }
    }

    private func sealedForm(of parameter: LinkedParameter, name: String) -> SealedForm {
        let names = sealTypes(of: parameter)
        return types.sealedForm(of: parameter, name: name, access: access) { names[$0.identity] }
    }

    /// The sealed counterparts of the types that the parameter mentions.
    private func sealTypes(of parameter: LinkedParameter) -> [String: ResolvedType] {
        var counterparts: [String: ResolvedType] = [:]
        for type in parameter.handedTypes {
            guard let seal = sealed.seal(of: type, in: assembly.module) else { continue }
            counterparts[type.identity] = seal.assembly == index ? .verbatim(seal.name) : program.sealType(seal)
        }
        return counterparts
    }

    private func typeText(of result: FactorySignature.Result, for access: AccessLevel) -> String {
        guard let seal = result.seal else { return types.text(result.type, for: access) }
        return sealPath(seal)
    }

    private func sealName(of result: FactorySignature.Result) -> String? {
        result.seal.map { sealPath($0) }
    }

    private func sealPath(_ seal: SealedTypes.Seal) -> String {
        seal.assembly == index ? seal.name : types.text(program.sealType(seal), for: access)
    }

    private func isolation(_ effects: Effects) -> String {
        effects.isolation.map { "\(types.attribute($0)) " } ?? ""
    }
}

extension LinkedProgram {
    /// The generated struct as a type that can be written anywhere.
    func sealType(_ seal: SealedTypes.Seal) -> ResolvedType {
        let assembly = assemblies[seal.assembly]
        return .nominal(
            NominalType(
                module: assembly.module,
                path: assembly.path + ["Factories", seal.name],
                kind: .struct,
                access: assembly.access
            )
        )
    }
}

extension ResolvedType {
    /// Whether a value is no function: the compiler crashes over some functions that are taken, such as those that return `Never`.
    fileprivate var holdsNoFunction: Bool {
        switch self {
        case .nominal, .existential: true
        case .optional(let type), .array(let type), .dictionary(_, let type): type.holdsNoFunction
        default: false
        }
    }
}

extension LinkedParameter {
    /// What stands in front of the type where the value is taken away from the caller.
    fileprivate var sendingText: String { isSending ? "sending " : "" }
}

extension LinkedRegistration {
    /// Whether its factory is asynchronous and has to stay with what can't leave its place.
    var runsWhereItIsCalled: Bool {
        scopeIsolation == .unsynchronized && effects.isAsync && effects.isolation == nil
    }

    /// `sending `, where what takes an argument takes it away from the caller; nothing elsewhere.
    func sendingText(of argument: ResolvedType) -> String {
        parameters.contains { $0.isSending && $0.type.identity == argument.identity } ? "sending " : ""
    }

    /// What the factory of a weak object hands it out in.
    var weakHolder: String { isUnsynchronized ? "UnsynchronizedWeaklyHeld" : "WeaklyHeld" }

    /// Whether it is handed in, so that nothing makes it.
    var isInput: Bool {
        if case .input = making { return true }
        return false
    }

    /// Whether its factory contains text of the manifest.
    fileprivate var copiesText: Bool {
        if case .closure = making { return true }
        return hook != nil
    }
}

extension AccessLevel {
    /// The modifier with a space behind it; nothing for `internal`.
    var keyword: String {
        self == .internal ? "" : "\(min(self, .public).rawValue) "
    }
}

extension Effects {
    /// ` async throws`, as a signature has it.
    var keywords: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }

    /// `try await `, as a call has it.
    var prefix: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}

extension String {
    /// With every line end as a line feed.
    fileprivate var replacingCarriageReturns: String {
        guard utf8.contains(13) else { return self }
        return split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" || $0 == "\n" }.joined(
            separator: "\n"
        )
    }
}
