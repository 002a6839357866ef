/// What a property's braces say about it, if they hold accessors.
struct AccessorList {
    /// Whether there is nothing but `willSet` and `didSet`, so that the property is stored.
    var hasOnlyObservers = true
    /// The bytes between the braces of `get`, if there is no other accessor.
    var onlyGetterBody: Range<Int>?
    /// What an `init` accessor says that it sets; nil where there is none.
    var initialized: [String]?
    fileprivate var count = 0
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
                guard reader.isDirective("#if") || reader.token.startsLine else { return list.count > 0 ? list : nil }
                reader.skipLine()
                continue
            }
            guard reader.parseAccessor(into: &list) else { return list.count > 0 ? list : nil }
        }
        return list.count > 0 ? list : nil
    }

    private mutating func parseAccessor(into list: inout AccessorList) -> Bool {
        var initialized: [String] = []
        while kind == .at { initialized += parseStorageRestrictions() }
        while isAccessorModifier { skipTokenAndArgument() }
        let isGetter = isWord("get")
        let isObserver = isWord("willSet") || isWord("didSet")
        let isInitializer = isWord("init")
        guard isGetter || isObserver || isOtherAccessor else { return false }
        advance()
        if kind == .leftParenthesis { skipGroup() }
        _ = parseEffects()
        while isWord("initializes") || isWord("accesses") { skipTokenAndArgument() }
        guard kind == .leftBrace || kind == .rightBrace || kind == .at || isAccessorStart || kind == .directive else {
            return false
        }
        let bodyStart = token.end
        let hasBody = kind == .leftBrace
        let isClosed = hasBody && skipGroup()
        list.count += 1
        if isInitializer { list.initialized = initialized }
        list.hasOnlyObservers = list.hasOnlyObservers && isObserver
        list.onlyGetterBody = list.count == 1 && isGetter && isClosed ? bodyStart..<previousEnd - 1 : nil
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

    private var isAccessorStart: Bool {
        isWord("get") || isWord("willSet") || isWord("didSet") || isOtherAccessor || isAccessorModifier
    }

    private var isOtherAccessor: Bool {
        guard kind == .identifier else { return false }
        return isWord("set") || isWord("_read") || isWord("_modify") || isWord("read") || isWord("modify")
            || isWord("init") || isWord("unsafeAddress") || isWord("unsafeMutableAddress") || isWord("borrow")
            || isWord("mutate")
    }
}
