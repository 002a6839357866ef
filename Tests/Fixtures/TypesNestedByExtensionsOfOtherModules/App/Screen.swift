import Features
import Foundation
import Kit

struct Screen {
    let text: String

    init(kit: KitPart, tool: ToolPart, search: Widget.Search, source: URL.Source) {
        text = "\(kit.name), \(tool.name), \(search.words), \(source.url.path())"
    }
}
