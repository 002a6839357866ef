/// A place that names are read from: a file, a type, an extension or a generic declaration.
final class LexicalContext {
    let outer: LexicalContext?
    unowned let file: FileSymbol
    let genericParameters: [String]
    /// The type whose members are in sight; nil for a file, a generic declaration or an extension of a binary type.
    unowned let type: TypeSymbol?

    init(outer: LexicalContext?, file: FileSymbol, genericParameters: [String] = [], type: TypeSymbol? = nil) {
        self.outer = outer
        self.file = file
        self.genericParameters = genericParameters
        self.type = type
    }

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
            if current.type === type { return true }
            context = current.outer
        }
        return false
    }
}
