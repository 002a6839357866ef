/// The class of one scope in the product.
struct HandwrittenScopeClass {
    private let package: PackageModel
    private let scope: ScopeLevel
    private let parts: [HandwrittenPart]
    private let allParts: [HandwrittenPart]

    init(_ package: PackageModel, _ scope: ScopeLevel, _ parts: [HandwrittenPart]) {
        self.package = package
        self.scope = scope
        allParts = parts
        self.parts = parts.filter { $0.scope == scope }
    }

    private var parentName: String? { scope.parent.map { $0.className.lowercased() } }
    private var child: ScopeLevel? { ScopeLevel(rawValue: scope.rawValue + 1) }

    var file: RenderedFile {
        let inputs = package.inputs(of: scope)
        let exposed = package.exposed.filter { $0.scope == scope }
        let held = exposed.filter(HandwrittenPart.isHeld)
        var lines = ["/// What the application has for the \(scope.className.lowercased())."]
        lines.append("public final class \(scope.className): Sendable {")
        if let parent = scope.parent, let parentName {
            lines.append("    let \(parentName): \(parent.className)")
        }
        lines.append("    let ending = Ending()")
        lines += inputs.map { "    let \(HandwrittenWiring.name(of: $0)): \($0.requested)" }
        lines += parts.map { "    let \($0.name): \($0.typeName)" }
        lines += held.map { "    public let \(exposedName(of: $0)): \($0.requested)" }
        lines += [""] + initializer(inputs, held)
        for object in exposed where !HandwrittenPart.isHeld(object) { lines += [""] + member(for: object) }
        if let child { lines += [""] + opener(of: child) }
        lines += ["", "    public func end() async {", "        guard ending.begin() else { return }"]
        lines += parts.reversed().filter(\.hasHooks).map { "        \($0.name).end()" }
        lines += ["    }", "}"]
        return RenderedFile("\(scope.className).swift", imports + lines.joined(separator: "\n") + "\n")
    }

    private func isMadeAsynchronously(_ scope: ScopeLevel) -> Bool {
        allParts.contains { $0.scope == scope && $0.isMadeAsynchronously }
    }

    private func effects(of scope: ScopeLevel) -> String {
        isMadeAsynchronously(scope) ? " async throws" : scope.parent == nil ? "" : " throws"
    }

    private func parameters(of scope: ScopeLevel) -> [String] {
        package.inputs(of: scope).map { object in
            "\(HandwrittenWiring.lowerCamel(String(object.requested.dropFirst(4)))): \(object.requested)"
        }
    }

    private func initializer(_ inputs: [ObjectModel], _ held: [ObjectModel]) -> [String] {
        let outer = scope.parent.map { ["in \($0.className.lowercased()): \($0.className)"] } ?? []
        let access = scope.parent == nil ? "public " : ""
        let list = (outer + parameters(of: scope)).joined(separator: ", ")
        var lines = ["    \(access)init(\(list))\(effects(of: scope)) {"]
        if let parentName { lines.append("        try \(parentName).ending.verifyOpen()") }
        for part in parts {
            let outer = part.outer.flatMap { outer in
                allParts.first { $0.module == part.module && $0.scope == outer.scope }
            }
            let around = outer.map { "\(HandwrittenPart.outerName): \(road(to: $0.scope) + $0.name)" }
            let arguments =
                (around.map { [$0] } ?? [])
                + part.needs.map { need in "\(argumentLabel(of: need)): \(expression(for: need))" }
            let attempt = part.isMadeAsynchronously ? "try await " : ""
            lines.append("        let \(part.name) = \(attempt)\(part.typeName)(")
            lines.append(arguments.map { "            \($0)" }.joined(separator: ",\n"))
            lines.append("        )")
        }
        if let parentName { lines.append("        self.\(parentName) = \(parentName)") }
        lines += inputs.map { object in
            let name = HandwrittenWiring.lowerCamel(String(object.requested.dropFirst(4)))
            return "        self.\(HandwrittenWiring.name(of: object)) = \(name)"
        }
        lines += parts.map { "        self.\($0.name) = \($0.name)" }
        lines += held.map { "        \(exposedName(of: $0)) = \(expression(for: $0))" }
        return lines + ["    }"]
    }

