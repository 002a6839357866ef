import Foundation

/// Swift files to read, under a name.
struct Corpus {
    struct Unreadable: Error {
        var path: String
    }

    var name: String
    var paths: [String]
    /// Why it is scanned as fast as it is, as far as its input tells.
    var reason: String?

    static func repository(_ folder: URL) throws -> Corpus {
        Corpus(name: "this repository", paths: files(under: folder.path, ending: ".swift"))
    }

    /// The densest declarations there are: nothing but interfaces.
    static func interfacesOfToolchain() throws -> Corpus {
        let information = try Command("/usr/bin/env", ["swiftc", "-print-target-info"]).run().output
        let object = try JSONSerialization.jsonObject(with: information) as? [String: Any]
        let paths = object?["paths"] as? [String: Any]
        guard let resources = paths?["runtimeResourcePath"] as? String else {
            return Corpus(name: "swiftinterface files", paths: [])
        }
        let folder = URL(fileURLWithPath: resources).deletingLastPathComponent().path
        return Corpus(
            name: "swiftinterface files",
            paths: files(under: folder, ending: ".swiftinterface"),
            reason: reasonOfInterfaces
        )
    }

    /// As samples of the release tool have it.
    private static let reasonOfInterfaces = """
        there are no bodies to skip, and all of it declares: three tenths of the time go to letting go of the declarations that were kept, a fifth to reading \
        types
        """

    /// A folder, or a file that lists paths.
    static func given(_ path: String) throws -> Corpus {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw Unreadable(path: path) }
        if isFolder.boolValue { return Corpus(name: path, paths: files(under: path, ending: ".swift")) }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
        return Corpus(name: path, paths: lines.map(String.init))
    }

    private static func files(under folder: String, ending: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
    }
}
