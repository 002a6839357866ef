import DovetailDiagnostics
import DovetailSyntax

/// What holds of the scanner's answer to any bytes at all. `Tests/Fuzzing` compiles this file too.
struct ScannerInvariants {
    private let source: SourceText
    private var violations: [String] = []

    /// Everything that does not hold for these bytes, in words; empty where all is well.
    static func violations(in bytes: [UInt8]) -> [String] {
        var invariants = ScannerInvariants(source: SourceText(path: "Fuzz.swift", bytes: bytes))
        invariants.checkLocations()
        invariants.check(Scanner.scan(invariants.source))
        invariants.checkStatements(in: 0..<bytes.count)
        if let type = TypeSyntax.parse(String(decoding: bytes, as: UTF8.self)) { invariants.checkRoundTrip(of: type) }
        return invariants.violations
    }

    private init(source: SourceText) {
        self.source = source
    }

    private mutating func expect(_ condition: Bool, _ claim: @autoclosure () -> String) {
        if !condition { violations.append(claim()) }
    }

    /// Every offset, the one behind the last byte too, has a place behind that of the offset before it.
    private mutating func checkLocations() {
        var previous = SourceLocation(path: source.path, line: 1, column: 0)
        for offset in 0...source.bytes.count {
            let location = source.location(of: offset)
            let follows =
                location.line == previous.line
                ? location.column == previous.column + 1 : location.line == previous.line + 1 && location.column == 1
            expect(follows, "offset \(offset) is at \(location), behind \(previous)")
            previous = location
        }
    }

    private mutating func check(_ file: ScannedFile) {
        checkOrder(file.problems.map(\.offset), of: "problems")
        expect(Set(file.problems).count == file.problems.count, "a problem is reported twice")
        checkOrder(file.imports.map(\.offset), of: "imports")
        for declaration in file.imports {
            expect(!declaration.path.isEmpty, "an import without a path at \(declaration.offset)")
        }
        check(file.members, within: 0)
    }

    private mutating func check(_ block: MemberBlock, within start: Int) {
        checkOrder(block.types.map(\.offset), of: "types", from: start)
        checkOrder(block.extensions.map(\.offset), of: "extensions", from: start)
        checkOrder(block.aliases.map(\.offset), of: "aliases", from: start)
        checkOrder(block.initializers.map(\.offset), of: "initializers", from: start)
        checkOrder(block.properties.map(\.offset), of: "properties", from: start)
        for type in block.types {
            expect(!type.name.isEmpty, "a type without a name at \(type.offset)")
            expect(type.offset < type.nameOffset, "a type's name at \(type.nameOffset) stands before its keyword")
            checkName(type.name, at: type.nameOffset)
            checkRoundTrips(of: type.inherited + type.genericParameters.compactMap(\.constraint))
            check(type.members, within: type.nameOffset)
        }
        for declaration in block.extensions {
            checkRoundTrips(of: declaration.inherited + [declaration.extendedType])
            check(declaration.members, within: declaration.offset)
        }
        for alias in block.aliases {
            checkRoundTrips(of: alias.genericParameters.compactMap(\.constraint) + [alias.type])
        }
        for initializer in block.initializers {
            checkOrder(initializer.parameters.map(\.offset), of: "parameters", from: initializer.offset)
            checkRoundTrips(of: initializer.parameters.map(\.type))
            checkRoundTrips(of: initializer.genericParameters.compactMap(\.constraint))
        }
        for property in block.properties {
            checkRoundTrips(of: [property.type, property.inferredType].compactMap { $0 })
            guard let body = property.getterBody else { continue }
            expect(
                property.offset < body.lowerBound && body.upperBound <= source.bytes.count,
                "a body at \(body) outside of its property at \(property.offset)"
            )
            checkStatements(in: body)
        }
    }

    /// The offsets lie in the file, each behind the one before it; the names of a destructuring share theirs.
    private mutating func checkOrder(_ offsets: [Int], of things: String, from start: Int = 0) {
        var previous = start
        for offset in offsets {
            expect(offset >= previous && offset <= source.bytes.count, "\(things) out of order or place: \(offsets)")
            previous = offset
        }
    }

