import DovetailDiagnostics
import DovetailGraph

/// Reads one line of a graph written on letters.
struct LetterCursor {
    private let letters: [Character]
    private let line: Int
    private var position = 0

    init(_ text: Substring, line: Int) {
        letters = Array(text)
        self.line = line
        skipSpaces()
    }

    var isAtEnd: Bool { position == letters.count }
    var location: SourceLocation { .init(path: "Letters.swift", line: line, column: position + 1) }

    /// Takes a word or a sign, if it is next.
    mutating func take(_ word: String) -> Bool {
        let end = position + word.count
        guard end <= letters.count, String(letters[position..<end]) == word else { return false }
        if word.allSatisfy(\.isLetter), end < letters.count, letters[end].isNameLetter { return false }
        position = end
        skipSpaces()
        return true
    }

    mutating func expect(_ word: String) {
        let isThere = take(word)
        precondition(isThere, "\(word) expected at \(location)")
    }

    mutating func name() -> String {
        let start = position
        while position < letters.count, letters[position].isNameLetter { position += 1 }
        precondition(position > start, "a name expected at \(location)")
        let name = String(letters[start..<position])
        skipSpaces()
        return name
    }

    mutating func lifetime() -> Binding.Lifetime {
        if take("lazy") { return .lazyShared }
        if take("transient") { return .transient }
        if take("perGraph") { return .perGraph }
        if take("weak") { return .weak }
        if take("input") { return .input }
        expect("shared")
        return .shared
    }

    mutating func takeEffect(into effects: inout Effects) -> Bool {
        if take("async") {
            effects.isAsync = true
        } else if take("throws") {
            effects.isThrowing = true
            if take("(") {
                let error = name()
                effects.thrown = error == "ScopeEnded" ? .scopeEnded : Key(identity: "", name: error).named
                expect(")")
            }
        } else if take("@") {
            effects.isolation = ActorName(path: name())
        } else {
            return false
        }
        return true
    }

    mutating func types(endedBy end: String? = nil) -> [Key] {
        if let end, take(end) { return [] }
        var keys = [type().key]
        while take(",") { keys.append(type().key) }
        if let end { expect(end) }
        return keys
    }

    mutating func dependencies(among scopes: [ScopeNode]) -> [Dependency] {
        guard !take(")") else { return [] }
        var dependencies: [Dependency] = []
        repeat {
            let location = location
            let start = position
            var parameter: String?
            if !isAtEnd, letters[position].isNameLetter {
                let word = name()
                if take(":") { parameter = word } else { position = start }
            }
            let type = type()
            let fallback = type.asked.name.lowercased()
            var dependency = Dependency(
                parameter: parameter ?? fallback,
                key: type.key,
                request: type.request,
                location: location,
                isCalledElsewhere: type.key.name.contains("@")
            )
            if take("named") { dependency.isNamed = true }
            if take("by") {
                let name = name()
                let scope = scopes.firstIndex { $0.name == name }.map(ScopeID.init)
                dependency.opened = scope.map { .scope($0) } ?? .unlisted(name: name)
            }
            dependencies.append(dependency)
        } while take(",")
        expect(")")
        return dependencies
    }

    /// A type, with what it asks for as a dependency.
    mutating func type() -> (key: Key, request: Request, asked: Key) {
        let start = position
        if take("maybe") {
            let (key, request, asked) = type()
            let whole = Key(identity: "", name: "(\(key.name))?").named.tagged(key.tag)
            return (whole, .optionally(request, key: key), asked)
        }
        let opens = take("open")
        var allows = Effects.none
        if take("@Sendable") {
            allows.isolation = nil
        } else if take("@") {
            allows.isolation = ActorName(path: name())
        }
        if take("(") {
            let arguments = types(endedBy: ")")
            while takeEffect(into: &allows) {}
            expect("->")
            let result = type().key
            let key = Key.of(letters[start..<position])
            let request: Request =
                opens
                ? .opening(arguments: arguments, result: result, allows: allows)
                : .closure(arguments: arguments, result: result, allows: allows)
            return (key, request, result)
        }
        if take("[") { return collection(from: start) }
        let name = name()
        let isOptional = take("?")
        // The tag of an optional is that of what it wraps, too.
        let tag = take("#") ? Key.Tag(letters: self.name()) : nil
        let key = Key(identity: "", name: name).named.tagged(tag)
        guard isOptional else { return (key, .instance(key), key) }
        return (Key(identity: "", name: key.name + "?").named.tagged(tag), .optional(key), key)
    }

    /// The rest of `[A]` or `[K: A]`, which may be optional.
    private mutating func collection(from start: Int) -> (key: Key, request: Request, asked: Key) {
        var element = type().key
        let isMap = take(":")
        if isMap { element = type().key }
        expect("]")
        let shape = CollectionShape(element: element.identity, isMap: isMap)
        let key = Key.of(letters[start..<position], collection: shape)
        guard take("?") else { return (key, .instance(key), key) }
        return (Key(identity: "", name: key.name + "?").named, .optional(key), key)
    }

    /// The rest of `into [A]` and `into [K: A] at key`.
    mutating func contribution(of binding: Binding) -> Contribution {
        let location = location
        let collection = type().key
        var mapKey: MapKey?
        if take("at") {
            let word = name()
            mapKey = MapKey(identity: word, name: word)
        }
        // The same thing is there once, be it a key or an element.
        let element = Key(identity: collection.collection?.element ?? "", name: "element")
        let results = binding.keys + binding.contributions.map(\.element)
        let place = results.firstIndex(of: element) ?? Set(results).count
        return Contribution(
            collection: collection,
            element: element,
            result: place,
            mapKey: mapKey,
            location: location
        )
    }

    private mutating func skipSpaces() {
        while position < letters.count, letters[position] == " " { position += 1 }
    }
}

extension Character {
    fileprivate var isNameLetter: Bool { isLetter || isNumber || self == "_" }
}

extension Key {
    /// With an identity that tells nothing about the name, as far as the engine is concerned.
    fileprivate var named: Key { Key(identity: "#" + name, name: name, tag: tag, collection: collection) }

    fileprivate static func of(_ letters: ArraySlice<Character>, collection: CollectionShape? = nil) -> Key {
        var text = String(letters)
        while text.last == " " { text.removeLast() }
        return Key(identity: "", name: text, collection: collection).named
    }
}

extension Key.Tag {
    fileprivate init(letters: String) {
        self.init(identity: "%" + letters, name: letters)
    }
}
