import DovetailDiagnostics

/// An input that callers have to hand in and that nothing reads. A closure that opens the scope hands it in, which is
/// no use of it.
enum UnusedInput {
    static let rule = Rule(id: .unusedInput, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        return analysis.leftoverBindings.compactMap { binding in
            guard binding.lifetime == .input else { return nil }
            return Diagnostic(
                .unusedInput,
                severity: .warning,
                at: binding.location,
                "\(subject(binding)) is handed in when \(graph[binding.scope].name.quoted) opens, "
                    + "but nothing that \(graph.name.quoted) exposes needs it",
                notes: [.init(.suggestion, "remove the input, so that no caller has to provide it")]
            )
        }
    }
}

// MARK: - Wording

extension UnusedInput {
    private static func subject(_ binding: Binding) -> String {
        guard let name = binding.inputName else { return "the input \(binding.quoted)" }
        return "the input \(name.quoted), of type \(binding.quoted),"
    }
}
