/// A place that names are read from: a file, a type, an extension or a generic declaration.
final class LexicalContext {
    let outer: LexicalContext?
    unowned let file: FileSymbol
    let genericParameters: [String]
    /// The type whose members are in sight; nil for a file, a generic declaration or an extension of a binary type.
    unowned let type: TypeSymbol?
    /// Whether types are named by expressions there, as `A.self` does, for which look-up has rules of its own.
    let isExpression: Bool

    init(
        outer: LexicalContext?,
        file: FileSymbol,
        genericParameters: [String] = [],
        type: TypeSymbol? = nil,
        isExpression: Bool = false
    ) {
        self.outer = outer
        self.file = file
        self.genericParameters = genericParameters
        self.type = type
        self.isExpression = isExpression
    }

    /// The same place, for what is written there as an expression.
    var ofExpressions: LexicalContext {
        isExpression ? self : LexicalContext(outer: self, file: file, isExpression: true)
    }

    /// The same place, for what is written there as a type: a generic argument, what follows `any`.
    var ofTypes: LexicalContext { isExpression ? outer ?? self : self }

    /// The innermost type around it.
    var enclosingType: TypeSymbol? {
        var context: LexicalContext? = self
        while let current = context {
            if let type = current.type { return type }
            context = current.outer
        }
        return nil
    }

    /// Whether it lies in a type's declaration or in an extension of it.
    func isInside(_ type: TypeSymbol) -> Bool {
        var context: LexicalContext? = self
        while let current = context {
            if let around = current.type, around === type || around.identity == type.identity { return true }
            context = current.outer
        }
        return false
    }

    /// Whether what is `private` in a type is in reach: there, and also within extensions of what is nested in it.
    func seesPrivateMembers(of type: TypeSymbol) -> Bool {
        if isInside(type) { return true }
        var context: LexicalContext? = self
        while let current = context {
            var around = current.type?.parent
            while let parent = around {
                if parent === type || parent.identity == type.identity { return true }
                around = parent.parent
            }
            context = current.outer
        }
        return false
    }
}
