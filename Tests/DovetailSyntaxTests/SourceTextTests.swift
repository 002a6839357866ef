import DovetailDiagnostics
import DovetailSyntax
import Testing

@Suite struct SourceTextTests {
    @Test(
        "Lines end at LF, CRLF and lone CR, wherever they stand",
        arguments: [
            "", "\n", "\r", "\r\n", "a\nb", "abcdefg\r\nh", "abcdefgh\rijklmnopqr\n\n\r\r\nstuvwxyz0123456789\n",
            "é\n\té\r\n\u{1}\u{B}\n",
        ]
    )
    func lines(text: String) {
        let bytes = Array(text.utf8)
        let source = SourceText(path: "Test.swift", bytes: bytes)
        var (line, column) = (1, 1)
        for offset in 0...bytes.count {
            #expect(source.location(of: offset) == SourceLocation(path: "Test.swift", line: line, column: column))
            guard offset < bytes.count else { break }
            let isInsideCRLF = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && !isInsideCRLF) {
                (line, column) = (line + 1, 1)
            } else {
                column += 1
            }
        }
    }

    @Test("Places are those that swiftc prints, columns in bytes")
    func placesOfTheCompiler() {
        let text =
            "let a = 1\rlet b: Int = \"x\"\r\nlet c: Int = \"y\"\n\rlet é: Int = \"z\"\r\r\n  let d: Int = \"w\"\n"
        let source = SourceText(path: "Test.swift", text)
        // As the compiler 6.3.1 prints the errors of these four assignments.
        let printed = ["2:14", "3:14", "5:15", "7:16"]
        let opening = source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\"") }.enumerated()
        let places = opening.filter { $0.offset.isMultiple(of: 2) }.map { source.location(of: $0.element) }
        #expect(places.map { "\($0.line):\($0.column)" } == printed)
    }
}
