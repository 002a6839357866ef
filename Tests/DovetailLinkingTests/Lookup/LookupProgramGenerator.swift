/// Writes programs in which a few names are declared in many places, so that most uses have several declarations to choose from.
struct LookupProgramGenerator {
    private static let names = ["A", "B", "C", "D", "E", "F"]
    private static let libraries = ["One", "Two", "Three"]

    private var state: UInt64
    private var module = ""
    /// What may be named as each path of the module, so that nothing is declared twice.
    private var members: [String: Set<String>] = [:]
    /// Top-level classes and protocols, and all types that can be extended, as any file of the program may write them.
    private var classes: [String] = []
    private var protocols: [String] = []
    private var extensible: [String] = []
    private var markers = 0
    private var file = 0
    /// Private ones of the top level.
    private var hiddenNames: Set<String> = []
    /// The modules that the file imports, and its own.
    private var imported: [String] = []

    private init(seed: UInt64) {
        state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// The same for the same seed.
    static func program(seed: UInt64) -> LookupProgram {
        var generator = LookupProgramGenerator(seed: seed)
        return LookupProgram("Generated \(seed)", generator.program())
    }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }

    private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

    private mutating func program() -> String {
        var text = ""
        for library in Self.libraries {
            module = library
            members[""] = []
            imported = [library]
            text += "//=== \(library) package=Libraries\n//--- \(library).swift\n"
            if library != "One", next(3) > 0 { text += importing(library == "Two" ? "One" : pick(["One", "Two"])) }
            for _ in 0..<6 { text += declaration(in: "", depth: 0, access: ["public ", "public ", "package ", ""]) }
            for _ in 0..<3 { text += addition(access: ["public ", "public ", ""]) }
        }
        module = "App"
        members[""] = []
        text += "//=== App package=\(pick(["App", "Libraries"])) -enable-upcoming-feature MemberImportVisibility\n"
        for number in 1...4 {
            file = number
            text += "//--- File\(file).swift\n"
            imported = ["App"]
            for library in Self.libraries where next(3) > 0 {
                imported.append(library)
                text += "import \(library)\n"
            }
            if next(3) == 0 { text += "import struct \(pick(Self.libraries)).Scoped\n" }
            let access = ["", "", "", "private ", "fileprivate "]
            for _ in 0..<3 { text += declaration(in: "", depth: 0, access: access) }
            for _ in 0..<4 { text += addition(access: access) }
            text += "struct Uses\(file) {\n\(uses("    "))}\n"
        }
        return text
    }

    private mutating func importing(_ library: String) -> String {
        imported.append(library)
        return "\(pick(["@_exported ", "public "]))import \(library)\n"
    }

    /// Those of modules that the file imports.
    private func known(_ types: [String]) -> [String] {
        types.filter { type in imported.contains { type.hasPrefix("\($0)::") } }
    }

    private mutating func declaration(in path: String, depth: Int, access: [String]) -> String {
        let indentation = String(repeating: "    ", count: depth)
        let access = pick(access)
        let isPrivate = access == "private " || access == "fileprivate "
        let name = pick(Self.names)
        // At the top level, private ones of several files may stand beside each other, but not beside one that all files see.
        let taken = isPrivate && depth == 0 ? "private in \(file)" : path
        if members[path, default: []].contains(name) || members[taken, default: []].contains(name) { return "" }
        if !isPrivate, depth == 0, hiddenNames.contains(name) { return "" }
        members[taken, default: []].insert(name)
        if isPrivate, depth == 0 { hiddenNames.insert(name) }
        switch next(8) {
        case 0, 1:
            markers += 1
            let marker = "Marker\(markers)"
            return "\(indentation)\(access)typealias \(name) = \(marker)\n"
                + (depth == 0 ? "\(access)struct \(marker) {}\n" : "\(indentation)\(access)struct \(marker) {}\n")
        case 2 where depth == 0:
            return protocolDeclaration(name, access)
        case let kind:
            return type(name, in: path, kind: kind, depth: depth, access: access)
        }
    }

    private mutating func protocolDeclaration(_ name: String, _ access: String) -> String {
        var text = "\(access)protocol \(name) {\n"
        var aliases = ""
        for alias in Self.names where next(4) == 0 {
            markers += 1
            text += "    typealias \(alias) = Marker\(markers)\n"
            aliases += "\(access)struct Marker\(markers) {}\n"
        }
        if access == "public " || (module == "App" && access.isEmpty) { protocols.append("\(module)::\(name)") }
        return text + "}\n" + aliases
    }

    private mutating func type(_ name: String, in path: String, kind: Int, depth: Int, access: String) -> String {
        let indentation = String(repeating: "    ", count: depth)
        let isClass = kind == 3 || kind == 4
        let own = path.isEmpty ? "\(module)::\(name)" : "\(path).\(name)"
        let isVisible = access == "public " || (module == "App" && access.isEmpty)
        var clause: [String] = []
        let hasSuperclass = isClass && !known(classes).isEmpty && next(2) == 0
        if hasSuperclass { clause.append(pick(known(classes))) }
        if !known(protocols).isEmpty, next(3) == 0 { clause.append(pick(known(protocols))) }
        let keyword =
            isClass ? (module != "App" && access == "public " ? "open class" : "\(access)class") : "\(access)struct"
        var text = "\(indentation)\(keyword) \(name)\(clause.isEmpty ? "" : ": \(clause.joined(separator: ", "))") {\n"
        if isClass, module != "App" {
            text += "\(indentation)    public \(hasSuperclass ? "override " : "")init() {}\n"
        }
        if module == "App" { text += uses(indentation + "    ") }
        if depth < 2 {
            let inner = module == "App" ? ["", "", "private ", "fileprivate "] : ["public ", "public ", ""]
            for _ in 0..<next(4) { text += declaration(in: own, depth: depth + 1, access: inner) }
        }
        if isVisible, depth == 0 || extensible.contains(path) { extensible.append(own) }
        if isClass, isVisible, depth == 0 { classes.append(own) }
        return text + "\(indentation)}\n"
    }

    private mutating func addition(access: [String]) -> String {
        guard !known(extensible).isEmpty else { return "" }
        let extended = pick(known(extensible))
        var text = "extension \(extended)"
        if module == "App", !known(protocols).isEmpty, next(4) == 0 { text += ": \(pick(known(protocols)))" }
        text += " {\n"
        if module == "App" { text += uses("    ", isExtension: true) }
        if module == "App" || extended.hasPrefix("\(module)::") {
            text += declaration(in: extended, depth: 1, access: access)
        }
        return text + "}\n"
    }

    /// Each of the names by itself, and some behind others.
    private mutating func uses(_ indentation: String, isExtension: Bool = false) -> String {
        var types = Self.names
        for _ in 0..<4 { types.append("\(pick(Self.names)).\(pick(Self.names))") }
        types.append("\(pick(imported))\(pick([".", "::"]))\(pick(Self.names))")
        markers += 1
        let parameters = types.enumerated().map { "p\(markers)x\($0): \($1)" }.joined(separator: ", ")
        return "\(indentation)\(isExtension ? "convenience " : "")init(\(parameters)) { fatalError() }\n"
    }
}
