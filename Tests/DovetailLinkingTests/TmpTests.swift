import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing
@Suite struct TmpTests {
    @Test func scale() {
        for n in [500, 1000, 2000, 4000, 8000] {
            let modules = ScaleTests.modules(n)
            var best = Duration.seconds(100), bestG = best
            for _ in 0..<3 {
                var p: LinkedProgram!
                best = min(best, ContinuousClock().measure { p = Linker.link(modules, target: "App") })
                bestG = min(bestG, ContinuousClock().measure { _ = p.graph(of: p.compositions[0]) })
            }
            print("SCALE", n, best, bestG)
        }
    }
}
