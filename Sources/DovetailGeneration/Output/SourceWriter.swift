import DovetailDiagnostics

/// Collects lines of Swift, indented by their nesting.
struct SourceWriter {
    private(set) var text = ""
    private var depth = 0
    private let width = 4
    private let margin: Int
    private let pointsAtSources: Bool

    /// - Parameters:
    ///   - pointsAtSources: Whether places of the sources may stand in the text.
    ///   - margin: How far the lines will be moved when they are inserted elsewhere.
    init(pointsAtSources: Bool, margin: Int = 0) {
        self.pointsAtSources = pointsAtSources
        self.margin = margin
    }

    /// Columns that are left of a line at the present depth, of the 120 that generated code keeps to.
    var room: Int { 120 - margin - depth * width }

    /// A writer for lines that will be inserted here, so many levels further in.
    func detached(levels: Int = 0) -> SourceWriter {
        SourceWriter(pointsAtSources: pointsAtSources, margin: margin + (depth + levels) * width)
    }

    mutating func line(_ content: String) {
        if !content.isEmpty {
            text += Self.indentations[min(depth, Self.indentations.count - 1)]
            for _ in 0..<max(0, depth - Self.indentations.count + 1) { text += "    " }
            text += content
        }
        text += "\n"
    }

    /// By depth; made once, since each line has one.
    private static let indentations = (0..<16).map { String(repeating: " ", count: $0 * 4) }

    /// An empty line, unless there is one already or a block has just begun.
    mutating func gap() {
        if text.isEmpty || text.hasSuffix("\n\n") || text.hasSuffix("{\n") { return }
        text += "\n"
    }

    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// `head {`, the body, `}`.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// What stands around the elements of a list.
    enum Brackets {
        case round, square

        var opening: String { self == .round ? "(" : "[" }
        var closing: String { self == .round ? ")" : "]" }
    }

    /// `head(a, b)tail` on one line where it fits, otherwise with a line for each element.
    mutating func list(_ head: String, _ elements: [String], _ tail: String, in brackets: Brackets = .round) {
        let oneLine = head + brackets.opening + elements.joined(separator: ", ") + brackets.closing + tail
        let hasLines = elements.contains { $0.hasLineEnd }
        if elements.count <= 1 ? (hasLines || elements.isEmpty) : false { return lines(oneLine) }
        if oneLine.count <= room, !hasLines { return line(oneLine) }
        line(head + brackets.opening)
        indented { writer in
            for (index, element) in elements.enumerated() {
                writer.lines(element + (index + 1 < elements.count ? "," : ""))
            }
        }
        lines(brackets.closing + tail)
    }

    /// Lines that are indented among themselves already.
    mutating func lines(_ content: String) {
        var rest = content
        line(rest.removingLines { line($0) })
    }

    /// Text that must stay as it is, such as lines of a multi-line string literal.
    mutating func verbatim(_ content: String) {
        text += content + "\n"
    }

    /// The text as a string literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    /// Lets the compiler report what goes wrong in the following lines at the given place, where places may stand in the text.
    mutating func mapped(to path: String, line: Int, _ body: (inout SourceWriter) -> Void) {
        guard pointsAtSources else { return body(&self) }
        // One frame behind another needs no end in between.
        let end = String(repeating: " ", count: depth * width) + "#sourceLocation()\n"
        if text.hasSuffix("\n" + end) { text.removeLast(end.count) }
        let directive = "#sourceLocation(file: \(Self.literal(path)), line: \(line))"
        self.line(directive)
        let start = text.utf8.count
        body(&self)
        // Where a frame inside of this one ends, this one goes on.
        let inside = text.utf8.index(text.startIndex, offsetBy: start)
        if text[inside...].contains("#sourceLocation()\n") {
            let rest = text[inside...].split(separator: "#sourceLocation()\n", omittingEmptySubsequences: false)
            text.replaceSubrange(inside..., with: rest.joined(separator: directive + "\n"))
        }
        self.line("#sourceLocation()")
    }
}

extension SourceWriter {
    /// As written at the location, where there is one.
    mutating func mapped(to location: SourceLocation?, _ body: (inout SourceWriter) -> Void) {
        guard let location else { return body(&self) }
        mapped(to: location.path, line: location.line, body)
    }

    /// Lines that were written on their own, moved to the present indentation.
    mutating func insert(_ other: SourceWriter) {
        var text = other.text
        _ = text.removingLines { line($0) }
    }
}

extension String {
    /// Calls back for each line that ends, and gives back what is behind them. A line feed behind a carriage return ends none. By bytes, since
    /// characters take ten times as long, more so in a debug build.
    fileprivate mutating func removingLines(_ body: (String) -> Void) -> String {
        withUTF8 { bytes in
            var (start, index) = (0, 0)
            while index < bytes.count {
                if bytes[index] == 0x0A, index == 0 || bytes[index - 1] != 0x0D {
                    body(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
                    start = index + 1
                }
                index += 1
            }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
        }
    }

    fileprivate var hasLineEnd: Bool {
        var text = self
        var isFound = false
        _ = text.removingLines { _ in isFound = true }
        return isFound
    }
}
