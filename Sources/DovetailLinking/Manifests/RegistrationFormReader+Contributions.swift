import DovetailSyntax

extension RegistrationFormReader {
    /// Reads `.into([any P].self)` or `.into([K: any P].self, key: …)`.
    mutating func readContribution(_ modifier: Call, into form: inout RegistrationForm) {
        let mend = "write `.into([any P].self)`, or `.into([K: any P].self, key: …)`"
        guard let first = modifier.arguments.first, first.label == nil, case .metatype(let type) = first.value,
            modifier.trailingClosure == nil
        else {
            return fault(modifier.arguments.first?.offset ?? modifier.offset, "`.into` takes a collection's type", mend)
        }
        var contribution = RegistrationForm.Contribution(
            collection: RegistrationForm.TypeReference(syntax: type, offset: first.offset),
            offset: modifier.offset
        )
        for argument in modifier.arguments.dropFirst() {
            guard argument.label == "key", contribution.key == nil else {
                return fault(argument.offset, "`.into` has no such argument", mend)
            }
            contribution.key = argument
        }
        form.contributions.append(contribution)
    }

    /// Finds what a registration can't be if it is to be part of a collection.
    mutating func verifyContributions(of form: RegistrationForm) {
        guard let contribution = form.contributions.first, !form.arguments.isEmpty else { return }
        fault(
            contribution.offset,
            "what takes arguments can't be in a collection, which is made without any",
            "contribute a closure of its own type, or something that makes it"
        )
    }

    /// Reads `Contributions([any P].self).allowEmpty()`, which may be tagged; nil where something is wrong with it.
    mutating func readDeclaration(
        _ chain: CallChain
    ) -> (collection: RegistrationForm.TypeReference, tag: RegistrationForm.TypeReference?)? {
        let call = chain.base
        let mend = "write `Contributions([any P].self).allowEmpty()`"
        guard call.arguments.count == 1, let first = call.arguments.first, first.label == nil,
            case .metatype(let type) = first.value, call.trailingClosure == nil
        else {
            fault(call.arguments.first?.offset ?? call.offset, "`Contributions` takes a collection's type", mend)
            return nil
        }
        var tag: RegistrationForm.TypeReference?
        var isAllowed = false
        for modifier in chain.modifiers {
            switch modifier.name {
            case "allowEmpty" where !isAllowed && modifier.arguments.isEmpty && modifier.trailingClosure == nil:
                isAllowed = true
            case "allowEmpty":
                fault(modifier.offset, "`.allowEmpty()` is said once, without arguments")
                return nil
            case "tagged" where tag == nil:
                guard let reference = self.tag(of: modifier) else { return nil }
                tag = reference
            default:
                fault(modifier.offset, "`.\(modifier.name)` says nothing about a collection", mend)
                return nil
            }
        }
        guard isAllowed else {
            let headline = "a collection is made of what is contributed to it, and need not be listed"
            fault(call.offset, headline, "add `.allowEmpty()` if there may be no contribution, or remove the line")
            return nil
        }
        return (RegistrationForm.TypeReference(syntax: type, offset: first.offset), tag)
    }
}
