/// Writes a program that opens each scope, asks for roots, prints a number that tells one wiring from another, and ends what it opened.
public struct ApplicationRenderer: Sendable {
    private let package: PackageModel

    public init(_ package: PackageModel) {
        self.package = package
    }

    /// - Parameter imports: The modules with the classes.
    /// - Parameter host: How the class of the host is named there.
    public func file(importing imports: [String] = [PackageModel.product], host: String = "Product.Host")
        -> RenderedFile
    {
        let text = """
            \((["Kit"] + imports).sorted().map { "import \($0)\n" }.joined())
            \(inputs)
            @main
            @MainActor
            struct Application {
                static func main() async throws {
                    let host = \(host)(\(arguments(of: .host)))
                    let account = try await host.openAccount(\(arguments(of: .account)))
                    let session = try account.openSession(\(arguments(of: .session)))
                    var sum = 0
            \(ScopeLevel.allCases.map(uses).joined())        print("the roots stand on \\(sum)")
                    await session.end()
                    await account.end()
                    await host.end()
                }
            }

            """
        return RenderedFile("Application.swift", text)
    }

    /// The types of what is handed in when scopes open.
    var inputs: String {
        ScopeLevel.allCases.flatMap { package.inputs(of: $0) }.map { object in
            "struct \(object.typeName): \(object.requested.dropFirst(4)) { func record(_ line: String) {} }\n"
        }.joined()
    }

    /// What is handed to the initialiser or the opening of a scope.
    func arguments(of scope: ScopeLevel) -> String {
        package.inputs(of: scope).map { object in
            let name = object.requested.dropFirst(4)
            return "\(name.prefix(1).lowercased())\(name.dropFirst()): \(object.typeName)()"
        }.joined(separator: ", ")
    }

    /// What is tagged has another name, and is left alone.
    private func uses(of scope: ScopeLevel) -> String {
        package.exposed.filter { $0.scope == scope && $0.tag == nil }.map { object in
            let name = object.requested.hasPrefix("any ") ? String(object.requested.dropFirst(4)) : object.typeName
            let variable = "\(scope.className.lowercased())"
            let isMade = object.lifetime == .transient || object.lifetime == .perGraph
            let access =
                isMade
                ? "make\(name)(\(object.takesArgument ? "item: ItemID(1)" : ""))"
                : "\(name.prefix(1).lowercased())\(name.dropFirst())"
            return "        sum += \(variable).\(access).depth\n"
        }.joined()
    }
}
