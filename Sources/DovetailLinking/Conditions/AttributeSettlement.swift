import DovetailSyntax

extension ScannedFile {
    /// With the attributes that stand under `#if` decided as far as they can be: those whose conditions fail are gone, and the others keep only
    /// the conditions that are not known here.
    func settlingAttributes(by evaluator: ConditionEvaluator) -> ScannedFile {
        // Hardly any file has such attributes.
        guard hasConditionalAttributes else { return self }
        var settled = self
        for index in settled.imports.indices { settled.imports[index].attributes.settle(by: evaluator) }
        settled.members.settleAttributes(by: evaluator)
        return settled
    }
}

extension MemberBlock {
    fileprivate mutating func settleAttributes(by evaluator: ConditionEvaluator) {
        for index in types.indices {
            types[index].attributes.settle(by: evaluator)
            types[index].members.settleAttributes(by: evaluator)
        }
        for index in extensions.indices {
            extensions[index].attributes.settle(by: evaluator)
            extensions[index].members.settleAttributes(by: evaluator)
        }
        for index in aliases.indices { aliases[index].attributes.settle(by: evaluator) }
        for index in properties.indices { properties[index].attributes.settle(by: evaluator) }
        for index in initializers.indices {
            initializers[index].attributes.settle(by: evaluator)
            for parameter in initializers[index].parameters.indices {
                initializers[index].parameters[parameter].attributes.settle(by: evaluator)
            }
        }
    }
}

extension [AttributeSyntax] {
    fileprivate mutating func settle(by evaluator: ConditionEvaluator) {
        guard contains(where: { !$0.conditions.isEmpty }) else { return }
        self = compactMap { attribute in
            guard let undecided = evaluator.undecided(attribute.conditions) else { return nil }
            var settled = attribute
            settled.conditions = undecided
            return settled
        }
    }
}
