import DovetailSyntax
import Testing

@testable import DovetailLinking
@testable import DovetailPipeline

@Suite struct ConfigurationTreeTests {
    private func tree(_ registrations: String, _ types: String = "", exposing: String = "Net") -> ConfigurationTree {
        let text = """
            import Dovetail
            #if canImport(Somewhere)
            import Somewhere
            #endif
            enum AppScope: Scope {}
            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
            \(registrations)
                }
            }
            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(\(exposing).self)
                }
            }
            \(types)
            """
        let module = ReadModule(
            name: "App",
            packageName: "app",
            conditions: ["LIVE"],
            sources: [SourceText(path: "App.swift", text)]
        )
        return ConfigurationTree(Pipeline.scan([module]), target: "App")
    }

    private func decisions(_ tree: ConfigurationTree) -> [String] {
        tree.leaves.map { leaf in
            leaf.configuration.literals.map { ($0.holds ? "" : "!") + $0.atom.text }.joined(separator: " ")
        }
    }

    @Test func `a target of which nothing depends on what is not known is linked once`() {
        let tree = tree(
            """
            #if LIVE
            Shared(Net.self)
            #else
            Shared(Nothing.self)
            #endif
            Shared(Log.self) {
                #if DEBUG
                Log(level: 1)
                #else
                Log(level: 2)
                #endif
            }
            Shared(Phone.self)
            """,
            """
            struct Net: Sendable {
                init() {
                    #if arch(arm64)
                    print("arm64")
                    #endif
                }
                #if os(Linux)
                func close() {}
                static let path = "/"
                #else
                func shut() {}
                #endif
            }
            struct Log: Sendable { let level: Int }
            #if os(iOS)
            struct Phone: Sendable {}
            #endif
            #if DEBUG
            struct Unused { init() {} }
            extension Net: CustomStringConvertible { var description: String { "" } }
            #else
            struct Unused { init(a: Int) {} }
            #endif
            """
        )
        #expect(decisions(tree) == [""])
        #expect(tree.conditions.isEmpty)
    }

    @Test func `only what is still open is decided`() {
        let types = """
            struct Net: Sendable {
                #if os(iOS) || os(macOS) || DEBUG
                init() {}
                #elseif swift(>=6) && os(Linux)
                init(a: Int) {}
                #else
                init(b: Int) {}
                #endif
            }
            """
        let tree = tree("Input(Int.self)\nShared(Net.self)", types)
        #expect(
            decisions(tree) == [
                "os(iOS)", "!os(iOS) os(macOS)", "!os(iOS) !os(macOS) DEBUG",
                "!os(iOS) !os(macOS) !DEBUG swift(>=6) os(Linux)", "!os(iOS) !os(macOS) !DEBUG swift(>=6) !os(Linux)",
                "!os(iOS) !os(macOS) !DEBUG !swift(>=6)",
            ]
        )
        #expect(tree.conditions.map(\.atom.text) == ["os(iOS)", "DEBUG", "swift(>=6)"])
    }

    @Test func `conditions of one kind are one, and the fifth is too many`() {
        let systems = ["iOS", "macOS", "tvOS", "watchOS", "Linux", "Windows", "Android"]
        var lines = systems.map { "#if os(\($0))\nInput(Int.self)\n#endif" }
        lines += ["Shared(Net.self)"] + ["A", "B", "C"].map { "#if canImport(\($0))\nInput(String.self)\n#endif" }
        let allowed = tree(lines.joined(separator: "\n"), "struct Net: Sendable {}")
        #expect(!allowed.isTooLarge)
        #expect(allowed.leaves.count == 8 * 8)
        let refused = tree(
            (lines + ["#if DEBUG\nInput(Bool.self)\n#endif"]).joined(separator: "\n"),
            "struct Net: Sendable {}"
        )
        #expect(refused.isTooLarge)
        #expect(refused.conditions.map(\.atom.kind) == ["os", "canImport(A)", "canImport(B)", "canImport(C)", "DEBUG"])
    }

    @Test func `what is read is what the build has, not what it might have`() {
        let tree = tree("Shared(Net.self)\n#if !LIVE && DEBUG\nShared(Net.self)\n#endif", "struct Net: Sendable {}")
        #expect(decisions(tree) == [""])
    }
}
