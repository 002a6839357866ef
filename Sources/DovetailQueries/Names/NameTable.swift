/// What names mean in one composition.
struct NameTable: Sendable {
    /// One thing that has a name.
    enum Meaning: Hashable, Sendable {
        /// A binding by its number.
        case binding(Int)
        /// A scope by its number.
        case scope(Int)
        /// An assembly by its number among the members.
        case assembly(Int)
    }

    private struct Entry: Hashable {
        var meaning: Meaning
        /// In plain form, where it is the name of a key that has one.
        var tag: String?
        /// Whether it names what is asked for, rather than what is made or the thing itself.
        var isKey = false
    }

    private let index: GraphIndex
    private var entries: [String: [Entry]] = [:]
    /// By the last of dotted names.
    private var shortened: [String: [Entry]] = [:]
    /// All names as they are shown, for near misses.
    private(set) var shown: Set<String> = []

    init(_ index: GraphIndex) {
        self.index = index
        let composition = index.composition
        entries.reserveCapacity(composition.bindings.count * 2)
        for (number, binding) in composition.bindings.enumerated() {
            let meaning = Meaning.binding(number)
            shown.insert(binding.name)
            for key in binding.keys {
                let tag = key.tag.map(AskedName.plain)
                add(Entry(meaning: meaning, tag: tag, isKey: true), as: key.type)
                add(Entry(meaning: meaning, tag: tag, isKey: true), qualified: key.qualified)
                shown.insert(key.type)
            }
            add(Entry(meaning: meaning, tag: binding.keys.first?.tag.map(AskedName.plain)), as: binding.name)
        }
        for (number, scope) in composition.scopes.enumerated() {
            add(Entry(meaning: .scope(number)), as: scope.name)
            shown.insert(scope.name)
        }
        for (number, assembly) in composition.assemblies.enumerated() {
            add(Entry(meaning: .assembly(number)), as: assembly.name)
            add(Entry(meaning: .assembly(number)), qualified: "\(assembly.module).\(assembly.name)")
            shown.insert(assembly.name)
        }
    }

    private mutating func add(_ entry: Entry, as name: String) {
        let plain = AskedName.plain(name)
        entries[plain, default: []].append(entry)
        if let last = AskedName.lastName(of: plain) { shortened[last, default: []].append(entry) }
    }

    private mutating func add(_ entry: Entry, qualified name: String) {
        entries[AskedName.plain(name), default: []].append(entry)
    }

    /// What the name means, in listed order: an identifier one object, another name all that has it. What is decorated is left out where the
    /// name is that of a key, as whoever asks for that gets the decorator.
    func meanings(of name: AskedName) -> [Meaning] {
        if let number = index.numbers[name.text] { return [.binding(number)] }
        var found = matching(name, in: entries)
        if found.isEmpty { found = matching(name, in: shortened) }
        let named = Set(found.filter { !$0.isKey }.map(\.meaning))
        var wrapped: Set<Meaning> = []
        for entry in found {
            guard case .binding(let number) = entry.meaning, index[number].state != .replaced,
                let inner = index[number].decorated.flatMap({ index.numbers[$0] })
            else { continue }
            wrapped.insert(.binding(inner))
        }
        var seen: Set<Meaning> = []
        return found.map(\.meaning).filter { meaning in
            (named.contains(meaning) || !wrapped.contains(meaning)) && seen.insert(meaning).inserted
        }
    }

    private func matching(_ name: AskedName, in entries: [String: [Entry]]) -> [Entry] {
        let found = entries[name.plain] ?? []
        guard let tag = name.tag else { return found }
        return found.filter { $0.tag == tag || $0.tag.flatMap(AskedName.lastName) == tag }
    }
}

extension GraphDocument.Key {
    /// The type spelt out with modules, without the tag.
    var qualified: String {
        guard tag != nil, let mark = identity.range(ofMark: " # ") else { return identity }
        return String(identity[..<mark])
    }

    /// As a reader names it: `URL#Production`.
    package var spelling: String { tag.map { "\(type)#\($0)" } ?? type }
}

extension String {
    /// Where the first occurrence of the mark begins.
    fileprivate func range(ofMark mark: String) -> Index? {
        let bytes = Array(mark.utf8)
        var start = utf8.startIndex
        while start < utf8.endIndex {
            if utf8[start...].starts(with: bytes) { return start }
            start = utf8.index(after: start)
        }
        return nil
    }
}
