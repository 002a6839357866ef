import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

extension CompositionReader {
    /// What a rule begins with.
    enum RuleKeyword: String, CaseIterable {
        case forbid = "Forbid"
        case confine = "Confine"

        /// The label of the others.
        var label: String {
            switch self {
            case .forbid: "from"
            case .confine: "to"
            }
        }

        /// What is written.
        var form: String { "\(rawValue)(T.self, \(label): U.self)" }
    }

    /// The arguments of a rule: types, each with its tag.
    private struct RuleArguments {
        typealias Named = (type: CallArgument, tag: CallArgument?)

        var part: Named?
        var others: [Named] = []
        var exceptions: [Named] = []

        /// Nil where they don't stand as the rule takes them; the compiler says which.
        init?(_ arguments: [CallArgument], of keyword: RuleKeyword) {
            var place = ""
            for argument in arguments {
                switch (argument.label, keyword) {
                case (nil, _) where part == nil: part = (argument, nil)
                case ("tag", _) where place.isEmpty && part != nil && part?.tag == nil: part?.tag = argument
                case ("tag", .forbid) where place == "from" && others.count == 1 && others[0].tag == nil:
                    others[0].tag = argument
                case ("from", .forbid) where part != nil && place.isEmpty,
                    ("to", .confine) where part != nil && place.isEmpty:
                    others.append((argument, nil))
                case ("except", .forbid) where place == "from":
                    exceptions.append((argument, nil))
                case (nil, .confine) where place == "to": others.append((argument, nil))
                case (nil, .forbid) where place == "except": exceptions.append((argument, nil))
                default: return nil
                }
                if let label = argument.label, label != "tag" { place = label }
            }
            if others.isEmpty { return nil }
        }
    }

    /// Reads `Forbid(…)` or `Confine(…)`.
    func readRule(_ keyword: RuleKeyword, _ call: Call, in body: ManifestBody, into listing: inout Listing) {
        guard call.trailingClosure == nil, let arguments = RuleArguments(call.arguments, of: keyword),
            let part = arguments.part
        else {
            let headline = "`\(keyword.rawValue)` takes a type, and `\(keyword.label):` another"
            return fault(call.offset, headline, "write `\(keyword.form)`", in: body, &listing)
        }
        var isReadable = true
        func read(_ named: RuleArguments.Named) -> LinkedArchitectureRule.Part? {
            let part = rulePart(named.type, named.tag, keyword, in: body, into: &listing)
            if part == nil { isReadable = false }
            return part
        }
        let subject = read(part)
        let others = arguments.others.compactMap(read)
        let exceptions = arguments.exceptions.compactMap(read)
        guard isReadable, let subject else { return }
        let location = body.file.location(call.offset)
        let rule = LinkedArchitectureRule(
            kind: keyword == .forbid ? .forbid : .confine,
            part: subject,
            others: others,
            exceptions: exceptions,
            text: Self.text(of: keyword, call.arguments),
            composition: listing.symbol.path.joined(separator: "."),
            location: location
        )
        listing.elements.append((.rule(rule), location))
    }

    private static func text(of keyword: RuleKeyword, _ arguments: [CallArgument]) -> String {
        let words = arguments.map { argument in
            guard case .metatype(let type) = argument.value else { return "" }
            return (argument.label.map { "\($0): " } ?? "") + type.metatypeText
        }
        return "\(keyword.rawValue)(\(words.joined(separator: ", ")))"
    }

    private func rulePart(
        _ argument: CallArgument,
        _ tag: CallArgument?,
        _ keyword: RuleKeyword,
        in body: ManifestBody,
        into listing: inout Listing
    ) -> LinkedArchitectureRule.Part? {
        guard let type = ruleType(argument, keyword, in: body, into: &listing) else { return nil }
        let location = body.file.location(argument.offset)
        let tagType = tag.map { ruleType($0, keyword, in: body, into: &listing) }
        if let tagType, tagType == nil { return nil }
        let meaning: LinkedArchitectureRule.Meaning
        if let index = assemblies[type.identity] {
            meaning = .assembly(index)
        } else if let index = scopes[type.identity] {
            meaning = .scope(index)
        } else if compositionIdentities.contains(type.identity) {
            let mend = "name an assembly, a scope, or something that is registered"
            fault(argument.offset, "`\(type.name)` is a composition, and no part of one", mend, in: body, &listing)
            return nil
        } else {
            meaning = .key(type.key(tagged: tagType ?? nil))
        }
        if case .key = meaning {
        } else if let tag {
            fault(tag.offset, "only what is registered has a tag, and `\(type.name)` is not", nil, in: body, &listing)
            return nil
        }
        var hidden: Diagnostic?
        type.forEachNominal { nominal in
            let fault = resolver.sightFault(of: .nominal(nominal), "named in a rule", at: location, from: body.file)
            if hidden == nil { hidden = fault }
        }
        return LinkedArchitectureRule.Part(meaning: meaning, name: type.name, location: location, fault: hidden)
    }

    private func ruleType(
        _ argument: CallArgument,
        _ keyword: RuleKeyword,
        in body: ManifestBody,
        into listing: inout Listing
    ) -> ResolvedType? {
        guard case .metatype(let syntax) = argument.value else {
            var mend = "write `\(keyword.form)`"
            if case .other(let text) = argument.value, text.first?.isUppercase == true { mend = "write `\(text).self`" }
            fault(argument.offset, "`\(keyword.rawValue)` takes types", mend, in: body, &listing)
            return nil
        }
        return resolve(syntax, at: body.file.location(argument.offset), in: body, &listing)
    }
}
