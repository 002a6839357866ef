/// A drawing for Graphviz.
package struct DOTRenderer: Sendable {
    package init() {}

    package func rendered(_ drawing: GraphDrawing) -> String {
        var lines = [
            "digraph Dovetail {", "  rankdir=LR;", "  compound=true;",
            "  node [fontname=\"Helvetica\", shape=box, style=filled, fillcolor=white];",
            "  edge [fontname=\"Helvetica\"];",
        ]
        for box in drawing.boxes { add(box, to: &lines, depth: 1) }
        lines += drawing.nodes.map { "  \(node($0))" }
        lines += drawing.edges.map { "  \(edge($0))" }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func add(_ box: GraphDrawing.Box, to lines: inout [String], depth: Int) {
        let margin = String(repeating: "  ", count: depth)
        lines.append("\(margin)subgraph cluster_\(box.name) {")
        lines.append("\(margin)  label=\(quoted(box.label));")
        lines.append("\(margin)  style=rounded;")
        lines += box.nodes.map { "\(margin)  \(node($0))" }
        for inner in box.boxes { add(inner, to: &lines, depth: depth + 1) }
        lines.append("\(margin)}")
    }

    private func node(_ node: GraphDrawing.Node) -> String {
        var attributes = ["label=" + quoted(node.lines.joined(separator: "\n"))]
        var styles: [String] = []
        switch node.kind {
        case .object(.shared): break
        case .object(.lazy): styles.append("dashed")
        case .object(.weak): styles.append("dotted")
        case .object(.transient): attributes.append("shape=ellipse")
        case .object(.perGraph): attributes += ["shape=ellipse", "peripheries=2"]
        case .object(.input): attributes.append("shape=parallelogram")
        case .collection: attributes.append("shape=folder")
        case .decorator: attributes.append("shape=component")
        case .missing: attributes += ["shape=octagon", "color=red", "fontcolor=red"]
        }
        if node.isExposed { styles.append("bold") }
        if !styles.isEmpty { attributes.append("style=\"filled,\(styles.joined(separator: ","))\"") }
        if node.state != .needed { attributes += ["color=gray", "fontcolor=gray"] }
        return "\(node.name) [\(attributes.joined(separator: ", "))];"
    }

    private func edge(_ edge: GraphDrawing.Edge) -> String {
        var attributes: [String] = []
        switch edge.kind {
        case .instance, .argument: break
        case .optional: attributes.append("label=\"?\"")
        case .closure: attributes.append("style=dashed")
        case .opening: attributes += ["style=dotted", "label=" + quoted(edge.opened.map { "opens \($0)" } ?? "opens")]
        case .element: attributes.append("arrowhead=odot")
        case .decorated: attributes.append("arrowhead=odiamond")
        }
        if edge.isBroken { attributes += ["color=red", "penwidth=2"] }
        let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "\(edge.source) -> \(edge.target)\(list);"
    }

    /// In a quoted text only a quote and what stands for others mean something.
    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
