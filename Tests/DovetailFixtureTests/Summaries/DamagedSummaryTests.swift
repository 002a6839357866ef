import DovetailDiagnostics
import DovetailPipeline
import DovetailSummaries
import DovetailSyntax
import Testing

/// Whatever is in a file, reading it ends, with a module or a fault.
@Suite struct DamagedSummaryTests {
    private static let text = """
        @preconcurrency import struct Foundation.Date
        #if DEBUG
            import Kit
        #endif
        public enum AppScope: Scope {}
        @MainActor final class Élan<T: Hashable>: Base, @unchecked Sendable where T: Sendable {
            @Wrapped var wrapped: [T: (any P & Q)?]
            let (a, b): (Int, String) = (1, "é")
            lazy var made = { 1 }()
            nonisolated init?(_ a: inout T, b c: @escaping (Int...) async throws(E) -> T.Type = { }) async throws {}
            enum Kind { case one, two(Int) }
        }
        extension Outer.Inner: P where T == Int { typealias A = (x: Int, [3 of Int], ~Copyable, Module::Name) }
        enum AppAssembly: Assembly {
            static var registrations: Registrations { Shared(Élan<Int>.self) { (date: Date) in Élan(date) }
                Input(Date.self)
            }
        }
        enum App: Composition { static var assemblies: Assemblies { AppAssembly.self; Expose(Date.self) } }
        func broken( {
        """
    private static let bytes: [UInt8] = Pipeline.summarize(
        ReadModule(
            name: "App",
            packageName: "app",
            conditions: ["A"],
            sources: [
                SourceText(path: "/App.swift", text), SourceText(path: "/Kit.swift", "struct Plain { var a: Int? }"),
                SourceText(path: "/App+Dovetail.generated.swift", ""),
            ]
        )
    ).encoded

    /// Whoever changes what is written raises the version too, so that no tool takes what another wrote for something else.
    @Test func `what is written of a source is as it was when its version was given`() {
        let checksums: [Int: [UInt8]] = [1: [76, 48, 180, 31, 141, 1, 40, 148]]
        #expect(Array(Self.bytes.suffix(8)) == checksums[ModuleSummary.currentVersion])
    }

    @Test func `a cut or changed file is damaged`() {
        #expect(throws: Never.self) { try ModuleSummary(Self.bytes) }
        for index in Self.bytes.indices {
            #expect(throws: ModuleSummary.Fault.self) { try ModuleSummary(Array(Self.bytes[..<index])) }
            var changed = Self.bytes
            changed[index] ^= 1
            #expect(throws: ModuleSummary.Fault.self) { try ModuleSummary(changed) }
        }
    }

    /// As nothing but malice or chance would have it.
    @Test(arguments: 0..<4)
    func `one that is damaged and has a sound checksum is read to the end, and linked`(block: Int) {
        var random = RandomNumbers(state: UInt64(block + 1))
        var read = 0
        for index in Self.bytes.indices.dropLast(8) where index % 4 == block {
            for value in [0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next())] {
                var changed = Array(Self.bytes.dropLast(8))
                changed[index] = value
                guard let summary = try? ModuleSummary(changed + ModuleSummary.checksum(of: changed[...])) else {
                    continue
                }
                read += 1
                let module = ReadModule(summary)
                let outcome = Pipeline.run([module], target: module.name)
                for place in outcome.diagnostics.map(\.location) {
                    _ = module.sources.first { $0.path == place.path }?.codePointColumn(of: place)
                }
            }
        }
        #expect(read > 100)
    }

    private struct RandomNumbers {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
