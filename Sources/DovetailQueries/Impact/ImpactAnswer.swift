/// What the compositions of a package would be without something: what `impact` answers, and its JSON.
///
///     {"version": 1, "subject": "DocumentCache", "answers": [{"compositions": […], "impacts": […]}], "absent": […]}
package struct ImpactAnswer: Codable, Hashable, Sendable {
    /// What compositions say alike.
    package struct Answer: Codable, Hashable, Sendable {
        package var compositions: [CompositionReference]
        /// One for each thing of the name, taken away alone.
        package var impacts: [Impact]
    }

    package var version = 1
    /// As it was asked.
    package var subject: String
    package var answers: [Answer]
    /// The compositions in which nothing has the name.
    package var absent: [CompositionReference]
}
