/// A parameter of an initialiser: what an object asks for.
public struct Parameter: Sendable {
    /// How an object is asked for.
    public enum Request: Sendable {
        /// The object at this place in `PackageModel.objects`.
        case object(Int)
        /// The same, or nil where there is none.
        case optional(Int)
        /// All elements of a scope's collection.
        case collection(ScopeLevel)
        /// A function that makes or fetches it.
        case closure(Int)
        /// A function that makes it of an `ItemID`.
        case maker(Int)
        /// An `ItemID` from whoever asks.
        case argument
        /// An `Int` that keeps its default value.
        case standing(Int)
    }

    public var name: String
    public var request: Request

    public init(_ name: String, _ request: Request) {
        self.name = name
        self.request = request
    }

    /// The object that it leads to.
    public var object: Int? {
        switch request {
        case .object(let index), .optional(let index), .closure(let index), .maker(let index): index
        case .collection, .argument, .standing: nil
        }
    }

    var isArgument: Bool { if case .argument = request { true } else { false } }
}
