import DovetailDiagnostics
import DovetailSyntax
import Testing

/// Faults that other scanners had, from public bug reports: `cases/README.md` names them by these numbers.
@Suite struct CaseTests {
    @Test("case03: members of extensions are reported with their extension")
    func case03() {
        let file = scan(
            """
            final class Api { let url: String; init(url: String) { self.url = url } }
            extension Api { convenience init(host: String, port: Int = 443) { self.init(url: "\\(host):\\(port)") } }
            struct Limits { var rps = 10 }
            extension Limits { init(preset: String) { self.init(rps: preset.count) } }
            final class Holder<V> { init(get: @escaping () -> V) {} }
            extension Holder where V == Bool { convenience init(default d: V) { self.init { d } } }
            """
        )
        #expect(file.members.types.map(\.members.initializers.count) == [1, 0, 1])
        #expect(
            file.members.extensions.map { $0.members.initializers.map(\.signature) } == [
                ["(host: String, port: Int =)"], ["(preset: String)"], ["(default d: V)"],
            ]
        )
        #expect(file.members.extensions.map(\.whereClause) == [nil, nil, "V == Bool"])
        #expect(file.members.type("Limits")?.members.property("rps")?.inferredType?.text == "Int")
    }

    @Test("case12: an alias is a whole name, and a generic parameter hides it")
    func case12() {
        let initializer = scan("struct A { init<Value>(boxed: [Value], s: ValueStore) {} }").members.types.first?
            .members
            .initializers.first
        #expect(initializer?.genericParameters.map(\.name) == ["Value"])
        #expect(initializer?.parameters.map(\.type.text) == ["[Value]", "ValueStore"])
    }

    @Test("case14, 15: optionals and functions keep their parentheses")
    func case14And15() {
        let file = scan(
            """
            final class S { init(a: (any P)?, b: (any P & Q)?, c: (() -> Void)?, d: Optional<any P>, e: [any P]?) {}
              init(map: (Foo<String>) -> Foo<Bool>, wrapped: ((Int) -> Void), opt: ((Int) -> Void)?,
                list: [() -> Int], curried: @escaping (Int) -> (String) -> Bool, f: Foo<() -> Void>) {}
            }
            """
        )
        let types = file.members.types.first?.members.initializers.map { $0.parameters.map(\.type) } ?? []
        #expect(
            types.first?.map(\.text) == ["(any P)?", "(any P & Q)?", "(() -> Void)?", "Optional<any P>", "[any P]?"]
        )
        #expect(
            types.last?.map(\.text) == [
                "(Foo<String>) -> Foo<Bool>", "(Int) -> Void", "((Int) -> Void)?", "[() -> Int]",
                "@escaping (Int) -> (String) -> Bool", "Foo<() -> Void>",
            ]
        )
    }

    @Test("case20, 21, 23, 26: parameters of every kind")
    func case20To26() {
        let file = scan(
            """
            final class A { init(d: Dep!, o: Dep?, n: Int? = nil, s: String! = "x") {}
              init(_ all: String..., seed: Int = 1) {}
              init(rng: inout some RandomNumberGenerator) {}
              init(kind: any Plugin.Type, exact: Real.Type, all: [any Plugin.Type], proto: (any Plugin).Type) {}
              init(userName: String, with password: String, _ port: Int, _: Bool) {} }
            """
        )
        let found = file.members.types.first?.members.initializers ?? []
        #expect(
            found.map(\.signature) == [
                "(d: Dep!, o: Dep?, n: Int? =, s: String! =)", "(_ all: String..., seed: Int =)",
                "(rng: inout some RandomNumberGenerator)",
                "(kind: any Plugin.Type, exact: Real.Type, all: [any Plugin.Type], proto: (any Plugin).Type)",
                "(userName: String, with password: String, _ port: Int, _: Bool)",
            ]
        )
        #expect(found.last?.parameters.map(\.label) == ["userName", "with", nil, nil])
        #expect(found.last?.parameters.map(\.name) == ["userName", "password", "port", nil])
    }

    @Test("case24: isolation and effects stand where they were written")
    func case24() {
        let file = scan(
            """
            @MainActor final class VM { init(n: Int) {} ; nonisolated init(raw: String) {} }
            actor Store { init(path: String) {} }
            final class Loader { init(url: String) async throws {} }
            final class Strict { init(x: Int) throws(MyErr) {} }
            """
        )
        #expect(file.members.types.map { $0.attributes.map(\.name) } == [["MainActor"], [], [], []])
        #expect(file.members.type("VM")?.members.initializers.map(\.modifiers) == [[], ["nonisolated"]])
        #expect(file.members.type("Store")?.kind == .actor)
        #expect(file.members.type("Loader")?.members.initializers.first?.isAsync == true)
        let strict = file.members.type("Strict")?.members.initializers.first
        #expect(strict?.throwing?.text == "throws(MyErr)")
        #expect(strict?.signature == "(x: Int)")
    }

    @Test("case32: divisions are no regex literal", arguments: ["", "infix operator /==/: AdditionPrecedence\n"])
    func case32(head: String) {
        let file = scan(
            head + """
                func /==/ (a: Int, b: Int) -> Int { a + b }
                final class Color { init(w: Double = mk(216.0/255.0, 44.0/255.0), n: Int = min(9 / 2, 8 / 2), r: Int = 1 /==/ 2) {} }
                let rx = /[)(,{"]+\\/x/
                let ext = #/
                  ( a , } # comment with "
                  )
                /#
                struct Last {}
                """
        )
        #expect(file.members.types.map(\.name) == ["Color", "Last"])
        #expect(
            file.members.types.first?.members.initializers.map(\.signature) == ["(w: Double =, n: Int =, r: Int =)"]
        )
        #expect(file.problems.isEmpty)
    }

    @Test("case34: offsets are UTF-8 bytes, lines are the compiler's", arguments: ["\n", "\r\n", "\r"])
    func case34(lineEnd: String) throws {
        let lines = [
            "// © 2026 “quotes” 👩‍👩‍👧", "struct 設定 { init(ポート: Int = 80, `é`: String = \"é👍🏽\") {} }",
            "final class Café { init(設定: 設定, 𝛑: Double) {} }", "enum Mood { case こんにちは(Int) }",
        ]
        let file = scan(lines.joined(separator: lineEnd))
        #expect(file.members.types.map(\.name) == ["設定", "Café", "Mood"])
        let signatures = file.members.types.flatMap { $0.members.initializers.map(\.signature) }
        #expect(signatures == ["(ポート: Int =, é: String =)", "(設定: 設定, 𝛑: Double)"])
        let café = try #require(file.members.type("Café"))
        let location = file.source.location(of: café.members.initializers.first?.parameters.last?.offset ?? 0)
        #expect(location.line == 3)
        #expect(location.column == "final class Café { init(設定: 設定, ".utf8.count + 1)
    }

    @Test("case34: identifiers are compared by scalars, not normalised")
    func case34Normalization() {
        let names = scan("struct \u{E9} {}\nstruct e\u{301} {}").members.types.map { Array($0.name.utf8) }
        #expect(names == [[0xC3, 0xA9], [0x65, 0xCC, 0x81]])
    }

    @Test("case37, 38: defaults and commas")
    func case37And38() {
        let file = scan(
            """
            final class D {
              init(a: Int = f({ x, y in x + y }), id: () -> String = { "x, y" }, one: Int = 1, two: Int = 2,
                m: Mode = .slow, d: [String: (Int, Int)] = ["a": (1, 2), "b,": (3, 4)], z: (Int) -> Void = { (_: Int) in }) {}
              init(_ a: Int,
                b: Int, // trailing comment, with comma
                c: Int /* , */ ,
              ) {} }
            """
        )
        let found = file.members.types.first?.members.initializers ?? []
        #expect(found.map(\.parameters.count) == [7, 3])
        #expect(found.first?.parameters.map(\.hasDefault) == Array(repeating: true, count: 7))
    }
}
