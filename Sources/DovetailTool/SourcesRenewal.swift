import DovetailDiagnostics
import DovetailPipeline

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the generated files of targets beside their sources. While there are errors in one of them, all stay as they are.
struct SourcesRenewal {
    let plans: [BuildPlan]

    func run() throws -> ExitStatus {
        var sources = PlanSources()
        let outcomes = try plans.map { plan in
            Pipeline.run(try sources.modules(of: plan), target: plan.target, for: .sources)
        }
        let findings = JoinedFindings(outcomes, isStrict: false)
        let isColoured = StandardStream.error.hasColours(in: ProcessInfo.processInfo.environment)
        StandardStream.error.write(
            TextRenderer(isColoured: isColoured, limit: .standard).rendered(findings.diagnostics)
        )
        if findings.hasErrors { return .errors }
        for outcome in outcomes { try renew(outcome) }
        return .sound
    }

    private func renew(_ outcome: Pipeline.Outcome) throws {
        guard let renewal = outcome.renewal else { return }
        // First, since a system that does not tell letters by their case may take one for the other.
        for leftover in renewal.leftovers {
            do {
                try FileManager.default.removeItem(atPath: leftover)
            } catch {
                throw PlanFile.Failure(description: "can't remove \(leftover)\(permission)")
            }
            StandardStream.output.write("removed \(leftover)\n")
        }
        guard let path = renewal.path else { return }
        do {
            guard try OutputFile.write(outcome.text, to: path) else { return }
        } catch let failure as PlanFile.Failure {
            throw PlanFile.Failure(description: failure.description + permission)
        }
        StandardStream.output.write("wrote \(path)\n")
    }

    /// What a plugin may lack.
    private var permission: String {
        Help.isOfPackage ? "; a plugin may write there under `\(RenewalCommand.text)`" : ""
    }
}
