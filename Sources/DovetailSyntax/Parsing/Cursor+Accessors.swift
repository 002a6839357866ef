/// What a property's braces say about it, if they hold accessors.
struct AccessorList {
    /// Whether there is nothing but `willSet` and `didSet`, so that the property is stored.
    var hasOnlyObservers = true
    /// The bytes between the braces of `get`, if there is no other accessor.
    var onlyGetterBody: Range<Int>?
    /// In source order.
    var accessors: [Accessor] = []
    /// What an `init` accessor says that it sets; nil where there is none.
    var initialized: [String]?

    fileprivate var orNil: AccessorList? { accessors.isEmpty ? nil : self }
}

extension Cursor {
    /// The accessors behind the opening brace that the token is; nil where the braces hold a getter's body itself.
    func accessorList() -> AccessorList? {
        var reader = self
        reader.advance()
        var list = AccessorList()
        while reader.kind != .rightBrace, reader.kind != .endOfFile {
            if reader.kind == .directive {
                // Accessors under `#if` are still accessors.
                guard reader.isDirective("#if") || reader.token.startsLine else { return list.orNil }
                reader.skipLine()
                continue
            }
            guard reader.parseAccessor(into: &list) else { return list.orNil }
        }
        return list.orNil
    }

    private mutating func parseAccessor(into list: inout AccessorList) -> Bool {
        var initialized: [String] = []
        while kind == .at { initialized += parseStorageRestrictions() }
        var isYielding = false
        while isAccessorModifier {
            isYielding = isYielding || isWord("yielding")
            skipTokenAndArgument()
        }
        // Alone it is a function's name in most compilers.
        guard let found = accessor, found != .mutate || isYielding || !list.accessors.isEmpty else { return false }
        advance()
        if kind == .leftParenthesis { skipGroup() }
        _ = parseEffects()
        while isWord("initializes") || isWord("accesses") { skipTokenAndArgument() }
        guard
            kind == .leftBrace || kind == .rightBrace || kind == .at || accessor != nil || isAccessorModifier
                || kind == .directive
        else {
            return false
        }
        let bodyStart = token.end
        let hasBody = kind == .leftBrace
        let isClosed = hasBody && skipGroup()
        list.accessors.append(found)
        if found == .`init` { list.initialized = initialized }
        if found != .willSet, found != .didSet { list.hasOnlyObservers = false }
        list.onlyGetterBody = list.accessors == [.get] && isClosed ? bodyStart..<previousEnd - 1 : nil
        return true
    }

    /// The `a` and `b` of `@storageRestrictions(initializes: a, b, accesses: c)`; of other attributes nothing.
    private mutating func parseStorageRestrictions() -> [String] {
        let attribute = parseAttribute(beforeType: false)
        guard attribute.name == "storageRestrictions", let arguments = attribute.arguments else { return [] }
        var names: [String] = []
        var label = ""
        for argument in arguments.split(separator: ",") {
            let words = argument.split { $0 == ":" || $0.isWhitespace }.map(String.init)
            if words.count > 1 { label = words[0] }
            if label == "initializes", let name = words.last { names.append(name.filter { $0 != "`" }) }
        }
        return names
    }

    private mutating func skipTokenAndArgument() {
        advance()
        if kind == .leftParenthesis { skipGroup() }
    }

    private var isAccessorModifier: Bool {
        guard kind == .identifier else { return false }
        return isWord("mutating") || isWord("nonmutating") || isWord("__consuming") || isWord("consuming")
            || isWord("borrowing") || isWord("nonisolated") || isWord("yielding")
    }

    /// The accessor that the word begins, if it is one.
    private var accessor: Accessor? {
        guard kind == .identifier else { return nil }
        if isWord("get") { return .get }
        if isWord("set") { return .set }
        if isWord("didSet") { return .didSet }
        if isWord("willSet") { return .willSet }
        if isWord("init") { return .`init` }
        if isWord("_read") { return .read }
        if isWord("_modify") { return .modify }
        if isWord("borrow") { return .borrow }
        if isWord("mutate") { return .mutate }
        if isWord("unsafeAddress") { return .unsafeAddress }
        return isWord("unsafeMutableAddress") ? .unsafeMutableAddress : nil
    }
}
