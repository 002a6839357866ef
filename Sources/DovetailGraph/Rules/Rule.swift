import DovetailDiagnostics

/// One check of a graph. Rules collect what they find and never stop the others.
struct Rule: Sendable {
    let id: DiagnosticID
    let verify: @Sendable (Analysis) -> [Diagnostic]

    /// Every rule whose findings are faults of the graph.
    static let all = [
        MissingBinding.rule,
        EmptyCollection.rule,
        ScopeViolation.rule,
        DuplicateBinding.rule,
        DuplicateMapKey.rule,
        OverrideWithoutTarget.rule,
        DecoratorWithoutTarget.rule,
        RuleWithoutTarget.rule,
        DependencyCycle.rule,
        ForbiddenDependency.rule,
        AmbiguousChildScope.rule,
        IsolationMismatch.rule,
        EffectMismatch.rule,
        IdleConcurrency.rule,
        LateClosure.rule,
        HeldWeak.rule,
    ]

    /// What is left over in a graph without faults; where there are any, mending them may put it to use.
    static let leftovers = [
        UnusedRegistration.rule,
        UnusedInput.rule,
    ]
}
