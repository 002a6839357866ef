package import DovetailDiagnostics

/// What a composition says of who may depend on what.
package struct ArchitectureRule: Sendable {
    package enum Kind: Hashable, Sendable {
        /// Nothing of the other parts may reach the part, however long the road.
        case forbid
        /// Only the other parts may depend on the part directly.
        case confine
    }

    /// Some of the graph's bindings, by a name.
    package struct Part: Sendable {
        package enum Members: Hashable, Sendable {
            /// What is registered as the type or made of it; whatever its tag, where the key has none.
            case key(Key)
            /// The bindings with this `assemblyIndex`. It need not be listed.
            case assembly(Int)
            /// Nil for a scope that no listed assembly belongs to, nor lies in.
            case scope(ScopeID?)
        }

        package var members: Members
        /// The name of the assembly, of the scope or of the type.
        package var name: String
        package var location: SourceLocation
        /// What is wrong with the name if nothing is it.
        package var fault: Diagnostic?

        package init(_ members: Members, name: String, location: SourceLocation, fault: Diagnostic? = nil) {
            self.members = members
            self.name = name
            self.location = location
            self.fault = fault
        }
    }

    package var kind: Kind
    /// What may not be reached by everybody.
    package var part: Part
    /// Those that may not reach it, or that alone may depend on it.
    package var others: [Part]
    /// What a road may go through all the same.
    package var exceptions: [Part] = []
    /// As a manifest writes it: `Forbid(A.self, from: B.self)`.
    package var text: String
    /// The composition that says it.
    package var composition: String
    /// Whether that is the graph's own, rather than one that it includes.
    package var isOwn = true
    /// Whether that one is of the same package as the graph's, so that the rule may be changed.
    package var isOwnPackage = true
    package var location: SourceLocation

    package init(
        _ kind: Kind,
        _ part: Part,
        others: [Part],
        text: String,
        composition: String,
        location: SourceLocation
    ) {
        self.kind = kind
        self.part = part
        self.others = others
        self.text = text
        self.composition = composition
        self.location = location
    }

    /// All that it names, as it names it.
    package var parts: [Part] { [part] + others + exceptions }
}
