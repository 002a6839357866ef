/// The command line: finds the verb, does its work, and ends with its status.
@main
enum DovetailTool {
    static func main() {
        do {
            let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
            switch CommandLineRequest(invocation.words, verbs: invocation.verbs) {
            case .help(let text): StandardStream.output.write(text + "\n")
            case .refuse(let fault): fail(fault)
            case .run(let verb, let arguments): try verb.run(arguments).stop()
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        StandardStream.error.write("error: dovetail: \(message)\n")
        ExitStatus.failed.stop()
    }
}
