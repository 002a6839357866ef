package import DovetailDiagnostics
import DovetailGraph
import DovetailLinking

/// What was found in the compositions of a target: each fault once, though two compositions that share an assembly both find what is wrong in it.
struct CompositionFindings {
    private struct Finding {
        var diagnostic: Diagnostic
        /// The first composition that has it, as an index.
        var composition: Int
    }

    private let compositions: [LinkedComposition]
    private let names: Set<String>
    private var findings: [Finding] = []
    private var places: [Fault: [Int]] = [:]
    /// Where what some composition needs is registered.
    private(set) var needed: Set<SourceLocation> = []

    init(of compositions: [LinkedComposition]) {
        self.compositions = compositions
        names = Set(compositions.map { $0.path.joined(separator: ".") })
    }

    /// Takes what was found in one of the compositions, given by its index.
    mutating func add(_ diagnostics: [Diagnostic], in composition: Int) {
        for diagnostic in diagnostics { add(diagnostic, in: composition) }
    }

    /// Takes what one of the compositions needs: another that doesn't is no reason to remove it.
    mutating func add(needed graph: ResolvedGraph) {
        needed.formUnion(graph.neededBindings.map { graph.graph[$0].location })
    }

    private mutating func add(_ diagnostic: Diagnostic, in composition: Int) {
        let fault = Fault(diagnostic, compositions: names)
        let known = places[fault, default: []].first { index in
            findings[index].composition != composition || findings[index].diagnostic.headline == diagnostic.headline
        }
        guard let known else {
            places[fault, default: []].append(findings.count)
            findings.append(Finding(diagnostic: diagnostic, composition: composition))
            return
        }
        // What is wrong in a composition that another includes is mended in there; otherwise the one that says most of it stays.
        let (other, own) = (compositions[findings[known].composition], compositions[composition])
        let saysMore = findings[known].diagnostic.notes.count < diagnostic.notes.count
        if other.includes.contains(own.identity) || saysMore && !own.includes.contains(other.identity) {
            findings[known].diagnostic = diagnostic
            findings[known].composition = composition
        }
    }

    /// All of it, in the order met, each where the compiler can show it; where no files are given, each at its own place.
    func placed(by files: FileNames?) -> [Diagnostic] {
        findings.filter { finding in
            !finding.diagnostic.id.isOfLeftovers || !needed.contains(finding.diagnostic.location)
        }.map { finding in
            files?.placed(finding.diagnostic, of: compositions[finding.composition]) ?? finding.diagnostic
        }
    }
}

extension DiagnosticID {
    /// Whether it is about something that no root of a composition needs, though one of another may.
    package var isOfLeftovers: Bool { self == .unusedRegistration || self == .unusedInput }
}
