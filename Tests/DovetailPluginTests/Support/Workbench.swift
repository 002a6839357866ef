import DovetailTestSupport
import Foundation
import Synchronization
import Testing

/// Where the packages under test are, and where they are built. It goes at the end of the run, with all that is in it.
final class Workbench: Sendable {
    /// A test outside of `PluginTests`.
    struct Missing: Error {}

    @TaskLocal private static var shared: Workbench?

    private let temporary: TemporaryFolder
    private let packages = Mutex<[String: PackageCopy]>([:])
    private let scratch: Scratch

    /// With links resolved, since paths in the compiler's output are: the temporary folder is one on some systems.
    let url: URL

    private init() throws {
        temporary = try TemporaryFolder("dovetail-plugin")
        url = temporary.url.resolvingSymlinksInPath()
        scratch = Scratch(at: url.appending(path: "scratch", directoryHint: .isDirectory))
    }

    /// The one of this run.
    static var current: Workbench {
        get throws {
            guard let shared else { throw Missing() }
            return shared
        }
    }

    /// Runs a function with a workbench of its own.
    static func open(_ function: @Sendable () async throws -> Void) async throws {
        let workbench = try Workbench()
        try await $shared.withValue(workbench) { try await function() }
    }

    /// The copy of an example that all tests of the run share, built once already.
    static func copy(of example: String) throws -> PackageCopy {
        try current.package(example) { try PackageCopy(of: example, at: $0, scratch: $1) }
    }

    /// A package that is written for tests, built once already.
    static func package(_ name: String, files: [String: String]) throws -> PackageCopy {
        try current.package(name) { try PackageCopy(files: files, at: $0, scratch: $1) }
    }

    /// A package that is written for one test, not built yet.
    static func unbuiltPackage(_ name: String, files: [String: String]) throws -> PackageCopy {
        let bench = try current
        let folder = bench.url.appending(path: name, directoryHint: .isDirectory)
        return try PackageCopy(files: files, at: folder, scratch: bench.scratch)
    }

    private func package(_ name: String, _ make: (URL, Scratch) throws -> PackageCopy) throws -> PackageCopy {
        try packages.withLock { packages in
            if let package = packages[name] { return package }
            let folder = url.appending(path: name, directoryHint: .isDirectory)
            let package = try make(folder, scratch)
            let log = try package.build()
            try #require(log.status == 0, "\(log.output)")
            packages[name] = package
            return package
        }
    }
}

/// Opens the workbench for a suite.
struct WorkbenchTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Workbench.open(function)
    }
}

extension Trait where Self == WorkbenchTrait {
    /// One workbench for all tests of a suite.
    static var workbench: Self { Self() }
}
