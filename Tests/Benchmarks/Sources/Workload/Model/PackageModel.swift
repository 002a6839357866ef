/// A workload as values: modules, types, who needs whom, and how long what lives. What is written of it is another matter, so that the same types
/// can be wired by manifests and by hand.
public struct PackageModel: Sendable {
    /// How large it is, and which of the packages of that size.
    public struct Size: Hashable, Sendable {
        public var registrations: Int
        public var modules: Int
        public var seed: UInt64

        public init(registrations: Int, modules: Int, seed: UInt64 = 1) {
            self.registrations = registrations
            self.modules = modules
            self.seed = seed
        }

        /// So many registrations in as many modules as applications have for them.
        public init(registrations: Int) {
            self.init(registrations: registrations, modules: max(5, min(100, registrations / 50)))
        }
    }

    public var size: Size
    /// Each depends only on those before it.
    public var modules: [ModuleModel]
    /// Each needs only those before it.
    public var objects: [ObjectModel]

    /// The module with the composition, which depends on all others.
    public static let product = "Product"

    public init(_ size: Size) {
        self = PackageBuilder(size).package
    }

    init(size: Size, modules: [ModuleModel], objects: [ObjectModel]) {
        self.size = size
        self.modules = modules
        self.objects = objects
    }

    /// The modules that one depends on, directly or not.
    public func recursiveDependencies(of module: Int) -> [Int] {
        var found: Set<Int> = []
        var open = modules[module].dependencies
        while let next = open.popLast() {
            if found.insert(next).inserted { open += modules[next].dependencies }
        }
        return found.sorted()
    }

    /// The roots, in the order of their registrations.
    public var exposed: [ObjectModel] { objects.filter(\.isExposed) }

    /// What is handed in when a scope opens, in order.
    public func inputs(of scope: ScopeLevel) -> [ObjectModel] {
        objects.filter { $0.scope == scope && $0.lifetime == .input }
    }

    /// The elements of a scope's collection, in order.
    public func elements(of scope: ScopeLevel) -> [ObjectModel] {
        objects.filter { object in
            if case .element = object.key { object.scope == scope } else { false }
        }
    }

    /// The same with one need more, of what every object may have: the edit that a build has to notice.
    public func adding(needOf object: Int) -> PackageModel {
        var package = self
        guard let logging = objects.first(where: { $0.lifetime == .input }) else { return self }
        package.objects[object].parameters.append(Parameter("furtherLogging", .object(logging.index)))
        return package
    }
}
