import Foundation

/// Runs a program for the most memory that it holds at once.
enum PeakMemory {
    struct Failure: Error, CustomStringConvertible {
        var executable: String
        var description: String { "\(executable) could not be run for its memory" }
    }

    /// In kilobytes.
    static func kilobytes(of executable: String, _ arguments: [String]) throws -> Double {
        var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }
        words.append(nil)
        var process = pid_t()
        guard posix_spawn(&process, executable, nil, nil, words, environ) == 0 else {
            throw Failure(executable: executable)
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process, status == 0 else { throw Failure(executable: executable) }
        #if os(Linux)
            return Double(usage.ru_maxrss)
        #else
            return Double(usage.ru_maxrss) / 1_024
        #endif
    }
}
