/// A generated type, with what stands beside it.
struct Subject {
    /// As a caller names it: `Outer.S1<Int>`.
    var name: String
    /// Without generic arguments.
    var path: [String]
    /// In the file that declares it, one line each.
    var declaration: [String]
    /// In another file of the module.
    var addition: [String] = []

    /// All of its text, for whoever has to find out what went wrong.
    var text: String { (declaration + addition.map { "\($0)   // in another file" }).joined(separator: "\n") }
}

/// The subjects of one module and how it is compiled.
struct SubjectModule {
    var name: String
    var package: String
    /// Of the modules here.
    var imports: [String] = []
    var flags: [String] = []
    /// In front of the subjects: what they are made of.
    var prelude: [String] = []
    var subjects: [Subject] = []
    var conditions: Set<String> = ["SHAPED"]

    /// The heads of its files and of those that call it.
    var importLines: [String] { imports.map { "import \($0)" } }
}
