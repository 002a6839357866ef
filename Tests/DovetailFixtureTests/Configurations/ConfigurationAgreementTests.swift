import DovetailDiagnostics
import DovetailSyntax
import Foundation
import Testing

@testable import DovetailLinking
@testable import DovetailPipeline

/// Conditions that only the compiler knows, against the same program with conditions that are known: in every configuration there has to be
/// found the same, and what is written has to be the same to whoever follows its `#if`.
@Suite struct ConfigurationAgreementTests {
    private static let seeds: Range<UInt64> = {
        let count = ProcessInfo.processInfo.environment["DOVETAIL_CONFIGURATION_SEEDS"].flatMap(UInt64.init)
        return 0..<(count ?? 40)
    }()

    @Test(arguments: seeds)
    func `each configuration is what the program is where it is known`(_ seed: UInt64) {
        let program = ConditionalProgram(seed: seed)
        let modules = [module(program.text, conditions: [])]
        let merged = Pipeline.run(modules, target: "App")
        let tree = ConfigurationTree(Pipeline.scan(modules), target: "App")
        #expect(!tree.isTooLarge)
        for assignment in ConditionalProgram.assignments {
            let configuration = zip(ConditionalProgram.atoms, assignment).reduce(Configuration()) {
                configuration,
                item in
                configuration.deciding(ConditionAtom.reading(item.0).atom, item.1)
            }
            let flags = zip(assignment.indices, assignment).compactMap { $1 ? "FLAG\($0)" : nil }
            let known = Pipeline.run([module(program.knownText, conditions: Set(flags))], target: "App")
            let leaves = tree.leaves.filter { leaf in
                leaf.configuration.literals.allSatisfy { configuration.value(of: $0.atom) == $0.holds }
            }
            #expect(leaves.count == 1)
            guard let leaf = leaves.first else { continue }
            let validation = Pipeline.validate(leaf.program, FileNames([], target: "App"))
            let found = leaf.program.diagnostics + validation.diagnostics
            #expect(Set(found.map(told)) == Set(known.diagnostics.map(told)), "\(flags)\n\(program.text)")
            guard !merged.hasErrors else { continue }
            #expect(
                significant(taken(merged.text, in: configuration)) == significant(known.text),
                "\(flags)\n\(program.text)\n\(merged.text)"
            )
        }
    }

    @Test func `many of the programs are without errors, and many depend on conditions`() {
        let outcomes = Self.seeds.map { seed in
            let modules = [module(ConditionalProgram(seed: seed).text, conditions: [])]
            return (Pipeline.run(modules, target: "App"), ConfigurationTree(Pipeline.scan(modules), target: "App"))
        }
        #expect(outcomes.count { !$0.0.hasErrors && $0.1.leaves.count > 1 } * 10 > outcomes.count)
        #expect(outcomes.contains { $0.0.hasErrors })
        #expect(outcomes.contains { $0.1.conditions.count == 3 })
    }

    private func module(_ text: String, conditions: Set<String>) -> ReadModule {
        ReadModule(
            name: "App",
            packageName: "app",
            conditions: conditions,
            sources: [SourceText(path: "App.swift", text)]
        )
    }

    private func told(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.location.line) \(diagnostic.id.rawValue) \(diagnostic.headline)"
    }

    /// What is left for the compiler behind `#if`.
    private func taken(_ text: String, in configuration: Configuration) -> String {
        let evaluator = ConditionEvaluator(flags: [], configuration: configuration)
        var lines: [Substring] = []
        // Of each open `#if`: whether its branch is taken, and whether one has been.
        var open: [(isTaken: Bool, wasTaken: Bool)] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let word = line.prefix { $0 != " " }
            let condition = line.dropFirst(word.count + 1)
            switch word {
            case "#if":
                let holds = evaluator.outcome(of: String(condition)) == .holds
                open.append((holds, holds))
            case "#elseif", "#else":
                guard let last = open.popLast() else { continue }
                let holds = word == "#else" || evaluator.outcome(of: String(condition)) == .holds
                open.append((holds && !last.wasTaken, holds || last.wasTaken))
            case "#endif": _ = open.popLast()
            default: if open.allSatisfy(\.isTaken) { lines.append(line) }
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Without the names in the first line, without the warnings, which name their configuration, and without empty lines.
    private func significant(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n").dropFirst()
        return Array(lines.prefix { !$0.hasPrefix("// What the build has to warn of") })
    }
}
