import Foundation
import Workload

/// One package twice: wired by the plugin, and without it, with what the plugin writes kept beside the sources.
final class FortyModules {
    static let size = PackageModel.Size(registrations: 1_000, modules: 40)

    let with: BuiltPackage
    let without: BuiltPackage
    /// What is edited: an object of a module that many others depend on.
    let edited: ObjectModel
    private let repository: URL
    private let model = PackageModel(FortyModules.size)
    private var bodyEdits = 0
    private var isWider = false

    init(in folder: URL, repository: URL) throws {
        self.repository = repository
        with = BuiltPackage(folder: folder.appendingPathComponent("with"))
        without = BuiltPackage(folder: folder.appendingPathComponent("without"))
        let middle = model.objects.first { object in
            object.module > FortyModules.size.modules / 3 && object.lifetime == .shared && object.isReachable
        }
        guard let middle else { throw NothingToEdit() }
        edited = middle
        try write(to: with, hasPlugin: true)
        try write(to: without, hasPlugin: false)
        try with.settle()
        try keepGenerated()
        try without.settle()
    }

    struct NothingToEdit: Error {}

    var editedModule: String { model.modules[edited.module].name }
    var modules: Set<String> { Set(model.modules.map(\.name) + [PackageModel.product, "App"]) }
    var fingerprint: Fingerprint { PackageRenderer(model).fingerprint }

    /// Changes a line in the body of a function.
    func editBody() throws {
        bodyEdits += 1
        try writeEdit()
    }

    /// Gives an initialiser a further parameter, or takes it away again.
    func editSignature() throws {
        isWider.toggle()
        try writeEdit()
    }

    /// Copies what the plugin wrote beside the sources of the package without it, where it is another.
    func keepGenerated() throws {
        for (module, file) in with.generatedFiles() where modules.contains(module) {
            let kept = without.folder.appendingPathComponent(
                "\(PackageRenderer.folder(of: module))/\(module)+Dovetail.swift"
            )
            // Places in the sources are those of the other folder.
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacingOccurrences(of: with.folder.path, with: without.folder.path)
            if (try? String(contentsOf: kept, encoding: .utf8)) == text { continue }
            try text.write(to: kept, atomically: true, encoding: .utf8)
        }
    }

    /// On Linux, the compiler's driver compares the times of files by the second: it doesn't see an edit in the second of the build before.
    private func writeEdit() throws {
        Thread.sleep(forTimeInterval: 1.1)
        try write(to: with, hasPlugin: true)
        try write(to: without, hasPlugin: false)
    }

    private func write(to package: BuiltPackage, hasPlugin: Bool) throws {
        let model = isWider ? model.adding(needOf: edited.index) : model
        try PackageRenderer(model, edits: [edited.index: bodyEdits])
            .write(to: package.folder, dovetail: repository, hasPlugin: hasPlugin)
    }
}
