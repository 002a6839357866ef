package import Dovetail
package import Kit

/// What it depends on is no business of who does not list it.
package enum ToolAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        #if os(Windows)
            Shared(Tool.self) { Tool(name: "Windows") }
        #elseif canImport(NoSuchModule)
            Shared(Tool.self) { Tool(name: "module") }
        #elseif arch(arm64)
            Shared(Tool.self) { Tool(name: "arm64") }
        #elseif targetEnvironment(simulator)
            Shared(Tool.self) { Tool(name: "simulator") }
        #else
            Shared(Tool.self) { Tool(name: "tool") }
        #endif
    }
}

package struct Tool: Sendable {
    package var name: String
}
