package import DovetailDiagnostics
import DovetailGraph

/// What a registration adds to a collection, by `.into`.
package struct LinkedContribution: Sendable {
    /// `[any P]`, `[K: any P]`
    package var collection: ResolvedType
    /// What the object is in there: the `any P` of the collection.
    package var element: ResolvedType
    /// Nil in a list.
    package var mapKey: LinkedMapKey?
    package var location: SourceLocation

    package init(
        collection: ResolvedType,
        element: ResolvedType,
        mapKey: LinkedMapKey? = nil,
        location: SourceLocation
    ) {
        self.collection = collection
        self.element = element
        self.mapKey = mapKey
        self.location = location
    }
}

/// The key of an element of a map.
package struct LinkedMapKey: Sendable {
    package enum Value: Hashable, Sendable {
        case string(String)
        /// In decimal digits, with a sign where it is below zero.
        case integer(String)
        case boolean(Bool)
        /// The name of a case.
        case enumCase(String)
    }

    package var value: Value
    /// As the manifest writes it.
    package var text: String

    package init(value: Value, text: String) {
        self.value = value
        self.text = text
    }
}

extension LinkedMapKey {
    /// The key seen from the graph. Within one map all keys are of one type.
    var graphKey: MapKey {
        let identity =
            switch value {
            // As Swift compares them: by canonical equivalence.
            case .string(let value): value
            case .integer(let digits): digits
            case .boolean(let value): "\(value)"
            // Names are told apart by their scalars.
            case .enumCase(let name): name.unicodeScalars.map { "\($0.value)" }.joined(separator: " ")
            }
        return MapKey(identity: identity, name: text)
    }
}

extension LinkedRegistration {
    /// What its factory gives back, or the caller hands in: what its keys ask for, then what it is in collections, each type once.
    package var results: [ResolvedType] {
        if lifetime == .input { return [type] }
        if contributions.isEmpty, keys.count == 1 { return keys }
        var seen: Set<String> = []
        return (keys + contributions.map(\.element)).filter { seen.insert($0.identity).inserted }
    }
}
