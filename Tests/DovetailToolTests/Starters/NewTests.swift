import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// Files to start from.
struct NewTests {
    private static let features = [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "InternalImportsByDefault",
    ]

    /// What is written for whom, into a target whose own file begins so, that is compiled with or without the upcoming features.
    @Test(
        arguments: [
            ("internal", "import Dovetail\nimport Kit\n", false),
            ("internal", "internal import Dovetail\npackage import Kit\npackage func make(_ thing: Thing) {}\n", false),
            ("package", "import Dovetail\nimport Kit\n", false),
            ("package", "import Dovetail\nimport Kit\n", true),
            ("public", "import Dovetail\n", true),
        ]
    )
    func `What is written compiles, passes the check and is well formatted as it is`(
        access: String,
        app: String,
        hasFeatures: Bool
    ) throws {
        let workspace = try StarterWorkspace(app: app)
        func new(_ kind: String, _ name: String, _ options: String...) throws {
            let plan = try workspace.plan("App")
            let words = ["new", kind, name, "--plan", plan, "--access", access] + options
            let result = try Command(executable: BuiltTool.url, arguments: words).run()
            #expect(result.output.hasPrefix("wrote \(workspace.path("Sources/App/\(name).swift"))\nnext: "))
        }
        try new("scope", "RootScope")
        try new("scope", "NoteScope", "--parent", "AccountScope")
        try new("assembly", "NoteAssembly", "--scope", "NoteScope")
        try new("assembly", "AccountAssembly", "--scope", "AccountScope")
        try new("composition", "Empty")
        try new(
            "composition",
            "NotesApp",
            "--assembly",
            "KitAssembly",
            "--assembly",
            "NoteAssembly",
            "--assembly",
            "AccountAssembly",
            "--expose",
            "any Store",
            "--expose",
            "Thing"
        )
        let check = try BuiltTool.run("check", "--strict", "--plan", workspace.plan("App"))
        #expect(check.output == "")
        #expect(check.status == 0)
        let said = try workspace.compile(hasFeatures ? Self.features : [])
        #expect(said == "", "\(said)")
        let configuration = Repository.root.appending(path: ".swift-format").path(percentEncoded: false)
        let files = workspace.sources(of: "App").filter { !$0.hasSuffix("/App.swift") }
        #expect(files.count == 6)
        let lint = try Command("swift", ["format", "lint", "--strict", "--configuration", configuration] + files).run()
        #expect(lint.output == "")
    }

