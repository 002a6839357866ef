import Foundation

/// What the tool reads: the form is Dovetail's `BuildPlan`, as another build system would write it.
struct Plan: Encodable {
    struct Module: Encodable {
        var name: String
        var package: String
        var dependencies: [String]
        var conditions: [String] = []
        var sources: [String]
    }

    var version = 1
    var target: String
    var output: String
    var modules: [Module]

    init(of target: String, _ renderer: PackageRenderer, in folder: URL) {
        let package = renderer.package
        var sources: [String: [String]] = [:]
        for file in renderer.files {
            let module = file.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
            sources[module, default: []].append(folder.appendingPathComponent(file.path).path)
        }
        let all = Array(package.modules.indices)
        let own = package.modules.firstIndex { $0.name == target }
        self.target = target
        output = folder.appendingPathComponent("outputs/\(target)+Dovetail.swift").path
        let entry = { (index: Int) in
            Module(
                name: package.modules[index].name,
                package: "parts",
                dependencies: package.recursiveDependencies(of: index).map { package.modules[$0].name }.sorted(),
                sources: sources[package.modules[index].name, default: []].sorted()
            )
        }
        if let own {
            modules = [entry(own)] + package.recursiveDependencies(of: own).map(entry)
        } else {
            let product = Module(
                name: target,
                package: "app",
                dependencies: all.map { package.modules[$0].name }.sorted(),
                sources: sources[target, default: []].sorted()
            )
            modules = [product] + all.map(entry)
        }
    }
}
