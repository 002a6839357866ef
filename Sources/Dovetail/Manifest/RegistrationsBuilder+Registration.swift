extension RegistrationsBuilder {
    /// What every kind of registration has in common. Only Dovetail's own types conform.
    public protocol Registration {}
}

extension RegistrationsBuilder.Registration {
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
    public func tagged(_ tag: Any.Type) -> Self { self }
}
