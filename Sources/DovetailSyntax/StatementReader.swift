/// Reads the body of a manifest as the statements that it may hold.
package enum StatementReader {
    package static func read(_ range: Range<Int>, of source: SourceText) -> [Statement] {
        []
    }
}
