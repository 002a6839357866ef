import Foundation

/// Peak memory against the largest file: the same declarations once, twice, four and eight times in one file.
struct MemoryBenchmark {
    var tool: ScanningTool

    func run() throws -> [Row] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        var rows: [Row] = []
        var previous: (megabytes: Double, kilobytes: Int)?
        var text = Self.declarations
        for _ in 0..<5 {
            try Data(text.utf8).write(to: file)
            let measurement = try tool.measure([file.path], rounds: 1)
            let megabytes = Double(measurement.bytes) / 1e6
            if let previous {
                let growth = Double(measurement.kilobytes - previous.kilobytes)
                rows.append(
                    Row(
                        name: "memory for each further MB, \(tool.configuration)",
                        corpus: "one file",
                        megabytes: megabytes,
                        value: growth / (megabytes - previous.megabytes),
                        unit: "KB"
                    )
                )
            }
            previous = (megabytes, measurement.kilobytes)
            text += text
        }
        return rows
    }

    /// About a megabyte of types as applications have them.
    private static let declarations = (0..<2_000).map { number in
        """
        /// What view model number \(number) shows.
        @MainActor public final class ViewModel\(number): ViewModelProtocol, Sendable {
            private let repository: any Repository\(number)
            public private(set) var items: [Item\(number)] = []
            var selection: Item\(number).ID? { didSet { refresh() } }

            public init(repository: any Repository\(number), logger: Logger = .shared, limit: Int? = nil) throws {
                self.repository = repository
                logger.log("made number \\(number)")
            }

            func refresh() {
                for item in items where item.isStale { items.removeAll { $0.id == item.id } }
            }
        }

        """
    }.joined()
}
