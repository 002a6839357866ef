import Dovetail

/// Is told of the file that nobody holds.
struct Drops: ScopeObserver {
    func scopeDropped(_ event: ScopeDropped) { print("dropped", event.scope.name, event.names) }
}

/// An actor that owns a graph of its own.
actor Worker {
    private var tool: Tool.Command?

    func run() async throws -> EndReport {
        let tool = try await Tool.Command(options: Options(), observer: Drops())
        self.tool = tool
        tool.printer.output.write("one")
        print("one cache:", tool.cache === (try tool.printer.cache()), try tool.makeReport().cache() === tool.cache)
        print(tool.printer.makeLine("a").text, await tool.printer.makeLineLater("b").text, tool.index.size)
        print("one clock:", tool.printer.clock() === tool.clock)
        let file = try tool.openFile(path: "a.txt")
        print(await file.makePage().text)
        _ = try tool.openFile(path: "unheld.txt")
        return await tool.end()
    }

    func isClosed() throws -> Bool {
        do {
            _ = try tool?.openFile(path: "late")
            return false
        } catch is ScopeEnded {
            return true
        }
    }
}

@main
enum Program {
    static func main() async throws {
        let worker = Worker()
        print(try await worker.run().ended.joined(separator: ", "))
        print("closed:", try await worker.isClosed())
        try await onMainActor()
        try await anywhere()
    }

    @MainActor static func onMainActor() async throws {
        let tool = try await Tool.Command(options: Options())
        print("one output:", tool.makePanel().output() === tool.printer.output)
        await tool.end()
    }

    @concurrent static func anywhere() async throws {
        let app = App.App()
        let job = try await app.openJob(options: Options())
        let editor = job.makeEditor()
        editor.draft.text = "edited"
        print(job.makeEditor().draft.text, job.loaded.text, job.journal === editor.journal)
        let other = try await app.openJob(options: Options())
        print(await other.end().ended.joined(separator: ", "))
        print(await app.end().ended.joined(separator: ", "))
    }
}
