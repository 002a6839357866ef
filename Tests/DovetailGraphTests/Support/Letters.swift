import DovetailDiagnostics
import DovetailGraph

/// A graph written on letters, one line a scope, binding or exposure. Every place is its line and column.
///
///     scope Host
///     scope Account < Host @Main
///     scope Tool unsynchronized
///     Host: input T
///     Host: shared A(T, b: B?, () throws -> C) as P, Q
///     Account: transient D<X>(X, open (U) throws -> E) throws @Main
///     Host: shared E#Tag(F#Other, G?#Tag)
///     Host: transient F(maybe () -> B)
///     Host: transient H<X>(X named, open (U) throws -> E by Account)
///     Host: decorator Logged(P, Log) as P
///     unlisted Host: shared F in OtherAssembly
///     unlisted Elsewhere: shared G in FarAssembly
///     unlisted far Host: shared H in DemoAssembly
///     own OtherAssembly
///     override Doubles
///     override Outer over Doubles, First
///     forbid A from Account except D, Data
///     included confine B to OtherAssembly, Host
///     expose A, D
///
/// `Host: shared A only into [P]` contributes to a collection and offers nothing else, `into [K: P] at key` does so in a map, and `Host: empty
/// [P]` lets one be empty.
///
/// Lifetimes are `shared`, `lazy`, `transient`, `perGraph`, `weak` and `input`. After a binding may stand `as`, `conforms`, `throws`,
/// `async`, `@Actor`, `hook`, `concurrent`, `unsendable`, `nonsendable` (known not to be), `taking nonsendable` (of the arguments), `leaving` (its
/// scope), `foreign` (of another package) and `in` with the assembly's name. An override stands below the bindings, and reaches all assemblies that don't override, or those named.
/// So does a rule, whose names are those of scopes, of assemblies or of types, in this order; `included` is one of another composition.
struct Letters {
    private(set) var graph = Graph(
        name: "Root",
        location: .init(path: "Letters.swift", line: 1, column: 1),
        scopes: [],
        bindings: [],
        exposures: []
    )

