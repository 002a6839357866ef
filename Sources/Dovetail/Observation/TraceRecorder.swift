import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// An observer that keeps how long everything took, as a trace file that `ui.perfetto.dev` and `chrome://tracing` show.
///
/// ```swift
/// let recorder = TraceRecorder()
/// let host = DocumentSDK.Host(…, observer: recorder)
/// …
/// try recorder.write(toFileAt: "start.json")
/// ```
///
/// Each scope is a row, or several where things in it happen side by side. It keeps all that it is told until it is released. All of it
/// may be called from any thread.
public final class TraceRecorder: ScopeObserver {
    private let bars = Mutex<[TraceBar]>([])
    private let beginning = ContinuousClock.now

    public init() {}

    public func objectMade(_ event: ObjectMade) {
        add("make \(event.name)", "make", event.scope, event.start, event.duration)
    }

    public func scopeOpened(_ event: ScopeOpened) {
        add("open \(event.scope.name)", "open", event.scope, event.start, event.duration)
    }

    public func openingFailed(_ event: OpeningFailed) {
        add("\(event.scope.name) did not open", "open", event.scope, .now, .zero, event.error)
    }

    public func objectEnded(_ event: ObjectEnded) {
        add("end \(event.name)", "end", event.scope, event.start, event.duration, event.error)
    }

    public func scopeEnded(_ event: ScopeEnding) {
        add("end \(event.scope.name)", "end", event.scope, event.start, event.duration)
    }

    public func scopeDropped(_ event: ScopeDropped) {
        let names = event.names.joined(separator: ", ")
        add("\(event.scope.name) was dropped", "end", event.scope, .now, .zero, "never ended: \(names)")
    }

    /// All that happened up to now, in the JSON of the Trace Event Format (Google, "Trace Event Format", complete events), with times in
    /// microseconds since the recorder was made.
    public func json() -> String {
        let rows = TraceRow.rows(of: bars.withLock { $0 })
        let names = rows.enumerated().map { number, row in
            "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(number),\"args\":{\"name\":\(quoted(row.scope.description))}}"
        }
        let events = rows.enumerated().flatMap { number, row in
            row.bars.map { bar in
                let arguments = bar.error.map { ",\"args\":{\"error\":\(quoted($0))}" } ?? ""
                return
                    "{\"name\":\(quoted(bar.name)),\"cat\":\"\(bar.category)\",\"ph\":\"X\",\"pid\":1,\"tid\":\(number),"
                    + "\"ts\":\(microseconds(bar.start - beginning)),\"dur\":\(microseconds(bar.duration))\(arguments)}"
            }
        }
        return "{\"traceEvents\":[\n\((names + events).joined(separator: ",\n"))\n]}\n"
    }

    /// Writes ``json()`` to a file, in place of what is there.
    public func write(toFileAt path: String) throws(TraceNotWritten) {
        guard let file = fopen(path, "w") else { throw TraceNotWritten(path: path, code: errno) }
        let isWritten = fputs(json(), file) >= 0
        let code = errno
        let isClosed = fclose(file) == 0
        if !isWritten || !isClosed { throw TraceNotWritten(path: path, code: isWritten ? errno : code) }
    }

    private func add(
        _ name: String,
        _ category: StaticString,
        _ scope: ScopeIdentity,
        _ start: ContinuousClock.Instant,
        _ duration: Duration,
        _ error: Any? = nil
    ) {
        let bar = TraceBar(
            name: name,
            category: category,
            scope: scope,
            start: start,
            duration: duration,
            error: error.map { "\($0)" }
        )
        bars.withLock { $0.append(bar) }
    }

    private func microseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1e6 + Double(attoseconds / 1_000_000_000) / 1e3
    }

    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default:
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
