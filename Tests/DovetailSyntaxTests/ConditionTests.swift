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

    @Test(
        "Only a comment may follow a directive on its line",
        arguments: ["#if A\n#else struct B {}\n#endif", "#if A\n#endif; struct B {}", "struct C {\n#if A\n#endif }"]
    )
    func sharedLines(text: String) {
        #expect(scan(text).problems.first?.message == "only a comment may follow a directive on its line")
        #expect(scan("#if A // a\n#elseif B /* b */\n#else // c\n#endif // d\n").problems.isEmpty)
    }

    @Test(
        "`#if` inside an initial value belongs to it",
        arguments: [
            "a\n#if A\n.b()\n#endif", "a\n#if A\n.b()\n#elseif B\n.c { d }\n.e\n#else\n.f\n#endif\n.g",
            "a()\n#if A\n#if B\n.b()\n#endif\n#endif", "a { b\n#if A\nlet c = 1\n#endif\n}",
            "[\n1,\n#if A\n2,\n#endif\n]", "switch a {\n#if A\ncase b: 1\n#endif\ndefault: 2 }",
            "{\n#if A\nreturn 1\n#else\nreturn 2\n#endif\n}()",
        ]
    )
    func conditionsInValues(value: String) {
        let file = scan("struct S {\nlet x = \(value)\n#if Z\nlet y = 1\n#endif\nlet z = 2\n}")
        let properties = file.members.types.first?.members.properties ?? []
        #expect(properties.map(\.name) == ["x", "y", "z"])
        #expect(properties.map(\.conditions) == [[], ["Z"], []])
        #expect(file.problems.isEmpty)
    }

    @Test func sourceLocationsAndOtherDirectivesChangeNothing() {
        let file = scan(
            """
            #sourceLocation(file: "a.swift", line: 7)
            #if A
            #sourceLocation(file: "b.swift", line: 1)
            struct B {
                #sourceLocation()
                #warning("}")
                init(a: Int) {}
            }
            #sourceLocation()
            #endif
            #error("no")
            struct C {}
            """
        )
        #expect(file.members.types.map(\.name) == ["B", "C"])
        #expect(file.members.types.map(\.conditions) == [["A"], []])
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(a: Int)"])
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
