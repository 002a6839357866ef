import DovetailDiagnostics
import DovetailGraph

/// Graphs too long to be written down.
enum LongGraphs {
    /// Each object needs the next, and is listed before it.
    static func chain(of count: Int, request: (Key) -> Request = { .instance($0) }, closed: Bool = false) -> Graph {
        graph(of: count) { index in
            if index + 1 < count { return [index + 1] }
            return closed ? [0] : []
        } request: {
            request($0)
        }
    }

    /// Objects, transients and lazy ones in two scopes, each needing up to three earlier ones, every fourth of them
    /// through a closure.
    static func mesh(of count: Int) -> Graph {
        var graph = graph(of: count) { index in
            index == 0 ? [] : Array(Set([index - 1, index / 2, index * 2 / 3])).sorted()
        } request: {
            .instance($0)
        }
        graph.scopes.append(
            ScopeNode(name: "Account", parent: ScopeID(0), location: graph.location)
        )
        for index in graph.bindings.indices {
            if index >= count / 2 { graph.bindings[index].scope = ScopeID(1) }
            graph.bindings[index].lifetime = [.shared, .transient, .shared, .lazyShared][index % 4]
            guard index % 4 == 0, let key = graph.bindings[index].dependencies.first?.key else { continue }
            let closure = "() throws -> \(key.name)"
            graph.bindings[index].dependencies[0].key = Key(identity: closure, name: closure)
            graph.bindings[index].dependencies[0].request =
                .closure(arguments: [], result: key, allows: Effects(isThrowing: true))
        }
        graph.exposures = [.init(key: key(count - 1), location: graph.location)]
        return graph
    }

    private static func key(_ index: Int) -> Key {
        Key(identity: "DocumentModule.Service\(index)", name: "Service\(index)")
    }

    private static func graph(
        of count: Int,
        needs: (Int) -> [Int],
        request: (Key) -> Request
    ) -> Graph {
        let place = SourceLocation(path: "Long.swift", line: 1, column: 1)
        let bindings = (0..<count).map { index in
            let location = SourceLocation(path: "Long.swift", line: index + 1, column: 1)
            return Binding(
                name: "Service\(index)",
                keys: [key(index)],
                scope: ScopeID(0),
                lifetime: .shared,
                dependencies: needs(index).map {
                    let request = request(key($0))
                    // As a linker would: a closure's type is a key of its own.
                    let isPlain = request == .instance(key($0))
                    let whole = isPlain ? key($0) : Key(identity: "() -> \($0)", name: "() -> Service\($0)")
                    return Dependency(parameter: "service\($0)", key: whole, request: request, location: location)
                },
                location: location
            )
        }
        return Graph(
            name: "Root",
            location: place,
            scopes: [ScopeNode(name: "Host", location: place)],
            bindings: bindings,
            exposures: [.init(key: key(0), location: place)]
        )
    }
}
