package import DovetailLinking

/// Values that a target has in its configurations: equal ones once, each with what tells the configurations that have it.
package struct ConfigurationMerge<Value: Hashable> {
    private let configurations: [Configuration]
    private var members: [Value: [Configuration]] = [:]
    private var order: [Value] = []

    package init(_ configurations: [Configuration]) {
        self.configurations = configurations
    }

    package mutating func add(_ value: Value, in configuration: Configuration) {
        if members[value] == nil { order.append(value) }
        members[value, default: []].append(configuration)
    }

    /// In the order met; the condition is as `#if` takes it, and nil for what is so in each configuration.
    package var merged: [(value: Value, condition: String?)] {
        order.map { value in
            let own = members[value] ?? []
            let others = configurations.filter { !own.contains($0) }
            return (value, others.isEmpty ? nil : ConfigurationFormula(of: own, besides: others).condition)
        }
    }
}
