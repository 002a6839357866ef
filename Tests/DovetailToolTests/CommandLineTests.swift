import DovetailTestSupport
import Testing

@testable import DovetailTool

/// The arguments.
struct CommandLineTests {
    @Test(arguments: ["--help", "-h", "help"])
    func `Help is printed when it is asked for`(_ argument: String) throws {
        let result = try BuiltTool.run(argument)
        #expect(result.output == DovetailTool.usage + "\n")
        #expect(result.status == 0)
    }

    @Test func `Arguments that can't be read are repeated, with the usage`() throws {
        let result = try BuiltTool.run("generate", "--plans", "plan.json")
        #expect(
            result.output
                == "error: dovetail: can't read these arguments: generate --plans plan.json\n\(DovetailTool.usage)\n"
        )
        #expect(result.status == 2)
    }

    @Test func `No arguments at all are answered with the usage`() throws {
        let result = try BuiltTool.run()
        #expect(result.output == "error: dovetail: nothing to do\n\(DovetailTool.usage)\n")
        #expect(result.status == 2)
    }
}
