import DovetailGraph

/// A stretch of a long opening that is a function of its own.
///
/// In a function of hundreds of statements the compiler looks for each name through all that stand before it, and what it optimises of values that live long
/// grows faster than their number. So beyond a few dozen steps an opening hands its steps over to functions, each of which gives back what others take.
package struct OpeningPart {
    package struct Limits: Sendable {
        /// As many steps as an opening has where it is one function.
        package var opening: Int
        /// As many steps as a part has, unless it has to end where something may be handed on.
        package var part: Int

        package init(opening: Int, part: Int) {
            self.opening = opening
            self.part = part
        }
    }

    /// A test sets it to share out what is short.
    @TaskLocal package static var limits = Limits(opening: 50, part: 25)

    var name: String
    /// What the code of the opening calls the struct that hands on what the class keeps in no group.
    var holder: String
    /// Places in the scope's steps.
    var steps: Range<Int>
    /// The scope's objects that it takes from before: the inputs among them, and per-graph ones of the opening.
    var taken: [ObjectID]
    /// What it makes for others: the later parts, or the class to keep.
    var given: [ObjectID]

    /// - Parameters:
    ///   - objects: The names of the results of each binding.
    ///   - mayCross: Whether an object may be handed from one function to another.
    ///   - functionNames: Where the functions get their names.
    static func parts(
        of scope: ScopePlan,
        inputs: [BindingID],
        objects: [[String]],
        mayCross: (ObjectID) -> Bool,
        functionNames: NameScope
    ) -> [OpeningPart] {
        guard scope.steps.count > limits.opening else { return [] }
        var names = functionNames
        let locals = OpeningLocals(of: scope, inputs: inputs, objects: objects, mayCross: mayCross)
        let ranges = locals.ranges(of: scope)
        guard ranges.count > 1 else { return [] }
        let stored = Set(scope.stored)
        return ranges.enumerated().map { index, range in
            let taken = Set(range.flatMap { locals.taken[$0] }).filter { !range.contains($0.madeAt) }
            let given = range.flatMap { locals.made[$0] }.filter { local in
                stored.contains(local.object) || local.lastUse >= range.upperBound
            }
            return OpeningPart(
                name: names.name("makePart\(index + 1)"),
                holder: names.name("made\(index + 1)"),
                steps: range,
                taken: taken.map(\.object).sorted(),
                given: given.map(\.object)
            )
        }
    }
}

/// The locals of an opening as one function would have them: where each is made, and where it is named last.
private struct OpeningLocals {
    struct Local: Hashable {
        var object: ObjectID
        /// The place of its step; -1 for an input.
        var madeAt: Int
        var lastUse: Int
        var mayCross: Bool
    }

    /// One list a step.
    var made: [[Local]]
    var taken: [[Local]]

    init(of scope: ScopePlan, inputs: [BindingID], objects: [[String]], mayCross: (ObjectID) -> Bool) {
        var locals: [Local] = []
        var indices: [String: Int] = [:]
        func add(_ object: ObjectID, _ name: String, at step: Int, mayCross: Bool) {
            indices[name] = locals.count
            locals.append(Local(object: object, madeAt: step, lastUse: step, mayCross: mayCross))
        }
        for input in inputs {
            let object = ObjectID(binding: input, result: 0)
            add(object, objects[input.index][0], at: -1, mayCross: true)
        }
        var taken: [[Int]] = []
        for (index, step) in scope.steps.enumerated() {
            let names = step.arguments.flatMap { $0.locals(objects) }
            let concurrent = scope.waves[step.binding]?.members.flatMap { $0.surroundings.objects } ?? []
            let all = names + concurrent.map { objects[$0.binding.index][$0.result] }
            let found = Set(all.compactMap { indices[$0] })
            for local in found { locals[local].lastUse = index }
            taken.append(Array(found))
            for (result, name) in step.results.enumerated() {
                guard let name else { continue }
                let object = ObjectID(binding: step.binding, result: result)
                // A transient is made anew for each that takes it, which stands right behind it.
                add(object, name, at: index, mayCross: objects[step.binding.index].contains(name) && mayCross(object))
            }
        }
        var made: [[Local]] = scope.steps.map { _ in [] }
        for local in locals where local.madeAt >= 0 { made[local.madeAt].append(local) }
        self.made = made
        self.taken = taken.map { $0.map { locals[$0] } }
    }

    /// Where the opening can be cut: behind an object of the scope, unless others are made beside it, and where nothing that has to stay would be handed on.
    func ranges(of scope: ScopePlan) -> [Range<Int>] {
        var ends = Array(repeating: 0, count: scope.steps.count)
        var (start, staying, concurrent) = (0, 0, 0)
        var ranges: [Range<Int>] = []
        for (index, step) in scope.steps.enumerated() {
            for local in made[index] where !local.mayCross && local.lastUse > index {
                staying += 1
                ends[local.lastUse] += 1
            }
            staying -= ends[index]
            concurrent = scope.waves[step.binding]?.members.count ?? concurrent
            concurrent = max(concurrent - 1, 0)
            if step.isShared, staying == 0, concurrent == 0, index + 1 - start >= OpeningPart.limits.part {
                ranges.append(start..<index + 1)
                start = index + 1
            }
        }
        if start < scope.steps.count { ranges.append(start..<scope.steps.count) }
        return ranges
    }
}

extension Expression {
    /// The names of the opening's locals that it is made of. Those that closures have of their own are none.
    fileprivate func locals(_ objects: [[String]]) -> [String] {
        func name(_ object: ObjectID) -> String { objects[object.binding.index][object.result] }
        return switch self {
        case .local(let name): [name]
        case .none, .made: []
        case .object(let object): [name(object)]
        case .assembled(_, _, let objects, _): objects.map(name)
        case .closure(let closure): closure.captures.map(name)
        }
    }
}
