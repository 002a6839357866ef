package import Dovetail
package import Kit

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        PerGraph(Trace.self)
        Shared(Left.self).concurrent()
        Shared(Right.self).concurrent()
        Transient(Report.self)
    }
}

/// The composition can't see that it may go to both tasks, so its seal has to say so.
final class Trace: Sendable {}

struct Left: Sendable {
    let trace: Trace
    init(trace: Trace) async { self.trace = trace }
}

struct Right: Sendable {
    let trace: Trace
    init(trace: Trace) async { self.trace = trace }
}

package struct Report {
    let left: Left
    let right: Right

    package var isOneTrace: Bool { left.trace === right.trace }
}
