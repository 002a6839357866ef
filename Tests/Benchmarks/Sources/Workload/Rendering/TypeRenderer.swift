/// Writes the business types of a package: what knows nothing of Dovetail, and is the same however it is wired.
public struct TypeRenderer: Sendable {
    /// How much of a type is bodies.
    public enum Bodies: Sendable {
        /// Some forty lines in each, which compile.
        case realistic
        /// None, for measuring what declarations and wiring cost to compile.
        case none
    }

    private let package: PackageModel
    private let bodies: Bodies
    /// How often the body of a type was edited, by object.
    private let edits: [Int: Int]

    public init(_ package: PackageModel, bodies: Bodies = .realistic, edits: [Int: Int] = [:]) {
        self.package = package
        self.bodies = bodies
        self.edits = edits
    }

    /// The files of a module without its manifest, relative to its folder.
    public func files(of module: Int) -> [RenderedFile] {
        let model = package.modules[module]
        var files: [RenderedFile] = []
        if model.content == .kit { files += KitRenderer(package).files }
        files += model.values.map { RenderedFile("\($0).swift", value($0)) }
        files += model.assemblies.flatMap(\.objects).map { package.objects[$0] }
            .filter { $0.lifetime != .input && $0.module != 0 }
            .map { RenderedFile("\($0.typeName).swift", file(of: $0)) }
        return files
    }

    /// The file of one object's type, relative to its module's folder.
    public func file(of object: ObjectModel) -> String {
        var text = imports(of: object)
        let isAbstraction = if case .abstraction(_, object.module) = object.key { true } else { false }
        if isAbstraction { text += abstraction(of: object) }
        if let tag = object.tag { text += "/// Tells one \(object.requested) from others.\npublic enum \(tag) {}\n\n" }
        return text + declaration(of: object)
    }

    // MARK: - Parts

    private func imports(of object: ObjectModel) -> String {
        let access = object.form == .viewModel ? "public " : ""
        var modules: Set<Int> = []
        if object.takesArgument { modules.insert(0) }
        if case .element = object.key { modules.insert(0) }
        if case .abstraction(_, let module) = object.key { modules.insert(module) }
        for parameter in object.parameters {
            if case .maker = parameter.request { modules.insert(0) }
            if case .abstraction(_, let module) = parameter.object.map({ package.objects[$0].key }) {
                modules.insert(module)
            }
        }
        modules.remove(object.module)
        let lines = modules.sorted().map { "\(access)import \(package.modules[$0].name)\n" }
        return lines.joined() + (lines.isEmpty ? "" : "\n")
    }

    private func abstraction(of object: ObjectModel) -> String {
        guard case .abstraction(let name, _) = object.key else { return "" }
        return """
            /// What the rest of the application knows of \(object.typeName).
            public protocol \(name): Sendable {
                /// How many objects stand on each other below this one.
                var depth: Int { get }
            }


            """
    }

    private func declaration(of object: ObjectModel) -> String {
        let access = object.form == .viewModel ? "public " : ""
        let head =
            switch object.form {
            case .structure: "struct \(object.typeName)"
            case .finalClass: "final class \(object.typeName)"
            case .viewModel: "@MainActor\npublic final class \(object.typeName)"
            }
        let conformance =
            switch object.key {
            case .abstraction(let name, _): ": \(name)"
            case .itself: object.form == .viewModel ? "" : ": Sendable"
            case .element: ": \(object.scope.pluginName)"
            }
        let stored = object.parameters.map { "    private let \($0.name): \(type(of: $0, isStored: true))\n" }
        let parameters = object.parameters.map { parameter in
            "        \(parameter.name): \(type(of: parameter, isStored: false))"
        }
        let list = parameters.isEmpty ? "" : "\n" + parameters.joined(separator: ",\n") + "\n    "
        let assignments = object.parameters.map { "        self.\($0.name) = \($0.name)\n" }
        let effects = object.isMadeAsynchronously ? " async throws" : ""
        let body =
            bodies == .none
            ? ""
            : BodyRenderer(object, edit: edits[object.index] ?? 0, seed: package.size.seed).members
        return """
            /// Number \(object.index): lives as long as the \(object.scope.className.lowercased()).
            \(head)\(conformance) {
            \(stored.joined())    \(access)let depth: Int

                \(access)init(\(list))\(effects) {
            \(assignments.joined())        depth = \(depth(of: object))
                }
            \(object.hasHook ? "\n    func close() {}\n" : "")\(body)}

            """
    }

    /// An expression of its parameters: one more than what it stands on.
    private func depth(of object: ObjectModel) -> String {
        let terms: [String] = object.parameters.compactMap { parameter in
            switch parameter.request {
            case .object(let need): package.objects[need].lifetime == .input ? nil : "\(parameter.name).depth"
            case .optional: "\(parameter.name)?.depth ?? 0"
            case .collection: "\(parameter.name).map(\\.depth).max() ?? 0"
            case .closure, .maker, .argument, .standing: nil
            }
        }
        return terms.isEmpty
            ? "1" : terms.count == 1 ? "1 + (\(terms[0]))" : "1 + max(\(terms.joined(separator: ", ")))"
    }

    private func type(of parameter: Parameter, isStored: Bool) -> String {
        let escaping = isStored ? "" : "@escaping "
        switch parameter.request {
        case .object(let need): return package.objects[need].requested
        case .optional(let need):
            let name = package.objects[need].requested
            return name.hasPrefix("any ") ? "(\(name))?" : "\(name)?"
        case .collection(let scope): return "[any \(scope.pluginName)]"
        case .closure(let need): return "\(escaping)@Sendable () -> \(package.objects[need].requested)"
        case .maker(let need): return "\(escaping)@Sendable (ItemID) -> \(package.objects[need].requested)"
        case .argument: return "ItemID"
        case .standing(let value): return isStored ? "Int" : "Int = \(value)"
        }
    }

    private func value(_ name: String) -> String {
        """
        /// A plain value, which is made by whoever has its parts.
        public struct \(name): Hashable, Sendable {
            /// What came of it.
            public enum State: String, Hashable, Sendable, CaseIterable {
                case pending, active, archived

                /// Whether it is shown at all.
                public var isVisible: Bool { self != .archived }
            }

            public var identifier: Int
            public var title: String
            public var state: State

            public init(identifier: Int, title: String, state: State = .pending) {
                self.identifier = identifier
                self.title = title
                self.state = state
            }

            /// As it stands in lists.
            public var line: String { "#\\(identifier) \\(title) (\\(state.rawValue))" }

            public func renamed(_ title: String) -> \(name) {
                var copy = self
                copy.title = title.isEmpty ? "untitled {\\(identifier)}" : title
                return copy
            }
        }

        """
    }
}
