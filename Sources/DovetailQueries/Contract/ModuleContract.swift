/// What a module, or one assembly, needs from elsewhere and what it offers: what `requires` and `provides` answer, and the members of their JSON.
///
///     {"version": 1, "contracts": [{"name": "DocumentLists", "assemblies": […], "requirements": […], "offers": […], …}]}
///
/// It is found by resolving the module's assemblies alone: what then nothing answers is required.
package struct ModuleContract: Codable, Hashable, Sendable {
    /// Who may name a type.
    package enum Access: String, Codable, Hashable, Sendable {
        /// Every module.
        case `public`
        /// Those of the same package.
        case package
        /// Only the module itself: compositions can list it, and nobody else can ask for it.
        case `internal`
    }

    /// What somebody else has to provide.
    package struct Requirement: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Hashable, Sendable {
            /// An object.
            case object
            /// A scope that can be opened.
            case opening
            /// An object to decorate, in the very scope.
            case decorated
        }

        package var kind: Kind
        /// In this scope or one around it.
        package var scope: String
        package var key: GraphDocument.Key
        /// What is handed to a closure or an opener: arguments of the object, or inputs of the scope.
        package var arguments: [GraphDocument.Key]
        /// Whether all who need it can do without.
        package var isOptional: Bool
        package var users: [User]
    }

    /// A parameter that needs something.
    package struct User: Codable, Hashable, Sendable {
        package var object: ObjectReference
        package var parameter: String
        /// The parameter's whole type.
        package var key: GraphDocument.Key
        package var isOptional: Bool
        package var location: GraphDocument.Place
    }

    /// A key that others can ask for.
    package struct Offer: Codable, Hashable, Sendable {
        package var key: GraphDocument.Key
        package var access: Access
        package var object: ObjectReference
        /// What the caller of a transient hands in.
        package var arguments: [GraphDocument.Key]
    }

    /// An element of a collection that others may contribute to as well.
    package struct Element: Codable, Hashable, Sendable {
        package var collection: GraphDocument.Key
        package var mapKey: String?
        package var object: ObjectReference
    }

    /// The module's name, or the assembly's.
    package var name: String
    /// Where it comes out so, as `#if` takes it; nil for each configuration.
    package var condition: String?
    /// Its assemblies.
    package var assemblies: [String]
    /// By scope, outer ones first, then as they are first needed.
    package var requirements: [Requirement]
    /// What whoever opens a scope hands in, since assemblies of the module say so.
    package var inputs: [Offer]
    /// With the inputs, by scope, outer ones first, then in listed order.
    package var offers: [Offer]
    package var elements: [Element]
    /// Decorators of what others offer.
    package var decorators: [Offer]
    /// Whether something of it could not be read, so that there may be more to it.
    package var isIncomplete: Bool
}

/// What both verbs answer.
package struct ContractAnswer: Codable, Hashable, Sendable {
    package var version = 1
    /// One for each way in which conditions come out.
    package var contracts: [ModuleContract]

    package init(contracts: [ModuleContract]) {
        self.contracts = contracts
    }
}
