import Dovetail
import Foundation
import Testing

#if os(macOS) || os(Linux)
    @Suite struct MemoryTests {
        @Test func `opening and ending a scope a hundred thousand times keeps the memory flat`() async {
            // In a process of its own, since other tests use memory too.
            await #expect(processExitsWith: .success) {
                let host = try TestScope("Host")
                func openAndEnd(_ times: Int) async throws {
                    for _ in 0..<times {
                        let account = try TestScope("Account", in: host)
                        let session = try TestScope("Session", in: account)
                        account.lifetime.onEnd("Store", position: 0) {}
                        session.lifetime.onEnd("Editor", position: 0) { [session] in withExtendedLifetime(session) {} }
                        await account.end()
                    }
                }
                try await openAndEnd(5_000)
                let before = peakOfMemory()
                try await openAndEnd(100_000)
                // One leaked scope of each ten would be several times that.
                guard peakOfMemory() - before < 2_000_000 else { exit(1) }
            }
        }
    }

    /// In bytes, since the process began.
    private func peakOfMemory() -> Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1_024
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #endif
    }
#endif
