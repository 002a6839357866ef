import Foundation

/// The processor time of the process: what others do on the machine is not in it, and what all threads do is.
enum ProcessorTime {
    static var nanoseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    static func of(_ body: () throws -> Void) rethrows -> Double {
        let start = nanoseconds
        try body()
        return nanoseconds - start
    }
}
