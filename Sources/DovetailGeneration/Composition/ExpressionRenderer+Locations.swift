import DovetailDiagnostics
import DovetailGraph
import DovetailLinking

/// Where the compiler is to report what only it can know.
extension ExpressionRenderer {
    /// The place, or that of the composition where the text can't point at the file.
    private func reported(_ location: SourceLocation) -> SourceLocation {
        destination.canPoint(at: location.path) ? location : self.location
    }

    /// A writer for lines that are inserted elsewhere.
    func makeWriter(margin: Int = 0) -> SourceWriter {
        SourceWriter(pointsAtSources: destination.pointsAtSources, margin: margin)
    }

    func registrationLocation(of binding: BindingID) -> SourceLocation {
        reported(registration(of: binding).location)
    }

    /// The registration of an object that is held as a type of which no declaration says that it is `Sendable`, where it has to be. A seal says
    /// so itself.
    func unprovenLocation(of object: ObjectID) -> SourceLocation? {
        guard scopeIsolation(of: object) == .sendable else { return nil }
        let isProven = signature(of: object.binding)?.results[object.result].seal != nil || isKnownSendable(object)
        return isProven ? nil : registrationLocation(of: object.binding)
    }

    /// The parameter that takes a closure which goes to an actor for something, or with something, of which no declaration says that it is
    /// `Sendable`.
    ///
    /// - Parameter inputs: What it takes, if that is not what it makes takes.
    func crossingLocation(of closure: Closure, taking inputs: [BindingID]? = nil) -> SourceLocation? {
        let made = ObjectID(binding: closure.made, result: closure.result)
        let taking = registrationTakingArguments(of: closure.made)
        let isTakenAlong =
            inputs.map { $0.allSatisfy { isKnownSendable(ObjectID(binding: $0, result: 0)) } }
            ?? taking.arguments.allSatisfy(taking.isKnownSendable)
        return isTakenAlong && isKnownSendable(made) ? nil : reported(closure.location)
    }

    /// The parameter that takes something away from where the construction's code stands, and of which no declaration says that it is `Sendable`:
    /// what is made on no actor may leave one for that, and some things are taken away from wherever they are.
    func sendingLocation(of binding: BindingID, in place: Place) -> SourceLocation? {
        let registration = registration(of: binding)
        let isLeaving =
            place.isolation != nil && registration.effects.isAsync && registration.effects.isolation == nil
        for (parameter, resolution) in zip(registration.parameters, resolved.resolutions[binding.index]) {
            guard isLeaving || parameter.isSending else { continue }
            let isProven: Bool
            switch resolution {
            case .argument(let index):
                let taking = registrationTakingArguments(of: binding)
                isProven = taking.isKnownSendable(taking.arguments[index])
            case .instance(let target, let key), .optional(let target, let key):
                isProven = isKnownSendable(ObjectID(binding: target, result: key))
            case .none, .closure, .opening:
                isProven = true
            }
            if !isProven { return reported(parameter.location) }
        }
        return nil
    }
}

extension Body {
    /// Whether it is the call of a factory that takes no closure, and nothing else.
    var isOneCall: Bool {
        constructions.count == 1
            && constructions[0].arguments.allSatisfy { argument in
                if case .closure = argument { false } else { true }
            }
    }
}
