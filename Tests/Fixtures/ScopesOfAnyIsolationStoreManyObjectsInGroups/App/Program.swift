import Data
import Dovetail

@main
enum Program {
    static func main() async throws {
        let window = Product.Window()
        // What is `Sendable` is read from anywhere.
        let shown = await Task.detached { window.shown27 }.value
        print(try window.makeWhole().isOne(), window.shown26 === window.shown26, window.shown27 === shown)
        print(await window.end().ended)
        try await work()
        let job = Product.Job()
        print(try job.makeWhole().isOne(), job.shown26 === job.shown26)
        print(await job.end().ended)
    }

    @Background static func work() async throws {
        let work = Product.Work()
        print(try work.makeWhole().isOne(), work.shown26 === work.shown26)
        print(await work.end().ended)
    }
}
