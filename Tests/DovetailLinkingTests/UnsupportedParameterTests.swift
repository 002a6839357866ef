import DovetailDiagnostics
import DovetailLinking
import Testing

@Suite struct UnsupportedParameterTests {
    @Test("parameters that nothing can be injected into are reported where they stand") func parameters() {
        TestProgram(
            manifest("1️⃣Shared(Rng.self)\nShared(Gen.self)\nShared(Auto.self)\nShared(W.self)\nShared(Fine.self)") + """
                final class Rng { init(2️⃣state: inout UInt64, a: Int) { state &+= 1 } }
                final class Gen { init(3️⃣rng: inout some RandomNumberGenerator, 4️⃣p: [some Sendable], 5️⃣q: isolated Store) {} }
                actor Store {}
                final class Auto { init(6️⃣a: @autoclosure () -> Int) {} }
                struct W { @Wrapped var 7️⃣a: Int }
                final class Fine { init(a: inout Int) {} ; init(b: Int) {} ; init(c: @autoclosure () -> Int = 1, b: Int, d: some Sendable) {} }
                """
        ).expect(
            ExpectedDiagnostic(
                .unsupportedParameter,
                "2️⃣",
                "parameter `state` is `inout`",
                notes: [(.related, "registration", "1️⃣")]
            ),
            ExpectedDiagnostic(.unsupportedParameter, "3️⃣", "parameter `rng` is `inout`"),
            ExpectedDiagnostic(.unsupportedParameter, "4️⃣", "parameter `p` has an opaque type, `some Sendable`"),
            ExpectedDiagnostic(.unsupportedParameter, "5️⃣", "parameter `q` is `isolated`"),
            ExpectedDiagnostic(.unsupportedParameter, "6️⃣", "parameter `a` is an `@autoclosure`"),
            ExpectedDiagnostic(.unsupportedParameter, "7️⃣", "parameter `a` has a property wrapper")
        )
    }
}
