import Synchronization

final class Journal: Sendable {
    private let entries = Mutex<[String]>([])

    func note(_ entry: String) { entries.withLock { $0.append(entry) } }
    var all: String { entries.withLock { $0.joined(separator: ", ") } }
}

struct Level: Sendable {
    var name: String
}

protocol Transport: Sendable {
    var name: String { get }
}

#if DEBUG
    final class RecordingTransport: Transport {
        let journal: Journal
        let name = "recording"

        init(journal: Journal) {
            self.journal = journal
            journal.note("recording")
        }
    }
#endif

struct PlainTransport: Transport {
    let name = "plain"
}

final class Cache: Sendable {
    init(journal: Journal) { journal.note("cache") }
}

struct Screen {
    var transport: any Transport
    var level: Level
    var text: String { "\(transport.name) \(level.name)" }
}
