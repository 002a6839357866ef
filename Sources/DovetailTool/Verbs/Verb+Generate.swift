extension Verb {
    /// What the build-tool plugin runs, and what takes its place for packages that are to be built without it.
    static let generate = Verb(
        name: "generate",
        summary: "checks the object graphs of targets and writes the code that builds them",
        details: """
            Errors are printed as the compiler prints them. A build is shown warnings through what is written.
            With --into-sources, the code of a target X becomes X+Dovetail.generated.swift beside its manifest, or stays where it was moved to, \
            for packages whose users are to need neither plugin nor tool: such a target has no plugin. The file is the same wherever the package \
            lies. Files of targets that have no manifest any more are removed. While there are errors, nothing is written. \
            `check --up-to-date` tells whether all of this is done.
            """,
        examples: ["generate --plan Notes.json", "generate --into-sources --plan Notes.json --plan NotesKit.json"],
        options: [GivenPlans.option, GivenPlans.targets, intoSources],
        run: { arguments in
            let plans = try GivenPlans(arguments).plans
            if arguments.has(intoSources) { return try SourcesRenewal(plans: plans).run() }
            return try plans.reduce(.sound) { status, plan in
                var sources = PlanSources()
                let modules = try sources.modules(of: plan)
                return try PlannedBuild(plan: plan, modules: modules).run() == .sound ? status : .errors
            }
        }
    )

    private static let intoSources = VerbOption(
        name: "--into-sources",
        summary: "writes the files beside the sources, not where the plans say",
        isRequiredOfPackages: true
    )
}
