/// What is asked for in vain in one composition, by the plain name of the type.
struct RequestTable: Sendable {
    /// A parameter that gets nothing.
    struct Request: Hashable, Sendable {
        var number: Int
        var dependency: Int
    }

    private var requests: [String: [Request]] = [:]
    /// Of parameters that keep their default values.
    private var defaulted: [String: [Request]] = [:]
    private let composition: GraphDocument.Composition

    init(_ composition: GraphDocument.Composition) {
        self.composition = composition
        for (number, binding) in composition.bindings.enumerated() where binding.state != .replaced {
            for (position, dependency) in binding.dependencies.enumerated() {
                guard dependency.target == nil, dependency.kind != .argument else { continue }
                for type in dependency.key.askedTypes {
                    requests[type, default: []].append(Request(number: number, dependency: position))
                }
            }
            for (position, parameter) in (binding.defaulted ?? []).enumerated() {
                for type in GraphDocument.Key.askedTypes(of: parameter.type) {
                    defaulted[type, default: []].append(Request(number: number, dependency: position))
                }
            }
        }
    }

    /// The parameters that ask for a type in vain, whatever the tag.
    func asking(for type: String) -> [Request] { requests[AskedName.plain(type)] ?? [] }

    /// The parameters of a type that keep their default values.
    func keepingDefault(of type: String) -> [Request] { defaulted[AskedName.plain(type)] ?? [] }

    /// The exposures of what has the name for which there is nothing to hand out.
    func exposing(_ name: AskedName) -> [GraphDocument.Exposure] {
        composition.exposures.filter { exposure in
            let key = exposure.key
            let isMeant = AskedName.plain(key.type) == name.plain || AskedName.plain(key.qualified) == name.plain
            return exposure.bindings.isEmpty && isMeant && key.hasTag(of: name)
        }
    }

    /// The parameters that ask in vain for what has the name.
    func asking(for name: AskedName) -> [Request] {
        (requests[name.plain] ?? []).filter { request in
            composition.bindings[request.number].dependencies[request.dependency].key.hasTag(of: name)
        }
    }
}

extension GraphDocument.Key {
    /// The plain names of the types that a parameter of the type asks for: its own, what is optional, and what a closure gives.
    var askedTypes: [String] { Self.askedTypes(of: type) }

    static func askedTypes(of type: String) -> [String] {
        var types = [AskedName.plain(type)]
        var current = types[0]
        while true {
            if current.hasSuffix("?") {
                current = AskedName.plain(String(current.dropLast()))
            } else if let arrow = current.firstArrow {
                current = AskedName.plain(String(current[arrow...]))
            } else {
                break
            }
            types.append(current)
        }
        if let opened = current.content(of: "Opened<", ">") ?? current.content(of: "Dovetail.Opened<", ">") {
            types.append(opened)
        }
        return types
    }
}

extension String {
    /// What stands behind the first arrow that is in no parentheses.
    fileprivate var firstArrow: Index? {
        var depth = 0
        var isDash = false
        for index in utf8.indices {
            switch utf8[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where isDash && depth == 0: return utf8.index(after: index)
            default: break
            }
            isDash = utf8[index] == UInt8(ascii: "-")
        }
        return nil
    }

    fileprivate func content(of opening: String, _ closing: String) -> String? {
        guard hasPrefix(opening), hasSuffix(closing) else { return nil }
        return String(dropFirst(opening.count).dropLast(closing.count))
    }
}
