internal import DocumentKit

/// Prints the story in a form that reads well and is the same every time.
struct Transcript {
    private var chapters = 0

    /// Begins a chapter.
    mutating func chapter(_ title: String) {
        chapters += 1
        print("\n\(chapters). \(title)")
    }

    /// Tells one thing.
    func say(_ line: String) {
        print("   \(line)")
    }

    /// Tells what a document says.
    func show(_ document: Document?, as label: String) {
        guard let document else { return say("\(label): gone") }
        let body = document.body.split(separator: "\n").joined(separator: " / ")
        say("\(label): \"\(document.title)\" \(document.revision): \(body)")
    }

    /// Tells what came of an operation.
    func show(_ outcome: OperationOutcome) {
        let result =
            switch outcome.result {
            case .applied(let revision): "accepted as \(revision)"
            case .rebased(let revision): "made again on top of somebody else's edit, accepted as \(revision)"
            case .keptBoth: "kept in a copy, since somebody else wrote over the same text"
            case .serverKept: "given up for the server's text"
            case .rejected(let error): "not allowed (\(error)), kept aside"
            }
        say("\(outcome.operation.document), \(outcome.operation.change.kind): \(result)")
    }
}
