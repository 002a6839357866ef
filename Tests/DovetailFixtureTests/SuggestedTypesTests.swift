import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// A type that a finding suggests for a parameter does, when it is put in its place: the finding is gone, no other comes, and it compiles.
@Suite struct SuggestedTypesTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var name: String
        /// What the parameter is to begin with.
        var type: String
        /// With `TYPE` in the parameter's place.
        var types: String
        var registrations: String
        var child = ""
        /// What stands in the scopes' bodies.
        var scope = ""
        var testDescription: String { name }

        func text(_ type: String) -> String {
            // What holds a closure lets it escape, whatever it is.
            let written = type.contains("->") && !type.hasSuffix("?") ? "@escaping \(type)" : type
            let childAssembly = """
                enum ChildAssembly: Assembly {
                    typealias Scope = ChildScope
                    static var registrations: Registrations {
                        \(child)
                    }
                }
                """
            return """
                enum \(name) {
                \(types.replacing("TYPE", with: written))
                enum AppScope: Scope { \(scope) }
                \(child.isEmpty ? "" : "enum ChildScope: Scope { typealias Parent = AppScope }")
                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        \(registrations)
                    }
                }
                \(child.isEmpty ? "" : childAssembly)
                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        \(child.isEmpty ? "" : "ChildAssembly.self")
                        Expose(User.self)
                    }
                }
                }
                """
        }
    }

    private static let mistakes = [
        Mistake(
            name: "LoopOfShared",
            type: "A",
            types: "final class A: Sendable { init(b: B) {} }; final class B: Sendable { init(a: TYPE) {} }\n"
                + "final class User { init(a: A) {} }",
            registrations: "Shared(A.self); Shared(B.self); Transient(User.self)"
        ),
        Mistake(
            name: "LoopOfAsync",
            type: "A",
            types: "final class A { init(b: B) async {} }; final class B { init(a: TYPE) {} }\n"
                + "final class User { init(a: A) {} }",
            registrations: "Transient(A.self); Transient(B.self); Transient(User.self)"
        ),
        Mistake(
            name: "LoopOnAnActor",
            type: "A",
            types: "final class A { @MainActor init(b: B) {} }; final class B { init(a: TYPE) {} }\n"
                + "final class User { init(a: A) {} }",
            registrations: "Transient(A.self); Transient(B.self); Transient(User.self)"
        ),
        Mistake(
            name: "LoopOfSharedOnAnActor",
            type: "A",
            types: "final class A: Sendable { init(b: B) {} }; final class B { @MainActor init(a: TYPE) async {} }\n"
                + "final class User { init(a: A) {} }",
            registrations: "Shared(A.self); Transient(B.self); Transient(User.self)"
        ),
        Mistake(
            name: "HeldWeak",
            type: "W",
            types: "final class W: Sendable { init() {} }; final class User: Sendable { init(w: TYPE) {} }",
            registrations: "Weak(W.self); Shared(User.self)"
        ),
        Mistake(
            name: "HeldWeakOnAnActor",
            type: "W",
            types: "final class W: Sendable { @MainActor init() throws {} }; "
                + "final class User: Sendable { init(w: TYPE) {} }",
            registrations: "Weak(W.self); Shared(User.self)"
        ),
        Mistake(
            name: "HeldWeakBehindAnother",
            type: "T",
            types: "final class W: Sendable { init() {} }; final class T: Sendable { init(w: W) async throws {} }\n"
                + "final class User: Sendable { init(w: TYPE) {} }",
            registrations: "Weak(W.self); Transient(T.self); Shared(User.self)"
        ),
        Mistake(
            name: "Arguments",
            type: "A",
            types: "final class A { init(number: Int) async throws {} }; final class User { init(a: TYPE) {} }",
            registrations: "Transient(A.self, arguments: Int.self); Transient(User.self)"
        ),
        Mistake(
            name: "ArgumentsOfShared",
            type: "() -> A",
            types: "final class A: Sendable { @MainActor init(number: Int) {} }; "
                + "final class User: Sendable { init(a: TYPE) {} }",
            registrations: "Transient(A.self, arguments: Int.self); Shared(User.self)"
        ),
        Mistake(
            name: "ArgumentsOnAnActor",
            type: "A",
            types: "final class A { @MainActor init(number: Int) {} }; final class User { init(a: TYPE) {} }",
            registrations: "Transient(A.self, arguments: Int.self); Transient(User.self)"
        ),
        Mistake(
            name: "ShorterLived",
            type: "S",
            types: "final class S: Sendable { init(number: Int) {} }; final class User: Sendable { init(s: TYPE) {} }",
            registrations: "Shared(User.self)",
            child: "Input(Int.self); Shared(S.self)"
        ),
        Mistake(
            name: "ShorterLivedAndAsync",
            type: "S",
            types: "final class S: Sendable { init(number: Int) async throws {} }; "
                + "final class User { init(s: TYPE) {} }",
            registrations: "Transient(User.self)",
            child: "Input(Int.self); Shared(S.self)"
        ),
        Mistake(
            name: "ShorterLivedOnAnActor",
            type: "S",
            types: "final class S { @MainActor init(number: Int) {} }; final class User: Sendable { init(s: TYPE) {} }",
            registrations: "Shared(User.self)",
            child: "Input(Int.self); Transient(S.self)"
        ),
        Mistake(
            name: "OtherInputs",
            type: "@Sendable () throws -> Opened<S>",
            types: "final class S { init(number: Int) async {} }; final class User: Sendable { init(s: TYPE) {} }",
            registrations: "Shared(User.self)",
            child: "Input(Int.self); Transient(S.self)"
        ),
        Mistake(
            name: "OtherInputsInAnOptional",
            type: "(@Sendable () throws -> Opened<S>)?",
            types: "final class S { init(number: Int) async {} }; final class User: Sendable { init(s: TYPE) {} }",
            registrations: "Shared(User.self)",
            child: "Input(Int.self); Transient(S.self)"
        ),
        Mistake(
            name: "Late",
            type: "@Sendable () -> L",
            types: "final class L: Sendable { @MainActor init() {} }; final class User: Sendable { init(l: TYPE) {} }",
            registrations: "Shared(L.self).lazy(); Shared(User.self)"
        ),
        Mistake(
            name: "LateInAnOptional",
            type: "(@Sendable () -> L)?",
            types: "final class L: Sendable { init() {} }; final class User: Sendable { init(l: TYPE) {} }",
            registrations: "Shared(L.self).lazy(); Shared(User.self)"
        ),
        Mistake(
            name: "OfOnePlace",
            type: "(@Sendable () -> L)?",
            types: "final class L { init() throws {} }; final class User { init(l: TYPE) {} }",
            registrations: "Shared(L.self).lazy(); Shared(User.self)",
            scope: "typealias Isolation = Unsynchronized"
        ),
        Mistake(
            name: "LeavingItsScope",
            type: "() -> P",
            types: "final class P { init() {} }; final class User { init(p: TYPE) async {} }",
            registrations: "Transient(P.self); Transient(User.self)",
            scope: "typealias Isolation = MainActor"
        ),
        Mistake(
            name: "TwoActorsInAnOpening",
            type: "P",
            types:
                "@globalActor actor Other { static let shared = Other() }; final class P { @Other init() throws {} }; "
                + "final class First: Sendable { @MainActor init() {} }; "
                + "final class Held: Sendable { init(p: TYPE) {} }; final class User { init(first: First, held: Held) {} }",
            registrations: "Transient(P.self); Shared(First.self); Shared(Held.self); Transient(User.self)"
        ),
    ]

    @Test func `a suggested type does when it is put in the place of the parameter's`() throws {
        let folder = try TemporaryFolder("dovetail-suggested")
        // Of each mistake one text in each of them, since they have equal names.
        var mended: [[String]] = []
        for mistake in Self.mistakes {
            let found = Pipeline.run([try module([mistake.text(mistake.type)], in: folder)], target: "App").diagnostics
            let types = Set(found.flatMap(\.suggestedTypes)).sorted()
            #expect(!types.isEmpty, "\(mistake.name): \(found.map(\.headline))")
            for (place, type) in types.enumerated() {
                let text = mistake.text(type)
                let left = Pipeline.run([try module([text], in: folder)], target: "App").diagnostics.map(\.headline)
                #expect(left == [], "\(mistake.name), \(type)")
                if mended.count == place { mended.append([]) }
                if left.isEmpty { mended[place].append(text) }
            }
        }
        for texts in mended {
            let all = try module(texts, in: folder)
            let outcome = Pipeline.run([all], target: "App")
            #expect(outcome.diagnostics.map(\.headline) == [])
            let result = try FixtureCompiler().run([all], generated: ["App": outcome.text], warnings: [])
            #expect(result.output == "it runs\n")
        }
    }

    private func module(_ texts: [String], in folder: TemporaryFolder) throws -> ReadModule {
        let program = "@main enum Program { static func main() { print(\"it runs\") } }"
        let text = (["import Dovetail"] + texts + [program, ""]).joined(separator: "\n")
        let url = folder.url.appending(path: "App.swift")
        try Data(text.utf8).write(to: url)
        return ReadModule(
            name: "App",
            packageName: "suggested",
            sources: [SourceText(path: url.path(percentEncoded: false), text)]
        )
    }
}
