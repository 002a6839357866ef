#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How the tool was started: by its name, or by the command plugin, which hands in the plans of a package's targets, so that nobody has to
/// write `--plan`.
struct Invocation: Sendable {
    /// In front of all other arguments: the path of a JSON array with the paths of plans. Only the command plugin writes it.
    static let packagePlans = "--package-plans"

    /// Those that can be asked for.
    let verbs: [Verb]
    /// The user's arguments.
    let words: [String]

    init(_ arguments: [String]) throws {
        guard Self.isOfPackage(arguments) else {
            (verbs, words) = (Verb.all, arguments)
            return
        }
        let list = Data(try PlanFile.bytes(of: arguments[1]))
        let plans = try JSONDecoder().decode([String].self, from: list)
        verbs = Verb.ofPackage(with: plans)
        // SwiftPM takes it behind the verb too, and hands it on nevertheless.
        words = arguments.dropFirst(2).filter { $0 != "--allow-writing-to-package-directory" }
    }

    /// How a user starts it.
    static func program(of arguments: [String]) -> String {
        isOfPackage(arguments) ? "swift package dovetail" : "DovetailTool"
    }

    static func isOfPackage(_ arguments: [String]) -> Bool {
        arguments.count > 1 && arguments[0] == packagePlans
    }
}

extension Verb {
    /// As `swift package dovetail` has them.
    static func ofPackage(with plans: [String] = []) -> [Verb] { all.map { $0.supplied(with: plans) } }

    /// The verb for a package: one that takes any number of plans takes them from there, and one that takes a single plan is out of sight.
    fileprivate func supplied(with plans: [String]) -> Verb {
        if isForOtherBuildSystems {
            var verb = self
            verb.isHidden = true
            return verb
        }
        guard let option = options.first(where: { $0.name == "--plan" }) else { return self }
        var verb = self
        guard option.isRepeatable else {
            verb.isHidden = true
            return verb
        }
        verb.options.removeAll { $0 == option }
        verb.examples = examples.map { $0.droppingValues(of: option.name) }
        for index in verb.options.indices where verb.options[index].isRequiredOfPackages {
            verb.options[index].isRequired = true
            verb.examples.removeAll { !$0.contains(verb.options[index].name) }
        }
        verb.run = { arguments in
            guard !plans.isEmpty else {
                throw PlanFile.Failure(description: "no target of this package depends on the library Dovetail")
            }
            var arguments = arguments
            for plan in plans { arguments.add(plan, to: option) }
            return try run(arguments)
        }
        return verb
    }
}

extension String {
    /// A command line without an option and what stands behind it, as often as it is there.
    fileprivate func droppingValues(of option: String) -> String {
        var words: [Substring] = []
        var isValue = false
        for word in split(separator: " ") {
            if !isValue, word != option { words.append(word) }
            isValue = word == option
        }
        return words.joined(separator: " ")
    }
}
