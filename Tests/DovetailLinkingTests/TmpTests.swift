import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Foundation
import Testing
@Suite struct TmpTests {
    @Test func real() throws {
        for root in ["/work/main/Sources", "/work/shared/cases", "/work/shared", "/usr/lib/swift", "/work"] {
            var files: [ScannedFile] = []
            var bytes = 0
            guard let e = FileManager.default.enumerator(atPath: root) else { continue }
            for case let p as String in e where p.hasSuffix(".swift") || p.hasSuffix(".swiftinterface") {
                guard let d = FileManager.default.contents(atPath: root + "/" + p) else { continue }
                bytes += d.count
                files.append(Scanner.scan(SourceText(path: p, bytes: Array(d))))
            }
            let m = [ModuleSources(name: "App", packageName: "App", files: files)]
            var p: LinkedProgram!
            let t = ContinuousClock().measure { p = Linker.link(m, target: "App") }
            print("REAL", root, files.count, bytes, t, p.assemblies.count, p.compositions.count, p.diagnostics.count)
            for d in p.diagnostics.prefix(12) { print("   ", d.location, d.id.rawValue, d.headline) }
        }
    }
}
