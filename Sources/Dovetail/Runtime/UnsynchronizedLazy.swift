/// A shared object that is made when it is first read, in a scope that is used from one place only: on its actor. Generated code keeps one for each
/// lazy binding of such a scope.
public final class UnsynchronizedLazy<Value> {
    /// The object, where it is made.
    public private(set) var value: Value?

    public init() {}

    /// The object; made by `make` where it isn't yet.
    ///
    /// An error of `make` is passed on, and the next reader tries again.
    public func value<Failure: Error>(
        in lifetime: ScopeLifetime,
        orMake make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let value { return value }
        let made = try make()
        // Making it may have made it already, by way of a closure that leads back here: the first one stays.
        if let value { return value }
        value = made
        return made
    }
}
