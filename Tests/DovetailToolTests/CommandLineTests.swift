import DovetailTestSupport
import Foundation
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
        #expect(Help.text().contains("\n  \(name)"))
        for verbs in [Verb.all, Verb.ofPackage()] {
            guard let verb = verbs.first(where: { $0.name == name && !$0.isHidden }) else { continue }
            for words in [[name, "--help"], ["help", name], [name, "--nonsense", "-h"]] {
                guard case .help(let text) = CommandLineRequest(words, verbs: verbs) else {
                    Issue.record("\(words) asks for help")
                    continue
                }
                #expect(text == Help.text(of: verb))
            }
        }
    }

    @Test(arguments: [Verb.all, Verb.ofPackage()])
    func `Each verb's help has examples, which can be run`(_ verbs: [Verb]) throws {
        for verb in verbs where !verb.isHidden {
            #expect(!verb.examples.isEmpty, "\(verb.name)")
            for example in verb.examples {
                #expect(Help.text(of: verb).contains("\n  \(Help.program) \(example)"))
                guard case .run(let asked, _) = CommandLineRequest(example.components(separatedBy: " "), verbs: verbs)
                else {
                    Issue.record("\(example) can't be read")
                    continue
                }
                #expect(asked.name == verb.name)
            }
        }
    }

    @Test(arguments: [Verb.all, Verb.ofPackage()])
    func `Whatever is misspelt is answered with what was meant`(_ verbs: [Verb]) {
        func answer(to words: String...) -> String {
            if case .refuse(let fault) = CommandLineRequest(words, verbs: verbs) { fault } else { "" }
        }
        for verb in verbs where !verb.isHidden {
            #expect(answer(to: verb.name.misspelt).contains("; did you mean \(verb.name)?"))
            #expect(answer(to: "help", verb.name.misspelt).contains("; did you mean \(verb.name)?"))
            for option in verb.options {
                #expect(answer(to: verb.name, option.name.misspelt).contains("; did you mean \(option.name)?"))
                guard case .choice(let words) = option.value else { continue }
                for word in words {
                    let fault = answer(to: verb.name, option.name, word.misspelt)
                    #expect(fault.hasPrefix("\(option.name) can't be \(word.misspelt); did you mean \(word)?"))
                }
            }
            guard case .choice(let words)? = verb.operands.first?.value else { continue }
            for word in words {
                let fault = answer(to: verb.name, word.misspelt)
                #expect(fault.contains(" can't be \(word.misspelt); did you mean \(word)?"))
            }
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
                usage: DovetailTool generate --plan FILE… [--target NAME]… [--into-sources]

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

extension String {
    /// With one letter too many.
    fileprivate var misspelt: String { String(prefix(2) + suffix(1) + dropFirst(2)) }
}
