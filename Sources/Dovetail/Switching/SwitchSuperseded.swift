/// Thrown by ``ScopeSlot/switch(to:)`` where another switch or an ending was asked for before this one was done. What it opened, if anything, has ended.
public struct SwitchSuperseded: Error, Hashable, Sendable, CustomStringConvertible {
    public init() {}

    public var description: String { "another switch was asked for before this one was done" }
}
