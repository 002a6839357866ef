/// What a ``ScopeLifetime`` keeps under its lock.
///
/// An opened scope pays for each of its fields, hence what is mostly empty is nil and takes no memory of its own.
struct LifetimeState {
    /// How far the ending is, for those who ask for it.
    enum Ending {
        case none
        /// Somebody is making the task. It isn't made under the lock, since it takes that itself, at once, on another thread.
        case beginning(whoWaits: [CheckedContinuation<Void, Never>])
        case running(Task<EndReport, Never>)
        case over(EndReport)
    }

    /// What runs for several objects, as it was handed in: an opening has no time for more.
    struct HookGroup {
        var names: [String]
        var positions: [Int]
        var hook: @Sendable (Int) async throws -> Void

        var hooks: [EndingHook] {
            zip(names, positions).map { name, position in
                EndingHook(name: name, limit: nil, body: .shared(hook, position: position))
            }
        }
    }

    /// Mostly the only one of a scope, hence it stands here and not in a list.
    private var firstGroup: HookGroup?
    private var furtherGroups: [HookGroup]?
    /// It knows no hook of a group before the ending.
    var scope = ScopeState<EndingHook, ScopeLifetime, CheckedContinuation<Void, Never>>()
    var ending = Ending.none
    /// Whether nobody holds the scope any more.
    var isAbandoned = false

    /// Keeps what runs for several objects, and gives back the hooks where they have come too late and are to run at once, last first.
    mutating func addGroup(_ group: consuming HookGroup) -> [EndingHook]? {
        if scope.hasEnded { return addHooks(of: group) }
        if firstGroup == nil {
            firstGroup = consume group
        } else {
            var groups = furtherGroups.take() ?? []
            // Long openings have one for each of their parts.
            if groups.capacity == 0 { groups.reserveCapacity(4) }
            groups.append(consume group)
            furtherGroups = groups
        }
        return nil
    }

    /// Adds the hooks of all groups. They are of objects that are there, so that none comes too late.
    mutating func addHooksOfGroups() {
        guard let first = firstGroup.take() else { return }
        _ = addHooks(of: first)
        for group in furtherGroups.take() ?? [] { _ = addHooks(of: group) }
    }

    private mutating func addHooks(of group: HookGroup) -> [EndingHook] {
        scope.reserveHooks(group.names.count)
        var late: [EndingHook] = []
        for (hook, position) in zip(group.hooks, group.positions) {
            if let hook = scope.addHook(hook, at: position) { late.append(hook) }
        }
        return late.reversed()
    }
}
