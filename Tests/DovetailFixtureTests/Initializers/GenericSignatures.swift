/// Initializers with generic parameters of their own, and what can be passed to them.
struct GenericSignature {
    enum Verdict {
        /// The call compiles with what is asked for.
        case called
        /// The call can't be written.
        case refused
        /// The compiler would take it, and who calls can't say what to pass.
        case refusedThoughPossible
    }

    /// `init…` up to the body.
    var text: String
    /// What is asked for, or what one would try to pass, one for each parameter without a default value.
    var types: [String]
    var verdict: Verdict

    init(_ text: String, _ types: String..., verdict: Verdict = .called) {
        self.text = text
        self.types = types
        self.verdict = verdict
    }

    /// What the signatures are made of.
    static let prelude = """
        protocol Store<Item>: Sendable { associatedtype Item; func get() -> Item }
        protocol Plain: Sendable {}
        protocol Other {}
        protocol Selfish { func isEqual(to other: Self) -> Bool }
        protocol Two<A, B> { associatedtype A; associatedtype B }
        protocol Hidden { associatedtype Failure: Error; associatedtype Part }
        class Base {}
        struct Box<T> { let t: T }
        struct Otherwise: Other {}
        """

    static let opened: [GenericSignature] = [
        GenericSignature("<S: Plain>(s: S)", "any Plain"),
        GenericSignature("(s: some Plain)", "any Plain"),
        GenericSignature("(_ s: some Plain & Other)", "any Other & Plain"),
        GenericSignature("<S: Plain & Other>(s: S)", "any Other & Plain"),
        GenericSignature("<S: Plain>(s: S) where S: Other", "any Other & Plain"),
        GenericSignature("<S>(s: S) where S: Plain", "any Plain"),
        GenericSignature("<S: Plain, T: Plain>(s: S, t: T)", "any Plain", "any Plain"),
        GenericSignature("(s: some Plain, with t: some Plain)", "any Plain", "any Plain"),
        GenericSignature("<S: Plain, T>(s: S, t: T) where T: Other", "any Plain", "any Other"),
        GenericSignature("<S: Plain>(s: S, n: Int = 0)", "any Plain"),
        GenericSignature("<S: Plain, T: Other>(s: S, t: [T] = [Otherwise]())", "any Plain"),
        GenericSignature("<S: Plain>(s: S.Type)", "any Plain.Type"),
        GenericSignature("<S: Plain>(s: S) async throws", "any Plain"),
        GenericSignature("(s: sending some Plain)", "any Plain"),
        GenericSignature("(s: consuming some Plain, t: borrowing some Other)", "any Plain", "any Other"),
        GenericSignature("<S: Base & Plain>(s: S)", "any Base & Plain"),
        GenericSignature("<S: Selfish>(s: S)", "any Selfish"),
        GenericSignature("<S: Hashable>(s: S)", "any Hashable"),
        GenericSignature("<S: Actor>(s: S)", "any Actor"),
        GenericSignature("(s: some CodingKey)", "any CodingKey"),
    ]

    static let associated: [GenericSignature] = [
        GenericSignature("(s: some Store<Int>)", "any Store<Int>"),
        GenericSignature("<S: Store<Int>>(s: S)", "any Store<Int>"),
        GenericSignature("<S: Store>(s: S) where S.Item == Int", "any Store<Int>"),
        GenericSignature("<S>(s: S) where S: Store, Int == S.Item", "any Store<Int>"),
        GenericSignature("<S: Store>(s: S)", "any Store"),
        GenericSignature("<S: Two<Int, String>>(s: S)", "any Two<Int, String>"),
        GenericSignature("<S: Two>(s: S) where S.A == Int, S.B == String", "any Two<Int, String>"),
        GenericSignature("(s: some Collection<Int>)", "any Collection<Int>"),
        GenericSignature("<S: Sequence>(s: S) where S.Element == Int", "any Sequence<Int>"),
        GenericSignature("<S: Hidden>(s: S)", "any Hidden"),
        GenericSignature("<S: Hidden>(s: S) throws(S.Failure)", "any Hidden"),
    ]

