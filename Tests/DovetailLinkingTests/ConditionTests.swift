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

    @Test(
        "conditions that rule each other out cannot hold at once",
        arguments: [
            (["DEBUG"], true), (["DEBUG", "!(DEBUG)"], false), (["!(DEBUG)", "!(!(DEBUG) && (os(Linux)))"], true),
            (["!(DEBUG)", "!(!(DEBUG) && (os(Linux)))", "!(!(DEBUG) && !( os( Linux ) ))"], false),
            (["LIVE"], true), (["MOCK || DEBUG"], true), (["MOCK && DEBUG"], false), (["MOCK"], false),
            (["os(Linux) || arch(arm64)", "!(os(Linux))", "!(arch(arm64))"], false), ([], true),
            (["A", "!A", "canImport(B)"], false),
        ]
    )
    func contradictions(_ conditions: [String], _ expected: Bool) {
        #expect(ConditionEvaluator(flags: ["LIVE"]).canHold(conditions) == expected)
    }
}