    private func argumentLabel(of need: ObjectModel) -> String {
        HandwrittenPart.isHeld(need) ? HandwrittenWiring.name(of: need) : HandwrittenWiring.makerName(of: need)
    }

    private func part(of object: ObjectModel) -> HandwrittenPart? {
        allParts.first { $0.module == object.module && $0.scope == object.scope }
    }

    /// From this scope to one around it, with a dot at the end.
    private func road(to other: ScopeLevel) -> String {
        var road = ""
        var level = scope
        while level > other, let parent = level.parent {
            road += parent.className.lowercased() + "."
            level = parent
        }
        return road
    }

    /// As it is reached while this scope opens.
    private func expression(for need: ObjectModel) -> String {
        let road = road(to: need.scope)
        if need.lifetime == .input {
            let name = HandwrittenWiring.lowerCamel(String(need.requested.dropFirst(4)))
            return road.isEmpty ? name : road + HandwrittenWiring.name(of: need)
        }
        guard let part = part(of: need) else { return "" }
        let place = road + part.name
        return HandwrittenPart.isHeld(need)
            ? "\(place).\(HandwrittenWiring.name(of: need))"
            : need.takesArgument
                ? "{ [part = \(place)] in part.\(HandwrittenWiring.makerName(of: need))(item: $0) }"
                : "{ [part = \(place)] in part.\(HandwrittenWiring.makerName(of: need))() }"
    }

    private func exposedName(of object: ObjectModel) -> String {
        let name = object.requested.hasPrefix("any ") ? String(object.requested.dropFirst(4)) : object.typeName
        return object.tag == nil ? HandwrittenWiring.lowerCamel(name) : HandwrittenWiring.name(of: object)
    }

    private func member(for object: ObjectModel) -> [String] {
        let maker = HandwrittenWiring.makerName(of: object)
        let isolation = object.form == .viewModel ? "@MainActor " : ""
        let name = object.requested.hasPrefix("any ") ? String(object.requested.dropFirst(4)) : object.typeName
        if object.module == 0 {
            let elements = parts.filter(\.hasElements).map { "\($0.name).elements" }
            let sum = elements.isEmpty ? "[]" : elements.joined(separator: " + ")
            return [
                "    \(isolation)public func make\(name)() -> \(name) {", "        \(name)(elements: \(sum))", "    }",
            ]
        }
        guard let part = part(of: object) else { return [] }
        if object.lifetime == .lazy || object.lifetime == .weak {
            return ["    public var \(exposedName(of: object)): \(object.requested) { \(part.name).\(maker)() }"]
        }
        let parameter = object.takesArgument ? "item: ItemID" : ""
        let argument = object.takesArgument ? "item: item" : ""
        return [
            "    \(isolation)public func make\(name)(\(parameter)) -> \(object.requested) {",
            "        \(part.name).\(maker)(\(argument))", "    }",
        ]
    }

    private func opener(of child: ScopeLevel) -> [String] {
        let arguments = package.inputs(of: child).map { object in
            let name = HandwrittenWiring.lowerCamel(String(object.requested.dropFirst(4)))
            return "\(name): \(name)"
        }
        let attempt = isMadeAsynchronously(child) ? "try await" : "try"
        return [
            "    public func open\(child.className)(\(parameters(of: child).joined(separator: ", ")))\(effects(of: child)) -> \(child.className) {",
            "        \(attempt) \(child.className)(\((["in: self"] + arguments).joined(separator: ", ")))", "    }",
        ]
    }

    /// Public are those that its users see something of.
    private var imports: String {
        var seen: Set<Int> = [0]
        for object in package.exposed where object.scope == scope {
            if case .abstraction(_, let module) = object.key { seen.insert(module) } else { seen.insert(object.module) }
        }
        let modules = package.modules.indices.filter { !package.modules[$0].assemblies.isEmpty }
        let lines = modules.map { "\(seen.contains($0) ? "public " : "")import \(package.modules[$0].name)\n" }
        return lines.joined() + "\n"
    }
}
