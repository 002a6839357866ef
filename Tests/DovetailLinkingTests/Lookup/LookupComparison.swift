import DovetailDiagnostics
import DovetailSyntax

@testable import DovetailLinking

/// Holds our look-up against the compiler's, parameter by parameter.
struct LookupComparison {
    /// What one side says of a name.
    enum Meaning: Equatable {
        case type(String)
        /// It is more than one thing.
        case ambiguous
        /// No type of that name is in sight.
        case nothing
        /// Ours alone: there is one, and what it is can't be told from the sources.
        case notKnown
        /// Ours alone: it is one thing or another, by a setting that we don't know.
        case dependent

        /// Byte by byte, as the compiler compares names, where `String` takes two spellings of one character for the same.
        static func == (left: Meaning, right: Meaning) -> Bool {
            switch (left, right) {
            case (.type(let left), .type(let right)): left.utf8.elementsEqual(right.utf8)
            case (.ambiguous, .ambiguous), (.nothing, .nothing), (.notKnown, .notKnown), (.dependent, .dependent): true
            default: false
            }
        }
    }

    struct Situation {
        var location: String
        var written: String
        var ours: Meaning
        var compilers: Meaning
        /// What the compiler says against it.
        var complaint: String?
        /// Whether the program says, by a parameter that is labelled `notKnown`, that it is not for us to know, or that we can't know that the
        /// compiler refuses it since a binary module declares it too.
        var isBeyondUs = false
        /// Whether the name begins with that of a module that the file does not import.
        var isQualified = false

        /// Where the compiler refuses a name, it stops the build itself, and ours is to be nothing that is in sight, or refused as well.
        var agrees: Bool {
            if ours == .dependent { return true }
            if isBeyondUs { return ours == .notKnown || compilers == .ambiguous }
            if ours == compilers || (compilers == .nothing && ours == .ambiguous) { return true }
            // That a file lacks the import of the module that a name begins with, or that a member is private, the compiler says best.
            return compilers == .nothing && (isQualified || complaint?.contains("is inaccessible due to") == true)
        }
    }

    private let program: LookupProgram
    private let answers: LookupCompiler.Answers
    private let table: SymbolTable
    private let resolver: NameResolver
    /// Those that every initializer of the last module gives.
    private(set) var situations: [Situation] = []
    /// Initializers that the compiler's tree does not hold and that stand under no `#if`.
    private(set) var missing: [String] = []

    init(_ program: LookupProgram) throws {
        self.program = program
        answers = try LookupCompiler(program).answers()
        table = SymbolTableBuilder.build(program.sources())
        resolver = NameResolver(table)
        for type in table.types where type.module.name == program.modules.last?.name {
            compare(type.declaration.members.initializers, of: type, in: type.context)
            compareManifests(in: type.declaration.members, of: type, in: type.context)
        }
        for type in table.types {
            for addition in type.extensions where addition.file.module.name == program.modules.last?.name {
                compare(addition.declaration.members.initializers, of: type, in: addition.context)
                compareManifests(in: addition.declaration.members, of: type, in: addition.context)
            }
        }
    }

    private mutating func compare(
        _ initializers: [InitializerDeclaration],
        of type: TypeSymbol,
        in context: LexicalContext
    ) {
        for initializer in initializers {
            guard let first = initializer.parameters.first else { continue }
            let lists = answers.lists[context.file.source.path] ?? []
            guard let list = lists.last(where: { $0.range.lowerBound < first.offset }),
                list.range.contains(first.offset)
            else {
                if initializer.conditions.isEmpty { missing.append("\(context.file.location(first.offset))") }
                continue
            }
            let inner = LexicalContext(
                outer: context,
                file: context.file,
                genericParameters: initializer.genericParameters.map(\.name)
            )
            let spelling = spelling(type, initializer.genericParameters.map(\.name))
            for (index, parameter) in initializer.parameters.enumerated() {
                let offsets = initializer.parameters.map(\.offset) + [list.range.upperBound]
                let complaint = complaint(between: offsets[index], and: offsets[index + 1], in: context.file)
                situations.append(
                    Situation(
                        location: "\(context.file.location(parameter.offset))",
                        written: parameter.typeText,
                        ours: ours(compilers: list.types[index], spelling, in: context.file) {
                            let type = resolver.resolve(parameter.type, in: inner)
                            return parameter.isVariadic ? .array(type) : type
                        },
                        compilers: compilers(list.types[index], complaint, spelling),
                        complaint: complaint,
                        isBeyondUs: parameter.label == "notKnown",
                        isQualified: program.modules.contains { module in
                            parameter.typeText.hasPrefix("\(module.name).")
                                && (complaint?.contains("cannot find type '\(module.name)'") == true
                                    || complaint?.contains("in module '\(module.name)'") == true)
                        }
                    )
                )
            }
        }
    }

