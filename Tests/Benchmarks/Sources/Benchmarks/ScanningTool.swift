import Foundation

/// The tool of one configuration, whose hidden subcommand measures the scanner inside its own process.
struct ScanningTool {
    /// What `measure-scanning` prints.
    struct Measurement: Decodable {
        var bytes: Int
        /// Seconds of processor time, one a round.
        var lexing: [Double]
        var scanning: [Double]
        var kilobytes: Int
    }

    var configuration: String
    var path: String

    static func build(_ configuration: String, in repository: URL) throws -> ScanningTool {
        let arguments = ["swift", "build", "--package-path", repository.path, "-c", configuration]
        _ = try Command("/usr/bin/env", arguments + ["--product", "DovetailTool"]).run()
        let folder = try Command("/usr/bin/env", arguments + ["--show-bin-path"]).run().output
        let path = String(decoding: folder, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return ScanningTool(configuration: configuration, path: path + "/DovetailTool")
    }

    func measure(_ paths: [String], rounds: Int) throws -> Measurement {
        let output = try Command(path, ["measure-scanning", "\(rounds)"]).run(lines: paths).output
        return try JSONDecoder().decode(Measurement.self, from: output)
    }
}
