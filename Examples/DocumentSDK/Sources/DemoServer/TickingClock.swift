package import DocumentKit
import Synchronization

/// A clock that goes on by a second whenever somebody looks at it: time passes, and the same way each time.
package final class TickingClock: HostClock {
    private let seconds: Mutex<Int64>

    package init(start: Int64 = 1_000_000) {
        seconds = Mutex(start)
    }

    package func now() -> Timestamp {
        seconds.withLock { seconds in
            seconds += 1
            return Timestamp(secondsSinceEpoch: seconds)
        }
    }
}