    /// A class, and an existential that conforms to its own protocol, stand for a generic parameter wherever it is named.
    static let standing: [GenericSignature] = [
        GenericSignature("<S: Base>(s: S, t: [S], u: @escaping () -> S)", "Base", "[Base]", "() -> Base"),
        GenericSignature("(s: some Base)", "Base"),
        GenericSignature("<S: Error>(s: [S], t: S)", "[any Error]", "any Error"),
        GenericSignature("<F: Error>(s: @escaping () throws(F) -> Int)", "() throws -> Int"),
        GenericSignature("<S: Error & Sendable>(s: [S])", "[any Error]"),
    ]

    static let refused: [GenericSignature] = [
        GenericSignature("<S: Plain>(s: S, t: S)", "any Plain", "any Plain", verdict: .refused),
        GenericSignature("<S: Base & Plain>(s: S, t: S)", "any Base & Plain", "any Base & Plain", verdict: .refused),
        GenericSignature("<S: Plain>(s: S, t: S.Type)", "any Plain", "any Plain.Type", verdict: .refused),
        GenericSignature("<S: Plain>(s: S, t: [S] = [])", "any Plain", verdict: .refused),
        GenericSignature("<S: Plain>(s: [S])", "[any Plain]", verdict: .refused),
        GenericSignature("(s: [some Plain])", "[any Plain]", verdict: .refused),
        GenericSignature("<S: Plain>(s: S?)", "(any Plain)?", verdict: .refused),
        GenericSignature("(s: (some Plain)?)", "(any Plain)?", verdict: .refused),
        GenericSignature("<S: Plain>(s: @escaping () -> S)", "() -> any Plain", verdict: .refused),
        GenericSignature("<S: Plain>(s: Box<S>)", "Box<any Plain>", verdict: .refused),
        GenericSignature("<S: Plain>(s: (S, Int))", "(any Plain, Int)", verdict: .refused),
        GenericSignature("<S: Store>(s: S, i: S.Item)", "any Store<Int>", "Int", verdict: .refusedThoughPossible),
        GenericSignature("<S: Store>(s: S) where S.Item: Plain", "any Store", verdict: .refused),
        GenericSignature("<S: Two>(s: S) where S.A == Int", "any Two", verdict: .refused),
        GenericSignature("<S: Hidden>(s: S) where S.Part == Int", "any Hidden", verdict: .refused),
        GenericSignature(
            "<S: Store, T: Store>(s: S, t: T) where S.Item == T.Item",
            "any Store<Int>",
            "any Store<Int>",
            verdict: .refusedThoughPossible
        ),
        GenericSignature(
            "<S: Store, T: Store<S.Item>>(s: S, t: T)",
            "any Store",
            "any Store",
            verdict: .refused
        ),
        GenericSignature("<each S: Plain>(s: repeat each S)", "any Plain", verdict: .refused),
        GenericSignature("<I>(s: some Store<I>)", "any Store<Int>", verdict: .refusedThoughPossible),
        GenericSignature("<S: ~Copyable>(s: consuming S)", "Int", verdict: .refusedThoughPossible),
        GenericSignature("<S: Identifiable>(s: S) where S.ID == Int", "any Identifiable", verdict: .refused),
        GenericSignature("<S>(s: S)", "Any", verdict: .refusedThoughPossible),
        GenericSignature("(s: some Any)", "Any", verdict: .refusedThoughPossible),
        GenericSignature("(s: some Sendable)", "any Sendable", verdict: .refusedThoughPossible),
        GenericSignature("<S: AnyObject>(s: [S], t: S)", "[AnyObject]", "AnyObject", verdict: .refusedThoughPossible),
        GenericSignature("(s: inout some Plain)", "any Plain", verdict: .refused),
    ]
}
