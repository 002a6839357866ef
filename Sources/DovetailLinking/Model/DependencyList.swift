/// Where it is written what a module depends on, so that it can be said where something is missing.
package enum DependencyList: Sendable {
    /// `dependencies` of a target in Package.swift, or whatever a plan was made of.
    case packageManifest
    /// The `--dependency` options of what summarized the module.
    case summary
}