    init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var cursor = LetterCursor(line, line: index + 1)
            if !cursor.isAtEnd { read(&cursor) }
        }
        graph.listedAssemblies = Set(graph.bindings.map(\.assemblyIndex))
        _ = graph.gatherCollections()
    }

    private mutating func read(_ cursor: inout LetterCursor) {
        if cursor.take("scope") {
            let location = cursor.location
            let name = cursor.name()
            let parent = cursor.take("<") ? scope(named: cursor.name()) : nil
            var isolation = ScopeIsolation.sendable
            if cursor.take("@") { isolation = .actor(ActorName(path: cursor.name())) }
            if cursor.take("unsynchronized") { isolation = .unsynchronized }
            graph.scopes.append(ScopeNode(name: name, parent: parent, location: location, isolation: isolation))
        } else if cursor.take("override") {
            readOverride(&cursor)
        } else if cursor.take("forbid") {
            readRule(.forbid, isOwn: true, &cursor)
        } else if cursor.take("confine") {
            readRule(.confine, isOwn: true, &cursor)
        } else if cursor.take("included") {
            let isForbidding = cursor.take("forbid")
            if !isForbidding { cursor.expect("confine") }
            readRule(isForbidding ? .forbid : .confine, isOwn: false, &cursor)
        } else if cursor.take("own") {
            repeat { graph.ownAssemblies.insert(assemblyIndex(cursor.name())) } while cursor.take(",")
        } else if cursor.take("expose") {
            repeat {
                let location = cursor.location
                graph.exposures.append(.init(key: cursor.type().key, location: location))
            } while cursor.take(",")
        } else {
            let isUnlisted = cursor.take("unlisted")
            let isFar = isUnlisted && cursor.take("far")
            let name = cursor.name()
            let scope = graph.scopes.firstIndex { $0.name == name }.map(ScopeID.init)
            precondition(scope != nil || isUnlisted, "no scope \(name)")
            cursor.expect(":")
            if cursor.take("empty") {
                let location = cursor.location
                graph.possiblyEmpty.append(
                    .init(collection: cursor.type().key, scope: scope ?? ScopeID(0), location: location)
                )
                return
            }
            let binding = binding(in: scope ?? ScopeID(0), &cursor)
            if !isUnlisted, binding.lifetime != .input, binding.effects.isolation == nil {
                binding.effects.isolation = graph[binding.scope].isolation.actor
                binding.isIsolatedByScope = binding.effects.isolation != nil
            }
            if isUnlisted {
                let first = graph.unlisted.firstIndex { $0.binding.assembly == binding.assembly }
                binding.assemblyIndex = -2 - (first ?? graph.unlisted.count)
                graph.unlisted.append(Graph.Unlisted(binding, scope: scope, scopeName: name, isNear: !isFar))
            } else {
                graph.bindings.append(binding)
                graph.bindings[graph.bindings.count - 1].assemblyIndex = assemblyIndex(binding.assembly)
            }
        }
        precondition(cursor.isAtEnd, "unread letters at \(cursor.location)")
    }

    mutating func add(_ rule: ArchitectureRule) {
        graph.architectureRules.append(rule)
    }

    private mutating func readOverride(_ cursor: inout LetterCursor) {
        let location = cursor.location
        let name = cursor.name()
        var reach: Set<Int> = []
        if cursor.take("over") {
            repeat { reach.insert(assemblyIndex(cursor.name())) } while cursor.take(",")
        } else {
            let overriding = Set(graph.overrides.map(\.index) + [assemblyIndex(name)])
            reach = Set(graph.bindings.map(\.assemblyIndex)).subtracting(overriding)
            for index in graph.overrides.indices { graph.overrides[index].reach.remove(assemblyIndex(name)) }
        }
        graph.overrides.append(
            Override(assembly: name, index: assemblyIndex(name), reach: reach, location: location)
        )
    }

    private func assemblyIndex(_ name: String) -> Int {
        graph.bindings.firstIndex { $0.assembly == name } ?? -1
    }

    private func scope(named name: String) -> ScopeID {
        guard let index = graph.scopes.firstIndex(where: { $0.name == name }) else {
            preconditionFailure("no scope \(name)")
        }
        return ScopeID(index)
    }

    private func binding(in scope: ScopeID, _ cursor: inout LetterCursor) -> Binding {
        let isDecorator = cursor.take("decorator")
        let lifetime = isDecorator ? .shared : cursor.lifetime()
        let location = cursor.location
        let type = cursor.type()
        let binding = Binding(
            name: type.key.name,
            keys: [type.key],
            scope: scope,
            lifetime: lifetime,
            location: location
        )
        binding.madeType = type.key.tagged(nil)
        if lifetime == .input { binding.inputType = type.key.tagged(nil) }
        if cursor.take("<") {
            binding.arguments = cursor.types(endedBy: ">")
        }
        if cursor.take("(") {
            binding.dependencies = cursor.dependencies(among: graph.scopes)
        }
        while !cursor.isAtEnd { modify(binding, &cursor) }
        if isDecorator {
            let wrapped = binding.keys.first
            let taking = binding.dependencies.firstIndex { dependency in
                switch dependency.request.unwrapped {
                case .instance(let key), .optional(let key), .closure(_, let key, _): key == wrapped
                case .opening, .element, .optionally: false
                }
            }
            binding.decoration = Binding.Decoration(dependency: taking)
        }
        return binding
    }

    private func modify(_ binding: Binding, _ cursor: inout LetterCursor) {
        if cursor.take("as") {
            binding.keys = cursor.types()
        } else if cursor.take("into") {
            binding.contributions.append(cursor.contribution(of: binding))
        } else if cursor.take("only") {
            binding.keys = []
        } else if cursor.take("conforms") {
            binding.conformances = cursor.types()
        } else if cursor.take("hook") {
            binding.hasHook = true
        } else if cursor.take("unsendable") {
            binding.unsendableKeys = Set(binding.keys.indices)
        } else if cursor.take("nonsendable") {
            binding.unsendableKeys = Set(binding.keys.indices)
            binding.nonSendableKeys = Set(binding.keys.indices)
        } else if cursor.take("leaving") {
            binding.leavesItsScope = true
        } else if cursor.take("taking") {
            cursor.expect("nonsendable")
            binding.nonSendableArguments = Set(binding.arguments.indices)
        } else if cursor.take("concurrent") {
            binding.isConcurrent = true
        } else if cursor.take("foreign") {
            binding.isOwnPackage = false
        } else if cursor.take("in") {
            binding.assembly = cursor.name()
        } else if !cursor.takeEffect(into: &binding.effects) {
            preconditionFailure("unreadable letters at \(cursor.location)")
        }
    }
}

/// A place in a graph written on letters.
func letter(_ line: Int, _ column: Int) -> SourceLocation {
    .init(path: "Letters.swift", line: line, column: column)
}
