/// Which objects give the opening of a scope its effects.
struct OpeningSources: Sendable {
    /// Made by an `async` construction.
    var asyncMaker: BindingID?
    /// The first object with a hook, and an object made later whose making can fail: the failed opening then has to end
    /// what it made.
    var hook: BindingID?
    var failure: BindingID?
    var isolatedMaker: BindingID?
}
