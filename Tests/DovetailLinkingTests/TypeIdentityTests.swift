import DovetailLinking
import DovetailSyntax
import Testing

/// Keys against the compiler: two spellings have one identity exactly where the compiler says that they are one type.
@Suite struct TypeIdentityTests {
    /// What the compiler takes for equal and we don't, or the other way around; each pair once, by the first spellings of both groups.
    private static func disagreements(_ types: [String], _ identities: [String], _ firsts: [Int]) -> [String] {
        var found: [String] = []
        let byCompiler = Dictionary(grouping: types.indices) { firsts[$0] }
        for (first, group) in byCompiler.sorted(by: { $0.key < $1.key }) {
            var seen: Set<String> = [identities[first]]
            for index in group where seen.insert(identities[index]).inserted {
                found.append(
                    "`\(types[first])` is `\(types[index])`, but we keep apart "
                        + "`\(identities[first])` and `\(identities[index])`"
                )
            }
        }
        var firstByIdentity: [String: Int] = [:]
        var reported: Set<String> = []
        for index in types.indices {
            let first = firstByIdentity[identities[index], default: index]
            firstByIdentity[identities[index]] = first
            guard firsts[first] != firsts[index], reported.insert("\(firsts[first]) \(firsts[index])").inserted else {
                continue
            }
            found.append("`\(types[first])` is not `\(types[index])`, but both are `\(identities[index])` to us")
        }
        return found
    }

    @Test("two spellings are one key exactly where they are one type to the compiler") func agreesWithCompiler() throws
    {
        let types = TypeTable.all
        let parameters = types.enumerated().map { "r\($0): Box<\($1)>" }.joined(separator: ",\n")
        let program = TestProgram(
            manifest("Shared(S.self)").replacing("import Dovetail", with: "import Dovetail\nimport Foundation")
                + "\npublic struct Box<T> {}\n" + TypeTable.declarations + "\nfinal class S { init(\(parameters)) {} }"
        )
        program.expectNoDiagnostics()
        let identities = try program.registration("S").parameters.map(\.type.identity)
        try #require(identities.count == types.count)
        let probe = try TypeProbe(types, declarations: TypeTable.declarations) { identities[$0].contains("->") }
        let found = Self.disagreements(types, identities, probe.firsts)
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
        // So that a probe that finds nothing out is noticed.
        #expect(Set(probe.firsts).count > types.count / 3)
        #expect(Set(probe.firsts).count < types.count * 2 / 3)
        #expect(probe.askedPairs > 500)
    }
}
