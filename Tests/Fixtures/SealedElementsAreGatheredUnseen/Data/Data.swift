package import Dovetail

package enum AppScope: Scope {}
package enum JobScope: Scope { package typealias Parent = AppScope }

protocol Step: Sendable {
    var name: String { get }
}

package enum StepAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(Load.self).into([any Step].self)
        Transient(Parse.self)
            .into([any Step].self)
            .into([String: any Step].self, key: "parse")
        Contributions([any Unused].self).allowEmpty()
        Shared(Pipeline.self)
    }
}

package enum JobAssembly: Assembly {
    package typealias Scope = JobScope

    package static var registrations: Registrations {
        Transient(Store.self).into([any Step].self)
        Transient(Job.self)
    }
}

protocol Unused: Sendable {}

struct Load: Step { let name = "load" }
struct Parse: Step { let name = "parse" }
struct Store: Step { let name = "store" }

package final class Pipeline: Sendable {
    let steps: [any Step]
    let maybe: [any Step]?
    let make: @Sendable () throws -> [any Step]
    let byName: [String: any Step]
    let none: [any Unused]

    init(
        steps: [any Step],
        maybe: [any Step]?,
        make: @escaping @Sendable () throws -> [any Step],
        byName: [String: any Step],
        none: [any Unused]
    ) {
        (self.steps, self.maybe, self.make, self.byName, self.none) = (steps, maybe, make, byName, none)
    }

    package func run() throws -> [String] {
        [steps, maybe ?? [], try make(), Array(byName.values)].map { $0.map(\.name).joined(separator: " ") }
    }
}

package struct Job {
    let steps: [any Step]
    init(steps: [any Step]) { self.steps = steps }
    package var names: [String] { steps.map(\.name) }
}
