import Foundation
import Testing

/// Names mean what they mean to swiftc, for every parameter of the programs in `Tests/LookupPrograms`.
@Suite struct LookupTests {
    @Test(arguments: LookupProgram.all)
    func `names mean what they mean to the compiler`(_ program: LookupProgram) throws {
        let comparison = try LookupComparison(program)
        #expect(comparison.missing.isEmpty, "the compiler does not see \(comparison.missing)")
        #expect(!comparison.situations.isEmpty)
        for situation in comparison.situations where !situation.agrees {
            Issue.record(
                """
                \(situation.location): `\(situation.written)` is \(situation.ours) to us \
                and \(situation.compilers) to the compiler \(situation.complaint ?? "")
                """
            )
        }
        if ProcessInfo.processInfo.environment["DOVETAIL_LOOKUP_LIST"] != nil {
            for situation in comparison.situations {
                print("LOOKUP", situation.agrees, situation.location, situation.written, situation.ours, situation.compilers, situation.complaint ?? "", separator: "\t")
            }
        }
    }
}
