import DovetailDiagnostics
import DovetailSyntax

@testable import DovetailLinking

/// Holds our look-up against the compiler's, parameter by parameter.
struct LookupComparison {
    /// What one side says of a name.
    enum Meaning: Equatable {
        case type(String)
        case ambiguous
        /// No type of that name is in sight.
        case nothing

        /// Byte by byte, as the compiler compares names, where `String` takes two spellings of one character for the same.
        static func == (left: Meaning, right: Meaning) -> Bool {
            switch (left, right) {
            case (.type(let left), .type(let right)): left.utf8.elementsEqual(right.utf8)
            case (.ambiguous, .ambiguous), (.nothing, .nothing): true
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

        var agrees: Bool { ours == compilers }
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
        }
        for type in table.types {
            for addition in type.extensions where addition.file.module.name == program.modules.last?.name {
                compare(addition.declaration.members.initializers, of: type, in: addition.context)
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
            let spelling = spelling(type, initializer)
            for (index, parameter) in initializer.parameters.enumerated() {
                let offsets = initializer.parameters.map(\.offset) + [list.range.upperBound]
                let complaint = complaint(between: offsets[index], and: offsets[index + 1], in: context.file)
                situations.append(
                    Situation(
                        location: "\(context.file.location(parameter.offset))",
                        written: parameter.typeText,
                        ours: ours(parameter.type, in: inner, spelling),
                        compilers: compilers(list.types[index], complaint, spelling),
                        complaint: complaint
                    )
                )
            }
        }
    }

    private func ours(_ syntax: TypeSyntax, in context: LexicalContext, _ spelling: CompilerSpelling) -> Meaning {
        let type = resolver.resolve(syntax, in: context)
        if !resolver.takeProblems().isEmpty { return .ambiguous }
        return .type(spelling.spelling(type))
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

    private func spelling(_ type: TypeSymbol, _ initializer: InitializerDeclaration) -> CompilerSpelling {
        var parameters: [String: String] = [:]
        var levels: [[String]] = []
        var current: TypeSymbol? = type
        while let symbol = current {
            levels.insert(symbol.declaration.genericParameters.map(\.name), at: 0)
            current = symbol.parent
        }
        if type.declaration.kind == .protocol { levels = [["Self"]] }
        levels.append(initializer.genericParameters.map(\.name))
        var depth = 0
        for level in levels where !level.isEmpty {
            for (index, name) in level.enumerated() {
                parameters[name] = String(UnicodeScalar(UInt8(65 + index))) + (depth == 0 ? "" : "\(depth)")
            }
            depth += 1
        }
        return CompilerSpelling(modules: Set(table.modules.map(\.name)), parameters: parameters)
    }
}

extension LookupComparison.Situation {
    /// Where the compiler finds nothing, ours is to be no scanned type.
    func isHonest(_ modules: Set<String>) -> Bool {
        guard compilers == .nothing, case .type(let text) = ours else { return agrees }
        return !modules.contains { text.hasPrefix("\($0).") }
    }
}
