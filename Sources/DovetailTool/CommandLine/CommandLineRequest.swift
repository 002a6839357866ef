/// What the arguments of the whole command line ask for.
enum CommandLineRequest {
    /// Do a verb's work.
    case run(Verb, Arguments)
    /// Print a help text.
    case help(String)
    /// Say what is wrong with the arguments, and how they are written.
    case refuse(String)

    init(_ words: [String], verbs: [Verb] = Verb.all) {
        guard let first = words.first else {
            self = .refuse("nothing to do\n\(Help.text(listing: verbs))")
            return
        }
        let helps = ["--help", "-h"]
        if helps.contains(first) || first == "help" && words.count == 1 {
            self = .help(Help.text(listing: verbs))
            return
        }
        let asksForHelp = first == "help"
        let name = asksForHelp ? words[1] : first
        guard let verb = verbs.first(where: { $0.name == name }) else {
            let near = ArgumentParser.near(name, verbs.filter { !$0.isHidden }.map(\.name))
            self = .refuse(
                "there is no verb \(name); \(near ?? "here are those that there are\n\(Help.text(listing: verbs))")"
            )
            return
        }
        if asksForHelp || words.dropFirst().prefix(while: { $0 != "--" }).contains(where: helps.contains) {
            self = .help(Help.text(of: verb))
            return
        }
        do {
            self = .run(verb, try ArgumentParser(verb).parse(Array(words.dropFirst())))
        } catch {
            self = .refuse("\(error)\n\(Help.usage(of: verb))")
        }
    }
}
