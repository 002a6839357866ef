import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import Foundation
import Testing

/// What bytes a text is made of, where that means nothing to the compiler: case34 with its neighbours.
@Suite struct TextFormTests {
    /// The same text in other bytes.
    enum Form: String, CaseIterable, Sendable {
        case carriageReturnsAndLineFeeds, carriageReturns, byteOrderMark, noLastLineEnd

        func bytes(of text: [UInt8]) -> [UInt8] {
            let lineFeed = UInt8(ascii: "\n")
            let carriageReturn = UInt8(ascii: "\r")
            switch self {
            case .carriageReturnsAndLineFeeds: return text.flatMap { $0 == lineFeed ? [carriageReturn, $0] : [$0] }
            case .carriageReturns: return text.map { $0 == lineFeed ? carriageReturn : $0 }
            case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + text
            case .noLastLineEnd: return Array(text.reversed().drop { $0 == lineFeed }.reversed())
            }
        }
    }

    @Test(arguments: Fixture.all)
    func `line ends and a byte order mark change neither the graph nor a place`(_ fixture: Fixture) throws {
        let modules = try fixture.modules()
        for form in Form.allCases {
            let others = modules.map { module in
                var module = module
                module.sources = module.sources.map { SourceText(path: $0.path, bytes: form.bytes(of: $0.bytes)) }
                return module
            }
            for module in modules {
                let dependencies = module.dependencies + [module.name]
                let outcomes = [modules, others].map { modules in
                    Pipeline.run(modules.filter { dependencies.contains($0.name) }, target: module.name)
                }
                #expect(outcomes[0].text == outcomes[1].text, "\(form)")
                let findings = outcomes.map { TextRenderer().rendered($0.diagnostics) }
                #expect(findings[0] == findings[1], "\(form)")
            }
        }
    }

    /// Lines that can shift a column, each with a name that the compiler doesn't find.
    private static let lines = [
        "let a = unknown", "\tlet b = unknown", "\t\tlet c\t=\tunknown", "/* é */ let d = unknown",
        "/* “番号” */ let e = unknown", "/* 👩‍👩‍👧 */ let f = unknown", "/* e\u{301} */ let g = unknown",
        "let é👍🏽 = (\"é👍🏽 ﷽\", unknown)", "let 設定: Int = /* 𝛑 */ unknown", "let h = \"\u{FEFF}\" + unknown",
    ]

    @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
    func `places are those that the compiler prints`(lineEnd: String, mark: String) throws {
        let text = mark + Self.lines.joined(separator: lineEnd)
        let source = SourceText(path: "Source.swift", text)
        let places = text.ranges(of: "unknown").map { range in
            let location = source.location(of: text.utf8.distance(from: text.startIndex, to: range.lowerBound))
            return "\(location.line):\(location.column)"
        }
        #expect(places.count == Self.lines.count)
        #expect(try FixtureCompiler.errorPlaces(in: source) == places)
    }
}
