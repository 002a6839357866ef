/// All that can be measured, in the order in which it is.
enum Sections {
    static var all: [any Section.Type] {
        [
            ScanningSection.self,
            MemorySection.self,
            ToolSection.self,
            PackageSection.self,
            QuerySection.self,
            BuildsSection.self,
            RuntimeSection.self,
            LinkSection.self,
            CompileSection.self,
            SizeSection.self,
        ]
    }

    struct Unknown: Error, CustomStringConvertible {
        var name: String
        var description: String {
            "there is no section '\(name)'; there are: \(all.map { $0.name }.joined(separator: ", "))"
        }
    }

    /// Those of these names, or all.
    static func named(_ names: [String]) throws -> [any Section.Type] {
        if let name = names.first(where: { name in !all.contains { $0.name == name } }) { throw Unknown(name: name) }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }
}
