/// One bar of a trace: something that took time, in a scope.
struct TraceBar: Sendable {
    var name: String
    /// Which of them a viewer can show or hide together.
    var category: StaticString
    var scope: ScopeIdentity
    var start: ContinuousClock.Instant
    var duration: Duration
    var error: String?

    var end: ContinuousClock.Instant { start + duration }
}

/// A row of a trace. A viewer shows bars of one row right only where each lies inside another or beside it, so what happens side by side in a scope takes
/// further rows.
struct TraceRow {
    let scope: ScopeIdentity
    private(set) var bars: [TraceBar] = []
    /// The ends of the bars that the last one lies in, and its own.
    private var ends: [ContinuousClock.Instant] = []

    private init(scope: ScopeIdentity) {
        self.scope = scope
    }

    /// The rows of all scopes, in the order in which those were opened.
    static func rows(of bars: [TraceBar]) -> [TraceRow] {
        var rows: [Int: [TraceRow]] = [:]
        // What lies inside of another bar comes behind it.
        for bar in bars.sorted(by: { ($0.start, $1.duration) < ($1.start, $0.duration) }) {
            var ofScope = rows[bar.scope.number] ?? []
            if !ofScope.indices.contains(where: { ofScope[$0].add(bar) }) {
                var row = TraceRow(scope: bar.scope)
                _ = row.add(bar)
                ofScope.append(row)
            }
            rows[bar.scope.number] = ofScope
        }
        return rows.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Adds a bar unless it overlaps with one.
    private mutating func add(_ bar: TraceBar) -> Bool {
        while let end = ends.last, end <= bar.start, bar.duration > .zero || end < bar.start { ends.removeLast() }
        if let end = ends.last, bar.end > end { return false }
        ends.append(bar.end)
        bars.append(bar)
        return true
    }
}
