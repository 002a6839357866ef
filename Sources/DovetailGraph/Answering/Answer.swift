/// What one dependency's request came to.
enum Answer: Hashable, Sendable {
    /// Closures are taken to be direct until the order of construction is known.
    case found(ResolvedGraph.Resolution)
    case refused(Refusal)
}

/// Why a request has no answer. Equal refusals have one root cause, and are reported once.
enum Refusal: Hashable, Sendable {
    /// No scope that the request sees offers the key, nor does one inside it.
    case nothingProvides(Key)
    /// Only descendants of the asking scope offer the key.
    case outlives(Key, [Provider])
    /// The key is there, but takes other arguments than it was asked for with; nil where it was asked for as a plain
    /// instance.
    case otherArguments(Provider, asked: [Key]?)
    /// No scope that could be opened from there takes these inputs and sees the result.
    case noScopeFits(arguments: [Key], result: Key)
    case severalScopesFit([ScopeID], result: Key)
    /// The scope that the registration names can't be opened from where the opener is.
    case notOpenable(NamedScope)

    /// What will be needed once the mistake is mended, so that its own mistakes are reported in the same run.
    var likelyTarget: BindingID? {
        switch self {
        case .outlives(_, let providers): providers.first?.binding
        case .otherArguments(let provider, _): provider.binding
        case .nothingProvides, .noScopeFits, .severalScopesFit, .notOpenable: nil
        }
    }
}
