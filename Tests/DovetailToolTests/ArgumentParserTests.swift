import Testing

@testable import DovetailTool

/// How the arguments of a verb are read, and what is said of those that can't be.
struct ArgumentParserTests {
    private static let file = VerbOption(
        name: "--file",
        value: .text(placeholder: "FILE"),
        summary: "a file",
        isRepeatable: true
    )
    private static let depth = VerbOption(name: "--depth", value: .number(placeholder: "N"), summary: "how deep")
    private static let form = VerbOption(name: "--form", value: .choice(["tree", "list"]), summary: "the form")
    private static let quiet = VerbOption(name: "--quiet", summary: "say nothing")
    private static let needed = VerbOption(
        name: "--needed",
        value: .text(placeholder: "NAME"),
        summary: "a name",
        isRequired: true
    )

    private static let walk = Verb(
        name: "walk",
        summary: "walks",
        operands: [
            Operand(name: "FROM", summary: "where to start"),
            Operand(name: "TO", summary: "where to end", isOptional: true),
        ],
        options: [file, depth, form, quiet],
        run: { _ in .sound }
    )

    private static let named = Verb(name: "name", summary: "names", options: [needed], run: { _ in .sound })

    private func parse(_ words: String..., by verb: Verb = walk) throws -> Arguments {
        try ArgumentParser(verb).parse(words)
    }

    @Test func `Options and operands stand in any order, with values behind a space or an equals sign`() throws {
        let arguments = try parse(
            "--file",
            "a",
            "here",
            "--depth=3",
            "--quiet",
            "--file=b=c",
            "there",
            "--form",
            "list"
        )
        #expect(arguments.operands == ["here", "there"])
        #expect(arguments.values(of: Self.file) == ["a", "b=c"])
        #expect(arguments.number(of: Self.depth) == 3)
        #expect(arguments.value(of: Self.form) == "list")
        #expect(arguments.has(Self.quiet))
    }

    @Test func `What is not given is not there`() throws {
        let arguments = try parse("here")
        #expect(arguments.values(of: Self.file) == [])
        #expect(arguments.value(of: Self.form) == nil)
        #expect(arguments.number(of: Self.depth) == nil)
        #expect(!arguments.has(Self.quiet))
    }

    @Test func `Behind two dashes nothing is an option, and a value may begin with one`() throws {
        #expect(try parse("--", "--quiet").operands == ["--quiet"])
        #expect(try parse("here", "--file", "--quiet").values(of: Self.file) == ["--quiet"])
        #expect(try parse("-").operands == ["-"])
    }

    @Test(
        arguments: [
            (["here", "--quite"], "walk has no option --quite; did you mean --quiet?"),
            (
                ["here", "--breadth=1"],
                "walk has no option --breadth; it takes --file, --depth, --form, --quiet, --help"
            ),
            (["here", "--form", "tee"], "--form can't be tee; did you mean tree?"),
            (["here", "--form", "circle"], "--form can't be circle; it takes tree, list"),
            (["here", "--depth", "deep"], "--depth takes a whole number, not deep"),
            (["here", "--depth=-1"], "--depth takes a whole number, not -1"),
            (["here", "--depth", "1", "--depth", "2"], "--depth is given twice"),
            (["here", "--file"], "--file has no value: [--file FILE]…"),
            (["here", "--quiet=yes"], "--quiet takes no value"),
            (["here", "there", "everywhere"], "walk can do nothing with everywhere"),
            ([], "walk needs FROM, where to start"),
        ]
    )
    func `What can't be read is named, with what was meant or what there is`(words: [String], message: String) {
        let fault = #expect(throws: ArgumentParser.Fault.self) { try ArgumentParser(Self.walk).parse(words) }
        #expect(fault?.description == message)
    }

    @Test func `An option that is needed is asked for`() throws {
        let fault = #expect(throws: ArgumentParser.Fault.self) { try parse(by: Self.named) }
        #expect(fault?.description == "name needs --needed, a name")
        #expect(try parse("--needed", "x", by: Self.named).value(of: Self.needed) == "x")
    }

    @Test func `Help lists what a verb takes`() {
        #expect(
            Help.text(of: Self.walk) == """
                usage: DovetailTool walk [--file FILE]… [--depth N] [--form tree|list] [--quiet] FROM [TO]

                walks

                  FROM         where to start
                  TO           where to end
                  --file FILE  a file
                  --depth N    how deep
                  --form       the form
                  --quiet      say nothing
                """
        )
    }
}
