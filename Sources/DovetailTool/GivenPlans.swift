/// The plans that a verb is given, of those targets that it is to deal with.
struct GivenPlans {
    let plans: [BuildPlan]

    /// Several for several targets.
    static let option = VerbOption(
        name: "--plan",
        value: .text(placeholder: "FILE"),
        summary: "a target's plan, as the build-tool plugin makes it; several for several targets",
        isRequired: true,
        isRepeatable: true
    )

    /// Keeps a verb to some of a package's targets.
    static let targets = VerbOption(
        name: "--target",
        value: .text(placeholder: "NAME"),
        summary: "deals with this target only; several for several",
        isRepeatable: true
    )

    init(_ arguments: Arguments) throws {
        let all = try arguments.values(of: Self.option).map { try PlanFile.read($0) }
        let names = arguments.values(of: Self.targets)
        for name in names where !all.contains(where: { $0.target == name }) {
            let known = all.map(\.target)
            let all = "there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"
            let near = ArgumentParser.near(name, known) ?? all
            throw ArgumentParser.Fault(description: "there is no target \(name); \(near)")
        }
        plans = names.isEmpty ? all : all.filter { names.contains($0.target) }
    }
}
