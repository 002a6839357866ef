package import DocumentKit
import Synchronization

/// A host's log, analytics and screen that only remember.
package final class RecordingHost: HostLogging, HostAnalytics, HostPresentation {
    private struct Values {
        var remarks: [String] = []
        var counts: [String: Int] = [:]
        var notices: [Notice] = []
    }

    private let values = Mutex(Values())

    package init() {}

    package func log(_ message: String) {
        values.withLock { $0.remarks.append(message) }
    }

    package func count(_ event: String) {
        values.withLock { $0.counts[event, default: 0] += 1 }
    }

    package func present(_ notice: Notice) {
        values.withLock { $0.notices.append(notice) }
    }

    /// The remarks so far.
    package var remarks: [String] { values.withLock { $0.remarks } }

    /// How often each event was counted.
    package var counts: [String: Int] { values.withLock { $0.counts } }

    /// The notices shown so far.
    package var notices: [Notice] { values.withLock { $0.notices } }
}
