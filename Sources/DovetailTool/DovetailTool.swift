import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax

/// The command line: reads a plan and the files that it lists, writes the generated file, prints what is wrong.
@main
enum DovetailTool {
    static let usage = """
        usage: DovetailTool generate --plan FILE

        Checks the object graph of one target and writes the code that builds it. FILE is the plan that the build-tool plugin
        makes, as JSON. Errors are printed as the compiler prints them.

        exit status: 0 when the graph is sound, 1 when it is not, 2 when the tool could not do its work
        """

    static func main() {
        switch Array(CommandLine.arguments.dropFirst()) {
        case ["--help"], ["-h"], ["help"], ["generate", "--help"]:
            print(usage)
        case let arguments where arguments.count == 3 && arguments[0] == "generate" && arguments[1] == "--plan":
            do {
                let hasErrors = try generate(planPath: arguments[2])
                StandardError.stop(status: hasErrors ? 1 : 0)
            } catch {
                fail("\(error)")
            }
        case ["declarations"]:
            do {
                try DeclarationPrinter.run()
            } catch {
                fail("\(error)")
            }
        case let arguments where arguments.count == 2 && arguments[0] == "measure-scanning":
            do {
                try ScanningMeasurement.run(rounds: Int(arguments[1]) ?? 1)
            } catch {
                fail("\(error)")
            }
        case []:
            fail("nothing to do\n\(usage)")
        case let arguments:
            fail("can't read these arguments: \(arguments.joined(separator: " "))\n\(usage)")
        }
    }

    /// Gives back whether there were errors.
    private static func generate(planPath: String) throws -> Bool {
        let plan = try PlanFile.read(planPath)
        let modules = try plan.modules.map { module in
            ReadModule(
                name: module.name,
                packageName: module.package,
                dependencies: module.dependencies,
                conditions: Set(module.conditions),
                sources: try module.sources.map { SourceText(path: $0, bytes: try PlanFile.bytes(of: $0)) }
            )
        }
        let outcome = Pipeline.run(modules, target: plan.target)
        try OutputFile.write(outcome.text, to: plan.output)
        if outcome.hasErrors {
            StandardError.write(TextRenderer().rendered(outcome.diagnostics))
        }
        return outcome.hasErrors
    }

    private static func fail(_ message: String) -> Never {
        StandardError.write("error: dovetail: \(message)\n")
        StandardError.stop(status: 2)
    }
}
