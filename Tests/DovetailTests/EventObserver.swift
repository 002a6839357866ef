import Dovetail

/// Writes events into a log, without their times.
struct EventObserver: ScopeObserver {
    let log = EventLog()

    func objectMade(_ event: ObjectMade) { log.add("made \(event.name) in \(event.scope)") }
    func scopeOpened(_ event: ScopeOpened) {
        log.add("opened \(event.scope)\(event.parent.map { " in \($0)" } ?? "")")
    }
    func openingFailed(_ event: OpeningFailed) {
        let failures = event.report.failures.map { "\($0.name): \($0.error)" }
        log.add("opening \(event.scope) failed: \(event.error); ended \(event.report.ended), failed \(failures)")
    }
    func objectEnded(_ event: ObjectEnded) {
        log.add("ended \(event.name) of \(event.scope)\(event.error.map { ": \($0)" } ?? "")")
    }
    func scopeEnded(_ event: ScopeEnding) { log.add("ended \(event.scope): \(event.report.ended)") }
    func scopeDropped(_ event: ScopeDropped) { log.add("dropped \(event.scope): \(event.names)") }
}
