import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

extension PluginTests {
    /// Edits at random, one after another, each with an incremental build behind it.
    ///
    /// `DOVETAIL_EDITS` says how many, `DOVETAIL_SEED` which.
    @Suite struct RandomEditTests {
        private static let environment = ProcessInfo.processInfo.environment
        private static let steps = environment["DOVETAIL_EDITS"].flatMap { Int($0) } ?? 5
        private static let seed = environment["DOVETAIL_SEED"].flatMap { UInt64($0) } ?? 1

        /// What the tool says and writes of a target that was never built.
        private struct Clean {
            var errors: [String]
            var text: String
        }

        @Test func `An incremental build equals a clean one, whatever was edited before`() throws {
            var random = SeededRandom(seed: Self.seed)
            var edited = EditedPackage()
            let package = try Workbench.package("Edited", files: edited.files)
            var history = ["seed \(Self.seed)"]
            for _ in 0..<Self.steps {
                let before = edited.files
                history.append(edited.edit(&random))
                try package.exchange(before, for: edited.files)
                try verify(package, edited, history)
            }
            let before = edited.files
            history.append(edited.mend())
            try package.exchange(before, for: edited.files)
            try verify(package, edited, history)
            let incremental = try package.generatedFiles().mapValues(\.text)
            try package.clean()
            let log = try package.build()
            #expect(log.status == 0, "\(history): \(log.output)")
            #expect(try package.generatedFiles().mapValues(\.text) == incremental, "\(history)")
        }

        private func verify(_ package: PackageCopy, _ edited: EditedPackage, _ history: [String]) throws {
            let log = try package.build()
            let clean = try EditedPackage.targets.map { try Self.clean($0, edited, in: package) }
            let errors = Set(clean.flatMap(\.errors))
            #expect(errors.isEmpty == edited.mistakes.isEmpty, "\(history)")
            if errors.isEmpty {
                #expect(log.status == 0, "\(history): \(log.output)")
                #expect(log.warnings == [], "\(history)")
                let texts = try package.generatedFiles().mapValues(\.text)
                let expected = Dictionary(uniqueKeysWithValues: zip(EditedPackage.targets, clean.map(\.text)))
                #expect(texts == expected, "\(history)")
            } else {
                #expect(log.status == 1, "\(history): \(log.output)")
                // A build stops at the first tool that fails.
                let told = log.errors.filter { $0.hasSuffix("]") }
                #expect(!told.isEmpty && errors.isSuperset(of: told), "\(history): \(log.output)")
            }
        }

        private static func clean(
            _ target: String,
            _ edited: EditedPackage,
            in package: PackageCopy
        ) throws -> Clean {
            let folder = try TemporaryFolder("dovetail-clean")
            let output = folder.url.appending(path: "Output.swift").path(percentEncoded: false)
            let plan = edited.plan(of: target, in: package, output: output)
            let file = folder.url.appending(path: "plan.json")
            try JSONEncoder().encode(plan).write(to: file)
            let run = try BuiltTool.run("generate", "--plan", file.path(percentEncoded: false))
            let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
            #expect(errors.isEmpty == (run.status == 0), "\(run.output)")
            return Clean(errors: errors, text: try String(contentsOfFile: output, encoding: .utf8))
        }
    }
}

extension PackageCopy {
    /// Changes the files that are other ones, adds those that are new, and removes those that are gone.
    fileprivate func exchange(_ old: [String: String], for new: [String: String]) throws {
        for file in old.keys where new[file] == nil { try remove(file) }
        for (file, text) in new where old[file] != text { try write(text, to: file) }
    }
}

extension EditedPackage {
    /// The targets that have the plugin.
    fileprivate static let targets = ["EditedKit", "EditedParts", "Edited"]

    /// What the plugin is to say of a target: made of what is in the package, not of what a build left.
    fileprivate func plan(of target: String, in package: PackageCopy, output: String) -> BuildPlan {
        let names = ["EditedSupply", "EditedKit", "EditedParts", "Edited"]
        let seen = names[...(names.firstIndex(of: target) ?? 0)]
        let modules = seen.enumerated().map { index, name in
            BuildPlan.Module(
                name: name,
                package: index == 0 ? "supply" : "edited",
                dependencies: Array(seen[..<index]),
                conditions: name == "EditedKit" && isTracing ? ["TRACING"] : [],
                sources: files.keys.filter { $0.contains("Sources/\(name)/") }.map(package.path).sorted()
            )
        }
        return BuildPlan(version: BuildPlan.currentVersion, target: target, output: output, modules: modules)
    }
}
