/// Writes the wiring of a package as a careful engineer does it without Dovetail: for each module and scope a struct that makes the module's objects
/// in one initialiser, so that their types stay internal to it, and in the product a class for each scope that holds those structs.
///
/// It stands in as many files as the manifests do, and makes the same objects; what nothing reaches is left out, as nobody would write it.
public struct HandwrittenWiring: Sendable {
    let package: PackageModel

    public init(_ package: PackageModel) {
        self.package = package
    }

    /// The files of a module's wiring, relative to its folder.
    public func files(of module: Int) -> [RenderedFile] {
        var files = module == 0 ? [HandwrittenSupport.file] : []
        for assembly in package.modules[module].assemblies {
            let part = HandwrittenPart(package, assembly, module: module)
            if !part.isEmpty { files.append(part.file) }
        }
        return files
    }

    /// The files of the scopes' classes, relative to the folder of their module.
    public var product: [RenderedFile] {
        let parts = package.modules.indices.flatMap { module in
            package.modules[module].assemblies.map { HandwrittenPart(package, $0, module: module) }
        }
        return ScopeLevel.allCases.map { scope in
            HandwrittenScopeClass(package, scope, parts.filter { !$0.isEmpty }).file
        }
    }

    /// What an object is called as a property.
    static func name(of object: ObjectModel) -> String { lowerCamel(object.typeName) }

    /// What a function is called that makes or fetches an object for another module.
    static func makerName(of object: ObjectModel) -> String { "make\(object.typeName)" }

    static func lowerCamel(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}

/// The little that the wiring needs besides.
enum HandwrittenSupport {
    static let file = RenderedFile(
        "WiringSupport.swift",
        """
        import Synchronization

        /// An object that is made when it is first asked for.
        public final class OnFirstUse<Value: Sendable>: Sendable {
            private let value = Mutex<Value?>(nil)

            public init() {}

            public func value(making make: () -> Value) -> Value {
                if let there = value.withLock({ $0 }) { return there }
                let made = make()
                return value.withLock { value in
                    if let there = value { return there }
                    value = made
                    return made
                }
            }
        }

        /// An object that is there for as long as somebody holds it.
        public final class WhileHeld<Value: AnyObject & Sendable>: Sendable {
            private struct Reference: Sendable {
                weak var value: Value?
            }

            private let reference = Mutex(Reference())

            public init() {}

            public func value(making make: () -> Value) -> Value {
                if let there = reference.withLock({ $0.value }) { return there }
                let made = make()
                return reference.withLock { reference in
                    if let there = reference.value { return there }
                    reference.value = made
                    return made
                }
            }
        }

        /// Whether a scope has ended.
        public final class Ending: Sendable {
            public struct Ended: Error {}

            private let hasEnded = Mutex(false)

            public init() {}

            public func verifyOpen() throws { if hasEnded.withLock({ $0 }) { throw Ended() } }

            /// Whether this is the first that ends it.
            public func begin() -> Bool {
                hasEnded.withLock { ended in
                    defer { ended = true }
                    return !ended
                }
            }
        }

        """
    )
}
