/// The value of a composition's body. It is empty: the body is there to be read and type-checked, not to be run.
public struct Assemblies {
    init() {}
}

/// Lets a composition's body list assemblies, includes, overrides, exposed roots and rules, one a line.
@resultBuilder
public enum AssembliesBuilder {
    /// One line of the list.
    public struct Element {
        init() {}
    }

    public static func buildExpression(_ assembly: any Assembly.Type) -> Element { Element() }
    public static func buildExpression(_ exposure: Expose) -> Element { Element() }
    public static func buildExpression(_ include: Include) -> Element { Element() }
    public static func buildExpression(_ replacement: Override) -> Element { Element() }
    public static func buildExpression(_ rule: Forbid) -> Element { Element() }
    public static func buildExpression(_ rule: Confine) -> Element { Element() }
    public static func buildBlock(_ elements: Element...) -> Assemblies { Assemblies() }
}
