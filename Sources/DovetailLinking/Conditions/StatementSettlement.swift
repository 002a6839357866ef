import DovetailSyntax

/// Chooses the branches of the `#if` in a manifest's body that are there. What is not known is asked for, and left as it is.
struct StatementSettlement {
    private let file: FileSymbol
    private let evaluator: ConditionEvaluator
    /// Whether a branch is taken whose condition only the compiler knows.
    private var isInside = false

    init(_ file: FileSymbol) {
        self.file = file
        evaluator = file.module.conditions
    }

    /// The statements that are there.
    mutating func settled(_ statements: [Statement]) -> [Statement] {
        statements.flatMap { statement in
            switch statement {
            case .conditional(let branches, let offset): settled(branches, at: offset)
            case .call(let chain): [settled(chain)]
            case .message(let isError, let offset): message(isError: isError, at: offset)
            case .metatype, .slip, .unreadable: [statement]
            }
        }
    }

    private mutating func settled(_ branches: [ConditionalStatements], at offset: Int) -> [Statement] {
        var open: [ConditionalStatements] = []
        for branch in branches {
            switch evaluator.outcome(of: branch.condition) {
            case .holds where open.isEmpty:
                let wasInside = isInside
                defer { isInside = wasInside }
                isInside = isInside || evaluator.isAssumed(branch.condition)
                return settled(branch.statements)
            case .fails: continue
            case .holds, .unknown:
                evaluator.require([branch.condition], at: file.location(offset))
                open.append(branch)
            }
        }
        return open.isEmpty ? [] : [.conditional(open, offset: offset)]
    }

    /// The compiler repeats both; an error says of a configuration that nobody is to build it.
    private func message(isError: Bool, at offset: Int) -> [Statement] {
        guard isError else { return [] }
        guard isInside else { return [.unreadable(description: "`#error` that is always there", offset: offset)] }
        evaluator.refuse()
        return []
    }

    private func settled(_ chain: CallChain) -> Statement {
        var settled = chain
        settled.modifiers = []
        for modifier in chain.modifiers {
            guard let undecided = evaluator.undecided(modifier.conditions) else { continue }
            if let condition = undecided.first {
                evaluator.require(undecided, at: file.location(modifier.offset))
                settled.modifiers.append(modifier)
                let branch = ConditionalStatements(condition: condition, statements: [.call(settled)])
                return .conditional([branch], offset: modifier.offset)
            }
            settled.modifiers.append(modifier)
        }
        return .call(settled)
    }
}
