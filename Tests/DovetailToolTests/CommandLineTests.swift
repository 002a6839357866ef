import DovetailTestSupport
import Testing

@testable import DovetailTool

/// The arguments.
struct CommandLineTests {
    @Test(arguments: ["--help", "-h", "help"])
    func `Help is printed when it is asked for`(_ argument: String) throws {
        let result = try BuiltTool.run(argument)
        #expect(result.output == Help.text() + "\n")
        #expect(result.status == 0)
    }

    @Test(arguments: Verb.visible.map(\.name))
    func `Each verb has its help`(_ name: String) throws {
        let verb = try #require(Verb.all.first { $0.name == name })
        #expect(Help.text().contains("\n  \(name)"))
        for words in [[name, "--help"], ["help", name], [name, "--nonsense", "-h"]] {
            guard case .help(let text) = CommandLineRequest(words) else {
                Issue.record("\(words) asks for help")
                continue
            }
            #expect(text == Help.text(of: verb))
        }
    }

    @Test func `Names of verbs are told apart, and each takes an option once`() {
        #expect(Set(Verb.all.map(\.name)).count == Verb.all.count)
        for verb in Verb.all {
            #expect(Set(verb.options.map(\.name)).count == verb.options.count)
            let optional = verb.operands.drop { !$0.isOptional }
            #expect(!optional.contains { !$0.isOptional })
        }
    }

    @Test func `A misspelt option is answered with the one that was meant, and the usage`() throws {
        let result = try BuiltTool.run("generate", "--plans", "plan.json")
        #expect(
            result.output == """
                error: dovetail: generate has no option --plans; did you mean --plan?
                usage: DovetailTool generate --plan FILE

                """
        )
        #expect(result.status == 2)
    }

    @Test func `A misspelt verb is answered with the one that was meant`() throws {
        let result = try BuiltTool.run("genrate", "--plan", "plan.json")
        #expect(result.output == "error: dovetail: there is no verb genrate; did you mean generate?\n")
        #expect(result.status == 2)
    }

    @Test func `What is like no verb is answered with all of them`() throws {
        let result = try BuiltTool.run("sing")
        #expect(
            result.output == "error: dovetail: there is no verb sing; here are those that there are\n\(Help.text())\n"
        )
        #expect(result.status == 2)
    }

    @Test func `No arguments at all are answered with the usage`() throws {
        let result = try BuiltTool.run()
        #expect(result.output == "error: dovetail: nothing to do\n\(Help.text())\n")
        #expect(result.status == 2)
    }
}
