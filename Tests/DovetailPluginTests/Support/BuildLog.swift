import DovetailTestSupport

/// What `swift build` printed, sorted.
struct BuildLog {
    /// The exit status.
    let status: Int32
    /// Everything.
    let output: String

    init(_ result: Command.Result) {
        status = result.status
        output = result.output
    }

    /// Whether SwiftPM itself crashed. The swiftbuild build system of Swift 6.3 does now and then, while it plans:
    /// a race in its `LazyCache`.
    var isCrash: Bool { output.contains("*** Program crashed: ") }

    private var lines: [Substring] { output.split(separator: "\n") }

    /// What SwiftPM's native build system says of every build, whatever it does: of each plugin of the packages, and of the compiler.
    private static let constantSteps = [
        "Compiling plugin DovetailCommand", "Compiling plugin DovetailPlugin", "Write swift-version-",
    ]

    /// What the build did.
    var steps: [Substring] {
        lines.compactMap { $0.firstMatch(of: /^\[\d+\/\d+\] (.+)$/)?.output.1 }
            .filter { step in !Self.constantSteps.contains { step.hasPrefix($0) } }
    }

    /// The modules whose tools ran, sorted.
    var toolRuns: [String] {
        steps.compactMap { $0.wholeMatch(of: /Dovetail: (.+)/).map { String($0.output.1) } }.sorted()
    }

    /// The modules of which something was compiled.
    var compiledModules: Set<String> {
        Set(steps.compactMap { $0.wholeMatch(of: /(?:Compiling|Emitting module) (\w+).*/).map { String($0.output.1) } })
    }

    /// The lines with errors: the tool's, the compiler's, and SwiftPM's.
    var errors: [String] { reported("error: ") }

    /// The lines with warnings.
    var warnings: [String] { reported("warning: ") }

    private func reported(_ severity: String) -> [String] {
        lines.filter { $0.hasPrefix(severity) || $0.contains(": " + severity) }.map(String.init)
    }
}
