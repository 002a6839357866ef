/// Writes the manifests of a package, as a user of Dovetail would: an assembly for each module and scope, and the composition.
public struct ManifestRenderer: Sendable {
    private let package: PackageModel

    public init(_ package: PackageModel) {
        self.package = package
    }

    /// The files of a module's assemblies, relative to its folder.
    public func files(of module: Int) -> [RenderedFile] {
        package.modules[module].assemblies.map { RenderedFile("\($0.name).swift", file(of: $0, in: module)) }
    }

    /// The file of the composition, relative to the folder of its module.
    public var composition: RenderedFile {
        let modules = package.modules.filter { !$0.assemblies.isEmpty }
        let imports = modules.map { "import \($0.name)\n" }.joined()
        let assemblies = modules.flatMap(\.assemblies).map { "        \($0.name).self\n" }.joined()
        let name = PackageModel.product
        return RenderedFile(
            "\(name).swift",
            """
            public import Dovetail
            \(imports)
            /// What the application is made of.
            public enum \(name): Composition {
                public static var assemblies: Assemblies {
            \(assemblies)\(exposures.joined())    }
            }

            """
        )
    }

    /// One line for what each module hands out, and one for each tagged thing: a line for each of a thousand takes the compiler long.
    private var exposures: [String] {
        let exposed = package.exposed
        let tagged = exposed.compactMap { object in
            object.tag.map { "        Expose(\(Self.written(object.requested)), tag: \($0).self)\n" }
        }
        let plain = Dictionary(grouping: exposed.filter { $0.tag == nil }, by: \.module)
        let groups = plain.sorted { $0.key < $1.key }.map { _, objects in
            let types = objects.map { "            \(Self.written($0.requested))" }
            return "        Expose(\n\(types.joined(separator: ",\n"))\n        )\n"
        }
        return groups + tagged
    }

    // MARK: - Assemblies

    private func file(of assembly: ModuleModel.Assembly, in module: Int) -> String {
        let objects = assembly.objects.map { package.objects[$0] }
        var named: Set<Int> = [0]
        for object in objects {
            if case .abstraction(_, let module) = object.key { named.insert(module) }
            for parameter in object.parameters where isNamed(parameter, of: object) {
                if case .abstraction(_, let module) = parameter.object.map({ package.objects[$0].key }) {
                    named.insert(module)
                }
            }
        }
        named.remove(module)
        // The alias for the scope is public.
        let imports = named.sorted().map { "\($0 == 0 ? "public " : "")import \(package.modules[$0].name)\n" }
        let collection =
            module == 0 ? "        Contributions([any \(assembly.scope.pluginName)].self).allowEmpty()\n" : ""
        return """
            public import Dovetail
            \(imports.joined())
            /// What \(package.modules[module].name) provides for the \(assembly.scope.className.lowercased()).
            public enum \(assembly.name): Assembly {
                public typealias Scope = \(assembly.scope.scopeName)
                public static var registrations: Registrations {
            \(objects.map { "        \(registration(of: $0))\n" }.joined())\(collection)    }
            }

            """
    }

    private func isNamed(_ parameter: Parameter, of object: ObjectModel) -> Bool {
        object.isMadeByClosure || parameter.object.map { package.objects[$0].tag != nil } == true
    }

    private func registration(of object: ObjectModel) -> String {
        if object.lifetime == .input { return "Input(\(Self.written(object.requested)))" }
        var line = "\(Self.form(of: object))(\(object.typeName).self"
        if case .abstraction = object.key { line += ", as: \(Self.written(object.requested))" }
        if object.takesArgument { line += ", arguments: ItemID.self" }
        line += ")"
        if object.isMadeByClosure { line += " \(closure(of: object))" }
        if object.lifetime == .lazy { line += ".lazy()" }
        if case .element = object.key { line += ".into([any \(object.scope.pluginName)].self)" }
        if object.hasHook { line += ".onEnd { $0.close() }" }
        if let tag = object.tag { line += ".tagged(\(tag).self)" }
        for parameter in object.parameters {
            guard let need = parameter.object.map({ package.objects[$0] }), let tag = need.tag else { continue }
            line += ".using(\(Self.written(need.requested)), tag: \(tag).self, for: \"\(parameter.name)\")"
        }
        return line
    }

    private static func form(of object: ObjectModel) -> String {
        switch object.lifetime {
        case .input: "Input"
        case .shared, .lazy: "Shared"
        case .transient: "Transient"
        case .perGraph: "PerGraph"
        case .weak: "Weak"
        }
    }

    private func closure(of object: ObjectModel) -> String {
        let parameters = object.parameters.compactMap { parameter in
            parameter.object.map { "\(parameter.name): \(package.objects[$0].requested)" }
        }
        let arguments = object.parameters.compactMap { parameter in
            parameter.object.map { _ in "\(parameter.name): \(parameter.name)" }
        }
        let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
        return "{ \(head)\(object.typeName)(\(arguments.joined(separator: ", "))) }"
    }

    private static func written(_ type: String) -> String { type.hasPrefix("any ") ? "(\(type)).self" : "\(type).self" }
}
