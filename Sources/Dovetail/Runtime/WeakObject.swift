public import Synchronization

/// What making a weak object gives back: the object, and the means to find it again as long as somebody holds it.
public struct WeaklyHeld<Value> {
    let value: Value
    let recall: @Sendable () -> Value?

    /// - Parameter recall: Gives back what `value` is once more, and nil when nobody holds it any longer.
    public init(_ value: Value, recall: @escaping @Sendable () -> Value?) {
        self.value = value
        self.recall = recall
    }
}

extension WeaklyHeld: Sendable where Value: Sendable {}

/// An object that is shared as long as somebody outside holds it. Generated code keeps one for each weak binding of a scope.
///
/// Readers of one scope wait for each other while it is made, so that two of them get one object. Once its scope has begun to end it is forgotten:
/// what is still read then is made for the reader alone.
public final class WeakObject<Value: Sendable>: Sendable {
    private let name: StaticString
    @usableFromInline let recall = Mutex<(@Sendable () -> Value?)?>(nil)

    /// - Parameter name: What is made, for a reader.
    public init(_ name: StaticString) {
        self.name = name
    }

    /// Remembers an object that was made while the scope opened.
    public func remember(_ made: WeaklyHeld<Value>) -> Value {
        recall.withLock { $0 = made.recall }
        return made.value
    }

    /// The object; made by `make` where nobody holds one.
    ///
    /// An error of `make` is passed on, and the next reader tries again.
    @inlinable
    public func value<Failure: Error>(
        in lifetime: ScopeLifetime,
        orMake make: () throws(Failure) -> WeaklyHeld<Value>
    ) throws(Failure) -> Value {
        // No more than this is compiled for each type that one is of.
        if let value = remembered(in: lifetime) { return value }
        return try madeValue(in: lifetime, make)
    }

    @usableFromInline
    func madeValue<Failure: Error>(
        in lifetime: ScopeLifetime,
        _ make: () throws(Failure) -> WeaklyHeld<Value>
    ) throws(Failure) -> Value {
        try lifetime.firstUses.withTurn { () throws(Failure) -> Value in
            if let value = remembered(in: lifetime) { return value }
            let made = try lifetime.firstUses.making(name, of: self, in: lifetime.name, make)
            return lifetime.hasEnded ? made.value : remember(made)
        }
    }

    @inlinable
    func remembered(in lifetime: ScopeLifetime) -> Value? {
        if lifetime.hasEnded {
            recall.withLock { $0 = nil }
            return nil
        }
        // Called outside of the lock: nobody waits for what letting go of an object may set off.
        let recall = recall.withLock { $0 }
        return recall?()
    }
}
