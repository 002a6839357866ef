package import Foundation

/// The command line tool, as it was built together with the tests.
package enum BuiltTool {
    /// Where the executable is: next to the tests' own.
    package static var url: URL {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.appending(path: "DovetailTool")
    }

    /// Runs it, and gives back what it printed.
    package static func run(_ arguments: String...) throws -> Command.Result {
        try Command(executable: url, arguments: arguments).run()
    }
}
