import DeclarationComparison
import Foundation
import Testing

/// What `OracleTests` and the command in `Tests/Comparison` take for a disagreement.
@Suite struct ComparisonTests {
    private static let file = #"""
        {"path": "A.swift", "bytes": 9, "hasSyntaxErrors": false, "imports": ["@testable import A.B"],
         "types": [{"kind": "class", "name": "A.B", "offset": 1, "isLocal": false, "modifiers": ["final"], "attributes": ["@objc(x)"],
           "inherited": ["C", "D<E>"], "generics": "<T: P>"}],
         "aliases": [{"name": "A.F", "type": "(Int)  -> Void", "isLocal": false}],
         "initializers": [{"owner": "A.B", "offset": 2, "isLocal": false, "modifiers": ["public"], "attributes": ["@x"], "failable": "?",
           "generics": "<U>", "effects": "async throws(G)", "parameters": [{"label": "h", "name": "i", "type": "J?", "attributes": ["@K"],
           "hasDefault": true, "isVariadic": false}]}],
         "properties": [{"owner": "A.B", "name": "l", "offset": 3, "isLet": false, "type": "M", "hasDefault": false,
           "accessors": ["get", "set"], "modifiers": ["lazy"], "attributes": ["@N"]}]}
        """#

    private func decoded(_ text: String) throws -> FileDeclarations {
        try JSONDecoder().decode(FileDeclarations.self, from: Data(text.utf8))
    }

    private func comparison(_ change: (of: String, to: String)) throws -> FileComparison {
        try #require(Self.file.contains(change.of))
        return FileComparison(
            oracle: try decoded(Self.file),
            scanner: try decoded(Self.file.replacing(change.of, with: change.to))
        )
    }

    @Test(
        "Whatever both print of a declaration has to agree",
        arguments: [
            ("@testable import A.B", "@testable import A.C"), ("\"class\"", "\"actor\""),
            ("\"name\": \"A.B\"", "\"name\": \"A.C\""),
            ("\"offset\": 1", "\"offset\": 4"), ("final", "open"), ("@objc(x)", "@objc(y)"), ("D<E>", "D<F>"),
            ("<T: P>", "<T: Q>"),
            ("A.F", "A.G"), ("(Int)  -> Void", "(Int) -> Never"),
            ("\"owner\": \"A.B\", \"offset\": 2", "\"owner\": \"A\", \"offset\": 2"),
            ("\"offset\": 2", "\"offset\": 4"), ("public", "open"), ("\"@x\"", "\"@y\""), ("\"?\"", "\"!\""),
            ("<U>", "<V>"),
            ("throws(G)", "throws"), ("\"h\"", "\"g\""), ("\"i\"", "\"j\""), ("J?", "J!"), ("@K", "@L"),
            ("\"hasDefault\": true", "\"hasDefault\": false"), ("\"isVariadic\": false", "\"isVariadic\": true"),
            ("\"l\"", "\"m\""),
            ("\"offset\": 3", "\"offset\": 4"), ("\"isLet\": false", "\"isLet\": true"), ("\"M\"", "\"N\""),
            ("\"M\"", "null"),
            ("\"hasDefault\": false", "\"hasDefault\": true"), ("\"set\"", "\"didSet\""), ("lazy", "weak"),
            ("@N", "@O"),
        ]
    )
    func differences(of: String, to: String) throws {
        let comparison = try comparison((of, to))
        #expect(!comparison.agrees)
        #expect(comparison.missing.count == 1)
        #expect(comparison.unexpected.count == 1)
    }

    @Test(
        "Blanks, comments and backticks make no difference",
        arguments: [
            ("(Int)  -> Void", "(Int)->/* a */Void"), ("J?", "J // \\\"\\n?"), ("\"h\"", "\"`h`\""),
            ("D<E>", "D< E /* /* */ \\\" */ >"),
        ]
    )
    func spellings(of: String, to: String) throws {
        #expect(try comparison((of, to)).agrees)
    }

    @Test(
        "A `#if` around attributes is each attribute under its conditions",
        arguments: [
            (["#if A\n@x @y(\"@\", 1)\n#endif"], ["#if A\n@x\n#endif", "#if A\n@y(\"@\", 1)\n#endif"]),
            (
                ["#if A // a\n@x\n#elseif B || C\n@y(\n  1)\n#else\n@z\n#endif"],
                [
                    "#if A\n@x\n#endif", "#if !(A) && (B || C)\n@y(\n  1)\n#endif",
                    "#if !(A) && !(B || C)\n@z\n#endif",
                ]
            ),
            (["@w", "#if A\n#if B\n@x\n#endif\n#endif"], ["@w", "#if A\n#if B\n@x\n#endif\n#endif"]),
        ]
    )
    func conditions(whole: [String], separate: [String]) throws {
        var oracle = try decoded(Self.file)
        var scanner = oracle
        oracle.types[0].attributes = whole
        scanner.types[0].attributes = separate
        #expect(FileComparison(oracle: oracle, scanner: scanner).agrees)
        scanner.types[0].attributes = separate.map { $0.replacing("A", with: "Z") }
        #expect(!FileComparison(oracle: oracle, scanner: scanner).agrees)
    }

    @Test("A file that only the scanner finds fault with is a disagreement, one without a right reading is none")
    func faults() throws {
        #expect(try !comparison(("\"hasSyntaxErrors\": false", "\"hasSyntaxErrors\": true")).agrees)
        var oracle = try decoded(Self.file)
        oracle.hasSyntaxErrors = true
        oracle.initializers = []
        let comparison = FileComparison(oracle: oracle, scanner: try decoded(Self.file))
        #expect(comparison.agrees)
        #expect(!comparison.declarationsAgree)
    }

    @Test("What stands inside `@abi(…)` or a body is no declaration") func undeclared() throws {
        var oracle = try decoded(Self.file)
        let scanner = oracle
        var other = oracle.initializers[0]
        other.offset = 6
        oracle.initializers.append(other)
        #expect(!FileComparison(oracle: oracle, scanner: scanner).agrees)
        oracle.removeBinaryNames(in: Array("@abi( init() {}".utf8))
        #expect(FileComparison(oracle: oracle, scanner: scanner).agrees)
        other.isLocal = true
        oracle.initializers.append(other)
        #expect(FileComparison(oracle: oracle, scanner: scanner).agrees)
        var tally = ComparisonTally()
        tally.add(oracle)
        #expect(tally.initializers == 1)
        #expect(tally.parameters == 1)
    }
}
