package import Foundation

/// Runs a program and waits for it.
package struct Command {
    package struct Result: Sendable {
        package var status: Int32
        /// Standard output and error, in one.
        package var output: String
    }

    /// What standard error becomes a part of.
    package enum Errors {
        case output
        case nothing
    }

    /// A program that is not on the search path.
    package struct Missing: Error {
        package var name: String
    }

    private let executable: URL
    private let arguments: [String]

    package init(executable: URL, arguments: [String]) {
        self.executable = executable
        self.arguments = arguments
    }

    /// The first program of the name on the search path.
    package init(_ name: String, _ arguments: [String]) throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
        let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
        guard let found else { throw Missing(name: name) }
        self.init(executable: found, arguments: arguments)
    }

    /// - Parameter input: The file that is its standard input.
    package func run(in folder: URL? = nil, input: URL? = nil, errors: Errors = .output) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = errors == .output ? pipe : FileHandle.nullDevice
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}
