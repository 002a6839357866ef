/// Reads the declarations of a file and skips every body.
package enum Scanner {
    package static func scan(_ source: SourceText) -> ScannedFile {
        ScannedFile(source: source)
    }
}
