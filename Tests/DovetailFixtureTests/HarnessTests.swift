import DovetailTestSupport
import Foundation
import Testing

/// A harness that lets everything pass proves nothing: here it is given what must not.
@Suite struct HarnessTests {
    private static let manifest = """
        import Dovetail
        enum Main: Scope {}
        final class Thing { init() {} }
        enum Things: Assembly {
            typealias Scope = Main
            static var registrations: Registrations {
                Transient(Thing.self)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies {
                Things.self
                Expose(Thing.self)
            }
        }
        """

    private static func withFixture(_ program: String, _ body: (Fixture) throws -> Void) throws {
        let temporary = try TemporaryFolder("dovetail-harness")
        let app = temporary.url.appending(path: "App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: app.appending(path: "Manifest.swift"))
        try Data(program.utf8).write(to: app.appending(path: "main.swift"))
        try body(Fixture(folder: temporary.url))
    }

    @Test func `each wanted file is compared with what comes out`() throws {
        try Self.withFixture("_ = Product.Main().makeThing()\nprint(\"made\")\n") { fixture in
            let results = try FixtureRun(fixture: fixture).results()
            #expect(results.keys.sorted() == ["generated.swift", "output.txt"])
            #expect(results["output.txt"] == "made\n")

            try fixture.record(results)
            #expect(FixtureRun.differences(between: results, and: try fixture.want()) == [])

            var want = results
            want["output.txt"] = "forgotten\n"
            want["findings.txt"] = "a finding that is gone\n"
            want["generated.swift"] = nil
            try fixture.record(want)
            #expect(
                FixtureRun.differences(between: results, and: try fixture.want())
                    == ["findings.txt", "generated.swift", "output.txt"]
            )
        }
    }

    @Test(
        arguments: [
            ("Product.Main().makeSomethingElse()\n", "has no member 'makeSomethingElse'"),
            ("func unused() { var count = 0; print(count) }\n_ = Product.Main()\n", "'count' was never mutated"),
            ("import Foundation\nexit(3)\n", "status 3"),
        ]
    )
    func `a program that does not compile, or only with a warning, or stops, fails`(program: String, reason: String)
        throws
    {
        try Self.withFixture(program) { fixture in
            let failure = #expect(throws: FixtureCompiler.Failure.self) { try FixtureRun(fixture: fixture).results() }
            #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
        }
    }
}
