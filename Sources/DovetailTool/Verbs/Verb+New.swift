import DovetailSyntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Verb {
    /// For whoever begins a manifest.
    static let new = Verb(
        name: "new",
        summary: "writes a file to start from: an assembly, a composition or a scope",
        details: """
            The file is called like the type, compiles as it is, and says what comes next. No file is overwritten. It goes where the target's sources \
            are. On macOS a plugin may write there when that is allowed: swift package --allow-writing-to-package-directory dovetail new …
            """,
        examples: [
            "new scope AccountScope --plan Notes.json --parent AppScope",
            "new assembly NotesAssembly --plan Notes.json --scope AccountScope --access package",
            "new composition NotesApp --plan Notes.json --assembly NotesAssembly --expose NoteList",
            "new assembly NotesAssembly --scope AccountScope --print",
        ],
        operands: [
            Operand(name: "KIND", summary: "what to write", value: .choice(Starter.Kind.allCases.map(\.rawValue))),
            Operand(name: "NAME", summary: "the type's name, which gets no ending"),
        ],
        options: [target, directory, access, scope, parent, assembly, expose, prints, plans],
        run: { arguments in
            guard let kind = arguments.operands.first.flatMap(Starter.Kind.init), let name = arguments.operands.last
            else { return .failed }
            try verifyOptions(of: arguments, for: kind)
            try TypeName.verify(name, for: kind)
            let place = try StarterPlace(
                plans: try arguments.values(of: plans).map(PlanFile.read),
                target: arguments.value(of: target),
                directory: arguments.value(of: directory),
                isWritten: !arguments.has(prints)
            )
            let path = arguments.has(prints) ? nil : try place.path(for: name)
            let starter = try starter(kind, name, place, arguments)
            guard let path else {
                StandardStream.output.write(starter.text)
                return .sound
            }
            try OutputFile.write(starter.text, to: path)
            StandardStream.output.write("wrote \(path)\n\(nextStep(after: starter))\n")
            return .sound
        }
    )

    private static func starter(
        _ kind: Starter.Kind,
        _ name: String,
        _ place: StarterPlace,
        _ arguments: Arguments
    ) throws -> Starter {
        let writer = StarterWriter(
            name: name,
            access: arguments.value(of: access).flatMap(AccessLevel.init) ?? .internal,
            surroundings: place.surroundings
        )
        return switch kind {
        case .assembly: try writer.assembly(of: arguments.value(of: scope))
        case .composition:
            try writer.composition(of: arguments.values(of: assembly), exposing: arguments.values(of: expose))
        case .scope: try writer.scope(in: arguments.value(of: parent))
        }
    }

    private static func verifyOptions(
        of arguments: Arguments,
        for kind: Starter.Kind
    ) throws(ArgumentParser.Fault) {
        let owners = [
            (scope, Starter.Kind.assembly), (parent, .scope), (assembly, .composition), (expose, .composition),
        ]
        for (option, owner) in owners where owner != kind && arguments.has(option) {
            throw .init(description: "\(option.name) is for new \(owner.rawValue), not for new \(kind.rawValue)")
        }
    }

    private static func nextStep(after starter: Starter) -> String {
        switch starter.content {
        case .assembly: "next: list in it what it provides, and \(starter.name).self in a composition"
        case .composition: "next: list its assemblies and what it exposes in it, then \(Help.program) check"
        case .scope: "next: \(Help.program) new assembly NAME --scope \(starter.name)"
        }
    }

    private static let target = VerbOption(
        name: "--target",
        value: .text(placeholder: "NAME"),
        summary: "the target that the file is for, where there are several"
    )
    private static let directory = VerbOption(
        name: "--directory",
        value: .text(placeholder: "FOLDER"),
        summary: "the folder that the file goes to; that of the target's sources otherwise"
    )
    private static let access = VerbOption(
        name: "--access",
        value: .choice([AccessLevel.internal, .package, .public].map(\.rawValue)),
        summary: "who may see the type; internal otherwise"
    )
    private static let scope = VerbOption(
        name: "--scope",
        value: .text(placeholder: "SCOPE"),
        summary: "of an assembly: the lifetime that it is for; not needed where there is only one"
    )
    private static let parent = VerbOption(
        name: "--parent",
        value: .text(placeholder: "SCOPE"),
        summary: "of a scope: the one that it lies in; none for a root"
    )
    private static let assembly = VerbOption(
        name: "--assembly",
        value: .text(placeholder: "NAME"),
        summary: "of a composition: an assembly that it is made of",
        isRepeatable: true
    )
    private static let expose = VerbOption(
        name: "--expose",
        value: .text(placeholder: "TYPE"),
        summary: "of a composition: a type that its users get, such as 'any NoteStore'",
        isRepeatable: true
    )
    private static let prints = VerbOption(name: "--print", summary: "prints the file, and writes nothing")
    private static let plans = VerbOption(
        name: "--plan",
        value: .text(placeholder: "FILE"),
        summary: "the plan of a target that it may be for, as the build-tool plugin makes it",
        isRepeatable: true
    )
}
