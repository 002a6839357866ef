import Foundation

/// A package in a folder, built by `swift build` for debugging in a build folder of its own.
struct BuiltPackage {
    var folder: URL

    func build() throws -> BuildLog {
        BuildLog(try Command("/usr/bin/env", ["swift", "build", "--package-path", folder.path]).run())
    }

    /// Builds until there is nothing left to do. SwiftPM links a plugin's tool once more in the build after one in which it planned, and then
    /// all tools run again.
    func settle() throws {
        for _ in 0..<4 where !(try build().isIdle) {}
    }

    /// Removes what was built of modules of its own; the tool and the library stay. SwiftPM plans anew.
    func clean(_ modules: Set<String>) throws {
        let products = folder.appendingPathComponent(".build/debug")
        for module in modules {
            for product in ["\(module).build", "Modules/\(module).swiftmodule"] {
                try? FileManager.default.removeItem(at: products.appendingPathComponent(product))
            }
        }
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/plugins/outputs"))
        try? FileManager.default.removeItem(at: products.appendingPathComponent("description.json"))
    }

    /// What the plugin had written, by module.
    func generatedFiles() -> [String: URL] {
        let outputs = folder.appendingPathComponent(".build/plugins/outputs")
        let all = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
        let suffix = "+Dovetail.swift"
        let files = (all?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent.hasSuffix(suffix) }
        return Dictionary(files.map { (String($0.lastPathComponent.dropLast(suffix.count)), $0) }) { $1 }
    }

    /// What a module's tool is told.
    func plan(of module: String) -> String? {
        generatedFiles()[module].map { $0.deletingLastPathComponent().appendingPathComponent("plan.json").path }
    }
}
