import DovetailLinking
import DovetailSyntax
import Testing

@Suite struct ExternalImportTests {
    @Test("binary types carry the imports of the files that mention them") func externalImports() throws {
        let program = TestProgram(
            TestModule(
                "App",
                "import UIKit\n" + manifest("Shared(A.self)\nShared(B.self)"),
                "internal import Foundation\nimport struct CoreGraphics.CGFloat\nfinal class A { init(d: Data, i: Int) {} }",
                "import Foundation\nimport Metrics\nfinal class B { init(d: Foundation.URL, c: Task<Int, Never>) {} }"
            )
        )
        let imports = program.program.names.externalImports
        #expect(imports["Data"]?.map(\.path) == [["CoreGraphics", "CGFloat"], ["Foundation"]])
        #expect(imports["URL"]?.map(\.path) == [["Foundation"]])
        #expect(imports["Int"] == nil)
        #expect(imports["Task"] == nil)
        #expect(program.program.names.declaringModules["A"] == ["App"])
        #expect(program.program.names.modules == ["App"])
    }
}
