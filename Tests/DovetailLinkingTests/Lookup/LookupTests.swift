import Foundation
import Testing

/// Names mean what they mean to swiftc, for every parameter and every registration of the programs in `Tests/LookupPrograms`, and of others
/// that are generated.
@Suite struct LookupTests {
    /// `DOVETAIL_LOOKUP_SEEDS=200` looks at more of them.
    private static let seeds = UInt64(ProcessInfo.processInfo.environment["DOVETAIL_LOOKUP_SEEDS"] ?? "") ?? 4

    @Test(arguments: LookupProgram.all)
    func `names mean what they mean to the compiler`(_ program: LookupProgram) throws {
        let comparison = try LookupComparison(program)
        #expect(comparison.missing.isEmpty, "the compiler does not see \(comparison.missing)")
        #expect(!comparison.situations.isEmpty)
        record(comparison)
    }

    @Test(arguments: 0..<seeds)
    func `names that are declared in many places mean what they mean to the compiler`(_ seed: UInt64) throws {
        let comparison = try LookupComparison(LookupProgramGenerator.program(seed: seed))
        #expect(comparison.situations.count > 200)
        record(comparison)
    }

    private func record(_ comparison: LookupComparison) {
        for situation in comparison.situations where !situation.agrees {
            Issue.record(
                """
                \(situation.location): `\(situation.written)` is \(situation.ours) to us \
                and \(situation.compilers) to the compiler \(situation.complaint ?? "")
                """
            )
        }
        guard ProcessInfo.processInfo.environment["DOVETAIL_LOOKUP_LIST"] != nil else { return }
        for situation in comparison.situations {
            let meanings = "\(situation.ours)\t\(situation.compilers)\t\(situation.complaint ?? "")"
            print("LOOKUP", situation.agrees, situation.location, situation.written, meanings, separator: "\t")
        }
    }
}
