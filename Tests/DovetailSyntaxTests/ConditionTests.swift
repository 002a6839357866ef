import DovetailSyntax
import Testing

@Suite struct ConditionTests {
    @Test func branchesCarryTheirConditionAndTheNegationOfThoseBefore() {
        let file = scan(
            """
            final class Net {
              #if DEBUG
              init(mock: Bool) {}
              #elseif os(Linux) || swift(<5) // comment
              init(socket: Int) {}
              #else
              init(session: String) {}
              #endif
              init() {}
            }
            """
        )
        let found = file.members.types.first?.members.initializers ?? []
        #expect(found.map(\.signature) == ["(mock: Bool)", "(socket: Int)", "(session: String)", "()"])
        #expect(
            found.map(\.conditions) == [
                ["DEBUG"], ["!(DEBUG) && (os(Linux) || swift(<5))"], ["!(DEBUG) && !(os(Linux) || swift(<5))"], [],
            ]
        )
    }

    @Test func conditionsNestOutermostFirst() {
        let file = scan(
            """
            #if A
            import M
            #if B &&
                C
            struct S { var x: Int
              #if D
              var y: Int
              #endif
              var z: Int }
            #endif
            extension E {}
            typealias F = Int
            #endif
            struct G {}
            """
        )
        #expect(file.imports.map(\.conditions) == [["A"]])
        #expect(file.members.types.map(\.conditions) == [["A", "B && C"], []])
        #expect(
            file.members.types.first?.members.properties.map(\.conditions) == [
                ["A", "B && C"], ["A", "B && C", "D"], ["A", "B && C"],
            ]
        )
        #expect(file.members.extensions.map(\.conditions) == [["A"]])
        #expect(file.members.aliases.map(\.conditions) == [["A"]])
    }

    @Test(
        "Conditions of every form leave what follows alone",
        arguments: [
            "canImport(A, _version: 5.1)", "compiler(>=6.0)", "!os(WASI)", "$Feature", "(A || B) && !C", "false",
            "hasAttribute(x)", "A // }", "A /* } */", "targetEnvironment(simulator)",
        ]
    )
    func conditionForms(condition: String) {
        let file = scan("#if \(condition)\n#if X\nstruct A {}\n#endif\n#else\nstruct B {}\n#endif\nstruct C {}")
        #expect(file.members.types.map(\.name) == ["A", "B", "C"])
        #expect(file.members.types.map(\.conditions.count) == [2, 1, 0])
        #expect(file.problems.isEmpty)
    }

    @Test func attributesUnderAConditionBelongToTheDeclarationBehindIt() {
        let file = scan(
            """
            #if A
            @MainActor
            #endif
            public struct B {}
            @frozen
            #if C
            @available(macOS 15, *)
            #else
            @objc
            #endif
            struct D {}
            """
        )
        #expect(
            file.members.types.map { $0.attributes.map(\.name) } == [["MainActor"], ["frozen", "available", "objc"]]
        )
        #expect(file.members.types.map(\.conditions) == [[], []])
        #expect(file.problems.isEmpty)
    }

    @Test func aConditionWithoutEndIsOneProblem() {
        let file = scan("#if A\nstruct B {}")
        #expect(file.members.types.map(\.name) == ["B"])
        #expect(file.problems == [SyntaxProblem(offset: 0, message: "this `#if` has no `#endif`")])
        #expect(scan("struct A {}\n#endif\nstruct B {}").members.types.map(\.name) == ["A", "B"])
        #expect(scan("struct A {}\n#endif\nstruct B {}").problems.map(\.message) == ["this directive has no `#if`"])
    }
}
