import Foundation
import Testing

@testable import Dovetail

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
        let made = ObjectWatch.tell(account.objectWatch, "Database", ObjectWatch.start(account.objectWatch), 5)
        #expect(made == 5)
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
                "0 open Host", "0 end Host", "1 open Account", "1 make Database", "1 end Account", "1 end Database",
            ]
        )
        #expect(bars.first { $0.name == "end Database" }?.args?.error == "no \"table\"\n")
        // What is made lies inside of the opening, and the hook inside of the ending.
        for (outer, inner) in [(bars[2], bars[3]), (bars[4], bars[5])] {
            let (outerStart, innerStart) = try (#require(outer.ts), #require(inner.ts))
            #expect(outerStart <= innerStart)
            #expect(try innerStart + #require(inner.dur) <= outerStart + #require(outer.dur))
        }
    }

    @Test func `what happens side by side in a scope has rows of its own`() throws {
        let recorder = TraceRecorder()
        let host = ScopeIdentity(name: "Host", number: 0)
        let beginning = ContinuousClock.now
        func make(_ name: String, from start: Int, to end: Int, in scope: ScopeIdentity) {
            recorder.objectMade(
                ObjectMade(
                    scope: scope,
                    name: name,
                    start: beginning + .milliseconds(start),
                    duration: .milliseconds(end - start)
                )
            )
        }
        make("A", from: 1, to: 5, in: host)
        make("C", from: 7, to: 7, in: host)
        make("B", from: 3, to: 7, in: host)
        make("D", from: 3, to: 4, in: host)
        make("E", from: 5, to: 6, in: host)
        make("F", from: 4, to: 8, in: ScopeIdentity(name: "Account", number: 1))
        make("All", from: 1, to: 7, in: host)
        let events = try JSONDecoder().decode(Trace.self, from: Data(recorder.json().utf8)).traceEvents
        #expect(
            events.filter { $0.ph == "M" }.map { "\($0.tid) \($0.args?.name ?? "")" } == [
                "0 Host 0", "1 Host 0", "2 Account 1",
            ]
        )
        #expect(
            events.filter { $0.ph == "X" }.map { "\($0.tid) \($0.name)" } == [
                "0 make All", "0 make A", "0 make D", "0 make E", "0 make C", "1 make B", "2 make F",
            ]
        )
    }

    @Test func `a file that can't be written is an error that says which`() {
        let path = "/nowhere/to/be/found.json"
        #expect(throws: TraceNotWritten.self) { try TraceRecorder().write(toFileAt: path) }
    }
}
