package import DovetailDiagnostics
package import DovetailGraph

/// Says in a manifest that a collection may have no elements: `Contributions([any P].self).allowEmpty()`.
package struct CollectionDeclaration: Sendable {
    package var collection: ResolvedType
    /// What `.tagged` says.
    package var tag: ResolvedType?
    package var location: SourceLocation

    package init(collection: ResolvedType, tag: ResolvedType? = nil, location: SourceLocation) {
        self.collection = collection
        self.tag = tag
        self.location = location
    }

    package var key: Key { collection.key(tagged: tag) }
}
