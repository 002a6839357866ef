extension GraphDocument {
    /// The graph of one composition.
    package struct Composition: Codable, Hashable, Sendable {
        /// What is known of it.
        package enum State: String, Codable, Hashable, Sendable {
            /// It builds.
            case sound
            /// It has errors, which are among its findings; all of it is known.
            case broken
            /// Something that it is made of could not be read, so that there may be more to it.
            case incomplete
        }

        /// The dotted path.
        package var name: String
        package var module: String
        /// Where it comes out so, as `#if` takes it; nil for each configuration.
        package var condition: String?
        package var state: State
        package var location: Place
        /// What it is made of, in listed order.
        package var assemblies: [Member]
        /// Parents before children.
        package var scopes: [Scope]
        /// In the order of the assemblies and their lines; collections behind them.
        package var bindings: [Binding]
        package var exposures: [Exposure]
        package var findings: [Finding]

        package init(
            name: String,
            module: String = "",
            condition: String? = nil,
            state: State,
            location: Place,
            assemblies: [Member] = [],
            scopes: [Scope],
            bindings: [Binding],
            exposures: [Exposure],
            findings: [Finding]
        ) {
            self.name = name
            self.module = module
            self.condition = condition
            self.state = state
            self.location = location
            self.assemblies = assemblies
            self.scopes = scopes
            self.bindings = bindings
            self.exposures = exposures
            self.findings = findings
        }
    }

    /// An assembly as one composition has it.
    package struct Member: Codable, Hashable, Sendable {
        package enum Role: String, Codable, Hashable, Sendable {
            /// The composition lists it itself.
            case listed
            /// A composition that it includes does.
            case included
            /// It replaces registrations of others.
            case override
        }

        package var name: String
        package var module: String
        package var role: Role

        package init(name: String, module: String, role: Role) {
            self.name = name
            self.module = module
            self.role = role
        }
    }

    /// A lifetime, and what happens when it begins.
    package struct Scope: Codable, Hashable, Sendable {
        package var name: String
        /// The name of the one that it lies in.
        package var parent: String?
        /// A global actor, or `unsynchronized`; nil for a scope that may be used anywhere.
        package var isolation: String?
        package var location: Place
        /// Identifiers of the bindings that its caller hands in.
        package var inputs: [String]
        /// Those of them that need not be handed in: where there is an override, those that nothing needs.
        package var optionalInputs: [String]
        /// What it makes when it opens, in order; empty where there is no order since objects need each other in a circle.
        package var order: [String]
        /// Those of them that are made side by side: each wave is a piece of `order`.
        package var waves: [[String]]
        /// What it makes on first use.
        package var lazy: [String]
        package var opening: Effects

        package init(
            name: String,
            parent: String? = nil,
            isolation: String? = nil,
            location: Place,
            inputs: [String] = [],
            optionalInputs: [String] = [],
            order: [String] = [],
            waves: [[String]] = [],
            lazy: [String] = [],
            opening: Effects = Effects()
        ) {
            self.name = name
            self.parent = parent
            self.isolation = isolation
            self.location = location
            self.inputs = inputs
            self.optionalInputs = optionalInputs
            self.order = order
            self.waves = waves
            self.lazy = lazy
            self.opening = opening
        }
    }

    /// What the composition hands out.
    package struct Exposure: Codable, Hashable, Sendable {
        package var key: Key
        package var location: Place
        /// Identifiers of what is handed out for it, one a scope that has it; none where nothing provides it.
        package var bindings: [String]

        package init(key: Key, location: Place, bindings: [String]) {
            self.key = key
            self.location = location
            self.bindings = bindings
        }
    }
}
