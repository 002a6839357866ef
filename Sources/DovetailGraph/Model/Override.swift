package import DovetailDiagnostics

/// An assembly whose bindings replace those of others that offer the same key in the same scope.
package struct Override: Sendable {
    /// The assembly's name.
    package var assembly: String
    /// The `assemblyIndex` of its bindings.
    package var index: Int
    /// The `assemblyIndex` of those that it may replace.
    package var reach: Set<Int>
    /// Where the composition says so.
    package var location: SourceLocation

    package init(assembly: String, index: Int, reach: Set<Int>, location: SourceLocation) {
        self.assembly = assembly
        self.index = index
        self.reach = reach
        self.location = location
    }
}
