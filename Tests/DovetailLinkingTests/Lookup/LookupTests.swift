import Foundation
import Testing

/// Names mean what they mean to swiftc, for every parameter of the programs in `Tests/LookupPrograms`.
@Suite struct LookupTests {
    @Test(arguments: LookupProgram.all)
    func `names mean what they mean to the compiler`(_ program: LookupProgram) throws {
        let comparison = try LookupComparison(program)
        let modules = Set(program.modules.map(\.name))
        #expect(comparison.missing.isEmpty, "the compiler does not see \(comparison.missing)")
        #expect(!comparison.situations.isEmpty)
        for situation in comparison.situations where !situation.isHonest(modules) {
            Issue.record(
                """
                \(situation.location): `\(situation.written)` is \(situation.ours) to us \
                and \(situation.compilers) to the compiler \(situation.complaint ?? "")
                """
            )
        }
        if ProcessInfo.processInfo.environment["DOVETAIL_LOOKUP_LIST"] != nil {
            for situation in comparison.situations {
                print("LOOKUP", situation.isHonest(modules), situation.location, situation.written, situation.ours, situation.complaint ?? "", separator: "\t")
            }
        }
    }
}
