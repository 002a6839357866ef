import DovetailGraph
import DovetailLinking

/// Where the classes of a composition keep what is read after opening.
///
/// A class whose initialiser sets many stored properties takes the compiler time that grows with the square of their number, so beyond a handful
/// they go into structs of a fixed size, and beyond a handful of those into structs of structs.
struct HeldObjects {
    /// A struct of objects, or of further structs.
    struct Group {
        var typeName: String
        var propertyName: String
        var objects: [ObjectID]
        var groups: [Group]
        /// Whether it holds exposed objects, which the composition's users read through inlinable properties.
        var isExposed: Bool
        /// Whether all in it can be read from anywhere.
        var isSendable: Bool
    }

    /// Whether a class may have a struct of that name inside, so that something else of the name has to say where it is from.
    static func mayNameStruct(_ name: String) -> Bool {
        guard let last = name.utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else { return false }
        return ["Objects", "Isolated", "Exposed", "Made"].contains(where: name.hasPrefix)
    }

    /// As many properties as one initialiser sets at the most.
    static let groupSize = 25

    /// The objects that are properties of the class itself, in order.
    private(set) var direct: [ObjectID] = []
    private(set) var groups: [Group] = []
    /// How each object is read from its class: `database`, `objects2.database`.
    private(set) var paths: [ObjectID: String] = [:]
    /// The groups that hold objects, and the part of the opening that makes all that each of them holds; nil where no part does.
    private(set) var leaves: [(group: Group, part: Int?)] = []
    private var leafOfObject: [ObjectID: Int] = [:]
    private let partOfBinding: [BindingID: Int]
    private var propertyNames: NameScope

    /// - Parameters:
    ///   - names: The names of the results of each binding.
    ///   - taken: The names that the scope's code uses.
    ///   - isReadAnywhere: Whether an object needs no actor to be read; those that do are kept apart.
    init(_ scope: ScopePlan, _ names: [[String]], taken: NameScope, isReadAnywhere: (ObjectID) -> Bool) {
        propertyNames = taken
        var parts: [BindingID: Int] = [:]
        for (number, part) in scope.parts.enumerated() {
            for step in scope.steps[part.steps] where step.isShared { parts[step.binding] = number }
        }
        partOfBinding = parts
        let exposed = scope.stored.filter(scope.exposed.contains)
        let others = scope.stored.filter { !scope.exposed.contains($0) }
        direct = Array(exposed.prefix(Self.groupSize))
        if exposed.count + others.count <= Self.groupSize {
            direct += others
        } else {
            addGroups(of: others.filter(isReadAnywhere), "Objects", isExposed: false)
            addGroups(of: others.filter { !isReadAnywhere($0) }, "Isolated", isExposed: false, isSendable: false)
        }
        let further = exposed.dropFirst(Self.groupSize)
        addGroups(of: further.filter(isReadAnywhere), "Exposed", isExposed: true)
        addGroups(of: further.filter { !isReadAnywhere($0) }, "IsolatedExposed", isExposed: true, isSendable: false)
        for object in direct { paths[object] = names[object.binding.index][object.result] }
        for group in groups { addPaths(of: group, prefix: "", names) }
        for (index, leaf) in leaves.enumerated() {
            for object in leaf.group.objects { leafOfObject[object] = index }
        }
    }

    /// The group that holds an object; nil where it is a property of the class itself, or not kept.
    func leaf(of object: ObjectID) -> Int? { leafOfObject[object] }

    /// Whether a part of the opening makes the group and gives it back.
    func isMadeByPart(_ group: Group) -> Bool {
        guard let first = group.objects.first, let leaf = leaf(of: first) else { return false }
        return leaves[leaf].part != nil
    }

    /// The groups that a part of the opening makes.
    func leaves(of part: Int) -> [Group] { leaves.filter { $0.part == part }.map(\.group) }

    private mutating func addGroups(
        of objects: [ObjectID],
        _ name: String,
        isExposed: Bool,
        isSendable: Bool = true
    ) {
        let property = name.prefix(1).lowercased() + name.dropFirst()
        // A part of the opening gives back what it makes as groups of its own.
        var level: [Group] = []
        for (part, objects) in byPart(objects) {
            for chunk in Self.chunks(objects) {
                let propertyName = propertyNames.name("\(property)\(level.count + 1)")
                let group = Group(
                    typeName: Identifier.upperCamel(propertyName),
                    propertyName: propertyName,
                    objects: chunk,
                    groups: [],
                    isExposed: isExposed,
                    isSendable: isSendable
                )
                leaves.append((group, part))
                level.append(group)
            }
        }
        var suffix = "Group"
        while level.count > Self.groupSize {
            level = Self.chunks(level).enumerated().map { index, chunk in
                let propertyName = propertyNames.name("\(property)\(suffix)\(index + 1)")
                return Group(
                    typeName: Identifier.upperCamel(propertyName),
                    propertyName: propertyName,
                    objects: [],
                    groups: chunk,
                    isExposed: isExposed,
                    isSendable: isSendable
                )
            }
            suffix += "Group"
        }
        groups += level
    }

    private mutating func addPaths(of group: Group, prefix: String, _ names: [[String]]) {
        let path = prefix + group.propertyName + "."
        for object in group.objects { paths[object] = path + names[object.binding.index][object.result] }
        for inner in group.groups { addPaths(of: inner, prefix: path, names) }
    }

    /// The objects by the part that makes them, those first that no part does.
    private func byPart(_ objects: [ObjectID]) -> [(part: Int?, objects: [ObjectID])] {
        var found: [Int?: [ObjectID]] = [:]
        for object in objects { found[partOfBinding[object.binding], default: []].append(object) }
        return found.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { ($0.key, $0.value) }
    }

    private static func chunks<Element>(_ elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: groupSize).map { start in
            Array(elements[start..<min(start + groupSize, elements.count)])
        }
    }
}
