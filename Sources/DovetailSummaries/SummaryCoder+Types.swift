import DovetailSyntax

extension TypeSyntax {
    /// What stands for a type before it is read.
    static let blank = TypeSyntax.tuple([])
}

extension SummaryCoder {
    /// What kind of type follows. The order is that of the format.
    private enum Kind: Int {
        case named, member, optional, implicitlyUnwrapped, array, dictionary, inlineArray, integer, tuple, function,
            variadic
        case composition, any, some, metatype, protocolMetatype, suppressed, packExpansion, packElement, attributed,
            unreadable
    }

    mutating func write(_ type: TypeSyntax) {
        switch type {
        case .named(var selector, var components):
            write(.named)
            code(&selector)
            array(&components, blank: NameComponent("")) { $0.code(&$1) }
        case .member(var base, var component):
            write(.member)
            code(&base)
            code(&component)
        case .optional(let wrapped): write(.optional, wrapped)
        case .implicitlyUnwrapped(let wrapped): write(.implicitlyUnwrapped, wrapped)
        case .array(let element): write(.array, element)
        case .dictionary(let key, let value): write(.dictionary, key, value)
        case .inlineArray(let count, let element): write(.inlineArray, count, element)
        case .integer(let digits): write(.integer, digits)
        case .tuple(var elements):
            write(.tuple)
            array(&elements, blank: TupleElement(type: .blank)) { $0.code(&$1) }
        case .function(var function):
            write(.function)
            code(&function)
        case .variadic(let element): write(.variadic, element)
        case .composition(var members):
            write(.composition)
            code(&members)
        case .any(let constraint): write(.any, constraint)
        case .some(let constraint): write(.some, constraint)
        case .metatype(let instance): write(.metatype, instance)
        case .protocolMetatype(let instance): write(.protocolMetatype, instance)
        case .suppressed(let type): write(.suppressed, type)
        case .packExpansion(let pattern): write(.packExpansion, pattern)
        case .packElement(let pack): write(.packElement, pack)
        case .attributed(var specifiers, var attributes, var type):
            write(.attributed)
            code(&specifiers)
            code(&attributes)
            code(&type)
        case .unreadable(let text): write(.unreadable, text)
        }
    }

    private mutating func write(_ kind: Kind) {
        var number = kind.rawValue
        code(&number)
    }

    private mutating func write(_ kind: Kind, _ type: TypeSyntax) {
        write(kind)
        var type = type
        code(&type)
    }

    private mutating func write(_ kind: Kind, _ first: TypeSyntax, _ second: TypeSyntax) {
        write(kind, first)
        var type = second
        code(&type)
    }

    private mutating func write(_ kind: Kind, _ text: String) {
        write(kind)
        var text = text
        code(&text)
    }

    mutating func readType(into type: inout TypeSyntax) {
        var number = 0
        code(&number)
        guard !isDamaged, let kind = Kind(rawValue: number) else { return refuse() }
        type =
            switch kind {
            case .named: readNamed()
            case .member: .member(base: readType(), component: readComponent())
            case .optional: .optional(readType())
            case .implicitlyUnwrapped: .implicitlyUnwrapped(readType())
            case .array: .array(readType())
            case .dictionary: .dictionary(key: readType(), value: readType())
            case .inlineArray: .inlineArray(count: readType(), element: readType())
            case .integer: .integer(readText())
            case .tuple: readTuple()
            case .function: readFunction()
            case .variadic: .variadic(readType())
            case .composition: .composition(readTypes())
            case .any: .any(readType())
            case .some: .some(readType())
            case .metatype: .metatype(readType())
            case .protocolMetatype: .protocolMetatype(readType())
            case .suppressed: .suppressed(readType())
            case .packExpansion: .packExpansion(readType())
            case .packElement: .packElement(readType())
            case .attributed: readAttributed()
            case .unreadable: .unreadable(readText())
            }
    }

    private mutating func readType() -> TypeSyntax {
        var type = TypeSyntax.blank
        code(&type)
        return type
    }

    private mutating func readTypes() -> [TypeSyntax] {
        var types: [TypeSyntax] = []
        code(&types)
        return types
    }

    private mutating func readText() -> String {
        var text = ""
        code(&text)
        return text
    }

    private mutating func readNamed() -> TypeSyntax {
        var selector: String?
        var components: [NameComponent] = []
        code(&selector)
        array(&components, blank: NameComponent("")) { $0.code(&$1) }
        if components.isEmpty { refuse() }
        return .named(moduleSelector: selector, components: components)
    }

    private mutating func readComponent() -> NameComponent {
        var component = NameComponent("")
        code(&component)
        return component
    }

    private mutating func readTuple() -> TypeSyntax {
        var elements: [TupleElement] = []
        array(&elements, blank: TupleElement(type: .blank)) { $0.code(&$1) }
        return .tuple(elements)
    }

    private mutating func readFunction() -> TypeSyntax {
        var function = FunctionTypeSyntax(parameters: [], result: .blank)
        code(&function)
        return .function(function)
    }

    private mutating func readAttributed() -> TypeSyntax {
        var specifiers: [String] = []
        var attributes: [AttributeSyntax] = []
        code(&specifiers)
        code(&attributes)
        return .attributed(specifiers: specifiers, attributes: attributes, readType())
    }

    // MARK: - Their parts

    private mutating func code(_ component: inout NameComponent) {
        code(&component.moduleSelector)
        code(&component.name)
        code(&component.arguments)
    }

    private mutating func code(_ element: inout TupleElement) {
        code(&element.label)
        code(&element.type)
    }

    private mutating func code(_ function: inout FunctionTypeSyntax) {
        code(&function.attributes)
        code(&function.isNonsending)
        code(&function.parameters)
        code(&function.isAsync)
        code(&function.throwing)
        code(&function.result)
    }

    mutating func code(_ attributes: inout [AttributeSyntax]) {
        array(&attributes, blank: AttributeSyntax("")) { coder, attribute in
            coder.code(&attribute.name)
            coder.code(&attribute.arguments)
            coder.code(&attribute.conditions)
        }
    }

    mutating func code(_ clause: inout ThrowsClause?) {
        var (number, error) = (0, TypeSyntax.blank)
        switch clause {
        case nil: break
        case .untyped: number = 1
        case .rethrows: number = 2
        case .typed(let type): (number, error) = (3, type)
        }
        code(&number)
        if number == 3 { code(&error) }
        switch number {
        case 0: clause = nil
        case 1: clause = .untyped
        case 2: clause = .rethrows
        case 3: clause = .typed(error)
        default: refuse()
        }
    }
}
