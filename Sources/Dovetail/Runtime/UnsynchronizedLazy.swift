/// A shared object that is made when it is first read, in a scope that is used from one place only: on its actor, or wherever it is
/// `Unsynchronized`. Generated code keeps one for each lazy binding of such a scope.
///
/// Where making it leads back to it, by a closure that is called in an initialiser, the process is stopped, and told the way.
public final class UnsynchronizedLazy<Value> {
    /// The object, where it is made.
    public private(set) var value: Value?
    private let name: StaticString

    /// - Parameter name: What is made, for a reader.
    public init(_ name: StaticString) {
        self.name = name
    }

    /// The object; made by `make` where it isn't yet.
    ///
    /// An error of `make` is passed on, and the next reader tries again.
    public func value<Failure: Error>(
        in lifetime: ScopeLifetime,
        orMake make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let value { return value }
        let made = try lifetime.firstUses.making(name, of: self, in: lifetime.name, make)
        value = made
        return made
    }

    /// The same in a scope that is used from one place, as are those around it.
    public func value<Failure: Error>(
        in lifetime: UnsynchronizedLifetime,
        orMake make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let value { return value }
        let made = try lifetime.making(name, of: self, make)
        value = made
        return made
    }
}
