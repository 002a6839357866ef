/// Why something that is registered, or asked for, is not in the graphs of a package: what `why-not` answers, and its JSON.
///
///     {"version": 1, "subject": "ServerConnection", "answers": [{"compositions": […], "absences": […]}]}
package struct WhyNotAnswer: Codable, Hashable, Sendable {
    /// What compositions say alike.
    package struct Answer: Codable, Hashable, Sendable {
        package var compositions: [CompositionReference]
        /// One for each thing of the name.
        package var absences: [Absence]
        /// Whether something of them could not be read, so that there may be more to it.
        package var isIncomplete: Bool
    }

    /// Why one thing is not there, or that it is.
    package struct Absence: Codable, Hashable, Sendable {
        /// What it is; nil for what the composition has nothing of.
        package var subject: Subject?
        /// What it is that the subject doesn't get, where that is asked.
        package var needed: Subject?
        /// The premise is wrong.
        package var isThere: Bool
        package var reasons: [Reason]
    }

    /// One reason, in words and as a word.
    package struct Reason: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Hashable, Sendable {
            /// It is there.
            case there
            /// Nothing asks for it.
            case notAskedFor = "not-asked-for"
            /// What would need it isn't needed either.
            case usersNotNeeded = "users-not-needed"
            /// Whoever asks for its key gets something else.
            case outranked
            /// An override has put something in its place.
            case replaced
            /// It decorates what isn't there.
            case withoutTarget = "without-target"
            /// Its assembly is not listed.
            case unlisted
            /// It is registered under a condition that doesn't hold.
            case conditional
            /// Its line, or its assembly's scope, could not be read.
            case unread
            /// It is only an element of a collection.
            case elementOnly = "element-only"
            /// It lives where it can't be seen from.
            case otherScope = "other-scope"
            /// It is asked for with another tag, or as another type than it is offered as.
            case askedForOtherwise = "asked-for-otherwise"
            /// A parameter that could take it keeps its default value.
            case keepsDefault = "keeps-default"
            /// The caller hands it in, or what is asked about.
            case handedIn = "handed-in"
            /// Nothing registers it.
            case unregistered
        }

        package var kind: Kind
        /// A sentence without its full stop.
        package var message: String
        package var location: GraphDocument.Place?
        /// The road from what the sentence is about to what is asked about.
        package var steps: [Road.Step]
        /// What is behind it.
        package var reasons: [Reason]

        init(
            _ kind: Kind,
            _ message: String,
            at location: GraphDocument.Place? = nil,
            steps: [Road.Step] = [],
            because reasons: [Reason] = []
        ) {
            self.kind = kind
            self.message = message
            self.location = location
            self.steps = steps
            self.reasons = reasons
        }
    }

    package var version = 1
    /// As it was asked.
    package var subject: String
    package var needed: String?
    /// The scope in which it is missed, where that was said.
    package var scope: String?
    package var answers: [Answer]

    /// Whether it is not there in some composition.
    package var isSo: Bool { answers.contains { $0.absences.contains { !$0.isThere } } }
}
