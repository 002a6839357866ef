package import DovetailDiagnostics

extension Graph {
    /// Answers every request and checks every rule. The resolved graph is nil exactly when a diagnostic is an error.
    package func resolve() -> (resolved: ResolvedGraph?, diagnostics: [Diagnostic]) {
        (nil, [])
    }
}
