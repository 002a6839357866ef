/// A type as it is written, without trivia. What a name means is decided by linking.
package indirect enum TypeSyntax: Hashable, Sendable {
    /// `Outer.Inner<Argument>`, one component a name; `moduleSelector` is the `A` of `A::B`, in front of the first name.
    case named(moduleSelector: String?, components: [NameComponent])
    /// `Base.Inner` where the base is no plain name, such as `[Int].Index`.
    case member(base: TypeSyntax, component: NameComponent)
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `[3 of Int]`; the count is an `integer`, or a type that names one.
    case inlineArray(count: TypeSyntax, element: TypeSyntax)
    /// The `3` of `Vector<3, Int>`, digits and sign as written.
    case integer(String)
    /// `()` and `(A, label: B)`. One unlabelled element is a tuple only if it is a pack expansion; around any other type the
    /// parentheses are dropped.
    case tuple([TupleElement])
    case function(FunctionTypeSyntax)
    /// The `Int...` among the parameters of a function type.
    case variadic(TypeSyntax)
    /// `P & Q`, in the order written; `Any`, which is no name, is the composition of nothing.
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
    /// (`@escaping`, `@autoclosure`) in front of a type. A function type keeps those that are part of it itself.
    case attributed(specifiers: [String], attributes: [AttributeSyntax], TypeSyntax)
    /// What stands for a type that nobody can tell. The parser never gives it.
    case unreadable(String)
}

/// One name of a dotted type, with its generic arguments. Backticks are dropped.
package struct NameComponent: Hashable, Sendable {
    /// The `B` of `A.B::C`, for a name behind the first: the module that declares the member.
    package var moduleSelector: String?
    package var name: String
    package var arguments: [TypeSyntax]

    package init(moduleSelector: String? = nil, _ name: String, arguments: [TypeSyntax] = []) {
        self.moduleSelector = moduleSelector
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
    /// Whether it is `nonisolated(nonsending)`.
    package var isNonsending: Bool
    /// Labels of function type parameters have no meaning and are dropped; `attributed` ones (`inout`) and `variadic` ones
    /// are kept.
    package var parameters: [TypeSyntax]
    package var isAsync: Bool
    package var throwing: ThrowsClause?
    package var result: TypeSyntax

    package init(
        attributes: [AttributeSyntax] = [],
        isNonsending: Bool = false,
        parameters: [TypeSyntax],
        isAsync: Bool = false,
        throwing: ThrowsClause? = nil,
        result: TypeSyntax
    ) {
        self.attributes = attributes
        self.isNonsending = isNonsending
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
