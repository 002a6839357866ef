/// One module of a workload.
public struct ModuleModel: Sendable {
    /// What stands in it.
    public enum Content: Sendable {
        /// The scopes, the protocols that everybody uses, and what a host hands in.
        case kit
        /// Plain values, and no manifest.
        case values
        /// Types that are registered.
        case wired
    }

    /// A manifest.
    public struct Assembly: Sendable {
        public var name: String
        public var scope: ScopeLevel
        /// What it registers, in order.
        public var objects: [Int] = []
    }

    public var name: String
    public var content: Content
    /// The modules that it imports.
    public var dependencies: [Int]
    public var assemblies: [Assembly] = []
    /// The plain types that it declares besides.
    public var values: [String] = []
}
