/// An edit that was made on another revision than the server's.
package struct Conflict: Hashable, Sendable {
    package let operation: DocumentOperation
    /// The server's document.
    package let current: Document

    package init(operation: DocumentOperation, current: Document) {
        self.operation = operation
        self.current = current
    }
}
