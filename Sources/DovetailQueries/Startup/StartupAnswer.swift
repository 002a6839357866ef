/// What opening a scope makes, in order: what `startup` answers, and its JSON.
package struct StartupAnswer: Codable, Hashable, Sendable {
    package static let currentVersion = 1

    /// What compositions say alike.
    package struct Answer: Codable, Hashable, Sendable {
        package var compositions: [CompositionReference]
        /// The scopes around it, outermost first, which are open by then.
        package var parents: [Parent]
        package var startup: Startup
    }

    /// One opening.
    package struct Startup: Codable, Hashable, Sendable {
        package var scope: String
        package var location: GraphDocument.Place
        /// What the caller hands in.
        package var inputs: [ObjectReference]
        /// What the caller may hand in, and nothing needs.
        package var optionalInputs: [ObjectReference]
        /// What it asks of its caller.
        package var opening: GraphDocument.Effects
        /// Where that comes from.
        package var causes: [Cause]
        /// What is made, in order. Empty where `isCircular`.
        package var steps: [Step]
        /// The steps that decide how long opening takes, as far as awaits tell: one after another. Of what is made side by side, the one with
        /// most awaits.
        package var chain: Chain
        /// The longest chain of awaits that wait for each other's objects, which is what remains of `chain` when all that may is made side by side.
        package var dependencyChain: Chain
        /// What is made on first use.
        package var lazy: [ObjectReference]
        /// Whether there is no order, as objects need each other in a circle.
        package var isCircular: Bool
    }

    /// A scope around, and how many objects it has by then, in the composition with fewest and in that with most.
    package struct Parent: Codable, Hashable, Sendable {
        package var scope: String
        package var fewest: Int
        package var most: Int
    }

    /// What makes opening async, throw, or run on an actor.
    package struct Cause: Codable, Hashable, Sendable {
        /// `async`, `throws IOError`, `on MainActor`
        package var effect: String
        /// Those whose making has it. None where it comes from ending what was made when a later step fails.
        package var objects: [ObjectReference]
    }

    /// What is made at once: an object, or several side by side.
    package struct Step: Codable, Hashable, Sendable {
        package var objects: [Made]
        /// Whether they are made in tasks of their own, which are awaited together.
        package var isConcurrent: Bool
    }

    package struct Made: Codable, Hashable, Sendable {
        package var object: ObjectReference
        /// How often its making is awaited, with what is made for it alone.
        package var awaits: Int
    }

    /// Objects, one after another.
    package struct Chain: Codable, Hashable, Sendable {
        package var awaits: Int
        package var objects: [ObjectReference]
    }

    package var version = Self.currentVersion
    package var scope: String
    package var answers: [Answer]
    /// Compositions without that scope.
    package var absent: [CompositionReference]
}
