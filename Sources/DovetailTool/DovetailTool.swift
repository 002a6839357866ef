/// The command line: finds the verb, does its work, and ends with its status.
@main
enum DovetailTool {
    static func main() {
        switch CommandLineRequest(Array(CommandLine.arguments.dropFirst())) {
        case .help(let text):
            print(text)
        case .refuse(let fault):
            fail(fault)
        case .run(let verb, let arguments):
            do {
                let status = try verb.run(arguments)
                StandardError.stop(status: status.rawValue)
            } catch {
                fail("\(error)")
            }
        }
    }

    private static func fail(_ message: String) -> Never {
        StandardError.write("error: dovetail: \(message)\n")
        StandardError.stop(status: ExitStatus.failed.rawValue)
    }
}
