import Foundation

/// A package with as many registrations as asked for, in modules of a hundred and three scopes, written to a folder with its plan.
struct LargePackage {
    private let folder: URL
    private let count: Int

    /// The plan of the module with the composition.
    var plan: String { folder.appendingPathComponent("plan.json").path }

    /// - Parameter isEdited: With a need, a lifetime and a maker that are others than without.
    init(_ count: Int, in folder: URL, isEdited: Bool = false) throws {
        self.count = count
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var modules: [[String: Any]] = []
        var names: [String] = []
        for module in 0..<(count / Self.size) {
            let path = try write(Self.source(of: module, isEdited: isEdited), to: "Part\(module).swift")
            modules.append(entry("Part\(module)", path, names))
            names.append("Part\(module)")
        }
        let path = try write(Self.product(names), to: "Product.swift")
        modules.insert(entry("Product", path, names), at: 0)
        let output = folder.appendingPathComponent("Product+Dovetail.swift").path
        let plan: [String: Any] = ["version": 1, "target": "Product", "output": output, "modules": modules]
        try JSONSerialization.data(withJSONObject: plan).write(to: URL(fileURLWithPath: self.plan))
    }

    private static let size = 100

    private func entry(_ name: String, _ path: String, _ dependencies: [String]) -> [String: Any] {
        ["name": name, "package": "large", "dependencies": dependencies, "conditions": [String](), "sources": [path]]
    }

    private func write(_ text: String, to name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private static func scope(of module: Int) -> String { ["HostScope", "AccountScope", "SessionScope"][module % 3] }

    /// What the nth object of a module needs: some of its module, and some of the modules of scopes around.
    private static func needs(of number: Int, in module: Int) -> [String] {
        var needs: [String] = []
        if number > 0 { needs.append("any P\(module * size + number - 1)") }
        if number > 2 { needs.append("any P\(module * size + number / 2)") }
        if module % 3 > 0 { needs.append("any P\((module - 1) * size + (number * 7) % size)") }
        if module > 2, number % 10 == 0 { needs.append("any P\((module - 3) * size + number)") }
        return needs
    }

    private static func source(of module: Int, isEdited: Bool) -> String {
        var types = ""
        var lines = ""
        for number in 0..<size {
            let name = module * size + number
            var needs = needs(of: number, in: module)
            if isEdited, number == 50, module == 5 { needs.append("any P\(3 * size + 20)") }
            let parameters = needs.enumerated().map { "n\($0): \($1)" }.joined(separator: ", ")
            types += "public protocol P\(name): Sendable {}\n"
            let maker = isEdited && module == 6 && number == 10 ? "Other" : "C"
            types += "struct \(maker)\(name): P\(name) { init(\(parameters)) {} }\n"
            let isLazy = isEdited && module == 8 && number == 90
            lines += "        Shared(\(maker)\(name).self, as: (any P\(name)).self)\(isLazy ? ".lazy()" : "")\n"
        }
        let scopes = module == 0 ? Self.scopes : ""
        let imports = (0..<module).map { "public import Part\($0)\n" }.joined()
        return """
            public import Dovetail
            \(imports)\(scopes)\(types)
            public enum Assembly\(module): Assembly {
                public typealias Scope = \(scope(of: module))
                public static var registrations: Registrations {
            \(lines)    }
            }

            """
    }

    private static let scopes = """
        public enum HostScope: Scope {}
        public enum AccountScope: Scope { public typealias Parent = HostScope }
        public enum SessionScope: Scope { public typealias Parent = AccountScope }

        """

    private static func product(_ modules: [String]) -> String {
        let exposed = modules.indices.map { "        Expose((any P\($0 * size + size - 1)).self)\n" }.joined()
        return """
            public import Dovetail
            \(modules.map { "public import \($0)\n" }.joined())
            public enum Product: Composition {
                public static var assemblies: Assemblies {
            \(modules.indices.map { "        Assembly\($0).self\n" }.joined())\(exposed)    }
            }

            """
    }
}
