import DovetailPipeline
import DovetailSummaries
import DovetailSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// What `measure-scanning` does: reads the files whose paths stand on standard input, lexes and scans them in memory,
/// and prints how long that took. For `Tests/Benchmarks`; no user needs it.
struct ScanningMeasurement {
    private var sources: [SourceText] = []
    private var bytes = 0
    private var tokens = 0
    private var declarations = 0

    /// Does each of the two `rounds` times, in turns, and prints one JSON object. Times are the processor's, in seconds, so
    /// that a machine with other work gives the same as one without.
    ///
    /// - Parameter readsSummaries: Whether it also reads summaries of the files, those of one folder as of one module.
    static func run(rounds: Int, readsSummaries: Bool = false) throws {
        var measurement = try ScanningMeasurement(paths: paths())
        let summaries = readsSummaries ? measurement.summaries() : []
        let memoryBefore = peakMemory()
        var lexing: [Double] = []
        var scanning: [Double] = []
        var reading: [Double] = []
        for _ in 0..<rounds {
            scanning.append(measurement.time { $0.scan() })
            lexing.append(measurement.time { $0.lex() })
            reading.append(measurement.time { _ in for summary in summaries { _ = try? ModuleSummary(summary) } })
        }
        print(
            """
            {"files": \(measurement.sources.count), "bytes": \(measurement.bytes), "tokens": \(measurement.tokens), \
            "declarations": \(measurement.declarations), "lexing": \(lexing), "scanning": \(scanning), \
            "summaryBytes": \(summaries.reduce(0) { $0 + $1.count }), "reading": \(reading), \
            "kilobytesBefore": \(memoryBefore), "kilobytes": \(peakMemory())}
            """
        )
    }

    private init(paths: [String]) throws {
        for path in paths {
            let source = SourceText(path: path, bytes: try PlanFile.bytes(of: path))
            bytes += source.bytes.count
            sources.append(source)
        }
    }

    private static func paths() -> [String] {
        var paths: [String] = []
        while let line = readLine() {
            if !line.isEmpty { paths.append(line) }
        }
        return paths
    }

    private func summaries() -> [[UInt8]] {
        let folders = Dictionary(grouping: sources) { $0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.startIndex)] }
        return folders.sorted { $0.key < $1.key }.map { folder, sources in
            Pipeline.summarize(ReadModule(name: String(folder), packageName: "", sources: sources)).encoded
        }
    }

    private mutating func lex() {
        tokens = 0
        for source in sources { tokens += Scanner.countTokens(of: source) }
    }

    private mutating func scan() {
        declarations = 0
        for source in sources {
            let members = Scanner.scan(source).members
            declarations += members.types.count + members.extensions.count + members.properties.count
        }
    }

    private mutating func time(_ work: (inout ScanningMeasurement) -> Void) -> Double {
        let start = processorTime()
        work(&self)
        return processorTime() - start
    }

    private func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// In kilobytes.
    private static func peakMemory() -> Int {
        #if os(Linux)
            // What `getrusage` gives begins with the size of the process that started this one.
            guard let status = fopen("/proc/self/status", "r") else { return 0 }
            defer { fclose(status) }
            var line = [CChar](repeating: 0, count: 256)
            while fgets(&line, CInt(line.count), status) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                if text.hasPrefix("VmHWM:") { return Int(text.filter(\.isNumber)) ?? 0 }
            }
            return 0
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss / 1024
        #endif
    }
}