    private mutating func checkName(_ name: String, at offset: Int) {
        let isQuoted = source.bytes[offset] == UInt8(ascii: "`")
        let start = offset + (isQuoted ? 1 : 0)
        let range = start..<min(start + name.utf8.count, source.bytes.count)
        let isValid = !name.unicodeScalars.contains("\u{FFFD}")
        expect(!isValid || source.text(range) == name, "there is no `\(name)` at \(offset)")
    }

    private mutating func checkStatements(in range: Range<Int>) {
        check(StatementReader.read(range, of: source), within: range)
    }

    private mutating func check(_ statements: [Statement], within range: Range<Int>) {
        var previous = range.lowerBound
        for statement in statements {
            let offset: Int
            switch statement {
            case .call(let chain):
                offset = chain.base.offset
                checkCalls(of: chain, within: range)
            case .metatype(let type, let start):
                offset = start
                checkRoundTrip(of: type)
            case .conditional(let branches, let start):
                offset = start
                for branch in branches { check(branch.statements, within: start..<range.upperBound) }
            case .message(_, let start), .unreadable(_, let start):
                offset = start
            case .slip(let slip, let start):
                offset = start
                // What is missing may be so at the very end.
                if case .missingParenthesis = slip, start == range.upperBound { return }
            }
            expect(
                offset >= previous && offset < range.upperBound,
                "a statement at \(offset) in \(range) behind \(previous)"
            )
            previous = offset
        }
    }

    private mutating func checkCalls(of chain: CallChain, within range: Range<Int>) {
        for call in [chain.base] + chain.modifiers {
            checkOrder(call.arguments.map(\.offset), of: "arguments", from: call.offset)
            let closures =
                call.arguments.compactMap { argument in
                    if case .closure(let closure) = argument.value { closure } else { nil }
                } + [call.trailingClosure].compactMap { $0 }
            for closure in closures {
                expect(range.clamped(to: closure.range) == closure.range, "a closure at \(closure.range)")
                let parameters = closure.parameters ?? []
                checkOrder(parameters.map(\.offset), of: "parameters", from: closure.range.lowerBound)
                checkRoundTrips(of: (parameters.map(\.type) + [closure.result]).compactMap { $0 })
            }
        }
    }

    private mutating func checkRoundTrips(of types: [TypeSyntax]) {
        for type in types { checkRoundTrip(of: type) }
    }

    /// What the parser has read, the printer writes so that the parser reads it again.
    private mutating func checkRoundTrip(of type: TypeSyntax) {
        let text = type.text
        // What is kept as written need not be a type. Parentheses that the printer adds may exceed the parser's limit.
        guard type.isReadable, text.utf8.count(where: { $0 == UInt8(ascii: "(") }) < 24 else { return }
        let again = TypeSyntax.parse(text)
        expect(again == type, "`\(text)` is read back as `\(again?.text ?? "nothing")`: \(type)")
    }
}

extension TypeSyntax {
    /// Whether no part of the type is kept as written.
    fileprivate var isReadable: Bool {
        switch self {
        case .named(_, let components):
            components.allSatisfy { $0.arguments.allSatisfy(\.isReadable) }
        case .member(let base, let component):
            base.isReadable && component.arguments.allSatisfy(\.isReadable)
        case .dictionary(let key, let value):
            key.isReadable && value.isReadable
        case .tuple(let elements):
            elements.allSatisfy { $0.type.isReadable }
        case .function(let function):
            function.parameters.allSatisfy(\.isReadable) && function.result.isReadable
        case .composition(let members):
            members.allSatisfy(\.isReadable)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .variadic(let type),
            .any(let type), .some(let type), .metatype(let type), .protocolMetatype(let type), .suppressed(let type),
            .packExpansion(let type), .packElement(let type), .attributed(_, _, let type):
            type.isReadable
        case .inlineArray(let count, let element):
            count.isReadable && element.isReadable
        case .integer:
            true
        case .unreadable:
            false
        }
    }
}
