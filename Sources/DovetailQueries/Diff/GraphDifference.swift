/// What is no longer as it was between two documents: the answer to `diff OLD NEW`.
///
/// Where a line stands, and the order of lines that nothing follows from, is no difference.
package struct GraphDifference: Codable, Hashable, Sendable {
    /// What differs in the same way in some of the compositions.
    package struct Part: Codable, Hashable, Sendable {
        /// Their names, with their conditions; none for what concerns the package as a whole.
        package var compositions: [String]
        /// What matters most comes first.
        package var changes: [Change]

        package init(compositions: [String], changes: [Change]) {
            self.compositions = compositions
            self.changes = changes
        }
    }

    package var parts: [Part]

    package init(parts: [Part] = []) {
        self.parts = parts
    }

    package var isEmpty: Bool { parts.isEmpty }
}

extension GraphDifference {
    /// One aspect of one thing, as it was and as it is.
    package struct Change: Codable, Hashable, Sendable {
        package var aspect: Aspect
        /// What it is about, as its reader knows it: a type's short name, a key, a scope.
        package var subject: String
        /// What that was called before, where it had another name.
        package var formerSubject: String?
        /// The scope that it is about or in.
        package var scope: String?
        /// As it was; nil for what was not there. `Aspect` says what stands in it.
        package var old: [String]?
        /// As it is; nil for what is not there any more.
        package var new: [String]?
        /// From whom it concerns to where it comes from: of what is new.
        package var road: [String] = []
        /// The same of what is no longer.
        package var formerRoad: [String] = []

        package init(
            _ aspect: Aspect,
            _ subject: String,
            scope: String? = nil,
            old: [String]? = nil,
            new: [String]? = nil
        ) {
            self.aspect = aspect
            self.subject = subject
            self.scope = scope
            self.old = old
            self.new = new
        }

        /// What is told of several things at once, each as it was called and is.
        init(_ aspect: Aspect, _ titles: [Sided<String>], scope: String? = nil) {
            let subjects = Sided { side in titles.map { $0[side] }.joined(separator: ", ") }
            self.init(aspect, subjects.new, scope: scope)
            if !subjects.isSame { formerSubject = subjects.old }
            road = titles.map(\.new)
            formerRoad = titles.map(\.old)
        }

        /// As it would be told, were the old document the new one.
        package var reversed: Change {
            var reversed = self
            (reversed.old, reversed.new) = (new, old)
            (reversed.road, reversed.formerRoad) = (formerRoad, road)
            if let formerSubject { (reversed.subject, reversed.formerSubject) = (formerSubject, subject) }
            return reversed
        }
    }

    /// What of a thing has changed. They stand in the order of what matters to a reviewer.
    package enum Aspect: String, Codable, CaseIterable, Hashable, Sendable {
        /// A composition that came or went: what it exposes.
        case composition
        /// In which configurations it comes out so.
        case condition
        /// An error or a warning: its severity and id. The message is the subject.
        case finding
        /// `sound`, `broken` or `incomplete`, where no finding says why.
        case state
        /// A scope that came, went, or has another name: what it holds.
        case scope
        /// The scope around a scope.
        case parent
        /// The actor that a scope lives on.
        case isolation
        /// What opening a scope asks of its caller: `async`, `throws IOError`, `on MainActor`.
        case opening
        /// What is handed in when a scope opens: a name with its type.
        case input
        /// The order of inputs.
        case inputOrder = "input-order"
        /// What a scope needs of one that it lies in: their names. The scope around is the subject, and the road goes by who needs it.
        case need
        /// A key that the composition hands out: what answers it, with its scope behind each.
        case exposure
        /// What reading what is exposed asks of its caller, as for `opening`.
        case reading
        /// An assembly of the composition: its role. One that no composition has: `unlisted`, and its scope.
        case assembly
        /// What makes what is offered under the same keys, which are the subject: its name and its assembly.
        case maker
        /// What stands in the place of what an override replaces.
        case override
        /// What wraps what is offered under a key, from the inside out.
        case decorators
        /// A registration, or a collection: its lifetime, its assembly, what becomes of it, and its keys.
        case binding
        /// The elements of a collection, in order.
        case elements
        /// The scope of a registration, and its assembly.
        case move
        /// The assembly of registrations, which are the subject.
        case registrar
        /// The lifetime of a registration.
        case lifetime
        /// The keys under which something is offered.
        case keys
        /// The arguments of a transient.
        case arguments
        /// Whether something is done at the end of the scope, and whether it is made beside others.
        case traits
        /// A parameter, with its type and, where only that tells them apart, with how it is held or answered.
        case dependency
        /// Who answers a key, for those who ask for it, whose names make the road.
        case provider
        /// What making an object asks of who makes it, as for `opening`.
        case making
        /// What becomes of objects, whose names are the subject: `needed`, `unneeded`.
        case fate
        /// The order in which a scope makes its objects, for no other reason that is told.
        case order
        /// A line of an assembly that no composition has.
        case registration
    }
}
