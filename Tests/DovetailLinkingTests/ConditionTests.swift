import Testing

@testable import DovetailLinking

@Suite struct ConditionTests {
    @Test(
        "conditions are decided as far as they can be",
        arguments: [
            ("LIVE", .holds), ("MOCK", .fails), ("!LIVE", .fails), ("!(MOCK)", .holds), ("DEBUG", .unknown),
            ("true", .holds), ("false", .fails), ("os(Linux)", .unknown), ("!(os(Linux))", .unknown),
            ("LIVE && DEBUG", .unknown), ("MOCK && DEBUG", .fails), ("LIVE || DEBUG", .holds),
            ("MOCK || DEBUG", .unknown),
            ("!(DEBUG) && (MOCK || LIVE)", .unknown), ("!(LIVE) && !(DEBUG)", .fails), ("MOCK || LIVE && MOCK", .fails),
            ("swift(>=5)", .holds), ("swift(>=5.9)", .holds), ("swift(<5)", .fails), ("swift(>=6)", .unknown),
            ("compiler(>=5.9)", .holds), ("compiler(>=6.0)", .holds), ("compiler(<6)", .fails),
            ("compiler(>=99)", .fails),
            ("compiler(>=6.0.1)", .holds), ("canImport(UIKit)", .unknown), ("hasFeature(X) && MOCK", .fails),
            ("targetEnvironment(simulator)", .unknown), ("", .unknown), ("LIVE LIVE", .unknown),
            ("arch(x86_64) || LIVE", .holds),
            ("canImport(A, _version: 1.2)", .unknown), ("  ( LIVE )  ", .holds),
        ] as [(String, ConditionEvaluator.Outcome)]
    )
    func outcomes(_ condition: String, _ expected: ConditionEvaluator.Outcome) {
        #expect(ConditionEvaluator(flags: ["LIVE"]).outcome(of: condition) == expected)
    }
}
