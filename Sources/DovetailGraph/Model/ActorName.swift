/// A global actor, as declarations name it.
package struct ActorName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The module that declares it, if that is one whose sources are read: two of them may call an actor alike.
    package var module: String?
    /// `MainActor`; with the types that it stands in, `Storage.Queue`.
    package var path: String

    package init(module: String? = nil, path: String) {
        self.module = module
        self.path = path
    }

    package init(stringLiteral path: String) {
        self.init(path: path)
    }

    package var description: String { path }

    /// The name as a piece of code.
    package var quoted: String { path.quoted }

    /// The name as a piece of code, with the module where another actor is called alike.
    package func quoted(beside other: ActorName) -> String {
        guard self != other, path == other.path, let module else { return quoted }
        return "\(module).\(path)".quoted
    }
}
