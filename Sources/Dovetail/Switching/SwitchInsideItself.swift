/// Thrown by ``ScopeSlot/switch(to:)`` where it is called by what a switch of the same slot waits for: a hook of the scope that it ends, or the opening.
public struct SwitchInsideItself: Error, Hashable, Sendable, CustomStringConvertible {
    public init() {}

    public var description: String { "a switch was asked for by what another one waits for" }
}
