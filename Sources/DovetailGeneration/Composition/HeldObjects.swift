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

    /// As many properties as one initialiser sets at the most.
    static let groupSize = 25

    /// The objects that are properties of the class itself, in order.
    private(set) var direct: [ObjectID] = []
    private(set) var groups: [Group] = []
    /// How each object is read from its class: `database`, `objects2.database`.
    private(set) var paths: [ObjectID: String] = [:]

    /// - Parameter isReadAnywhere: Whether an object needs no actor to be read; those that do are kept apart.
    init(_ scope: ScopePlan, _ names: [[String]], isReadAnywhere: (ObjectID) -> Bool) {
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
    }

    private mutating func addGroups(
        of objects: [ObjectID],
        _ name: String,
        isExposed: Bool,
        isSendable: Bool = true
    ) {
        let property = name.prefix(1).lowercased() + name.dropFirst()
        var level = Self.chunks(objects).enumerated().map { index, chunk in
            Group(
                typeName: "\(name)\(index + 1)",
                propertyName: "\(property)\(index + 1)",
                objects: chunk,
                groups: [],
                isExposed: isExposed,
                isSendable: isSendable
            )
        }
        var suffix = "Group"
        while level.count > Self.groupSize {
            level = Self.chunks(level).enumerated().map { index, chunk in
                Group(
                    typeName: "\(name)\(suffix)\(index + 1)",
                    propertyName: "\(property)\(suffix)\(index + 1)",
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

    private static func chunks<Element>(_ elements: [Element]) -> [[Element]] {
        stride(from: 0, to: elements.count, by: groupSize).map { start in
            Array(elements[start..<min(start + groupSize, elements.count)])
        }
    }
}
