public import Synchronization

/// A shared object that is made when it is first read. Generated code keeps one for each lazy binding of a scope.
///
/// Once the object is made, a read is one atomic load. Until then, readers of one scope wait for each other, so that it
/// is made once. Where making it leads back to it, by a closure that is called in an initialiser, the process is stopped, and told the way.
public final class Lazy<Value: Sendable>: Sendable {
    /// Keeps the object where a pointer can be published atomically.
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// The address of a retained `Box`, or zero while the object is not made. Written once, under the scope's lock.
    @usableFromInline let address = Atomic<UInt>(0)

    @usableFromInline let name: StaticString

    /// - Parameter name: What is made, for a reader.
    @inlinable
    public init(_ name: StaticString) {
        self.name = name
    }

    deinit {
        if let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) {
            Unmanaged<Box>.fromOpaque(pointer).release()
        }
    }

    /// The object, where it is made.
    @inlinable
    public var value: Value? {
        guard let pointer = UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)) else { return nil }
        return Unmanaged<Box>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0.value }
    }

    /// The object; made by `make` where nobody has made it yet.
    ///
    /// An error of `make` is passed on, and the next reader tries again.
    @inlinable
    public func value<Failure: Error>(
        in lifetime: ScopeLifetime,
        orMake make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // No more than this is compiled into each property that reads one.
        if let value { return value }
        return try firstValue(in: lifetime, make)
    }

    @usableFromInline
    func firstValue<Failure: Error>(
        in lifetime: ScopeLifetime,
        _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try lifetime.firstUses.withTurn { () throws(Failure) -> Value in
            if let value { return value }
            let made = try lifetime.firstUses.making(name, of: self, in: lifetime.name, make)
            let pointer = Unmanaged.passRetained(Box(made)).toOpaque()
            address.store(UInt(bitPattern: pointer), ordering: .releasing)
            return made
        }
    }
}
