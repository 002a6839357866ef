/// What making a weak object gives back in a scope that is used from one place only: the object, and the means to find it again as long as somebody
/// holds it.
public struct UnsynchronizedWeaklyHeld<Value> {
    let value: Value
    let recall: () -> Value?

    /// - Parameter recall: Gives back what `value` is once more, and nil when nobody holds it any longer.
    public init(_ value: Value, recall: @escaping () -> Value?) {
        self.value = value
        self.recall = recall
    }
}

/// An object that is shared as long as somebody outside holds it, in a scope that is used from one place only: on its actor. Generated code keeps
/// one for each weak binding of such a scope.
public final class UnsynchronizedWeakObject<Value> {
    private let name: StaticString
    private var recall: (() -> Value?)?

    /// - Parameter name: What is made, for a reader.
    public init(_ name: StaticString) {
        self.name = name
    }

    /// Remembers an object that was made while the scope opened.
    public func remember(_ made: UnsynchronizedWeaklyHeld<Value>) -> Value {
        recall = made.recall
        return made.value
    }

    /// The object; made by `make` where nobody holds one, and for the reader alone once the scope has begun to end.
    ///
    /// An error of `make` is passed on, and the next reader tries again.
    public func value<Failure: Error>(
        in lifetime: ScopeLifetime,
        orMake make: () throws(Failure) -> UnsynchronizedWeaklyHeld<Value>
    ) throws(Failure) -> Value {
        if lifetime.hasEnded { recall = nil }
        if let value = recall?() { return value }
        let made = try lifetime.firstUses.making(name, of: self, in: lifetime.name, make)
        return lifetime.hasEnded ? made.value : remember(made)
    }

    /// The same in a scope that is used from one place, as are those around it.
    public func value<Failure: Error>(
        in lifetime: UnsynchronizedLifetime,
        orMake make: () throws(Failure) -> UnsynchronizedWeaklyHeld<Value>
    ) throws(Failure) -> Value {
        if lifetime.hasEnded { recall = nil }
        if let value = recall?() { return value }
        let made = try lifetime.making(name, of: self, make)
        return lifetime.hasEnded ? made.value : remember(made)
    }
}
