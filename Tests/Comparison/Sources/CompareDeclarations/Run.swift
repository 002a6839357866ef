import Foundation

/// One run of a tool over the list of paths.
struct Run {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    var output: URL
    var duration: Duration
    /// Of the process; a tool that was killed by a signal has a status too.
    var status: Int32

    /// Runs a tool with its output in a file. One after the other, so that each has the machine for itself.
    init(_ executable: String, _ arguments: [String], paths: URL, output: URL) throws {
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            throw Failure(description: "can't run \(executable)")
        }
        guard FileManager.default.createFile(atPath: output.path, contents: nil) else {
            throw Failure(description: "can't write \(output.path)")
        }
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: paths)
        process.standardOutput = try FileHandle(forWritingTo: output)
        let clock = ContinuousClock()
        duration = try clock.measure {
            try process.run()
            process.waitUntilExit()
        }
        self.output = output
        status = process.terminationStatus
    }
}
