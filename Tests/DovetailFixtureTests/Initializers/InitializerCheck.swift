import DovetailTestSupport
import Testing

/// Predicts the initializers of generated types, and has the compiler judge.
struct InitializerCheck {
    /// What came of it.
    struct Outcome {
        var subjects = 0
        var refused = 0
        var predicted = 0
        var compiled = 0
        var rejected = 0
        var lacking = 0
        /// Implied initializers that are predicted as isolated and that the compiler lets anybody call.
        var laxer = 0
        var disagreements: [String] = []

        /// Fails for each disagreement, and where there was little to disagree about.
        func verify() {
            print(
                "\(subjects) types (\(refused) more don't compile), \(predicted) initializers, \(compiled) calls compiled, "
                    + "\(rejected) rejected, \(lacking) rejected for an effect, \(laxer) predicted isolated that are not"
            )
            #expect(subjects > 200 && predicted > 300 && compiled > 600 && rejected > 500)
            #expect(laxer * 20 < predicted, "too many are taken as isolated that are not")
            let count = disagreements.count
            #expect(count == 0, "disagreements, of which the first are shown")
            for disagreement in disagreements.prefix(12) { Issue.record("\(disagreement)") }
        }
    }

    private var modules: [SubjectModule]
    private let defaultIsolated: String?
    private let compiler: CallCompiler

    init(_ modules: [SubjectModule], defaultIsolated: String? = nil) throws {
        self.modules = modules
        self.defaultIsolated = defaultIsolated
        compiler = try CallCompiler()
    }

    func outcome() throws -> Outcome {
        var outcome = Outcome()
        var modules = modules
        for index in modules.indices {
            outcome.refused += try discardRefused(&modules[index])
            try compiler.emit(Self.files(modules[index]), of: modules[index])
        }
        let program = InitializerProgram(modules, defaultIsolated: defaultIsolated)
        var distant: [InitializerCall] = []
        for module in modules {
            var near: [InitializerCall] = []
            for subject in module.subjects {
                guard let calls = InitializerCalls(program, module, subject) else {
                    outcome.disagreements.append("not found:\n\(subject.text)")
                    continue
                }
                outcome.subjects += 1
                outcome.predicted += calls.predictedCount
                near += calls.calls(from: .sameFile) + calls.calls(from: .otherFile)
                distant += calls.calls(from: .peer) + calls.calls(from: .outside)
            }
            try judge(near, in: module, &outcome)
        }
        try judge(distant, from: .peer, "Peer", package: modules[0].package, modules, &outcome)
        try judge(distant, from: .outside, "Outside", package: "outside", modules, &outcome)
        return outcome
    }

    /// Leaves out what does not compile, until the rest does.
    private func discardRefused(_ module: inout SubjectModule) throws -> Int {
        let before = module.subjects.count
        for _ in 0..<6 {
            let findings = try compiler.check(Self.files(module), of: module)
            if findings.isEmpty { break }
            let declared = Self.owners(
                of: module,
                \.declaration,
                after: module.importLines.count + module.prelude.count
            )
            let added = Self.owners(of: module, \.addition, after: module.importLines.count)
            var refused = Set((findings["Declarations"] ?? [:]).keys.compactMap { declared[$0] })
            refused.formUnion((findings["Additions"] ?? [:]).keys.compactMap { added[$0] })
            if refused.isEmpty { Issue.record("\(module.name): \(findings)") }
            module.subjects = module.subjects.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
        }
        return before - module.subjects.count
    }

    /// Which subject each line belongs to, counted from 1.
    private static func owners(
        of module: SubjectModule,
        _ lines: (Subject) -> [String],
        after first: Int
    ) -> [Int: Int] {
        var owners: [Int: Int] = [:]
        var line = first
        for (index, subject) in module.subjects.enumerated() {
            for _ in lines(subject) {
                line += 1
                owners[line] = index
            }
        }
        return owners
    }

    private static func files(_ module: SubjectModule) -> [(name: String, lines: [String])] {
        [("Declarations", module.declarationLines), ("Additions", module.additionLines)]
    }

    private func judge(_ calls: [InitializerCall], in module: SubjectModule, _ outcome: inout Outcome) throws {
        var declarations = module.declarationLines
        var others = module.importLines
        var lines: [(file: String, line: Int)] = []
        for (number, call) in calls.enumerated() {
            if call.place == .sameFile {
                declarations.append(call.line(number))
                lines.append(("Declarations", declarations.count))
            } else {
                others.append(call.line(number))
                lines.append(("Calls", others.count))
            }
        }
        let files = [("Declarations", declarations), ("Additions", module.additionLines), ("Calls", others)]
        let findings = try compiler.check(files.map { (name: $0.0, lines: $0.1) }, of: module)
        for (call, line) in zip(calls, lines) { Self.judge(call, findings[line.file]?[line.line], &outcome) }
    }

    private func judge(
        _ calls: [InitializerCall],
        from place: InitializerProgram.Place,
        _ name: String,
        package: String,
        _ modules: [SubjectModule],
        _ outcome: inout Outcome
    ) throws {
        let calls = calls.filter { $0.place == place }
        var lines = modules.map { "import \($0.name)" }
        for (number, call) in calls.enumerated() { lines.append(call.line(number)) }
        let module = SubjectModule(name: name, package: package)
        let findings = try compiler.check([("Calls", lines)], of: module)["Calls"] ?? [:]
        for (number, call) in calls.enumerated() {
            Self.judge(call, findings[modules.count + number + 1], &outcome)
        }
    }

    private static func judge(_ call: InitializerCall, _ finding: String?, _ outcome: inout Outcome) {
        switch (call.claim, finding) {
        case (.compiles, nil): outcome.compiled += 1
        case (.isRejected, _?): outcome.rejected += 1
        case (.needs, _?): outcome.lacking += 1
        case (.needs, nil) where call.mayBeLaxer: outcome.laxer += 1
        default:
            outcome.disagreements.append(
                "\(call.place.rawValue): \(call.claim):\n\(call.line(0))\n\(finding ?? "compiles")\n\(call.subject.text)"
            )
        }
    }
}