    @Test func `A composition exposes what it is told to, and its classes are made of the assemblies`() throws {
        let workspace = try StarterWorkspace()
        let words = ["--assembly", "Kit.KitAssembly", "--expose", "any Store", "--expose", "[Thing?]", "--print"]
        let plan = try workspace.plan("App")
        let result = try Command(
            executable: BuiltTool.url,
            arguments: ["new", "composition", "NotesApp", "--plan", plan] + words
        ).run()
        #expect(
            result.output == """
                import Dovetail
                import Kit

                /// The assemblies that make the product, and what it hands out.
                enum NotesApp: Composition {
                    static var assemblies: Assemblies {
                        KitAssembly.self
                        Expose((any Store).self)
                        Expose([Thing?].self)
                    }
                }

                """
        )
        #expect(workspace.sources(of: "App").count == 1)
    }

    @Test func `The scope need not be named where there is one`() throws {
        let workspace = try StarterWorkspace(
            kit: "import Dovetail\n",
            app: "import Dovetail\nenum AppScope: Scope {}\n"
        )
        #expect(try workspace.new("assembly", "NoteAssembly").status == 0)
        #expect(try workspace.text("Sources/App/NoteAssembly.swift").contains("    typealias Scope = AppScope\n"))
        let none = try StarterWorkspace(kit: "import Dovetail\nenum HiddenScope: Scope {}\n")
        #expect(
            try none.new("assembly", "NoteAssembly").output
                == "error: dovetail: there is no scope yet; DovetailTool new scope AppScope makes one\n"
        )
    }

    @Test func `A scope in an unsynchronized one is so too`() throws {
        let workspace = try StarterWorkspace()
        #expect(try workspace.new("scope", "PaneScope", "--parent", "WindowScope").status == 0)
        #expect(try workspace.text("Sources/App/PaneScope.swift").contains("typealias Isolation = Unsynchronized\n"))
        #expect(try BuiltTool.run("check", "--strict", "--plan", workspace.plan("App")).output == "")
    }

    @Test(
        arguments: [
            (["scoep", "X"], "KIND can't be scoep; did you mean scope?"),
            (["assembly", "X"], "new assembly needs --scope, one of AppScope, AccountScope, WindowScope"),
            (["assembly", "X", "--scope", "AcountScope"], "App sees no scope AcountScope; did you mean AccountScope?"),
            (["assembly", "X", "--scope", "Account"], "App sees no scope Account; did you mean AccountScope?"),
            (
                ["scope", "X", "--parent", "HiddenScope"],
                "App sees no scope HiddenScope; there are AppScope, AccountScope, WindowScope"
            ),
            (
                ["composition", "X", "--assembly", "KitAssemby"],
                "App sees no assembly KitAssemby; did you mean KitAssembly?"
            ),
            (["composition", "X", "--expose", "Thing Store"], "Thing Store is no type"),
            (["scope", "X", "--scope", "AppScope"], "--scope is for new assembly, not for new scope"),
            (
                ["scope", "X", "--parent", "WindowScope", "--access", "public"],
                "WindowScope is package, and can't be the parent of something public"
            ),
            (["assembly", "AppScope", "--scope", "AppScope"], "AppScope names AppScope, and can't be called the same"),
            (["scope", "X", "--target", "Ap"], "there is no target Ap; did you mean App?"),
            (["scope", "x-y"], "x-y can't be the name of a type; did you mean XY?"),
            (["scope", "Known"], "App has a type Known already; nothing is written"),
        ]
    )
    func `What can't be written is refused, with what was meant`(words: [String], message: String) throws {
        let workspace = try StarterWorkspace(app: "struct Known {}\n")
        let arguments = try ["new"] + words + ["--plan", workspace.plan("App")]
        let result = try Command(executable: BuiltTool.url, arguments: arguments).run()
        #expect(result.output.split(separator: "\n").first.map(String.init) == "error: dovetail: \(message)")
        #expect(result.status == 2)
        #expect(workspace.sources(of: "App").count == 1)
    }

    @Test func `No file is overwritten, and none gets the name of another`() throws {
        let workspace = try StarterWorkspace()
        try workspace.write("// mine\n", to: "Sources/App/One.swift")
        try workspace.write("// mine\n", to: "Sources/App/Inner/Two.swift")
        let one = try workspace.new("scope", "One")
        let path = workspace.path("Sources/App/One.swift")
        #expect(one.output == "error: dovetail: \(path) is already there; nothing is written\n")
        #expect(one.status == 2)
        #expect(try workspace.text("Sources/App/One.swift") == "// mine\n")
        #expect(try workspace.new("scope", "Three").status == 0)
        let again = try workspace.new("scope", "Three")
        let written = workspace.path("Sources/App/Three.swift")
        #expect(again.output == "error: dovetail: \(written) is already there; nothing is written\n")
        let two = try workspace.new("scope", "Two")
        let other = workspace.path("Sources/App/Inner/Two.swift")
        #expect(two.output == "error: dovetail: there is already a file of that name, \(other); nothing is written\n")
    }

    @Test func `The file goes where the sources of the target are`() throws {
        let workspace = try StarterWorkspace()
        #expect(
            try workspace.newInPackage("scope", "NoteScope").output
                == "error: dovetail: new needs --target, one of App, Kit\n"
        )
        #expect(try workspace.newInPackage("scope", "NoteScope", "--target", "Kit").status == 0)
        #expect(try workspace.text("Sources/Kit/Manifest/NoteScope.swift").contains("enum NoteScope: Scope {"))
        let folder = workspace.path("Sources/App/New/Scopes")
        let words = ["--parent", "NoteScope", "--directory", folder]
        let list = workspace.path("plans.json")
        // Kit's new scope is not for App to see.
        let arguments = ["--package-plans", list, "new", "scope", "LineScope"] + words
        let result = try Command(executable: BuiltTool.url, arguments: arguments).run()
        #expect(result.output.hasPrefix("error: dovetail: App sees no scope NoteScope; "))
        #expect(try workspace.newInPackage("scope", "LineScope", "--directory", folder).status == 0)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/LineScope.swift"))
    }

    @Test func `Without a plan a folder is needed, and names are taken as they are`() throws {
        let workspace = try StarterWorkspace()
        #expect(
            try BuiltTool.run("new", "scope", "X").output
                == "error: dovetail: new needs --directory, since nothing says where the file goes\n"
        )
        let folder = workspace.path("Sources/Other")
        #expect(
            try BuiltTool.run("new", "assembly", "Notes", "--scope", "Kit.AppScope", "--directory", folder).status == 0
        )
        #expect(try workspace.text("Sources/Other/Notes.swift").contains("    typealias Scope = Kit.AppScope\n"))
        #expect(
            try BuiltTool.run("new", "assembly", "Other", "--directory", folder).output
                == "error: dovetail: new assembly needs --scope, the lifetime that it is for\n"
        )
    }
}
