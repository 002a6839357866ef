import DovetailDiagnostics

extension NameResolver {
    /// What is wrong with a name.
    struct Problem: Hashable {
        enum Reason: Hashable {
            /// Several modules declare it, and none of them shadows the others.
            case severalModules([String])
            /// Several declarations of one module, or several supertypes, give it different meanings; their places.
            case severalDeclarations([SourceLocation])
            /// Several modules declare it, and which of them is imported depends on these conditions.
            case severalConditions(modules: [String], conditions: [String])
            /// A type that is called like this module hides it, and has no member of that name.
            case hiddenModule(String)
            /// A member that this module declares, which the file does not import, stands before something else of that name.
            case memberOfUnimportedModule(String)
            /// An associated type of a protocol, which the type that conforms does not declare by name.
            case inferredType(protocolName: String, conforming: String)
        }

        var name: String
        var reason: Reason
        /// The typealias that it is written in, where the use is elsewhere.
        var alias: SourceLocation?
    }
}

extension NameResolver.Problem {
    /// For a use at one place, that a registration at another needs.
    func diagnostic(at location: SourceLocation, neededAt registration: SourceLocation? = nil) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if let registration { notes.append(Diagnostic.Note(.related, "needed by this registration", at: registration)) }
        if let alias { notes.append(Diagnostic.Note(.related, "in this typealias", at: alias)) }
        switch reason {
        case .severalModules(let modules):
            let spellings = modules.map { "`\($0).\(name)`" }.joined(separator: " or ")
            notes.append(Diagnostic.Note(.suggestion, "write \(spellings)"))
            let headline = "`\(name)` is declared by \(Self.list(modules))"
            return Diagnostic(.ambiguousType, at: location, headline, notes: notes)
        case .severalDeclarations(let places):
            notes += places.map { Diagnostic.Note(.related, "declared here", at: $0) }
            notes.append(Diagnostic.Note(.suggestion, "name one of them otherwise, or write what it is nested in"))
            return Diagnostic(.ambiguousType, at: location, "`\(name)` is declared more than once", notes: notes)
        case .severalConditions(let modules, let conditions):
            let mend = "give it one name under that `#if`: `typealias … = \(modules[0]).\(name)`, and name that"
            notes.append(Diagnostic.Note(.suggestion, mend))
            let headline =
                "`\(name)` is declared by \(Self.list(modules)), and which of them is imported depends on what is not known here: "
                + Self.list(conditions)
            return Diagnostic(.ambiguousType, at: location, headline, notes: notes)
        case .hiddenModule(let module):
            notes.append(Diagnostic.Note(.suggestion, "write `\(module)::\(name)`"))
            let headline = "`\(module)` is a type here, which hides the module and has no `\(name)`"
            return Diagnostic(.unknownType, at: location, headline, notes: notes)
        case .memberOfUnimportedModule(let module):
            notes.append(Diagnostic.Note(.suggestion, "import `\(module)` in this file, or write what it is nested in"))
            let headline =
                "whether `\(name)` is the member that `\(module)` declares depends on `MemberImportVisibility`, as this file does not import it"
            return Diagnostic(.ambiguousType, at: location, headline, notes: notes)
        case .inferredType(let protocolName, let conforming):
            let mend = "declare `typealias \(name) = …` in `\(conforming)`, or write the type itself"
            notes.append(Diagnostic.Note(.suggestion, mend))
            let headline =
                "what `\(name)` of `\(protocolName)` stands for is left to the compiler by `\(conforming)`, so it is not known here"
            return Diagnostic(.unknownType, at: location, headline, notes: notes)
        }
    }

    private static func list(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: " and ")
    }
}
