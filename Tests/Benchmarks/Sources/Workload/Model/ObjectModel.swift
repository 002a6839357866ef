/// One registration of a workload, and the type that it makes.
public struct ObjectModel: Sendable {
    /// How long an object lives.
    public enum Lifetime: Sendable {
        case input, shared, lazy, transient, perGraph, weak
    }

    /// How its type is declared.
    public enum Form: Sendable {
        case structure, finalClass
        /// A class of the main actor that the package's users see.
        case viewModel
    }

    /// What it is asked for as.
    public enum Key: Sendable {
        /// A protocol, declared in this module.
        case abstraction(name: String, module: Int)
        /// Its own type.
        case itself
        /// An element of its scope's collection, and nothing else.
        case element
    }

    /// Its place in `PackageModel.objects`. Objects need only those before them.
    public var index: Int
    /// Where it is registered, and its type declared: a place in `PackageModel.modules`.
    public var module: Int
    public var scope: ScopeLevel
    public var lifetime: Lifetime
    public var typeName: String
    public var form: Form
    public var key: Key
    /// The parameters of its initialiser, in order.
    public var parameters: [Parameter] = []
    /// It is made by a closure that calls the initialiser.
    public var isMadeByClosure = false
    /// It is told apart from another one with the same key.
    public var tag: String?
    /// Something runs when its scope ends.
    public var hasHook = false
    /// Its initialiser is `async throws`.
    public var isMadeAsynchronously = false
    /// A root leads to it.
    public var isReachable = true
    /// It is a root.
    public var isExposed = false

    public init(
        index: Int,
        module: Int,
        scope: ScopeLevel,
        lifetime: Lifetime,
        typeName: String,
        form: Form,
        key: Key
    ) {
        self.index = index
        self.module = module
        self.scope = scope
        self.lifetime = lifetime
        self.typeName = typeName
        self.form = form
        self.key = key
    }

    /// Its type as it is asked for: `any Clock`, `Cache`.
    public var requested: String {
        switch key {
        case .abstraction(let name, _): "any \(name)"
        case .itself, .element: typeName
        }
    }

    /// Other modules can ask for it, and name what it is asked for as.
    public var isPublic: Bool {
        switch key {
        case .abstraction: true
        case .itself: form == .viewModel
        case .element: false
        }
    }

    /// It is made with an argument from whoever asks.
    public var takesArgument: Bool { parameters.contains { $0.isArgument } }
}
