@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let pipeline = app.pipeline
        print("contributions of several assemblies:", pipeline.steps.map(\.name))
        print("offered under a key too, one object:", pipeline.steps[1] === app.two)
        print("keys of every kind:", pipeline.readers[.pdf]?.name ?? "", pipeline.readers[.text]?.name ?? "")
        print("a closure of a list:", try pipeline.later().map(\.name))
        print("a map of closures:", pipeline.makers["a"]?().name ?? "")
        print("empty where that is allowed:", pipeline.empty.isEmpty)
        let child = try app.openChild().childPipeline
        print("a child adds its own:", child.steps.map(\.name))
        print("numbers and flags:", child.numbers.keys.sorted(), child.flags)
        let loop = app.makeLoopByString()["loop"]
        print("a loop by way of a map:", try loop?.loops()["loop"] === loop)
    }
}
