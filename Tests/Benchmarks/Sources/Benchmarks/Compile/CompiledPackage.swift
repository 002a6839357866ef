import Foundation
import Workload

/// A package of the workload, written three times over the same business types: without wiring, with what Dovetail generates, and wired by hand.
struct CompiledPackage {
    enum Wiring: String, CaseIterable {
        case none, generated, byHand
    }

    /// One module's files of one wiring.
    private struct Module {
        var name: String
        /// The types, which are the same for all.
        var types: [String]
        var manifests: [String] = []
        var generated: [String] = []
        var byHand: [String] = []
    }

    let package: PackageModel
    private let folder: URL
    private let library: CompiledLibrary
    private var modules: [Module] = []

    /// - Parameter tool: Writes what is generated.
    init(_ count: Int, in folder: URL, library: CompiledLibrary, tool: Tool) throws {
        package = PackageModel(PackageModel.Size(registrations: count))
        self.folder = folder
        self.library = library
        let renderer = PackageRenderer(package, bodies: .none)
        try renderer.write(to: folder)
        let (types, manifests) = (TypeRenderer(package, bodies: .none), ManifestRenderer(package))
        let wiring = HandwrittenWiring(package)
        for (index, model) in package.modules.enumerated() {
            let place = folder.appendingPathComponent(PackageRenderer.folder(of: model.name))
            var module = Module(name: model.name, types: types.files(of: index).map { place.path + "/" + $0.path })
            module.manifests = manifests.files(of: index).map { place.path + "/" + $0.path }
            module.byHand = try wiring.files(of: index).map { try write($0, of: model.name) }
            if !model.assemblies.isEmpty { module.generated = [try generate(model.name, renderer, tool)] }
            modules.append(module)
        }
        let name = PackageModel.product
        let place = folder.appendingPathComponent(PackageRenderer.folder(of: name))
        var product = Module(name: name, types: [try write(RenderedFile("Empty.swift", "enum Empty {}\n"), of: name)])
        product.manifests = [place.path + "/" + manifests.composition.path]
        product.byHand = try wiring.product.map { try write($0, of: name) }
        product.generated = [try generate(name, renderer, tool)]
        modules.append(product)
    }

    private func write(_ file: RenderedFile, of module: String) throws -> String {
        let place = folder.appendingPathComponent("ByHand/\(module)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let url = place.appendingPathComponent(file.path)
        try Data(file.text.utf8).write(to: url)
        return url.path
    }

    private func generate(_ module: String, _ renderer: PackageRenderer, _ tool: Tool) throws -> String {
        _ = try Command(tool.path, ["generate", "--plan", renderer.writePlan(of: module, in: folder)]).run()
        return folder.appendingPathComponent("outputs/\(module)+Dovetail.swift").path
    }

    // MARK: - Compiling

    /// Compiles all modules, one after the other, and gives back the seconds of processor time of each.
    func compile(_ wiring: Wiring, _ configuration: String) throws -> [Double] {
        let objects = objectFolder(wiring, configuration)
        try? FileManager.default.removeItem(at: objects)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        return try modules.map { try compile($0, sources(of: $0, wiring), configuration, in: objects) }
    }

    /// The indices of the modules that are the same whatever the wiring.
    var unwired: Set<Int> {
        Set(
            modules.indices.filter {
                modules[$0].generated.isEmpty && modules[$0].manifests.isEmpty && modules[$0].byHand.isEmpty
            }
        )
    }

    private func compile(
        _ module: Module,
        _ sources: [String],
        _ configuration: String,
        in objects: URL
    ) throws -> Double {
        let arguments =
            CompiledLibrary.flags(configuration) + [
                "-module-name", module.name, "-package-name", "parts", "-I", objects.path, "-I",
                library.folder(configuration),
                "-parse-as-library", "-emit-module", "-emit-module-path", "\(objects.path)/\(module.name).swiftmodule",
                "-c", "-o", "\(objects.path)/\(module.name).o",
            ]
        return try Command("/usr/bin/env", ["swiftc"] + arguments + sources, in: objects.path).run()
            .seconds
    }

    private func sources(of module: Module, _ wiring: Wiring) -> [String] {
        switch wiring {
        case .none: module.types
        case .generated: module.types + module.manifests + module.generated
        case .byHand: module.types + module.byHand
        }
    }

    private func objectFolder(_ wiring: Wiring, _ configuration: String) -> URL {
        folder.appendingPathComponent("objects/\(configuration)-\(wiring.rawValue)")
    }

    // MARK: - Size

    /// Bytes of source that the wiring takes: what is generated, or written by hand.
    func sourceBytes(_ wiring: Wiring) throws -> Int {
        let files = modules.flatMap { module in
            switch wiring {
            case .none: [String]()
            case .generated: module.generated
            case .byHand: module.byHand
            }
        }
        return try files.reduce(0) { try $0 + Data(contentsOf: URL(fileURLWithPath: $1)).count }
    }

    /// Links a release program that opens all scopes and asks for all roots, without its symbols, and gives back its path. It was compiled before.
    ///
    /// - Parameter isRepeated: Whether it opens and ends them as often as its arguments say, and asks for nothing.
    func link(_ wiring: Wiring, isRepeated: Bool = false) throws -> String {
        let objects = objectFolder(wiring, "release")
        let program = objects.appendingPathComponent("program").path
        let (application, repeated) = (ApplicationRenderer(package), RepeatedApplicationRenderer(package))
        let imports = [PackageModel.product] + package.modules.filter { $0.content == .wired }.map(\.name)
        let file: RenderedFile
        switch wiring {
        case .none:
            // All types are there, and nothing makes any.
            file = RenderedFile("Application.swift", "@main enum Application { static func main() {} }\n")
        case .generated where isRepeated: file = repeated.file(importing: imports, classes: "Product.")
        case .byHand where isRepeated: file = repeated.file(importing: imports)
        case .generated: file = application.file(importing: imports)
        case .byHand: file = application.file(importing: imports, host: "Host")
        }
        let source = objects.appendingPathComponent(file.path)
        try Data(file.text.utf8).write(to: source)
        let arguments =
            CompiledLibrary.flags("release") + [
                "-module-name", "App", "-package-name", "app", "-I", objects.path, "-I", library.folder("release"),
                "-parse-as-library", "-emit-executable", "-o", program, source.path,
            ] + CompiledLibrary.strippingFlags + modules.map { "\(objects.path)/\($0.name).o" } + [
                "\(library.folder("release"))/Dovetail.o"
            ]
        _ = try Command("/usr/bin/env", ["swiftc"] + arguments, in: objects.path).run()
        return program
    }

    /// Of the types that manifests are.
    var namesOfAssemblies: [String] { package.modules.flatMap(\.assemblies).map(\.name) }

    /// What a program must have nothing of: what manifests say, and where they are.
    var wordsOfManifests: [String] {
        let tags = package.objects.compactMap(\.tag)
        return ["registrations", "Shared", "Transient", "PerGraph", "Registrations", folder.path] + tags
            + modules.flatMap(\.manifests).map { URL(fileURLWithPath: $0).lastPathComponent }
    }
}
