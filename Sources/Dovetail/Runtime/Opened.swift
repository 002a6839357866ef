/// Something of a child scope together with the means to end that scope.
///
/// An initialiser that takes `(DocumentID) throws -> Opened<any DocumentEditing>` opens a document session when it calls it. Business types that
/// import nothing of Dovetail take `(DocumentID) throws -> (any DocumentEditing, end: @Sendable () async -> Void)` instead.
public struct Opened<Value> {
    public let value: Value
    private let ending: @Sendable () async -> EndReport

    public init(_ value: Value, end: @escaping @Sendable () async -> EndReport) {
        self.value = value
        ending = end
    }

    /// Ends the scope that was opened. Calling it again awaits the same ending.
    @discardableResult
    public func end() async -> EndReport {
        await ending()
    }
}

extension Opened: Sendable where Value: Sendable {}
