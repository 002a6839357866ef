package import Dovetail

package enum AppScope: Scope {}
package enum JobScope: Scope { package typealias Parent = AppScope }

/// Stays in its module, with what wraps it there.
protocol Step: Sendable {
    var name: String { get }
}
struct Load: Step { let name = "load" }
struct Parse: Step { let name = "parse" }
struct Store: Step { let name = "store" }
struct Timed: Step {
    let inner: any Step
    var name: String { "timed \(inner.name)" }
}
struct Counted: Step {
    let inner: any Step
    var name: String { "counted \(inner.name)" }
}

package enum StepAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Load.self).into([any Step].self)
        Transient(Parse.self, as: (any Step).self)
            .into([any Step].self)
            .into([String: any Step].self, key: "parse")
        Decorator(Timed.self, of: (any Step).self)
        Decorator(Counted.self, of: (any Step).self)
        Shared(Pipeline.self)
    }
}

package enum JobAssembly: Assembly {
    package typealias Scope = JobScope
    package static var registrations: Registrations {
        Shared(Store.self, as: Store.self).into([any Step].self)
        Transient(Job.self)
    }
}

package final class Pipeline: Sendable {
    package let names: String
    init(steps: [any Step], byName: [String: any Step], one: any Step) {
        names = (steps + byName.values + [one]).map(\.name).joined(separator: ", ")
    }
}

package struct Job {
    package let names: String
    init(steps: [any Step], store: Store) {
        names = (steps + [store]).map(\.name).joined(separator: ", ")
    }
}
