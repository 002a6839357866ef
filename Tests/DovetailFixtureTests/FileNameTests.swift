import DovetailTestSupport
import Foundation
import Testing

/// Names of files that not every system can have, so that no fixture has them: case40's neighbours.
@Suite struct FileNameTests {
    private static let manifest = """
        import Dovetail
        enum Main: Scope {}
        protocol Promised {}
        final class Thing { init() {} }
        enum Things: Assembly {
            typealias Scope = Main
            static var registrations: Registrations {
                Transient(Thing.self, as: (any Promised).self)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies {
                Things.self
                Expose((any Promised).self)
            }
        }
        """

    @Test(arguments: [
        "A \"quote\".swift", "A back\\slash.swift", "100% \\(name) #1 é.swift", "It's $HOME; `x` *?.swift",
    ])
    func `the compiler's findings stand in a file of any name`(name: String) throws {
        let temporary = try TemporaryFolder("dovetail-name")
        let app = temporary.url.appending(path: "App")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        let file = app.appending(path: name)
        try Data(Self.manifest.utf8).write(to: file)
        try Data("_ = Product.Main().makePromised()\n".utf8).write(to: app.appending(path: "main.swift"))
        let failure = #expect(throws: FixtureCompiler.Failure.self) {
            try FixtureRun(fixture: Fixture(folder: temporary.url)).results()
        }
        // Of a quote and a backslash the compiler prints the escape as well.
        let path = file.path(percentEncoded: false).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let place = "\(path):8:"
        #expect(failure?.description.contains("\n\(place)") == true, "\(failure?.description ?? "")")
        #expect(failure?.description.contains("does not conform to") == true, "\(failure?.description ?? "")")
    }
}
