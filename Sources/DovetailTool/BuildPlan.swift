/// What the tool is to do for one target, as JSON. The build-tool plugin writes one; for other build systems a script may.
///
/// ```json
/// {
///   "version": 1,
///   "target": "DocumentData",
///   "output": "/build/DocumentData+Dovetail.swift",
///   "modules": [
///     {
///       "name": "DocumentData", "package": "documents", "dependencies": ["DocumentKit"],
///       "conditions": ["TRACING"], "sources": ["/sources/DocumentData/Cache.swift"]
///     },
///     { "name": "DocumentKit", "package": "documents", "dependencies": [], "conditions": [], "sources": ["…"] }
///   ]
/// }
/// ```
///
/// This file is compiled into the plugin too, so that both agree.
struct BuildPlan: Codable {
    /// A module whose sources are read: the target, and each that it depends on directly or not.
    struct Module: Codable {
        /// As in `import`.
        var name: String
        /// Modules with the same one see each other's `package` declarations.
        var package: String
        /// Names of the modules that it depends on, directly or not.
        var dependencies: [String]
        /// Custom compilation conditions (`-D`).
        var conditions: [String]
        /// Paths of its Swift files.
        var sources: [String]
        /// The path of what `summarize` wrote of the module, where that is to be read in place of the sources. Its package and its conditions are those
        /// of the summary then.
        var summary: String?
    }

    static let currentVersion = 1

    var version: Int
    /// The name of the module that the output is for; one of `modules`.
    var target: String
    /// The path of the file to write.
    var output: String
    var modules: [Module]

    /// How the name of each file ends that `generate --into-sources` writes. It may be among the sources of its module: it is not read as one.
    static let sourceNameSuffix = "+Dovetail.generated.swift"

    /// The name of the one file that is written for a module.
    static func outputName(module: String) -> String { "\(module)+Dovetail.swift" }
}
