/// Which document is open.
public struct DocumentID: Sendable {
    package let number: Int

    public init(number: Int) {
        self.number = number
    }
}

package final class Draft: Sendable {
    private let document: DocumentID
    private let repository: any DocumentsRepository

    package init(document: DocumentID, repository: any DocumentsRepository) {
        self.document = document
        self.repository = repository
    }
}

package final class UndoHistory: Sendable {
    private let draft: Draft

    package init(draft: Draft) {
        self.draft = draft
    }
}

package final class Selection: Sendable {
    private let draft: Draft

    package init(draft: Draft) {
        self.draft = draft
    }
}

package final class Autosaver: Sendable {
    private let draft: Draft
    private let queue: DocumentsQueue
    private let clock: any WallClock

    package init(draft: Draft, queue: DocumentsQueue, clock: any WallClock) {
        self.draft = draft
        self.queue = queue
        self.clock = clock
    }

    package func save() async { await Effects.happen() }
}

package final class Presence: Sendable {
    private let document: DocumentID
    private let client: any AuthorizedRequests

    package init(document: DocumentID, client: any AuthorizedRequests) {
        self.document = document
        self.client = client
    }

    package func leave() async { await Effects.happen() }
}

public final class DocumentEditor: Sendable {
    private let draft: Draft
    private let history: UndoHistory
    private let selection: Selection
    private let autosaver: Autosaver
    private let presence: Presence

    package init(draft: Draft, history: UndoHistory, selection: Selection, autosaver: Autosaver, presence: Presence) {
        self.draft = draft
        self.history = history
        self.selection = selection
        self.autosaver = autosaver
        self.presence = presence
    }
}
