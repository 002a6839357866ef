/// Registers a value that the caller hands in when the scope opens.
///
/// ```swift
/// Input((any HostTransport).self)                 // Host(hostTransport: …)
/// Input((any HostTransport).self, name: "wire")   // Host(wire: …)
/// ```
///
/// Inputs are a composition's contract with its host: they are parameters in assembly order, needed or not.
public struct Input<Value>: RegistrationForm {
    /// - Parameter name: The parameter's label, in place of the one made from the type's name. A literal.
    @discardableResult
    @_transparent
    public init(_ type: Value.Type, name: StaticString? = nil) {}
}
