import DovetailSyntax

/// The stored properties of a type's instances, as far as they decide which initializers it gets.
struct StoredProperties {
    /// In source order, without those under a condition that fails.
    let properties: [PropertyDeclaration]
    private let type: TypeSymbol
    private let resolver: NameResolver

    init(of type: TypeSymbol, resolver: NameResolver) {
        self.type = type
        self.resolver = resolver
        let conditions = type.module.conditions
        properties = type.declaration.members.properties.filter { property in
            property.storage != .computed && !property.modifiers.contains("static")
                && !property.modifiers.contains("class") && conditions.undecided(property.conditions) != nil
        }
    }

    /// Whether nothing is left for an initializer to set. A class whose wrapped property had no value would not compile.
    var allHaveDefaults: Bool {
        properties.allSatisfy { hasDefault($0) || isWrapped($0) }
    }

    /// Whether an instance can be made without a value for it.
    func hasDefault(_ property: PropertyDeclaration) -> Bool {
        if property.hasInitialValue || property.modifiers.contains("lazy") { return true }
        if isWrapped(property) { return wrappers(of: property).contains { $0.arguments != nil } }
        // Only the sugar is nil by default; `Optional<T>` is not.
        switch property.type {
        case .optional, .implicitlyUnwrapped: return !property.isLet
        default: return false
        }
    }

    /// Whether a property wrapper or macro decides what an initializer takes.
    func isWrapped(_ property: PropertyDeclaration) -> Bool {
        !property.attributes.isEmpty && !wrappers(of: property).isEmpty
    }

    private func wrappers(of property: PropertyDeclaration) -> [AttributeSyntax] {
        property.attributes.filter { attribute in
            let name = attribute.name.split(separator: ".").last ?? ""
            guard name.first.map({ $0.isUppercase }) == true else { return false }
            return !Self.plainAttributes.contains(String(name))
                && resolver.globalActor(attribute, in: type.context) == nil
        }
    }

    /// Attributes of the compiler and of Apple's macros that leave storage and initializers as they are.
    private static let plainAttributes: Set<String> = [
        "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
        "ObservationTracked",
    ]
}
