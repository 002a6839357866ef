/// A drawing for Mermaid, which GitHub, GitLab and others show in Markdown.
package struct MermaidRenderer: Sendable {
    package init() {}

    package func rendered(_ drawing: GraphDrawing) -> String {
        var lines = ["flowchart LR"]
        for box in drawing.boxes { add(box, to: &lines, depth: 1) }
        lines += drawing.nodes.map { "  \(node($0))" }
        lines += drawing.edges.map { "  \(edge($0))" }
        let broken = drawing.edges.indices.filter { drawing.edges[$0].isBroken }
        if !broken.isEmpty {
            lines.append("  linkStyle \(broken.map(String.init).joined(separator: ",")) stroke:red,stroke-width:2px")
        }
        for (name, style) in Self.styles {
            let nodes = Self.nodes(of: drawing).filter { Self.classes(of: $0).contains(name) }.map(\.name)
            guard !nodes.isEmpty else { continue }
            lines.append("  classDef \(name) \(style)")
            lines.append("  class \(nodes.joined(separator: ",")) \(name)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let styles = [
        ("lazy", "stroke-dasharray:5 5"), ("weak", "stroke-dasharray:2 2"), ("exposed", "stroke-width:3px"),
        ("idle", "color:gray,stroke:gray"), ("missing", "color:red,stroke:red"),
    ]

    private static func classes(of node: GraphDrawing.Node) -> [String] {
        let kind: String? =
            switch node.kind {
            case .object(.lazy): "lazy"
            case .object(.weak): "weak"
            case .missing: "missing"
            case .object, .collection, .decorator: nil
            }
        return (kind.map { [$0] } ?? []) + (node.isExposed ? ["exposed"] : []) + (node.state == .needed ? [] : ["idle"])
    }

    private static func nodes(of drawing: GraphDrawing) -> [GraphDrawing.Node] {
        func nodes(_ box: GraphDrawing.Box) -> [GraphDrawing.Node] { box.nodes + box.boxes.flatMap(nodes) }
        return drawing.boxes.flatMap(nodes) + drawing.nodes
    }

    private func add(_ box: GraphDrawing.Box, to lines: inout [String], depth: Int) {
        let margin = String(repeating: "  ", count: depth)
        lines.append("\(margin)subgraph \(box.name)[\(quoted(box.label))]")
        lines += box.nodes.map { "\(margin)  \(node($0))" }
        for inner in box.boxes { add(inner, to: &lines, depth: depth + 1) }
        lines.append("\(margin)end")
    }

    private func node(_ node: GraphDrawing.Node) -> String {
        let label = quoted(node.lines.joined(separator: "\n"))
        return switch node.kind {
        case .object(.shared), .object(.lazy), .object(.weak): "\(node.name)[\(label)]"
        case .object(.transient): "\(node.name)([\(label)])"
        case .object(.perGraph): "\(node.name)(\(label))"
        case .object(.input): "\(node.name)[/\(label)/]"
        case .collection: "\(node.name)[[\(label)]]"
        case .decorator, .missing: "\(node.name){{\(label)}}"
        }
    }

    private func edge(_ edge: GraphDrawing.Edge) -> String {
        let arrow =
            switch edge.kind {
            case .instance, .argument: "-->"
            case .optional: "-->|\"?\"|"
            case .closure: "-.->"
            case .opening: "==>|\(quoted(edge.opened.map { "opens \($0)" } ?? "opens"))|"
            case .element: "--o"
            case .decorated: "-->|\"wraps\"|"
            }
        return "\(edge.source) \(arrow) \(edge.target)"
    }

    /// Whatever is more than a letter to Mermaid, or to the HTML and Markdown that it makes, stands as its number.
    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": quoted += "<br/>"
            case "\"", "#", "&", "<", ">", "`", "\\", "*", "_", ";": quoted += "#\(scalar.value);"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