    /// What the calls in the bodies of computed properties name by `T.self`.
    private mutating func compareManifests(in members: MemberBlock, of type: TypeSymbol, in context: LexicalContext) {
        let file = context.file
        for body in members.properties.compactMap(\.getterBody) {
            for case .call(let chain) in StatementReader.read(body, of: file.source) {
                for argument in chain.base.arguments.prefix(1) {
                    guard case .metatype(let syntax) = argument.value else { continue }
                    guard let answer = answers.metatypes[file.source.path]?[argument.offset] else {
                        missing.append("\(file.location(argument.offset))")
                        continue
                    }
                    let spelling = spelling(type, [])
                    let instance = answer?.replacing(/\.(Type|Protocol)$/, with: "")
                    let complaint = complaint(between: argument.offset, and: body.upperBound, in: file)
                    situations.append(
                        Situation(
                            location: "\(file.location(argument.offset))",
                            written: syntax.text,
                            ours: ours(compilers: instance, spelling, in: file) {
                                resolver.resolve(expression: syntax, in: context)
                            },
                            compilers: compilers(instance, answer == nil ? complaint : nil, spelling),
                            complaint: complaint
                        )
                    )
                }
            }
        }
    }

    private func ours(
        compilers type: String?,
        _ spelling: CompilerSpelling,
        in file: FileSymbol,
        _ resolve: () -> ResolvedType
    ) -> Meaning {
        let resolved = resolve()
        for problem in resolver.takeProblems() {
            if case .inferredType = problem.reason { return .notKnown }
            if case .memberOfUnimportedModule = problem.reason { return .dependent }
            return .ambiguous
        }
        if type == nil, !isInSight(resolved, of: file) { return .nothing }
        return .type(spelling.spelling(resolved))
    }

    private func isInSight(_ type: ResolvedType, of file: FileSymbol) -> Bool {
        switch type {
        case .nominal(let nominal): table.symbols(of: nominal).contains { $0.access.reaches(file, from: $0.file) }
        case .existential(let parts): parts.contains { isInSight($0, of: file) }
        default: false
        }
    }

    private func compilers(_ type: String?, _ complaint: String?, _ spelling: CompilerSpelling) -> Meaning {
        if complaint?.contains("is ambiguous") == true { return .ambiguous }
        return type.map { .type(spelling.normalized($0)) } ?? .nothing
    }

    private func complaint(between start: Int, and end: Int, in file: FileSymbol) -> String? {
        let range = file.location(start)..<file.location(end)
        return answers.complaints.first { complaint in
            complaint.file == file.source.path
                && (complaint.line, complaint.column) >= (range.lowerBound.line, range.lowerBound.column)
                && (complaint.line, complaint.column) < (range.upperBound.line, range.upperBound.column)
        }?.message
    }

    private func spelling(_ type: TypeSymbol, _ innermost: [String]) -> CompilerSpelling {
        var parameters: [String: String] = [:]
        var levels: [[String]] = []
        var current: TypeSymbol? = type
        while let symbol = current {
            levels.insert(symbol.declaration.genericParameters.map(\.name), at: 0)
            current = symbol.parent
        }
        if type.declaration.kind == .protocol { levels = [["Self"]] }
        levels.append(innermost)
        var depth = 0
        for level in levels where !level.isEmpty {
            for (index, name) in level.enumerated() {
                let letter = String(UnicodeScalar(UInt8(65 + index))) + (depth == 0 ? "" : "\(depth)")
                parameters[name] = letter
                parameters["\(name)#\(depth)"] = letter
            }
            depth += 1
        }
        return CompilerSpelling(modules: Set(table.modules.map(\.name)), parameters: parameters)
    }
}
