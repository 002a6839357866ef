/// A rule of the composition: nothing of one part of the graph may reach another part, by any road, however long.
///
/// ```swift
/// Forbid(DocumentRemoteAssembly.self, from: DocumentListsAssembly.self)
/// Forbid((any HostAuthentication).self, from: DocumentSessionScope.self, except: DocumentSyncAssembly.self)
/// ```
///
/// A part is named by a type: an assembly, which stands for all that it registers; a scope, for all that is bound in it, though not in the scopes
/// inside it; or any other type, for what is registered as it or made of it. What wraps something by a ``Decorator`` counts as a part of that too.
///
/// Every dependency is a step of a road: a parameter, an optional that is there, an element of a collection, what a closure makes, and what an opener
/// hands back. Arguments are not: they come from the caller. The rule is checked on what the composition makes, with its overrides, and it
/// holds in every composition that includes this one. It changes nothing in what is generated.
///
/// A rule that names something which this composition does not have is an error: it could never be broken.
public struct Forbid {
    /// - Parameters:
    ///   - part: What is not to be reached.
    ///   - partTag: The tag that it has. Without one, a type is meant whatever its tag.
    ///   - dependants: What is not to reach it.
    ///   - dependantsTag: The tag that they have.
    ///   - exceptions: A road that goes through one of them, or begins at one, is allowed.
    public init(
        _ part: Any.Type,
        tag partTag: Any.Type? = nil,
        from dependants: Any.Type,
        tag dependantsTag: Any.Type? = nil,
        except exceptions: Any.Type...
    ) {}
}
