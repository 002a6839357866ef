package import DovetailDiagnostics
package import DovetailPipeline
package import DovetailReports
import DovetailSyntax

extension Pipeline {
    /// The modules of an explanation's program, as a package would have them.
    package static func modules(of program: [Explanation.Module]) -> [ReadModule] {
        program.indices.map { index in
            ReadModule(
                name: program[index].name,
                packageName: "explanation",
                dependencies: program[..<index].map(\.name),
                sources: program[index].files.map { SourceText(path: $0.path, $0.text + "\n") }
            )
        }
    }

    /// What is reported of an explanation's program, by the targets that it is made of.
    package static func diagnostics(of program: [Explanation.Module]) -> [Diagnostic] {
        let modules = modules(of: program)
        return modules.indices.flatMap { run(Array(modules[...$0]), target: modules[$0].name).diagnostics }
    }
}
