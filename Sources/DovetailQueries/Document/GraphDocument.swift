/// The object graphs of a package as data: what `graph` writes as JSON, and what all questions are asked of. See the page "The graph as data".
///
/// It is made of names, not of numbers: an identifier of a binding stays what it is as long as its scope, name and assembly do, so that the
/// documents of two revisions can be compared. A reader is to pass over members that it doesn't know; `version` changes when one is taken
/// away or means something else. Members that are nil or empty by nature (`condition`, `tag`) are left out.
package struct GraphDocument: Codable, Hashable, Sendable {
    package static let currentVersion = 1

    package var version = Self.currentVersion
    /// All that were read, of all packages, sorted by module and name; whether or not something lists them.
    package var assemblies: [Assembly]
    /// Those that expose something, of the targets that were asked about, sorted by module and name; one with `#if` in it several times, once for
    /// each way in which it comes out.
    package var compositions: [Composition]
    /// What is wrong with sources and manifests; what is wrong with a graph stands there.
    package var findings: [Finding]

    package init(assemblies: [Assembly] = [], compositions: [Composition] = [], findings: [Finding] = []) {
        self.assemblies = assemblies
        self.compositions = compositions
        self.findings = findings
    }
}

extension GraphDocument {
    /// A place in a source file. Lines and columns count from one, columns in bytes of UTF-8.
    package struct Place: Codable, Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int

        package init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    /// What is asked for, and offered: a type, and what tells it from others of that type.
    package struct Key: Codable, Hashable, Sendable {
        /// As short as it can be told from others: `any DocumentStore`.
        package var type: String
        package var tag: String?
        /// The same spelt out with modules and tag. Two keys are one when these are equal.
        package var identity: String

        package init(type: String, tag: String? = nil, identity: String) {
            self.type = type
            self.tag = tag
            self.identity = identity
        }
    }

    /// What somebody who makes an object, or opens a scope, has to put up with.
    package struct Effects: Codable, Hashable, Sendable {
        package var isAsync: Bool
        /// `any Error` or the one type that is thrown; nil where nothing is.
        package var throwing: String?
        /// The global actor; nil for none.
        package var actor: String?

        package init(isAsync: Bool = false, throwing: String? = nil, actor: String? = nil) {
            self.isAsync = isAsync
            self.throwing = throwing
            self.actor = actor
        }
    }

    /// A list of registrations.
    package struct Assembly: Codable, Hashable, Sendable {
        /// The dotted path.
        package var name: String
        package var module: String
        /// The package's identity.
        package var package: String
        /// The name of the scope that it belongs to; nil where that is not known.
        package var scope: String?
        package var location: Place
        package var registrations: [Registration]

        package init(
            name: String,
            module: String,
            package: String,
            scope: String?,
            location: Place,
            registrations: [Registration]
        ) {
            self.name = name
            self.module = module
            self.package = package
            self.scope = scope
            self.location = location
            self.registrations = registrations
        }
    }

    /// A line of an assembly, whether or not something comes of it.
    package struct Registration: Codable, Hashable, Sendable {
        /// What is made: the type's short name.
        package var name: String
        package var keys: [Key]
        /// The collections that it adds to.
        package var contributions: [Key]
        package var lifetime: Lifetime
        package var isDecorator: Bool
        /// As `#if` takes it, where the line is not there in each configuration: `DEBUG && !os(Linux)`.
        package var condition: String?
        package var location: Place

        package init(
            name: String,
            keys: [Key],
            contributions: [Key] = [],
            lifetime: Lifetime,
            isDecorator: Bool = false,
            condition: String? = nil,
            location: Place
        ) {
            self.name = name
            self.keys = keys
            self.contributions = contributions
            self.lifetime = lifetime
            self.isDecorator = isDecorator
            self.condition = condition
            self.location = location
        }
    }

    /// How long an object lives.
    package enum Lifetime: String, Codable, Hashable, Sendable {
        case shared, lazy, transient
        case perGraph = "per-graph"
        case weak, input
    }

    /// An error or a warning, without its notes, which `check` tells.
    package struct Finding: Codable, Hashable, Sendable {
        package var id: String
        package var severity: String
        package var message: String
        package var location: Place

        package init(id: String, severity: String, message: String, location: Place) {
            self.id = id
            self.severity = severity
            self.message = message
            self.location = location
        }
    }
}
