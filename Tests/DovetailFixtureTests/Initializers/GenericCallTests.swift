import DovetailLinking
import DovetailSyntax
import Testing

/// Initializers with generic parameters are asked for what the compiler opens, and refused where it opens nothing: each call is compiled.
@Suite struct GenericCallTests {
    @Test(arguments: [
        GenericSignature.opened, GenericSignature.associated, GenericSignature.standing, GenericSignature.refused,
    ])
    func `generic initializers are called with what the compiler opens`(_ signatures: [GenericSignature]) throws {
        let registrations = Self.registrations(of: signatures)
        try #require(registrations.count == signatures.count)
        for (signature, registration) in zip(signatures, registrations) {
            let isRefused = if case .unknown = registration.making { true } else { false }
            #expect(isRefused == (signature.verdict != .called), "init\(signature.text)")
            if isRefused { continue }
            let names = registration.parameters.map(\.type.name)
            #expect(names == signature.types, "init\(signature.text)")
        }
        let lines = GenericSignature.prelude.split(separator: "\n").map(String.init)
        let calls = signatures.indices.map { Self.call(signatures[$0], $0) }
        let module = SubjectModule(name: "Generic", package: "kit")
        let files = [(name: "Calls", lines: lines + Self.types(of: signatures) + calls)]
        let findings = try CallCompiler().check(files, of: module)["Calls"] ?? [:]
        for (index, signature) in signatures.enumerated() {
            let line = lines.count + signatures.count + index + 1
            let isCompiled = findings[line] == nil
            #expect(isCompiled == (signature.verdict != .refused), "init\(signature.text): \(findings[line] ?? "")")
            #expect(findings[line - signatures.count] == nil, "init\(signature.text) is none")
        }
    }

    private static func types(of signatures: [GenericSignature]) -> [String] {
        signatures.enumerated().map { index, signature in "struct W\(index) { init\(signature.text) {} }" }
    }

    /// What the linker makes of them.
    private static func registrations(of signatures: [GenericSignature]) -> [LinkedRegistration] {
        let text =
            """
            import Dovetail
            enum AppScope: Scope {}
            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
            \(signatures.indices.map { "Shared(W\($0).self)" }.joined(separator: "\n"))
                }
            }

            """ + ([GenericSignature.prelude] + types(of: signatures)).joined(separator: "\n")
        let source = SourceText(path: "App.swift", bytes: Array(text.utf8))
        let module = ModuleSources(name: "App", packageName: "app", files: [Scanner.scan(source)])
        return Linker.link([module], target: "App").assemblies.first?.registrations ?? []
    }

    /// The call that passes what is asked for, as a factory writes it.
    private static func call(_ signature: GenericSignature, _ index: Int) -> String {
        let names = signature.types.indices.map { "p\($0)" }
        let parameters = zip(names, signature.types).map { name, type in
            "\(name): \(type.hasPrefix("()") ? "@escaping " : "")\(type)"
        }
        let labels = Self.labels(of: signature)
        let arguments = zip(labels, names).map { label, name in label == "_" ? name : "\(label): \(name)" }
        let isAsync = signature.text.contains(" async")
        let isThrowing = signature.text.contains(") throws") || signature.text.contains("async throws")
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        return "func call\(index)(\(parameters.joined(separator: ", ")))\(effects) -> W\(index) "
            + "{ \(marks)W\(index)(\(arguments.joined(separator: ", "))) }"
    }

    /// Those of the parameters without a default value, in the order of the types.
    private static func labels(of signature: GenericSignature) -> [String] {
        let source = SourceText(path: "W.swift", bytes: Array("struct W { init\(signature.text) {} }".utf8))
        let parameters = Scanner.scan(source).members.types.first?.members.initializers.first?.parameters ?? []
        return parameters.filter { !$0.hasDefault }.map { $0.label ?? "_" }
    }
}
