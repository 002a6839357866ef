import Foundation

/// The tool of one configuration.
struct Tool {
    /// What its hidden subcommand `measure-scanning` prints, which measures the scanner inside its own process.
    struct Measurement: Decodable {
        var bytes: Int
        var tokens: Int
        /// Seconds of processor time, one a round.
        var lexing: [Double]
        var scanning: [Double]
        var kilobytes: Int
        /// Of summaries of the files, and the seconds that reading them takes; 0 where they were not asked for.
        var summaryBytes: Int?
        var reading: [Double]?
    }

    /// "debug" or "release".
    var configuration: String
    var path: String

    func measureScanning(_ paths: [String], rounds: Int, readsSummaries: Bool = false) throws -> Measurement {
        let options = readsSummaries ? ["--summaries"] : []
        let output = try Command(path, ["measure-scanning", "\(rounds)"] + options).run(lines: paths).output
        return try JSONDecoder().decode(Measurement.self, from: output)
    }
}
