/// What is being made on first use, outermost first.
struct UnfinishedObjects {
    private struct Unfinished {
        var cell: ObjectIdentifier
        var name: StaticString
    }

    private var unfinished: [Unfinished] = []

    /// Where the object of a cell is being made already, no further making of it can end well: it stops the process and names those between the
    /// two.
    mutating func begin(_ name: StaticString, _ cell: AnyObject, _ scope: String) {
        let cell = ObjectIdentifier(cell)
        if let first = unfinished.firstIndex(where: { $0.cell == cell }) {
            let road = (unfinished[first...].map(\.name) + [name]).map(\.description).joined(separator: " → ")
            fatalError(
                "making \(name) of the scope \(scope) leads back to itself: \(road); a closure is called in an initializer that is to be "
                    + "called after it"
            )
        }
        unfinished.append(Unfinished(cell: cell, name: name))
    }

    mutating func finish() {
        unfinished.removeLast()
    }
}
