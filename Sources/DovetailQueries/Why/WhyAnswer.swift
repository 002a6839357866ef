/// Why something is in the graphs of a package, or why one thing needs another: what `why` answers, and its JSON.
///
///     {"version": 1, "subject": "SQLiteDatabase", "answers": [{"compositions": […], "explanations": […]}], "absent": […]}
package struct WhyAnswer: Codable, Hashable, Sendable {
    /// What compositions say alike.
    package struct Answer: Codable, Hashable, Sendable {
        package var compositions: [CompositionReference]
        /// One for each thing of the name; for each two that have a road between them, where two are asked about.
        package var explanations: [Explanation]
    }

    /// Why one thing is there.
    package struct Explanation: Codable, Hashable, Sendable {
        package var subject: Subject
        /// What it is that is needed, where that is asked.
        package var needed: Subject?
        /// The shortest, or all that are listed, shortest first. None where nothing leads there. To a scope, roads end with who opens it; to an
        /// assembly, with the first object of it.
        package var roads: [Road]
        /// How many there are, where all are asked for.
        package var count: RoadCount?
        /// Of a scope: what it hands out.
        package var exposed: [Exposed]
        /// Of an assembly: what others need of it, and who.
        package var uses: [Use]
        /// Of an assembly: how many of its registrations are there, and how many of those are needed.
        package var registrations: Int?
        package var neededRegistrations: Int?

        init(subject: Subject, needed: Subject? = nil, roads: [Road] = [], count: RoadCount? = nil) {
            self.subject = subject
            self.needed = needed
            self.roads = roads
            self.count = count
            exposed = []
            uses = []
        }
    }

    /// What a scope hands out.
    package struct Exposed: Codable, Hashable, Sendable {
        package var key: GraphDocument.Key
        package var location: GraphDocument.Place
    }

    /// An object of an assembly that others need.
    package struct Use: Codable, Hashable, Sendable {
        package var object: ObjectReference
        package var isExposed: Bool
        /// Those of other assemblies that need it, in listed order.
        package var users: [ObjectReference]
    }

    package var version = 1
    /// As it was asked.
    package var subject: String
    package var needed: String?
    package var answers: [Answer]
    /// The compositions in which nothing has the name, or one of the names.
    package var absent: [CompositionReference]

    /// Whether what was asked about is so anywhere.
    package var isSo: Bool {
        answers.contains { $0.explanations.contains { !$0.roads.isEmpty || !$0.exposed.isEmpty } }
    }
}
