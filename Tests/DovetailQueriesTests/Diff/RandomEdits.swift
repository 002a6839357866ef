import DovetailQueries

/// Edits of a document that each change something that `diff` tells of, and that never take each other back.
struct RandomEdits: RandomNumberGenerator {
    private var state: UInt64
    private var count = 0
    private var turnedTraits: Set<String> = []

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The document after one edit of its first composition.
    mutating func edited(_ document: GraphDocument) -> GraphDocument {
        count += 1
        var document = document
        var composition = document.compositions[0]
        let binding = Int.random(in: composition.bindings.indices, using: &self)
        let scope = Int.random(in: composition.scopes.indices, using: &self)
        switch Int.random(in: 0..<24, using: &self) {
        case 0: composition.bindings.remove(at: binding)
        case 1:
            var copy = composition.bindings[binding]
            copy.id += " \(count)"
            copy.name += "\(count)"
            copy.keys = [.init(type: copy.name, identity: "App::\(copy.name)")]
            composition.bindings.insert(copy, at: binding)
        case 2:
            composition.bindings[binding].lifetime = fresh(
                [.shared, .lazy, .transient, .weak, .perGraph],
                unlike: composition.bindings[binding].lifetime
            )
        case 3: composition.bindings[binding].keys.append(.init(type: "Key\(count)", identity: "App::Key\(count)"))
        case 4: composition.bindings[binding].name += "\(count)"
        case 5: composition.bindings[binding].assembly = "Assembly\(count)"
        case 6:
            composition.bindings[binding].module = "Module\(count)"
            // A collection has none, as it has no assembly.
            if composition.bindings[binding].isCollection { composition.bindings[binding].name += "\(count)" }
        case 7: composition.bindings[binding].scope = "Scope\(count)"
        case 8: composition.bindings[binding].effects.throwing = "Error\(count)"
        case 9: composition.bindings[binding].effects.actor = "Actor\(count)"
        case 10:
            composition.bindings[binding].arguments.append(.init(type: "Key\(count)", identity: "App::Key\(count)"))
        case 11:
            composition.bindings[binding].dependencies.append(
                dependency(composition.bindings.randomElement(using: &self)?.id)
            )
        case 12: composition.scopes[scope].opening.throwing = "Error\(count)"
        case 13: composition.scopes[scope].isolation = "Actor\(count)"
        case 14: composition.scopes[scope].parent = "Scope\(count)"
        case 15:
            composition.exposures.append(
                .init(
                    key: .init(type: "Key\(count)", identity: "App::Key\(count)"),
                    location: place,
                    bindings: [composition.bindings[binding].id]
                )
            )
        case 16: composition.assemblies.append(.init(name: "Assembly\(count)", module: "App", role: .listed))
        case 17:
            composition.findings.append(
                .init(id: "missing-binding", severity: "error", message: "\(count)", location: place)
            )
        case 18: composition.bindings[binding].hasHook = turned("hook", composition.bindings[binding].hasHook, binding)
        case 19:
            let isConcurrent = composition.bindings[binding].isConcurrent
            composition.bindings[binding].isConcurrent = turned("concurrent", isConcurrent, binding)
        case 20:
            let collection = GraphDocument.Key(type: "[Key\(count)]", identity: "[App::Key\(count)]")
            composition.bindings[binding].contributions.append(.init(collection: collection))
        case 21: composition.scopes.append(.init(name: "Scope\(count)", location: place))
        case 22: composition.condition = "CONDITION_\(count)"
        default:
            document.findings.append(.init(id: "unknown-type", severity: "error", message: "\(count)", location: place))
        }
        document.compositions[0] = composition
        return document
    }

    private let place = GraphDocument.Place(path: "App.swift", line: 1, column: 1)

    private func dependency(_ target: String?) -> GraphDocument.Dependency {
        .init(
            parameter: "parameter\(count)",
            key: .init(type: "Key\(count)", identity: "App::Key\(count)"),
            kind: .instance,
            answer: target == nil ? .missing : .found,
            target: target,
            location: place
        )
    }

    /// The other of two values, but only once for a place, so that no edit is taken back.
    private mutating func turned(_ trait: String, _ value: Bool, _ binding: Int) -> Bool {
        turnedTraits.insert("\(trait) \(binding)").inserted ? !value : value
    }

    private mutating func fresh<Value: Equatable>(_ values: [Value], unlike value: Value) -> Value {
        values.filter { $0 != value }.randomElement(using: &self) ?? value
    }
}
