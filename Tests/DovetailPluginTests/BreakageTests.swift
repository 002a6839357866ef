import Testing

extension PluginTests {
    /// The document SDK with a mistake in it.
    @Suite struct BreakageTests {
        private let example: PackageCopy

        init() throws {
            example = try Workbench.copy(of: "DocumentSDK")
        }

        @Test(arguments: Breakage.ofTheGraph + Breakage.ofAManifest)
        func `A mistake is reported at its place and alone, and is gone when it is mended`(_ breakage: Breakage) throws
        {
            try example.changing(breakage.changes) {
                let reports = try breakage.reporters.map { try breakage.report(example, $0) }
                let log = try example.build()
                #expect(log.status == 1)
                // A build stops at the first tool that fails. Which one, where several do, is up to the build system.
                #expect(reports.contains { log.output.contains($0.joined(separator: "\n")) }, "\(log.output)")
                #expect((1...reports.count).contains(log.errors.count), "\(log.output)")
                #expect(log.errors.allSatisfy { $0 == reports[0][0] }, "\(log.output)")

                for (reporter, report) in zip(breakage.reporters, reports) {
                    let run = try ToolRun(on: reporter, of: example)
                    #expect(run.output == report.map { $0 + "\n" }.joined())
                    #expect(run.status == 1)
                    #expect(run.text.contains("#error("))
                }
                for module in ["DocumentSync", "DocumentFeatures"] + Breakage.compositions
                where !breakage.reporters.contains(module) {
                    let run = try ToolRun(on: module, of: example)
                    #expect(run.output == "")
                    #expect(run.status == 0)
                }
            }
            let log = try example.build()
            #expect(log.status == 0, "\(log.output)")
            #expect(log.warnings == [])
        }

        @Test func `A registration that nothing needs is a warning at its line`() throws {
            let unused = Breakage.line("Shared(ServerWinsConflictPolicy.self)")
            try example.changing([unused]) {
                let log = try example.build()
                #expect(log.status == 0, "\(log.output)")
                #expect(log.errors == [])
                // The column is that of the text in the `#warning`.
                let type = "ServerWinsConflictPolicy"
                let place = try example.place(of: "Shared(\(type).self)", in: Breakage.assembly)
                let line = place.split(separator: ":").dropLast().joined(separator: ":")
                // Of the demo, which overrides something, nothing is said.
                let expected =
                    "\(line):14: warning: nothing that `DocumentSDK` exposes needs `\(type)`; remove the registration, or make "
                    + "`\(type)` as accessible as `DocumentSDK`, and hand it out there: `Expose(\(type).self)` [unused-registration]"
                #expect(log.warnings == [expected])
            }
            let log = try example.build()
            #expect(log.status == 0)
            #expect(log.warnings == [])
        }
    }
}
