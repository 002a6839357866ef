extension Verb {
    /// What the scanner reads, to be held against the compiler's own parser.
    static let declarations = Verb(
        name: "declarations",
        summary: "prints what the scanner reads of the files that standard input lists",
        isHidden: true,
        run: { _ in
            try DeclarationPrinter.run()
            return .sound
        }
    )
}
