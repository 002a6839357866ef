import DovetailGraph
import DovetailSyntax

@testable import DovetailLinking

/// One call of an initializer that should compile, or should not.
struct InitializerCall {
    /// What it is to show.
    enum Claim: Hashable {
        /// Predicted, and called as predicted.
        case compiles
        /// There is no such initializer here.
        case isRejected
        /// Without what the prediction says that a caller needs.
        case needs(String)
    }

    var subject: Subject
    var place: InitializerProgram.Place
    var claim: Claim
    /// A function on a line of its own, but for its number.
    var head: String
    var body: String
    /// Whether the compiler may be laxer than predicted, which is said of implied initializers of isolated types.
    var mayBeLaxer = false

    func line(_ number: Int) -> String { "\(head)c\(number)\(body)" }
}

/// Makes all calls that are to be tried of a subject.
struct InitializerCalls {
    let program: InitializerProgram
    let module: SubjectModule
    let subject: Subject
    let symbol: TypeSymbol
    private let predictions: [InitializerProgram.Predicted]

    init?(_ program: InitializerProgram, _ module: SubjectModule, _ subject: Subject) {
        guard let symbol = program.symbol(subject, in: module) else { return nil }
        self.program = program
        self.module = module
        self.subject = subject
        self.symbol = symbol
        predictions = program.predictions(for: subject, in: module)
    }

    var predictedCount: Int { predictions.count }

    func calls(from place: InitializerProgram.Place) -> [InitializerCall] {
        guard program.isNameable(subject, in: module, from: place) else { return [] }
        let accessible = predictions.filter { isCallable($0.candidate, from: place) }
        var calls: [InitializerCall] = []
        for prediction in accessible where !prediction.candidate.isUnavailable && !prediction.candidate.isGeneric {
            calls += positive(prediction, place, among: accessible)
            // Where a call may mean two, the other one is called instead.
            let labels = prediction.candidate.parameters.map(\.label)
            let isOverloaded = accessible.count { Self.isCall(labels, of: $0.candidate) } > 1
            if place == .otherFile, !isOverloaded { calls += lacking(prediction, place) }
        }
        calls += forbidden(accessible, place)
        return calls
    }

    /// Also what the tool takes for usable by a factory, so that nobody but the compiler says that it is wrong there.
    private func isCallable(_ candidate: InitializerCandidate, from place: InitializerProgram.Place) -> Bool {
        guard program.constraints(on: candidate, of: subject, in: module) == .holds else { return false }
        let verdict = program.verdict(on: candidate, of: subject, in: module)
        if place == .otherFile, case .usable = verdict { return true }
        return program.isAccessible(candidate, of: symbol, from: place)
    }

    /// Whether it depends on a constraint that can't be decided, so that nothing is said of it.
    private func isOpen(_ candidate: InitializerCandidate) -> Bool {
        program.constraints(on: candidate, of: subject, in: module) == .unknown
    }

    // MARK: Predicted

    /// With all arguments, without all that have defaults, and without each of those.
    private func positive(
        _ prediction: InitializerProgram.Predicted,
        _ place: InitializerProgram.Place,
        among accessible: [InitializerProgram.Predicted]
    ) -> [InitializerCall] {
        let parameters = prediction.candidate.parameters
        let optional = parameters.indices.filter { parameters[$0].hasDefault || parameters[$0].isVariadic }
        var leftOut: [Set<Int>] = [[]]
        if !optional.isEmpty { leftOut.append(Set(optional)) }
        if optional.count > 1 { leftOut += optional.map { [$0] } }
        return leftOut.compactMap { omitted in
            let labels = parameters.indices.filter { !omitted.contains($0) }.map { parameters[$0].label }
            let isAmbiguous = accessible.contains { other in
                Self.isCall(labels, of: other.candidate)
                    && (other.effects != prediction.effects
                        || other.candidate.failability != prediction.candidate.failability)
            }
            // Which of several the compiler takes, is not told here.
            if isAmbiguous { return nil }
            return call(prediction, place, .compiles, omitted: omitted, effects: prediction.effects)
        }
    }

    /// Where the caller lacks one of the effects, and where nil is not unwrapped.
    private func lacking(_ prediction: InitializerProgram.Predicted, _ place: InitializerProgram.Place)
        -> [InitializerCall]
    {
        var calls: [InitializerCall] = []
        let effects = prediction.effects
        if let actor = effects.isolation {
            var lesser = effects
            lesser.isolation = nil
            lesser.isAsync = false
            var call = call(prediction, place, .needs(actor.path), omitted: [], effects: lesser)
            call.mayBeLaxer = prediction.candidate.declaration == nil
            calls.append(call)
        }
        if effects.isAsync {
            var lesser = effects
            lesser.isAsync = false
            calls.append(call(prediction, place, .needs("async"), omitted: [], effects: lesser))
        }
        if effects.isThrowing {
            var lesser = effects
            lesser.isThrowing = false
            calls.append(call(prediction, place, .needs("throws"), omitted: [], effects: lesser))
        }
        if prediction.candidate.failability == .optional {
            calls.append(call(prediction, place, .needs("?"), omitted: [], effects: effects, result: subject.name))
        }
        return calls
    }

