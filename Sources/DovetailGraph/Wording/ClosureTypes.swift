/// The type of an opener, in the form of the key, the present opener's; without one, in the form that needs nothing of ours.
///
/// - Parameter isKept: Whether a shared object would keep it, which has to be `Sendable` with all that it keeps.
func openerType(
    taking arguments: [Key],
    _ effects: Effects,
    handingBack result: Key,
    likeThat key: Key? = nil,
    isKept: Bool = false
) -> String {
    let isSendable = (isKept || key?.name.hasPrefix("@Sendable ") ?? false) && effects.isolation == nil
    let returned = openedType(handingBack: result, isPair: key?.name.contains(", end:") ?? true)
    return (isSendable ? "@Sendable " : "") + closureType(taking: arguments, effects, returning: returned)
}

/// What an opener gives back.
func openedType(handingBack result: Key, isPair: Bool) -> String {
    isPair ? "(\(result.name), end: @Sendable () async -> Void)" : "Opened<\(result.name)>"
}

/// The type of an opener in the form of the one that a dependency has, in an optional where that is.
func openerType(taking arguments: [Key], _ effects: Effects, handingBack result: Key, at dependency: Dependency)
    -> String
{
    let wrapped = dependency.request.wrappedKey
    let type = openerType(taking: arguments, effects, handingBack: result, likeThat: wrapped ?? dependency.key)
    return wrapped == nil ? type : "(\(type))?"
}

/// The type of a closure, as a reader would write it.
func closureType(taking arguments: [Key], _ effects: Effects = .none, returning result: String) -> String {
    var type = effects.isolation.map { "@\($0.path) " } ?? ""
    type += "(" + arguments.map(\.name).joined(separator: ", ") + ")"
    if effects.isAsync { type += " async" }
    if effects.isThrowing { type += " throws" + (effects.thrown.map { "(\($0.name))" } ?? "") }
    return type + " -> \(result)"
}

extension Analysis {
    /// The type of a closure by which a binding may ask for something that it asks for in another way now.
    ///
    /// - Parameters:
    ///   - effects: What a call takes.
    ///   - isLate: Whether a call goes through the scope, which may have ended.
    func closureType(
        taking arguments: [Key] = [],
        _ effects: Effects,
        returning result: Key,
        askedBy dependant: BindingID,
        isLate: Bool = false
    ) -> String {
        var allowed = effects
        if isLate {
            allowed.isThrowing = true
            allowed.thrown = nil
        }
        // What a scope holds that is used anywhere has to be `Sendable`, with all that it keeps.
        let isKept = isKeptByAll(dependant)
        let isAnywhere = isKept || isNonisolatedAsync(dependant)
        if !isAnywhere, allowed.isolation == graph[dependant].effects.isolation { allowed.isolation = nil }
        let attribute = isKept && allowed.isolation == nil ? "@Sendable " : ""
        return attribute + DovetailGraph.closureType(taking: arguments, allowed, returning: result.name)
    }

    /// Whether a scope that is used anywhere holds the object.
    func isKeptByAll(_ id: BindingID) -> Bool {
        graph[id].lifetime.isHeld && graph[graph[id].scope].isolation == .sendable
    }
}
