import Foundation

/// Peak memory against the largest file: the same declarations once, twice, four and eight times in one file.
struct MemorySection: Section {
    static let name = "memory"
    static let summary = "peak memory of scanning, for each further megabyte of one file"
    static let minutes = 1

    let workbench: Workbench

    func rows() throws -> [Row] {
        try ["debug", "release"].flatMap { try rows(of: workbench.tool($0)) }
    }

    private func rows(of tool: Tool) throws -> [Row] {
        let file = try workbench.folder("memory").appendingPathComponent("Declarations.swift")
        var rows: [Row] = []
        var previous: (megabytes: Double, kilobytes: Int)?
        var text = Self.declarations
        for _ in 0..<5 {
            try Data(text.utf8).write(to: file)
            let measurement = try tool.measureScanning([file.path], rounds: 1)
            let megabytes = Double(measurement.bytes) / 1e6
            if let previous {
                let growth = Double(measurement.kilobytes - previous.kilobytes) / (megabytes - previous.megabytes)
                let size = "from \(Table.number(previous.megabytes)) to \(Table.number(megabytes)) MB"
                let reference = Row.Reference(name: "the file itself", value: 1_000)
                let what = "memory for each further MB, \(size), \(tool.configuration)"
                rows.append(Row(Self.name, what, growth, "KB", against: reference))
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
