/// What every kind of registration has in common. Only Dovetail's own types conform.
///
/// A registration is a statement of a manifest. All of them are empty, and what they take is thrown away: in an optimised build nothing is left of a
/// manifest.
public protocol RegistrationForm {}

// What lines of manifests call is `@_transparent`: the compiler puts the empty bodies in place of the calls in debug builds as well, and has no calls, with
// the metadata of their types, to write out. With `@inlinable` a registration costs a debug build half as much again, all of it in LLVM. The attribute is
// underscored, but what it asks for is little: without it everything still works.

extension RegistrationForm {
    /// Tells what is registered apart from other things of the same type.
    ///
    /// ```swift
    /// enum Production {}
    ///
    /// Input(URL.self).tagged(Production.self)     // opened with productionURL:
    /// ```
    ///
    /// All that it is asked for as gets the tag, so that nobody gets it who doesn't name the tag: a registration by
    /// `.using(URL.self, tag: Production.self, for: "…")`, a composition by `Expose(URL.self, tag: Production.self)`.
    ///
    /// - Parameter tag: Any type; usually an enum without cases, which means nothing else.
    @discardableResult
    @_transparent
    public func tagged(_ tag: Any.Type) -> Self { self }

    /// States the actor that the type's initialiser runs on, where no source that the build reads shows it: the type inherits from a class, or
    /// conforms to a protocol, of a module without sources.
    ///
    /// ```swift
    /// Transient(MapController.self)
    ///     .isolated(to: MainActor.self)
    /// ```
    @discardableResult
    @_transparent
    public func isolated<Isolation: GlobalActor>(to actor: Isolation.Type) -> Self { self }

    /// Names what one parameter of the initialiser or closure gets, in place of what its type asks for.
    ///
    /// ```swift
    /// Shared(Client.self).using(URL.self, tag: Production.self, for: "base")
    /// Shared(Client.self).using(FileLog.self, for: "log")         // init(log: any Log)
    /// Shared(Client.self).using(FileLog.self, for: "makeLog")     // init(makeLog: @escaping () -> any Log)
    /// ```
    ///
    /// The parameter is read as if it asked for the key where it asks for something now: inside an optional, a closure or an
    /// opener. One with a default value is handed the key instead of keeping that, and one that would have taken an
    /// argument leaves it to the next.
    ///
    /// - Parameters:
    ///   - key: A registered type that converts to what the parameter takes, which the compiler checks at the registration.
    ///   - tag: What the key is tagged with.
    ///   - parameter: The parameter's name inside the initialiser, not its label. A literal.
    @discardableResult
    @_transparent
    public func using(_ key: Any.Type, tag: Any.Type? = nil, for parameter: StaticString) -> Self { self }

    /// Says which child scope one parameter opens, where several take its arguments.
    ///
    /// ```swift
    /// Shared(Library.self).using(scope: BookScope.self, for: "open")      // init(open: (ID) throws -> Opened<Reader>)
    /// ```
    ///
    /// - Parameter parameter: The parameter's name inside the initialiser, not its label. A literal.
    @discardableResult
    @_transparent
    public func using(scope: any Scope.Type, for parameter: StaticString) -> Self { self }

    /// Contributes the object to a list, as one of its elements.
    ///
    /// ```swift
    /// Shared(SpellChecker.self).into([any Plugin].self)
    /// ```
    ///
    /// Whoever asks for `[any Plugin]` gets what is contributed in its scope and the scopes around it: outer scopes first, then in the order of
    /// the assemblies, then of the lines. What only contributes is not offered under its own type; list that with `as:` to have both.
    @discardableResult
    @_transparent
    public func into<Item>(_ list: [Item].Type) -> Self { self }

    /// Contributes the object to a map, under a key that is a literal or the case of an enum.
    ///
    /// ```swift
    /// Transient(PDFExporter.self).into([Format: any Exporter].self, key: .pdf)
    /// ```
    ///
    /// Two elements with one key are an error.
    @discardableResult
    @_transparent
    public func into<Key: Hashable, Item>(_ map: [Key: Item].Type, key: Key) -> Self { self }
}
