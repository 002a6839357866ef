internal import DocumentKit

/// Merges what happens to the open document into one stream: other people's edits, changed permissions, own edits
/// that arrived.
final class SessionActivity: Sendable {
    private let broadcast: Broadcast<SessionEvent>
    private let following: [Task<Void, Never>]

    init(
        reactions: SessionReactions,
        collaboration: any CollaborationStreaming,
        permissions: any PermissionStore,
        sync: any SyncStatus
    ) {
        let document = reactions.document
        let broadcast = Broadcast<SessionEvent>()
        // Asked for here and not in the tasks, so that nothing is missed once the session is open.
        let (remote, changes, outcomes) = (
            collaboration.events(about: document), permissions.changes(), sync.updates()
        )
        self.broadcast = broadcast
        following = [
            Task {
                for await event in remote {
                    if let event = await reactions.event(for: event) { broadcast.send(event) }
                }
            },
            Task {
                // What changed between the opening's first step and this one.
                if let change = await reactions.missedChange() { broadcast.send(await reactions.event(for: change)) }
                for await change in changes where change.document == document {
                    broadcast.send(await reactions.event(for: change))
                }
            },
            Task {
                for await outcome in outcomes where outcome.operation.document == document {
                    broadcast.send(.operationFinished(outcome))
                }
            },
        ]
    }

    /// What happens from the time of the call on.
    func events() -> AsyncStream<SessionEvent> {
        broadcast.stream()
    }

    /// Follows no longer, and ends all streams.
    func stop() async {
        for task in following { task.cancel() }
        for task in following { await task.value }
        broadcast.finish()
    }
}
