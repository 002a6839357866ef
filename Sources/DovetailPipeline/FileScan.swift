import Dispatch
import DovetailSyntax

/// Scans files over the cores of the machine. What comes out is what scanning one after the other gives.
enum FileScan {
    /// Less than that is done before others have begun.
    private static let leastBytes = 200_000

    static func scan(_ sources: [SourceText]) -> [ScannedFile] {
        let bytes = sources.reduce(0) { $0 + $1.bytes.count }
        if bytes < leastBytes { return sources.map(Scanner.scan) }
        // A few pieces for each core, as some take longer than others; neighbours in one, so that each has about as many bytes.
        let pieces = pieces(of: sources, bytes: bytes / 16 + 1)
        let results = Results(count: pieces.count)
        DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
            results.put(sources[pieces[index]].map(Scanner.scan), at: index)
        }
        return results.all
    }

    private static func pieces(of sources: [SourceText], bytes: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var (start, sum) = (0, 0)
        for (index, source) in sources.enumerated() {
            sum += source.bytes.count
            if sum >= bytes {
                pieces.append(start..<(index + 1))
                (start, sum) = (index + 1, 0)
            }
        }
        if start < sources.count { pieces.append(start..<sources.count) }
        return pieces
    }

    /// Each piece's files in the place of that piece.
    ///
    /// `Sendable` though unchecked: all access is on its queue, one at a time.
    private final class Results: @unchecked Sendable {
        private let queue = DispatchQueue(label: "dovetail.scan")
        private var files: [[ScannedFile]]

        init(count: Int) {
            files = Array(repeating: [], count: count)
        }

        func put(_ scanned: [ScannedFile], at index: Int) { queue.sync { files[index] = scanned } }

        var all: [ScannedFile] { queue.sync { files.flatMap(\.self) } }
    }
}
