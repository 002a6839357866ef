import DovetailDiagnostics
import DovetailGraph
import DovetailLinking

/// What is written for one composition: a class for each scope, parents first, with every name chosen.
final class CompositionPlan {
    let scopes: [ScopePlan]
    let names: CompositionNames

    init(scopes: [ScopePlan], names: CompositionNames) {
        self.scopes = scopes
        self.names = names
    }
}

/// One result of one binding: what a name stands for.
struct ObjectID: Hashable, Comparable {
    var binding: BindingID
    /// An index into the results of the binding's factory; 0 for an input.
    var result: Int

    static func < (left: ObjectID, right: ObjectID) -> Bool {
        (left.binding, left.result) < (right.binding, right.result)
    }
}

/// The class of one scope.
struct ScopePlan {
    /// One object that the class makes on first use.
    struct LazyObject {
        var binding: BindingID
        var body: Body
    }

    /// A function that makes a transient.
    struct Maker {
        var object: ObjectID
        var name: String
        /// Names of the arguments; their labels are the planned names'.
        var arguments: [String]
        /// How it is exposed, where it is.
        var member: ExposedMember?
        var body: Body

        var isExposed: Bool { member != nil }
    }

    /// A function that makes a transient before the scope is open, or without it.
    struct Assembler {
        var object: ObjectID
        var arguments: [String]
        var objects: [ObjectID]
        var references: [ScopeID]
        var body: Body
    }

    var id: ScopeID
    var className: String
    /// The name of the property, and of the initialiser's parameter, that holds the parent.
    var parentName: String?
    /// The eager objects in order of construction, with the transients that they take.
    var steps: [Construction]
    /// The objects that are made side by side, by the first of each wave. Their constructions in `steps` only await them.
    var waves: [BindingID: Wave]
    /// The functions that a long opening shares its steps out to; none where it is one itself.
    var parts: [OpeningPart] = []
    /// What is read after opening, inputs first, then in order of construction.
    var stored: [ObjectID]
    var exposed: Set<ObjectID>
    var lazies: [LazyObject]
    var makers: [Maker]
    var assemblers: [Assembler]
    /// Whether a closure made while opening goes through the reference, and whether it has to be at hand later.
    var usesReference: Bool
    var storesReference: Bool
}

/// One call of a factory.
struct Construction {
    var binding: BindingID
    /// A name for each result; nil for one that nothing uses.
    var results: [String?]
    var arguments: [Expression]
    /// Whether it is an object of the scope, so that its hook is to be added.
    var isShared: Bool
}

/// Constructions, and what comes out of them.
struct Body {
    var constructions: [Construction]
    var result: Expression
}

/// A value as generated code gets hold of it.
indirect enum Expression {
    /// A local of the body, the closure's or function's own parameter included.
    case local(String)
    case none
    /// An input, eager or lazy object, wherever it is held.
    case object(ObjectID)
    /// A call of the function that makes a transient.
    case made(ObjectID, arguments: [String])
    /// A call of the function that makes a transient from what it gets handed.
    case assembled(ObjectID, arguments: [String], objects: [ObjectID], references: [ScopeID])
    case closure(Closure)
}

/// A closure that the graph hands out.
struct Closure {
    enum Target {
        /// Works with what it captured.
        case direct(Body)
        /// Asks the open scope.
        case late(ScopeID, Expression)
        /// Opens the scope, with the closure's parameters in the order of its inputs, and hands back the object.
        /// `local` is what the opened scope is called in between.
        case opening(ScopeID, arguments: [String], local: String, Expression, isTuple: Bool)
    }

    /// Who gets it, and what it makes or fetches: the two that are named where a call of it goes wrong.
    var holder: BindingID
    var made: BindingID
    /// Which of its results that is.
    var result: Int
    /// The parameter that takes it.
    var location: SourceLocation
    var parameters: [String]
    var target: Target
    /// The objects to capture, and the scopes whose references are, each sorted.
    var captures: [ObjectID]
    var references: [ScopeID]
    /// Whether its type is able to throw, so that it can say that its scope has ended.
    var canThrow: Bool
    /// What its text has to say that it throws, where the compiler would take it to throw any error.
    var thrown: ResolvedType?
    /// The global actor that its type states.
    var isolation: ActorName?
    /// Whether its type is `@Sendable`: the closure then does not inherit the isolation of the code around it.
    var isSendable: Bool
}
