import Foundation

/// Runs a program for the most memory that it holds at once.
enum PeakMemory {
    struct Failure: Error, CustomStringConvertible {
        var executable: String
        var description: String { "\(executable) could not be run for its memory" }
    }

    /// In kilobytes.
    ///
    /// What Linux tells of a process that has ended is never less than what its parent held when it started it, which may be more than it needs
    /// itself. So its own peak is read as long as it runs, again and again: a peak only grows, and the last one read counts.
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
        #if os(Linux)
            var peak: Double?
            while true {
                let ended = wait4(process, &status, WNOHANG, &usage)
                if ended == 0 {
                    peak = current(of: process) ?? peak
                } else if ended == process, status == 0, let peak {
                    return peak
                } else {
                    throw Failure(executable: executable)
                }
            }
        #else
            guard wait4(process, &status, 0, &usage) == process, status == 0 else {
                throw Failure(executable: executable)
            }
            return Double(usage.ru_maxrss) / 1_024
        #endif
    }

    #if os(Linux)
        /// What the kernel says of a process that runs: `VmHWM:     1234 kB`.
        private static func current(of process: pid_t) -> Double? {
            guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 256)
            while fgets(&line, Int32(line.count), file) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                if text.hasPrefix("VmHWM:") { return Double(text.split(separator: " ").dropFirst().first ?? "") }
            }
            return nil
        }
    #endif
}
