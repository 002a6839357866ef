import Dispatch
import Foundation

/// Measures what generated code costs at run time, beside the same written by hand, in turns within this one process, and prints it as JSON.
/// `Benchmarks runtime` runs it and makes rows of that.
///
///     RuntimeBenchmarks [turns]
///     RuntimeBenchmarks --perform CASE byHand|generated COUNT
///
/// The second does one thing so many times, for a counter of instructions.
///
/// Both sides make the same objects of the same module, each from a module of its own. What is read or made by hand is compared with a class that knows
/// of no end, `PlainAccount`; what is opened and ended, with classes that end as Dovetail's do: `HandwrittenAccount` waits for what is opening in it,
/// ends that first, then runs its hooks in a task of their own, and reports as much.
@main
enum RuntimeBenchmarks {
    static func main() {
        // An asynchronous `main` gives up the main thread, which valgrind does not survive.
        let isOver = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                try await run(Array(CommandLine.arguments.dropFirst()))
            } catch {
                print("error: \(error)")
                exit(1)
            }
            isOver.signal()
        }
        isOver.wait()
    }

    private static func run(_ words: [String]) async throws {
        let cases = try Cases.all()
        if words.first == "--perform" { return try await perform(words.dropFirst(), of: cases) }
        var measurements: [Measurement] = []
        for one in cases { measurements.append(try await one.measured(turns: words.first.flatMap { Int($0) } ?? 201)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
    }

    private static func perform(_ words: ArraySlice<String>, of cases: [Case]) async throws {
        guard words.count == 3, let found = cases.first(where: { $0.name == words.first }),
            let side = Side(rawValue: words[words.startIndex + 1]), let count = words.last.flatMap({ Int($0) })
        else { throw NoSuchCase() }
        try await found.perform(side, count)
    }

    private struct NoSuchCase: Error, CustomStringConvertible {
        var description: String { "--perform CASE byHand|generated COUNT: there is no such case" }
    }
}
