public import Dovetail

public enum AppScope: Scope {}

public struct List: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
}

public struct Probe: Sendable {
    public init() {}
}

public enum AppAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        #if DEBUG
            Transient(List.self) { () async in List(text: "slow") }
            Shared(Probe.self)
        #else
            Shared(List.self) { () in List(text: "fast") }
        #endif
    }
}

public enum SDK: Composition {
    public static var assemblies: Assemblies {
        AppAssembly.self
        Expose(List.self)
        #if DEBUG
            Expose(Probe.self)
        #endif
    }
}
