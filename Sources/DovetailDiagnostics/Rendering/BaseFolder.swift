/// The folder that paths are told relative to, such as that of a checkout.
package struct BaseFolder: Hashable, Sendable {
    /// Ends with a slash.
    private let path: String

    /// - Parameter path: An absolute path without `.` and `..`, with or without a slash at its end.
    package init(_ path: String) {
        self.path = path.hasSuffix("/") ? path : path + "/"
    }

    /// What is left of a path in the folder; others stay.
    package func relative(_ path: String) -> String { inside(path) ?? path }

    /// The part of a path behind the folder's; nil for what is elsewhere.
    package func inside(_ path: String) -> String? {
        guard path.utf8.starts(with: self.path.utf8), path.utf8.count > self.path.utf8.count else { return nil }
        return String(path.utf8.dropFirst(self.path.utf8.count))
    }

    /// As a URI that others are relative to.
    package var uri: String { "file://" + PercentEncoding.path(path) }
}
