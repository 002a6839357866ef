/// A type as it is written, without trivia. What a name means is decided by linking.
package indirect enum TypeSyntax: Hashable, Sendable {
    /// `Outer.Inner<Argument>`, one component a name; `moduleSelector` is the `A` of `A::B`.
    case named(moduleSelector: String?, components: [NameComponent])
    /// `Base.Inner` where the base is no plain name, such as `[Int].Index` or `(any P).Type` handled by `metatype`.
    case member(base: TypeSyntax, component: NameComponent)
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `[3 of Int]`; the count as written.
    case inlineArray(count: String, element: TypeSyntax)
    /// `()` and `(A, label: B)`. One unlabelled element without ellipsis is never a tuple: parentheses are dropped.
    case tuple([TupleElement])
    case function(FunctionTypeSyntax)
    /// `P & Q`, in the order written.
    case composition([TypeSyntax])
    case any(TypeSyntax)
    case some(TypeSyntax)
    /// `T.Type`
    case metatype(TypeSyntax)
    /// `P.Protocol`
    case protocolMetatype(TypeSyntax)
    /// `~Copyable`
    case suppressed(TypeSyntax)
    /// `repeat each T`
    case packExpansion(TypeSyntax)
    /// `each T`
    case packElement(TypeSyntax)
    /// Specifiers (`inout`, `borrowing`, `consuming`, `sending`, `isolated`, `__owned`, …) and attributes
    /// (`@escaping`,
    /// `@autoclosure`) in front of a type. A function type keeps the attributes that are part of it itself.
    case attributed(specifiers: [String], attributes: [AttributeSyntax], TypeSyntax)
    /// What the parser could not read, as written; also what stands where a type may, and is none: the variadic
    /// parameter `Int...` of a function type, the `3` of `Vector<3, Int>`.
    case unreadable(String)
}

/// One name of a dotted type, with its generic arguments. Backticks are dropped.
package struct NameComponent: Hashable, Sendable {
    package var name: String
    package var arguments: [TypeSyntax]

    package init(_ name: String, arguments: [TypeSyntax] = []) {
        self.name = name
        self.arguments = arguments
    }
}

package struct TupleElement: Hashable, Sendable {
    /// The label, nil where there is none or it is `_`.
    package var label: String?
    package var type: TypeSyntax

    package init(label: String? = nil, type: TypeSyntax) {
        self.label = label
        self.type = type
    }
}

/// `@Sendable @MainActor (inout A, B) async throws(E) -> C`
package struct FunctionTypeSyntax: Hashable, Sendable {
    /// `@Sendable`, `@MainActor`, `@convention(c)`, …; never `@escaping` or `@autoclosure`. In the order written.
    package var attributes: [AttributeSyntax]
    /// Labels of function type parameters have no meaning and are dropped, `attributed` parameters (`inout`) are kept.
    package var parameters: [TypeSyntax]
    package var isAsync: Bool
    package var throwing: ThrowsClause?
    package var result: TypeSyntax

    package init(
        attributes: [AttributeSyntax] = [],
        parameters: [TypeSyntax],
        isAsync: Bool = false,
        throwing: ThrowsClause? = nil,
        result: TypeSyntax
    ) {
        self.attributes = attributes
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }
}

/// `throws`, `rethrows` or `throws(E)`
package enum ThrowsClause: Hashable, Sendable {
    case untyped
    case `rethrows`
    case typed(TypeSyntax)
}

/// `@name(arguments)`; the arguments as written, without the parentheses. A dotted name stays one string.
package struct AttributeSyntax: Hashable, Sendable {
    package var name: String
    package var arguments: String?
    /// The `#if` conditions that the attribute stands under and its declaration does not.
    package var conditions: Conditions

    package init(_ name: String, arguments: String? = nil, conditions: Conditions = []) {
        self.name = name
        self.arguments = arguments
        self.conditions = conditions
    }
}
