import Foundation

/// A process to run, and what it took.
struct Command {
    struct Failure: Error, CustomStringConvertible {
        var command: String
        var status: Int32
        var output: String

        var description: String { "\(command) ended with \(status)\n\(output)" }
    }

    struct Outcome {
        var output: Data
        /// The processor time that it and its children used, in seconds.
        var seconds: Double
        /// The time that went by, in seconds.
        var elapsed: Double
    }

    var executable: String
    var arguments: [String]
    var folder: String?
    var environment: [String: String]
    /// Whether what it writes to its standard error is thrown away.
    var isQuiet: Bool

    /// - Parameter environment: What is added to this process's own.
    init(
        _ executable: String,
        _ arguments: [String],
        in folder: String? = nil,
        environment: [String: String] = [:],
        isQuiet: Bool = false
    ) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
        self.isQuiet = isQuiet
    }

    /// Runs it with these lines on its standard input, and throws where it ends with another status than those expected. Of several at once the processor times can't be told apart.
    func run(lines: [String] = [], expecting statuses: Set<Int32> = [0]) throws -> Outcome {
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: list)
        let output = Pipe()
        process.standardOutput = output
        if isQuiet { process.standardError = FileHandle.nullDevice }
        let before = Self.secondsOfChildren()
        let start = ContinuousClock.now
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let elapsed = start.duration(to: .now) / .seconds(1)
        guard statuses.contains(process.terminationStatus) else {
            let command = ([executable] + arguments).joined(separator: " ")
            let text = String(decoding: data, as: UTF8.self)
            throw Failure(command: command, status: process.terminationStatus, output: text)
        }
        return Outcome(output: data, seconds: Self.secondsOfChildren() - before, elapsed: elapsed)
    }

    /// The processor time of all processes that were waited for.
    private static func secondsOfChildren() -> Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
}
