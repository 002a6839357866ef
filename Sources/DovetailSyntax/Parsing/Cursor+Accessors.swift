/// What a property's braces say about it, if they hold accessors.
struct AccessorList {
    /// Whether there is nothing but `willSet` and `didSet`, so that the property is stored.
    var hasOnlyObservers = true
    /// The bytes between the braces of `get`, if there is no other accessor.
    var onlyGetterBody: Range<Int>?
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
        while kind == .at { skipAttribute() }
        while isAccessorModifier { skipTokenAndArgument() }
        let isGetter = isWord("get")
        let isObserver = isWord("willSet") || isWord("didSet")
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
        list.hasOnlyObservers = list.hasOnlyObservers && isObserver
        list.onlyGetterBody = list.count == 1 && isGetter && isClosed ? bodyStart..<previousEnd - 1 : nil
        return true
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
