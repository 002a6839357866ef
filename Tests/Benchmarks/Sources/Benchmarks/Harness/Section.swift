/// A group of rows that are measured together, and can be asked for by name.
///
/// A new one is a type in a folder of its own, listed in ``Sections``. It measures what it compares in turns, in processor time or instructions.
protocol Section {
    /// What is typed to have it measured.
    static var name: String { get }
    /// One line, for the list that `--help` prints.
    static var summary: String { get }
    /// How many minutes it takes on two cores, roughly.
    static var minutes: Int { get }

    init(workbench: Workbench)

    func rows() throws -> [Row]
}
