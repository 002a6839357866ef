package import DovetailDiagnostics
package import DovetailLinking
import DovetailSyntax

/// A target's program in each of the configurations that matter to it.
///
/// What only the compiler knows is left open at first. Where that makes a difference, both outcomes are looked at, and so on: a tree of
/// decisions, whose leaves need no further one. A target of which nothing depends on such conditions is linked once.
package struct ConfigurationTree {
    /// A program in which nothing is left open.
    package struct Leaf {
        package var configuration: Configuration
        package var program: LinkedProgram

        package init(configuration: Configuration, program: LinkedProgram) {
            self.configuration = configuration
            self.program = program
        }
    }

    /// So many conditions may vary independently.
    static let limit = 4

    /// Where conditions hold before where they do not.
    package private(set) var leaves: [Leaf] = []
    /// All conditions that are decided on the way, or would have to be; one of each kind, in the order met.
    private(set) var conditions: [UndecidedCondition] = []
    /// The program with all of that left open.
    package let outline: LinkedProgram

    private let modules: [ModuleSources]
    private let target: String
    private let extent: Linker.Extent

    package init(_ modules: [ModuleSources], target: String, extent: Linker.Extent = .everything) {
        self.modules = modules
        self.target = target
        self.extent = extent
        outline = Linker.link(modules, target: target, extent: extent)
        grow(from: outline, Configuration())
    }

    /// Whether there are more conditions than can be looked at.
    package var isTooLarge: Bool { conditions.count > Self.limit }

    private mutating func grow(from program: LinkedProgram, _ configuration: Configuration) {
        let open = program.isRefused ? [] : program.undecided
        guard let condition = open.first(where: { configuration.value(of: $0.atom) == nil }) else {
            leaves.append(Leaf(configuration: configuration, program: program))
            return
        }
        add(condition)
        for holds in [true, false] {
            if isTooLarge { return }
            let decided = configuration.deciding(condition.atom, holds)
            grow(from: Linker.link(modules, target: target, configuration: decided, extent: extent), decided)
        }
    }

    private mutating func add(_ condition: UndecidedCondition) {
        if conditions.contains(where: { $0.atom.kind == condition.atom.kind }) { return }
        conditions.append(condition)
        if isTooLarge { outline.undecided.forEach { add($0) } }
    }

    /// What is said where the conditions are too many; nil where they are not.
    package func diagnostic() -> Diagnostic? {
        let conditions = conditions.sorted { ($0.location, $0.atom.text) < ($1.location, $1.atom.text) }
        guard isTooLarge, let place = conditions.first?.location else { return nil }
        let names = conditions.map { "`\($0.atom.text)`" }
        let list = names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
        return Diagnostic(
            .tooManyConditions,
            at: place,
            "what the target \(target) is made of depends on \(conditions.count) independent conditions: \(list); "
                + "Dovetail looks at \(1 << Self.limit) configurations, those of \(Self.limit)",
            notes: conditions.map { condition in
                Diagnostic.Note(.related, "`\(condition.atom.text)` makes a difference here", at: condition.location)
            } + [
                Diagnostic.Note(
                    .suggestion,
                    "put a `#if` into the body of an initializer or a closure where it can stand there, or what depends on some of them "
                        + "into a target of its own"
                )
            ]
        )
    }
}
