/// What an account may do with a document from now on.
package struct AccessChange: Hashable, Sendable {
    package let document: DocumentID
    package let access: AccessLevel

    package init(document: DocumentID, access: AccessLevel) {
        self.document = document
        self.access = access
    }
}
