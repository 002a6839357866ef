/// A graph whose every request has found what answers it: the input of generation.
package struct ResolvedGraph: Sendable {
    /// What answers one dependency.
    package enum Resolution: Hashable, Sendable {
        /// The nth argument of the binding's own call.
        case argument(Int)
        /// The binding's object; `key` is the one of its keys that was asked for, as an index.
        case instance(BindingID, key: Int)
        /// As `instance`, for a parameter of type `T?`.
        case optional(BindingID, key: Int)
        /// An optional that nothing provides.
        case none
        /// A closure that makes or fetches the binding's object. `isLate` where it has to go through a reference to the
        /// binding's scope, which is filled once that scope is open: an edge of a cycle, or a lazy target.
        case closure(BindingID, key: Int, isLate: Bool)
        /// A closure that opens a scope from its parent scope, and hands back the binding's object. `inputs` has, for
        /// each input binding of the opened scope in order, the index of the closure's argument that it takes.
        case opening(ScopeID, BindingID, key: Int, inputs: [Int])
    }

    /// What one scope does when it opens and offers when it is open.
    package struct Scope: Sendable {
        /// All input bindings, in listed order; also those that nothing needs.
        package var inputs: [BindingID]
        /// Those of them that nothing needs where there is an override: they need not be handed in.
        package var optionalInputs: Set<BindingID> = []
        /// Reachable shared objects that are made when the scope opens, in order of construction; among them weak ones that those need,
        /// which are in `lazy` as well.
        package var eager: [BindingID]
        /// Those of the eager objects that are made side by side, wave by wave. Each wave is one piece of `eager`.
        package var waves: [[BindingID]] = []
        /// Reachable shared and weak objects that are made on first use, in plan order (dependencies first).
        package var lazy: [BindingID]
        /// Reachable transients and per-graph objects, dependencies first.
        package var transients: [BindingID]
        /// Of the roots that the composition exposes, those bound in this scope, as (binding, index of the exposed
        /// key), in listed order.
        package var exposed: [ExposedBinding]
        /// Of opening it, constructions and hooks considered; a child scope's opening also throws `ScopeEnded`, which
        /// is not in here.
        package var opening: Effects
        package var children: [ScopeID]

        package init(
            inputs: [BindingID] = [],
            eager: [BindingID] = [],
            lazy: [BindingID] = [],
            transients: [BindingID] = [],
            exposed: [ExposedBinding] = [],
            opening: Effects = .none,
            children: [ScopeID] = []
        ) {
            self.inputs = inputs
            self.eager = eager
            self.lazy = lazy
            self.transients = transients
            self.exposed = exposed
            self.opening = opening
            self.children = children
        }
    }

    package struct ExposedBinding: Hashable, Sendable {
        package var binding: BindingID
        package var key: Int

        package init(binding: BindingID, key: Int) {
            self.binding = binding
            self.key = key
        }
    }

    package var graph: Graph
    /// One element a scope of the graph.
    package var scopes: [Scope]
    /// One element a binding of the graph; each has one element a dependency. Empty for what no root reaches.
    package var resolutions: [[Resolution]]
    /// One element a binding: the effects of making it, those of its transient and lazy dependencies included. Reading
    /// an eager shared object or an input has none.
    package var making: [Effects]

    package init(graph: Graph, scopes: [Scope], resolutions: [[Resolution]], making: [Effects]) {
        self.graph = graph
        self.scopes = scopes
        self.resolutions = resolutions
        self.making = making
    }
}

extension ResolvedGraph {
    /// What is exposed, and what answers somebody.
    package var neededBindings: Set<BindingID> {
        var needed = Set(scopes.flatMap(\.exposed).map(\.binding))
        for resolution in resolutions.joined() {
            switch resolution {
            case .argument, .none: continue
            case .instance(let id, _), .optional(let id, _), .closure(let id, _, _), .opening(_, let id, _, _):
                needed.insert(id)
            }
        }
        return needed
    }
}
