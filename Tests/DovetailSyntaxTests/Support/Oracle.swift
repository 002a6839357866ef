import DovetailSyntax
import Foundation

/// What `tools/declaration-oracle` prints of one file; see its README.
struct OracleFile: Decodable {
    struct TypeDeclaration: Decodable {
        var kind: String
        var name: String
        var offset: Int
        var isLocal: Bool
        var modifiers: [String]
        var attributes: [String]
        var inherited: [String]
    }

    struct Alias: Decodable {
        var name: String
        var type: String
        var isLocal: Bool
    }

    struct Parameter: Decodable {
        var label: String
        var name: String
        var type: String
        var attributes: [String]
        var hasDefault: Bool
        var isVariadic: Bool
    }

    struct Initializer: Decodable {
        var owner: String
        var offset: Int
        var isLocal: Bool
        var modifiers: [String]
        var attributes: [String]
        var failable: String
        var effects: String
        var parameters: [Parameter]
    }

    struct Property: Decodable {
        var owner: String
        var name: String
        var offset: Int
        var isLet: Bool
        var type: String?
        var hasDefault: Bool
        var accessors: [String]
        var modifiers: [String]
        var attributes: [String]
    }

    var path: String
    var bytes: Int
    var hasSyntaxErrors: Bool
    var imports: [String]
    var types: [TypeDeclaration]
    var aliases: [Alias]
    var initializers: [Initializer]
    var properties: [Property]
}

extension OracleFile {
    /// One line for each declaration that is not local, as `ScannedFile.declarationLines` writes them.
    var declarationLines: [String] {
        types.filter { !$0.isLocal }.map(\.line) + aliases.filter { !$0.isLocal }.map(\.line)
            + initializers.filter { !$0.isLocal }.map(\.line) + typedProperties.map(\.line)
            + imports.map { "import " + Spelling.plain($0).replacing("::", with: ".") }
    }

    /// The properties, with the type of `let a, b: Int` given to both names as the scanner does.
    private var typedProperties: [Property] {
        var properties = self.properties
        for index in properties.indices.dropLast().reversed() {
            let next = properties[index + 1]
            let isBare = properties[index].type == nil && !properties[index].hasDefault
            if isBare, next.offset == properties[index].offset { properties[index].type = next.type }
        }
        return properties
    }

    /// Runs the oracle over files; one result for each that it can read.
    static func read(_ paths: [String], with oracle: String) throws -> [OracleFile] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: oracle)
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("oracle-\(UUID().uuidString)")
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: list)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try data.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(OracleFile.self, from: Data($0))
        }
    }
}

/// Brings both parsers' texts to one form.
enum Spelling {
    /// Without blanks, comments and backticks, which neither side keeps alike.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x60 || $0 == 0x2F }) else { return text }
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        var isInString = false
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if !isInString, byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "/") {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if !isInString, byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
                while let next = rest.popFirst(), !(next == UInt8(ascii: "*") && rest.first == UInt8(ascii: "/")) {}
                _ = rest.popFirst()
            } else if byte > 0x20, byte != UInt8(ascii: "`") {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A type as our own printer writes it, so that dropped parentheses make no difference.
    static func type(_ text: String) -> String {
        guard let type = TypeSyntax.parse(text) else { return "unreadable " + plain(text) }
        guard TypeSyntax.parse(type.text) == type else { return "not read back: \(type.text)" }
        return plain(type.text)
    }

    static func list(_ texts: [String]) -> String { texts.map(plain).joined(separator: " ") }
}

extension OracleFile.TypeDeclaration {
    fileprivate var line: String {
        "\(kind) \(Spelling.plain(name)) @\(offset) \(Spelling.list(attributes)) \(Spelling.list(modifiers)) : "
            + inherited.map(Spelling.type).joined(separator: ", ")
    }
}

extension OracleFile.Alias {
    fileprivate var line: String { "typealias \(Spelling.plain(name)) = \(Spelling.type(type))" }
}

extension OracleFile.Initializer {
    fileprivate var line: String {
        let list = parameters.map { parameter in
            "\(Spelling.list(parameter.attributes)) \(Spelling.plain(parameter.label)) \(Spelling.plain(parameter.name)): "
                + Spelling.plain(parameter.type) + " " + Spelling.type(parameter.type)
                + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " =" : "")
        }
        return "init \(Spelling.plain(owner)) @\(offset) \(Spelling.list(attributes)) \(Spelling.list(modifiers)) "
            + "\(failable) (\(list.joined(separator: ", "))) \(Spelling.plain(effects))"
    }
}

extension OracleFile.Property {
    fileprivate var line: String {
        let observers = accessors.filter { $0 == "willSet" || $0 == "didSet" }
        let storage = accessors.isEmpty ? "stored" : observers.count == accessors.count ? "observed" : "computed"
        return "\(isLet ? "let" : "var") \(Spelling.plain(owner)).\(Spelling.plain(name)) \(Spelling.list(attributes)) "
            + "\(Spelling.list(modifiers)): \(type.map(Spelling.type) ?? "")\(hasDefault ? " =" : "") \(storage)"
    }
}
