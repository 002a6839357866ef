package import DovetailDiagnostics
import DovetailGeneration
import DovetailGraph
package import DovetailLinking
import DovetailSyntax

/// From the sources of a target and of what it depends on to the file that is written for it.
///
///     [ReadModule] --scan--> [ModuleSources] --link--> LinkedProgram
///                  --validate--> [CheckedComposition] --render--> text
///
/// Where conditions make a difference that only the compiler knows, what is linked and checked is each of their configurations
/// (`ConfigurationTree`), and one text is rendered of all.
///
/// Each stage is a function between values; nothing here touches the disk. Problems are collected on the way and never thrown.
package struct Pipeline {
    /// What a run is for.
    package enum Purpose: Sendable {
        /// A build of the target, which shows warnings through the compiler.
        case build
        /// A check, whose findings are joined with those of other targets. A strict one tells also of what other packages register in vain; one
        /// of generated sources, of those that are not up to date.
        case check(isStrict: Bool, ofGeneratedSources: Bool = false)
        /// The file that is to stand beside the target's sources.
        case sources

        /// Nil where the text is not asked for.
        fileprivate func destination(_ files: FileNames) -> GeneratedFile.Destination? {
            switch self {
            case .build: .build(namesakes: files.foreignNamesakes)
            case .check(_, let ofGeneratedSources): ofGeneratedSources ? .sources : nil
            case .sources: .sources
            }
        }
    }

    /// A composition that could not be checked, since an assembly of another module has errors.
    package struct Unchecked: Hashable, Sendable {
        /// The module that reports those errors.
        package var faultyModule: String
        package var diagnostic: Diagnostic
    }

    /// What a run comes to.
    package struct Outcome: Sendable {
        /// The name of the module that it is about.
        package var target: String
        /// The text of the generated file; also on errors, when it declares just enough to keep the compiler's follow-ups down. Empty of a check.
        package var text: String
        /// Sorted as they are to be printed.
        package var diagnostics: [Diagnostic]
        package var unchecked: [Unchecked] = []
        /// The modules that the target depends on.
        package var dependencies: Set<String> = []
        /// The names of the target's compositions.
        package var compositions: Set<String> = []
        /// Where what the target's compositions need is registered.
        package var needed: Set<SourceLocation> = []
        /// What is to become of the files beside the target's sources; nil where errors leave that open.
        package var renewal: GeneratedSources.Renewal?

        /// Whether the build has to fail.
        package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
    }

    /// Runs all stages for the module called `target`, which is one of `modules`.
    package static func run(
        _ modules: [ReadModule],
        target: String,
        for purpose: Purpose = .build
    ) -> Outcome {
        let generated = GeneratedSources(beside: target, modules)
        let scanned = scan(modules)
        // What stands in a file that cannot be read is not known: nobody is to be told that it is missing.
        let unreadable = syntaxProblems(of: scanned, target: target)
        guard unreadable.isEmpty else {
            return failed(GeneratedFile.Variant(Linker.link(scanned, target: target, extent: .output)), unreadable)
        }
        let tree = ConfigurationTree(scanned, target: target, extent: .output)
        if let problem = tree.diagnostic() {
            return failed(GeneratedFile.Variant(tree.outline), [problem])
        }
        var findings = ConfigurationFindings(tree.leaves.filter { !$0.program.isRefused }.map(\.configuration))
        var outcome = Outcome(target: target, text: "", diagnostics: [])
        outcome.dependencies = Set(modules.filter { $0.name == target }.flatMap(\.dependencies))
        let files = FileNames(modules, target: target)
        let variants = tree.leaves.map { leaf in
            if leaf.program.isRefused { return GeneratedFile.Variant(leaf.program, in: leaf.configuration) }
            let validated = validate(leaf.program, files, for: purpose)
            findings.add(
                ofManifests: leaf.program.explaining(leaf.program.diagnostics),
                ofGraph: leaf.program.explaining(validated.diagnostics),
                in: leaf.configuration
            )
            outcome.unchecked += unchecked(leaf.program).filter { !outcome.unchecked.contains($0) }
            outcome.compositions.formUnion(leaf.program.compositions.map { $0.path.joined(separator: ".") })
            outcome.needed.formUnion(validated.needed)
            return GeneratedFile.Variant(
                leaf.program,
                validated.checked,
                roots: validated.roots,
                in: leaf.configuration
            )
        }
        let warnings = findings.merged
        var diagnostics = warnings.map(\.diagnostic)
        if case .build = purpose { diagnostics += generated.besidePlugin() }
        // Unchecked ones are in the file only: a build stops at the first tool that fails, and that has to be the one that
        // knows what to mend.
        let errors = diagnostics.filter { $0.severity == .error } + outcome.unchecked.map(\.diagnostic)
        if let destination = purpose.destination(files) {
            outcome.text =
                errors.isEmpty
                ? GeneratedFile.render(variants, warnings: warnings, for: destination)
                : GeneratedFile.renderErrors(variants, errors)
        }
        if errors.isEmpty {
            let manifests = tree.leaves.flatMap { manifestLocations(in: $0.program) }
            outcome.renewal = generated.renewal(manifests: manifests)
            if case .check(_, ofGeneratedSources: true) = purpose {
                diagnostics += generated.outdated(outcome.text, manifests: manifests)
            }
        }
        outcome.diagnostics = diagnostics.inReportingOrder()
        return outcome
    }

    /// Where the target's assemblies and compositions are declared.
    private static func manifestLocations(in program: LinkedProgram) -> [SourceLocation] {
        program.assemblies.filter { $0.module == program.target }.map(\.location)
            + program.compositions.filter { $0.module == program.target }.map(\.location)
    }

    private static func failed(_ outline: GeneratedFile.Variant, _ errors: [Diagnostic]) -> Outcome {
        Outcome(
            target: outline.program.target,
            text: GeneratedFile.renderErrors([outline], errors + unchecked(outline.program).map(\.diagnostic)),
            diagnostics: errors.inReportingOrder()
        )
    }

    /// Reads the declarations of every file but those that were generated. Files are ordered by path, so that nothing depends on the order in
    /// which they were listed.
    package static func scan(_ modules: [ReadModule]) -> [ModuleSources] {
        let unread = modules.map { module in
            module.scanned == nil
                ? module.sources.filter { !GeneratedSources.isOne($0.path) }.sorted { $0.path < $1.path } : []
        }
        var scanned = FileScan.scan(unread.flatMap(\.self))[...]
        return zip(modules, unread).map { module, sources in
            let read =
                module.scanned?.sorted { $0.source.path < $1.source.path } ?? Array(scanned.prefix(sources.count))
            scanned = scanned.dropFirst(sources.count)
            return ModuleSources(
                name: module.name,
                packageName: module.packageName,
                dependencies: module.dependencies,
                listedIn: module.dependencyList,
                conditions: module.conditions,
                files: read
            )
        }
    }

    /// What is known of a target's compositions once they are checked.
    struct Validated {
        var checked: [GeneratedFile.CheckedComposition]
        var roots: ProgramRoots
        var diagnostics: [Diagnostic]
        /// Where what they need is registered.
        var needed: Set<SourceLocation>
    }

    /// Resolves and checks each of the target's compositions that exposes something.
    static func validate(_ program: LinkedProgram, _ files: FileNames, for purpose: Purpose = .build) -> Validated {
        let leftovers =
            switch purpose {
            case .build: LeftoverExtent.ownPackage
            case .check(let isStrict, _): isStrict ? LeftoverExtent.everything : .ownPackage
            case .sources: LeftoverExtent.ownPackage
            }
        var checked: [GeneratedFile.CheckedComposition] = []
        var found = CompositionFindings(of: program.compositions)
        for index in program.compositions.indices where program.compositions[index].module == program.target {
            guard let (composition, findings) = check(index, program, leftovers) else { continue }
            found.add(findings, in: index)
            guard let composition else { continue }
            checked.append(composition)
            found.add(needed: composition.resolved)
        }
        let roots = ProgramRoots(program, checked + included(by: checked, program))
        let isBuild = if case .build = purpose { true } else { false }
        let findings =
            found.placed(by: isBuild ? files : nil) + SealingRule.verify(program, checked)
            + RootMismatchRule.verify(program, checked, roots)
        return Validated(checked: checked, roots: roots, diagnostics: findings, needed: found.needed)
    }

    /// Checks one composition, and of one that exposes nothing only what its rules name; nil where manifests have faults: a graph with holes
    /// would be blamed for what its assemblies' own targets report.
    private static func check(
        _ index: Int,
        _ program: LinkedProgram,
        _ leftovers: LeftoverExtent
    ) -> (checked: GeneratedFile.CheckedComposition?, findings: [Diagnostic])? {
        let composition = program.compositions[index]
        guard !composition.exposures.isEmpty || composition.rules.contains(where: \.isOwn), !composition.hasFaults,
            !composition.assemblies.contains(where: { program.assemblies[$0].hasFaults })
        else { return nil }
        let graph = program.graph(of: composition)
        if composition.exposures.isEmpty { return (nil, graph.graph.verifyRuleTargets()) }
        let (resolved, findings) = graph.graph.resolve(leftovers: leftovers)
        let checked = resolved.map { resolved in
            GeneratedFile.CheckedComposition(index: index, composition: composition, graph: graph, resolved: resolved)
        }
        return (checked, findings)
    }

    /// The compositions of other targets that those of the target include, however deep, as their own targets check them. What is wrong with
    /// them is told there.
    private static func included(
        by own: [GeneratedFile.CheckedComposition],
        _ program: LinkedProgram
    ) -> [GeneratedFile.CheckedComposition] {
        var included: [GeneratedFile.CheckedComposition] = []
        var seen = Set(own.map(\.index))
        var open = own.map(\.composition)
        while let composition = open.popLast() {
            for include in composition.directIncludes where seen.insert(include.composition).inserted {
                let other = program.compositions[include.composition]
                open.append(other)
                guard other.module != program.target else { continue }
                if let checked = check(include.composition, program, .ownPackage)?.checked { included.append(checked) }
            }
        }
        return included
    }

    /// What the generated file says of compositions with an assembly whose own target reports errors. The compiler hardly
    /// ever gets there, since that target does not compile.
    private static func unchecked(_ program: LinkedProgram) -> [Unchecked] {
        program.compositions.filter { $0.module == program.target && !$0.exposures.isEmpty }.compactMap { composition in
            let foreign = composition.assemblies.map { program.assemblies[$0] }.filter { $0.module != program.target }
            guard let faulty = foreign.first(where: \.hasFaults) else { return nil }
            let name = composition.path.joined(separator: ".")
            let assembly = faulty.path.joined(separator: ".")
            let diagnostic = Diagnostic(
                .unreadableManifest,
                at: composition.location,
                "`\(name)` is not checked, since `\(assembly)` has errors, which the target \(faulty.module) reports"
            )
            return Unchecked(faultyModule: faulty.module, diagnostic: diagnostic)
        }
    }

    package static func syntaxProblems(of modules: [ModuleSources], target: String) -> [Diagnostic] {
        modules.filter { $0.name == target }.flatMap(\.files).flatMap { file in
            file.problems.map { problem in
                Diagnostic(.unreadableSource, at: file.source.location(of: problem.offset), problem.message)
            }
        }
    }
}
