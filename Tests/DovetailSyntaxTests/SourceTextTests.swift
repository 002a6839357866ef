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
}
