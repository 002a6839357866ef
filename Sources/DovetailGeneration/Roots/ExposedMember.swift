import DovetailGraph
import DovetailLinking

/// How a scope's class hands out one of the composition's roots: as a property or, where each use makes a new object, as a function.
struct ExposedMember: Sendable {
    struct Argument: Sendable {
        var label: String
        var type: ResolvedType
        /// Whether the call takes the value away from the caller.
        var isSending: Bool
    }

    enum Form: Sendable {
        case property
        case function([Argument])
    }

    /// What is handed out, in the composition's own graph.
    var object: ObjectID
    var key: Key
    var type: ResolvedType
    var name: String
    var form: Form
    /// Of the reading or the call. The type of error is there only if the composition's users see it.
    var effects: Effects
    var thrownType: ResolvedType?
    /// Whether the function has a parameter for the place that it runs in.
    var takesPlace = false
    /// Whether the object may be used anywhere, as far as declarations say so.
    var isKnownSendable: Bool

    var isFunction: Bool {
        if case .function = form { return true }
        return false
    }

    /// Of the function; none of a property.
    var arguments: [Argument] {
        if case .function(let arguments) = form { return arguments }
        return []
    }

    /// The name as it is called: `makeNoteEditor(id:)`.
    var callName: String {
        guard isFunction else { return name }
        return "\(name)(\(arguments.map { "\($0.label):" }.joined()))"
    }
}
