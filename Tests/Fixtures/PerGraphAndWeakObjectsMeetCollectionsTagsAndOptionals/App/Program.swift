func report(_ name: String, _ pipeline: Pipeline) {
    let tracers = pipeline.steps.compactMap { $0 as? Tracer }
    let plain = pipeline.steps.compactMap { $0 as? Plain }
    print(
        "\(name):", pipeline.steps.count, tracers.allSatisfy { $0 === pipeline.tracer },
        plain.allSatisfy { $0.trace === pipeline.trace }, pipeline.tracer.trace === pipeline.trace
    )
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let whole = app.makeWhole()
        report("a collection of one construction", whole.pipeline)
        print("of which there is one:", whole.other.tracer === whole.pipeline.tracer, whole.trace === whole.pipeline.trace)
        print("new transients in it:", whole.other.steps[2] !== whole.pipeline.steps[2])
        print("one weak object:", whole.other.steps[1] === whole.pipeline.steps[1])
        print("told apart:", whole.sides.left !== whole.sides.right, whole.sides.left !== whole.trace)
        print("one each:", whole.more.left === whole.sides.left, whole.more.right === whole.sides.right, whole.more.cache === whole.sides.cache)
        report("of a closure's call", try app.maker.pipeline())
        let (sides, more) = (try app.maker.sides(), try app.maker.sides())
        print("apart:", sides.left !== more.left, sides.cache === more.cache, sides.cache === whole.sides.cache)
        let (steps, further) = (try app.maker.steps(), try app.maker.steps())
        print("of calls for the collection:", steps[0] !== further[0], steps[1] === further[1])
        print("exposed:", app.makeLeftTrace() !== app.makeLeftTrace())
        let child = try app.openChild().makeChildPipeline()
        report("in a child", child.pipeline)
        let tracers = child.steps.compactMap { $0 as? Tracer }
        print("with its own:", child.steps.count, child.steps.contains { $0 === child.step }, tracers.allSatisfy { $0 === child.pipeline.tracer })
        print("in one:", child.step.trace === child.pipeline.trace)
    }
}
