internal import Dovetail

extension EndReport {
    /// Where in the report something ended whose name holds this one.
    func position(of name: String) -> Int? {
        ended.firstIndex { $0.contains(name) }
    }
}
