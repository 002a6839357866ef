import Dovetail
import Foundation
import Testing

@Suite struct TraceRecorderTests {
    struct Refusal: Error, CustomStringConvertible {
        var description: String { "no \"table\"\n" }
    }

    private struct Trace: Decodable {
        struct Event: Decodable {
            struct Arguments: Decodable {
                var name: String?
                var error: String?
            }
            var name: String
            var ph: String
            var tid: Int
            var ts: Double?
            var dur: Double?
            var args: Arguments?
        }
        var traceEvents: [Event]
    }

    @Test func `what took time is a bar in the row of its scope`() async throws {
        let recorder = TraceRecorder()
        let host = try TestScope("Host", observer: recorder)
        let account = try ScopeLifetime("Account", in: host.lifetime)
        account.onEnd("Database", position: 0) { throw Refusal() }
        account.finishOpening()
        await host.end()

        let path = FileManager.default.temporaryDirectory.appendingPathComponent("trace \(UUID()).json").path
        try recorder.write(toFileAt: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let events = try JSONDecoder().decode(Trace.self, from: data).traceEvents
        #expect(events.filter { $0.ph == "M" }.map(\.args?.name) == ["Host 0", "Account 1"])
        let bars = events.filter { $0.ph == "X" }
        #expect(
            bars.map { "\($0.tid) \($0.name)" } == [
                "0 open Host", "1 open Account", "1 end Database", "1 end Account", "0 end Host",
            ]
        )
        #expect(bars.first { $0.name == "end Database" }?.args?.error == "no \"table\"\n")
        // The hook lies inside of the ending.
        let (hook, ending) = (bars[2], bars[3])
        let (hookStart, endingStart) = try (#require(hook.ts), #require(ending.ts))
        #expect(hookStart >= endingStart)
        #expect(try hookStart + #require(hook.dur) <= endingStart + #require(ending.dur))
    }

    @Test func `a file that can't be written is an error that says which`() {
        let path = "/nowhere/to/be/found.json"
        #expect(throws: TraceNotWritten.self) { try TraceRecorder().write(toFileAt: path) }
    }
}
