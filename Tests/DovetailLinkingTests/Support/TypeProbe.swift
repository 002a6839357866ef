import DovetailTestSupport
import Foundation

/// Asks the compiler which of many types are the same, in two runs that only check types.
///
/// The first declares one function for each type, all of one name: the compiler complains of those that it can't tell from an earlier one, and
/// names that. A signature leaves out what isolates a function and whether it escapes, so functions that are one by it are asked for
/// a second time, by inference: a call takes the overload for equal types where they are, and a warning says so.
struct TypeProbe {
    /// What the compiler says besides.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// For each type the index of the first that is the same.
    private(set) var firsts: [Int]
    /// How many pairs the second run was asked about.
    private(set) var askedPairs = 0

    /// - Parameter isFunction: Whether the type of an index has a function in it.
    init(_ types: [String], declarations: String, isFunction: (Int) -> Bool) throws {
        firsts = Array(types.indices)
        let folder = try TemporaryFolder("dovetail-type-probe")
        let alike = try Self.overloads(types, declarations, in: folder)
        for (first, others) in alike.sorted(by: { $0.key < $1.key }) {
            for other in others { firsts[other] = first }
        }
        let groups = alike.values.filter { isFunction($0[0]) }
        var pairs: [(Int, Int)] = []
        for group in groups.sorted(by: { $0[0] < $1[0] }) {
            for (position, left) in group.enumerated() {
                for right in group[(position + 1)...] { pairs.append((left, right)) }
            }
        }
        askedPairs = pairs.count
        let equal = try Self.equalPairs(pairs, of: types, declarations: declarations)
        for group in groups { for index in group { firsts[index] = index } }
        for (index, pair) in pairs.enumerated() where equal.contains(index) {
            firsts[pair.1] = min(firsts[pair.1], firsts[pair.0])
        }
    }

    /// The lines of declarations that the compiler takes for others that stand before them.
    static func redeclarations(among lines: [String], declarations: String) throws -> Set<Int> {
        let folder = try TemporaryFolder("dovetail-type-probe")
        var found: Set<Int> = []
        for finding in try findings(lines, declarations, in: folder) where finding.kind == "error" {
            guard finding.message.hasPrefix("invalid redeclaration") else {
                let line = lines.indices.contains(finding.line) ? lines[finding.line] : "the declarations"
                throw Failure(description: "\(line): \(finding.message)")
            }
            found.insert(finding.line)
        }
        return found
    }

    /// Groups of more than one type by their first index, those that make one and the same overload.
    private static func overloads(
        _ types: [String],
        _ declarations: String,
        in folder: TemporaryFolder
    ) throws -> [Int: [Int]] {
        let lines = types.map { "func probe(_: Box<\($0)>) {}" }
        var firsts = Array(types.indices)
        var current: Int?
        for finding in try findings(lines, declarations, in: folder) {
            if finding.kind == "error", finding.message.hasPrefix("invalid redeclaration"), finding.line >= 0 {
                current = finding.line
            } else if finding.kind == "note", finding.message.contains("previously declared"), let found = current {
                firsts[found] = firsts[finding.line]
                current = nil
            } else if finding.kind == "error" {
                let type = types.indices.contains(finding.line) ? types[finding.line] : "the declarations"
                throw Failure(description: "\(type): \(finding.message)")
            }
        }
        let groups = Dictionary(grouping: types.indices) { index in
            var first = index
            while firsts[first] != first { first = firsts[first] }
            return first
        }
        return groups.filter { $0.value.count > 1 }
    }

    /// The indices of the pairs of types that are equal by inference, which tells more apart than overloads do.
    static func equalPairs(_ pairs: [(Int, Int)], of types: [String], declarations: String) throws -> Set<Int> {
        let aliases = types.enumerated().map { "typealias T\($0) = \($1)" }.joined(separator: "\n")
        let overloads = """
            func same<A: ~Copyable & ~Escapable, B: ~Copyable & ~Escapable>(_: Box<A>.Type, _: Box<B>.Type) {}
            @available(*, deprecated, message: "equal")
            func same<A: ~Copyable & ~Escapable>(_: Box<A>.Type, _: Box<A>.Type) {}
            func ask() {
            """
        let calls = pairs.map { "same(Box<T\($0)>.self, Box<T\($1)>.self)" } + ["}"]
        var equal: Set<Int> = []
        let folder = try TemporaryFolder("dovetail-type-probe")
        for finding in try findings(calls, declarations + "\n" + aliases + "\n" + overloads, in: folder) {
            guard finding.kind != "error" else { throw Failure(description: String(finding.message)) }
            if finding.message.contains("deprecated: equal") { equal.insert(finding.line) }
        }
        return equal
    }

    private struct Finding {
        var kind: Substring
        var message: Substring
        /// Counted from the first of the lines given.
        var line: Int
    }

    /// What the compiler says about lines behind the declarations.
    private static func findings(
        _ lines: [String],
        _ declarations: String,
        in folder: TemporaryFolder
    ) throws -> [Finding] {
        let head = "import Foundation\npublic struct Box<T: ~Copyable & ~Escapable> {}\n" + declarations + "\n"
        let file = folder.url.appending(path: "Probe.swift")
        try Data((head + lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        let offset = head.count { $0 == "\n" } + 1
        let result = try Command(
            "swiftc",
            [
                "-typecheck", "-swift-version", "6", "-module-name", "App", "-diagnostic-style", "llvm",
                file.path(percentEncoded: false),
            ]
        ).run()
        // `path:line:column: kind: message`, between lines that show the source.
        return result.output.split(separator: "\n").compactMap { text in
            guard let match = text.firstMatch(of: /Probe\.swift:(\d+):\d+: (error|warning|note): (.*)/) else {
                return nil
            }
            return Finding(kind: match.2, message: match.3, line: (Int(match.1) ?? 0) - offset)
        }
    }
}
