import Tool

extension Widget {
    struct Part: Sendable {
        let name = "part of Tool's widget"
    }
}

typealias ToolPart = Widget.Part