    private func call(
        _ prediction: InitializerProgram.Predicted,
        _ place: InitializerProgram.Place,
        _ claim: InitializerCall.Claim,
        omitted: Set<Int>,
        effects: Effects,
        result: String? = nil
    ) -> InitializerCall {
        let candidate = prediction.candidate
        let arguments = candidate.parameters.indices.filter { !omitted.contains($0) }.map { index in
            let value = prediction.types[index].map { "value((\($0)).self)" } ?? "anything()"
            return candidate.parameters[index].label.map { "\($0): \(value)" } ?? value
        }
        let mark = candidate.failability == .no ? "" : "?"
        return call(
            place,
            claim,
            "(\(arguments.joined(separator: ", ")))",
            effects: effects,
            result: result ?? subject.name + mark
        )
    }

    private func call(
        _ place: InitializerProgram.Place,
        _ claim: InitializerCall.Claim,
        _ arguments: String,
        effects: Effects,
        result: String
    ) -> InitializerCall {
        let isolation = effects.isolation.map { "@\($0.path)" } ?? "nonisolated"
        let signature = "()\(effects.isAsync ? " async" : "")\(effects.isThrowing ? " throws" : "")"
        let marks = "\(effects.isThrowing ? "try " : "")\(effects.isAsync ? "await " : "")"
        return InitializerCall(
            subject: subject,
            place: place,
            claim: claim,
            head: "\(symbol.access < .internal ? "fileprivate " : "")\(isolation) func ",
            body: "\(signature) { let _: \(result) = \(marks)\(subject.name)\(arguments) }"
        )
    }

    // MARK: Forbidden

    private func forbidden(_ accessible: [InitializerProgram.Predicted], _ place: InitializerProgram.Place)
        -> [InitializerCall]
    {
        var calls: [InitializerCall] = []
        let open = predictions.filter { isOpen($0.candidate) }
        for labels in labelLists
        where !(accessible + open).contains(where: { Self.isCall(labels, of: $0.candidate) }) {
            let arguments = labels.map { $0.map { "\($0): anything()" } ?? "anything()" }
            calls.append(rejected(place, arguments))
        }
        for prediction in program.inheritable(subject, in: module) {
            let isThere = accessible.contains { Self.isCall(prediction, of: $0) }
            if isThere || prediction.types.contains(nil) || prediction.candidate.isGeneric { continue }
            let arguments = zip(prediction.candidate.parameters, prediction.types).map { parameter, type in
                let value = "value((\(type ?? "")).self)"
                return parameter.label.map { "\($0): \(value)" } ?? value
            }
            calls.append(rejected(place, arguments))
        }
        return calls
    }

    private func rejected(_ place: InitializerProgram.Place, _ arguments: [String]) -> InitializerCall {
        call(
            place,
            .isRejected,
            "(\(arguments.joined(separator: ", ")))",
            effects: Effects(isAsync: true, isThrowing: true),
            result: symbol.isCopyable ? "\(subject.name)?" : subject.name
        )
    }

    /// What somebody might take for an initializer's labels: all properties, one more or fewer than there are, those of other classes.
    private var labelLists: [[String?]] {
        let names = symbol.declaration.members.properties.map(\.name).filter { !$0.hasPrefix("(") }
        var lists: [[String?]] = [[], names]
        for prediction in predictions {
            let candidate = prediction.candidate
            let labels = candidate.parameters.map(\.label)
            lists.append(labels)
            for (index, parameter) in candidate.parameters.enumerated() where !parameter.hasDefault {
                lists.append(Array(labels[..<index] + labels[(index + 1)...]))
            }
            guard case .memberwise = candidate.origin else { continue }
            for name in names where !labels.contains(name) {
                let wanted = Set(labels.compactMap(\.self) + [name])
                lists.append(names.filter(wanted.contains))
            }
        }
        lists += program.inheritable(subject, in: module).map { $0.candidate.parameters.map(\.label) }
        var seen: Set<[String?]> = []
        return lists.filter { seen.insert($0).inserted }
    }

    /// Whether a call with these labels would be one of an initializer.
    private static func isCall(_ labels: [String?], of candidate: InitializerCandidate) -> Bool {
        var rest = labels[...]
        for parameter in candidate.parameters {
            if rest.first.map({ $0 == parameter.label }) == true {
                rest.removeFirst()
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Whether a call with all of one's arguments would be one of another.
    private static func isCall(_ wanted: InitializerProgram.Predicted, of other: InitializerProgram.Predicted) -> Bool {
        var rest = wanted.identities[...]
        for (parameter, identity) in zip(other.candidate.parameters, other.identities) {
            // An argument that the other takes an optional of fits as well; so does one whose type can't be told.
            let fits = rest.first.map { first in
                let type = first.split(separator: ": ", maxSplits: 1).last ?? ""
                let label = first.split(separator: ": ", maxSplits: 1).first ?? ""
                return identity == first || identity == "\(label): Optional<\(type)>"
            }
            if fits == true {
                rest.removeFirst()
            } else if !parameter.hasDefault, !parameter.isVariadic {
                return false
            }
        }
        return rest.isEmpty
    }
}

extension InitializerCandidate {
    var isGeneric: Bool { declaration?.genericParameters.isEmpty == false }
}

extension TypeSymbol {
    fileprivate var isCopyable: Bool { !declaration.inherited.contains { $0.text == "~Copyable" } }
}
