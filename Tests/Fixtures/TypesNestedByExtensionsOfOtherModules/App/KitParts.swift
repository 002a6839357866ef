import Foundation
import Kit

extension Widget {
    struct Part: Sendable {
        let name = "part of Kit's widget"
    }
}

extension URL {
    struct Source: Sendable {
        let url = URL(filePath: "/source")
    }
}

typealias KitPart = Widget.Part
