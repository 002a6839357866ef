import Foundation

/// A process to run, and what it took.
struct Command {
    struct Failure: Error {
        var command: String
        var status: Int32
    }

    struct Outcome {
        var output: Data
        /// The processor time that it used, in seconds.
        var seconds: Double
    }

    var executable: String
    var arguments: [String]

    init(_ executable: String, _ arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// Runs it with these lines on its standard input.
    func run(lines: [String] = []) throws -> Outcome {
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(UUID().uuidString)")
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: list)
        let output = Pipe()
        process.standardOutput = output
        let before = Self.secondsOfChildren()
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: executable, status: process.terminationStatus)
        }
        return Outcome(output: data, seconds: Self.secondsOfChildren() - before)
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
