import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import Testing

/// What is told of several targets that are checked together.
@Suite struct JoinedFindingsTests {
    private static let kit = """
        import Dovetail
        public enum Main: Scope {}
        public struct Missing { init() {} }
        public struct A { public init(PARAMETERS) {} }
        public struct B { public init() {} }
        public struct C { public init() {} }
        public enum KitAssembly: Assembly {
            public typealias Scope = Main
            public static var registrations: Registrations {
                Transient(A.self)
                Transient(B.self)
                Transient(C.self)
                BESIDES
            }
        }
        """

    private static func composition(_ name: String, exposing roots: [String], including other: String? = nil) -> String
    {
        """
        import Dovetail
        import Kit
        \(other.map { "import \($0)Target" } ?? "")
        public enum \(name): Composition {
            public static var assemblies: Assemblies {
                \(other.map { "Include(\($0).self)" } ?? "KitAssembly.self")
                \(roots.map { "Expose(\($0).self)" }.joined(separator: "\n        "))
            }
        }
        """
    }

    /// The modules by name. Those of compositions are named for them.
    private struct Program {
        var modules: [String: ReadModule] = [:]

        init(parameters: String = "", besides: String = "", package: String = "app") {
            let text = kit.replacing("PARAMETERS", with: parameters).replacing("BESIDES", with: besides)
            let source = SourceText(path: "/Kit.swift", text)
            modules["Kit"] = ReadModule(name: "Kit", packageName: package, sources: [source])
        }

        mutating func add(_ name: String, exposing roots: String..., including other: String? = nil) {
            let text = composition(name, exposing: roots, including: other)
            modules[name + "Target"] = ReadModule(
                name: name + "Target",
                packageName: "app",
                dependencies: ["Kit"] + (other.map { [$0 + "Target"] } ?? []),
                sources: [SourceText(path: "/\(name).swift", text)]
            )
        }

        /// What is found in some of them, or in all.
        func findings(in names: [String]? = nil, isStrict: Bool = false) -> [Diagnostic] {
            let outcomes = (names ?? modules.keys.sorted()).map { name in
                let visible = modules.values.filter { module in
                    module.name == name || modules[name]?.dependencies.contains(module.name) == true
                }
                return Pipeline.run(visible.sorted { $0.name < $1.name }, target: name, for: .check(isStrict: isStrict))
            }
            let joined = JoinedFindings(outcomes, isStrict: isStrict).diagnostics
            #expect(joined == JoinedFindings(outcomes.reversed(), isStrict: isStrict).diagnostics)
            return joined
        }
    }

    @Test func `what is wrong in an assembly is told once, whoever lists it`() {
        var program = Program(parameters: "_ missing: Missing")
        program.add("First", exposing: "A")
        program.add("Second", exposing: "A", "B")
        #expect(program.findings().map(\.id) == [.missingBinding])
        #expect(program.findings(in: ["FirstTarget"]).map(\.id) == [.missingBinding])
    }

    @Test func `what a registration doesn't offer is missing once, whoever is the first to lack it`() {
        var program = Program(
            parameters: "_ store: any Store",
            besides: "Transient(D.self); Transient(FileStore.self)"
        )
        program.modules["Kit"]?.sources.append(
            SourceText(
                path: "/Store.swift",
                """
                public protocol Store {}
                struct FileStore: Store {}
                public struct D { init(_ store: any Store) {} }
                """
            )
        )
        program.add("First", exposing: "A")
        program.add("Second", exposing: "D")
        let findings = program.findings()
        #expect(findings.map(\.id) == [.missingBinding])
        #expect(findings.first?.notes.last?.message.contains("add `as: (any Store).self` to its registration") == true)
    }

    @Test func `what is wrong in a composition that another includes is told as its own`() {
        var program = Program(parameters: "_ missing: Missing")
        program.add("Whole", exposing: "A")
        program.add("Application", exposing: "B", including: "Whole")
        let findings = program.findings()
        #expect(findings.map(\.id) == [.missingBinding])
        #expect(findings.first?.notes.contains { $0.message.contains("`Whole` exposes") } == true)
    }

    @Test func `what one composition needs is not unused, whatever another does`() {
        var program = Program()
        program.add("First", exposing: "A")
        program.add("Second", exposing: "B")
        let findings = program.findings()
        #expect(findings.map(\.id) == [.unusedRegistration])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.headline.hasSuffix("needs `C`") == true)
        #expect(program.findings(in: ["FirstTarget"]).count == 2)
    }

    @Test func `where there are errors, what is unused is open`() {
        var program = Program(parameters: "_ missing: Missing")
        program.add("First", exposing: "A")
        program.add("Second", exposing: "B")
        #expect(program.findings().map(\.id) == [.missingBinding])
    }

    @Test func `a composition that can't be checked is told of where nobody says why`() {
        var program = Program(besides: "let nothing = 1")
        program.add("First", exposing: "A")
        let alone = program.findings(in: ["FirstTarget"])
        #expect(alone.map(\.location.path) == ["/First.swift"])
        #expect(alone.first?.headline.hasPrefix("`First` is not checked, since `KitAssembly` has errors") == true)
        #expect(program.findings().map(\.location.path) == ["/Kit.swift"])
    }

    @Test func `strictly, warnings are errors, and other packages are told of too`() {
        var program = Program()
        program.add("First", exposing: "A", "B")
        #expect(program.findings(isStrict: true).map(\.severity) == [.error])

        var foreign = Program(package: "elsewhere")
        foreign.add("First", exposing: "A", "B")
        #expect(foreign.findings() == [])
        #expect(foreign.findings(isStrict: true).map(\.id) == [.unusedRegistration])
    }
}
