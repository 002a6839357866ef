/// A module's contract for people: one of its two sides.
package struct ContractText {
    package enum Side: Sendable {
        case requirements, offers
    }

    private let answer: ContractAnswer
    private let side: Side

    package init(_ answer: ContractAnswer, _ side: Side) {
        self.answer = answer
        self.side = side
    }

    package func rendered() -> String {
        answer.contracts.map { contract in
            let place = contract.condition.map { " where \($0.quoted)" } ?? ""
            let lines = side == .requirements ? requirements(contract) : offers(contract)
            let nothing = side == .requirements ? "needs nothing from elsewhere" : "offers nothing"
            let does = side == .requirements ? "needs from elsewhere" : "offers"
            let heading = "\(contract.name.quoted)\(place) \(lines.isEmpty ? nothing : "\(does):")"
            let note =
                contract.isIncomplete
                ? ["something here could not be read, so that there may be more to it: check says more"] : []
            return ([heading] + (lines + note).map { "  " + $0 }).joined(separator: "\n")
        }.joined(separator: "\n\n") + "\n"
    }

    private func requirements(_ contract: ModuleContract) -> [String] {
        let scopes = contract.requirements.map(\.scope).distinct
        let required = scopes.flatMap { scope in
            ["in \(scope.quoted), or a scope around it:"]
                + contract.requirements.filter { $0.scope == scope }.flatMap(lines).map { "  " + $0 }
        }
        let inputs = contract.inputs.map(\.object.scope).distinct.flatMap { scope in
            ["from whoever opens \(scope.quoted):"]
                + contract.inputs.filter { $0.object.scope == scope }.map {
                    "  \($0.object.location.text): \($0.key.quoted)"
                }
        }
        return required + inputs
    }

    private func lines(of requirement: ModuleContract.Requirement) -> [String] {
        let arguments = requirement.arguments.map(\.quoted).enumerated(with: "and")
        let what =
            switch requirement.kind {
            case .object where requirement.arguments.isEmpty: requirement.key.quoted
            case .object: "\(requirement.key.quoted), made of \(arguments)"
            case .opening:
                "a scope to open\(arguments.isEmpty ? "" : " with \(arguments)"), which hands back \(requirement.key.quoted)"
            case .decorated: "\(requirement.key.quoted) in this very scope, to decorate"
            }
        let users = requirement.users.map { user in
            let parameter = user.parameter.isEmpty ? "" : " (parameter \(user.parameter.quoted))"
            let end = user.isOptional && !requirement.isOptional ? ", if it is there" : ""
            return "  \(user.location.text): for \(user.object.name.quoted)\(parameter)\(end)"
        }
        return [what + (requirement.isOptional ? ", if it is there" : "")] + users
    }

    private func offers(_ contract: ModuleContract) -> [String] {
        let groups: [(heading: String, access: ModuleContract.Access)] = [
            ("to every module", .public), ("to modules of its package", .package),
            ("to itself alone, since no other module sees the types", .internal),
        ]
        let offered = groups.flatMap { heading, access in
            let offers = contract.offers.filter { $0.access == access }
            return offers.map(\.object.scope).distinct.flatMap { scope in
                ["in \(scope.quoted), \(heading):"]
                    + offers.filter { $0.object.scope == scope }.map { "  " + line(of: $0) }
            }
        }
        let elements = contract.elements.map { element in
            let key = element.mapKey.map { ", under the key \($0.quoted)" } ?? ""
            let object = element.object
            return
                "  \(object.location.text): \(object.name.quoted) in \(element.collection.quoted)\(key) of \(object.scope.quoted)"
        }
        let decorators = contract.decorators.map { decorator in
            let object = decorator.object
            return
                "  \(object.location.text): \(object.name.quoted) around \(decorator.key.quoted) of \(object.scope.quoted)"
        }
        return offered + (elements.isEmpty ? [] : ["elements of collections:"] + elements)
            + (decorators.isEmpty ? [] : ["decorators of what others offer:"] + decorators)
    }

    private func line(of offer: ModuleContract.Offer) -> String {
        let isSame = AskedName.plain(offer.key.type) == AskedName.plain(offer.object.name)
        let made = isSame ? "" : ", which is \(offer.object.name.quoted)"
        let arguments =
            offer.arguments.isEmpty ? "" : ", made of \(offer.arguments.map(\.quoted).enumerated(with: "and"))"
        return "\(offer.object.location.text): \(offer.key.quoted) (\(offer.object.lifetime.word))\(made)\(arguments)"
    }
}

extension Array where Element: Hashable {
    /// Each once, in the order met.
    fileprivate var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
