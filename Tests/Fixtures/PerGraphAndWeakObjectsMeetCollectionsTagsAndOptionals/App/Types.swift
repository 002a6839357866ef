final class Trace: Sendable {}

protocol Step: AnyObject, Sendable {}

final class Tracer: Step {
    let trace: Trace
    init(trace: Trace) { self.trace = trace }
}

final class Cache: Step {}

final class Shelf: Step {}

final class Plain: Step {
    let trace: Trace
    init(trace: Trace) { self.trace = trace }
}

final class ChildStep: Step {
    let trace: Trace
    init(trace: Trace?) throws { self.trace = trace ?? Trace() }
}

struct Pipeline: Sendable {
    let steps: [any Step]
    let tracer: Tracer
    let trace: Trace?
    let absent: Int?
}

struct Sides: Sendable {
    let left: Trace
    let right: Trace
    let cache: Cache
    let trace: Trace
}

struct Whole {
    let pipeline: Pipeline
    let other: Pipeline
    let sides: Sides
    let more: Sides
    let trace: Trace
}

struct Maker: Sendable {
    let pipeline: @Sendable () throws -> Pipeline
    let sides: @Sendable () throws -> Sides
    let steps: @Sendable () throws -> [any Step]
}

struct ChildPipeline {
    let steps: [any Step]
    let pipeline: Pipeline
    let step: ChildStep
}
