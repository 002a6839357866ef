package import DovetailGraph
package import DovetailSyntax

/// A type whose names are resolved and whose aliases are expanded. Two spellings of one type give equal values once parentheses, sugar and the order
/// of compositions are gone; `identity` goes further and is what keys are made of.
package indirect enum ResolvedType: Hashable, Sendable {
    case nominal(NominalType)
    /// `any P & Q`, sorted by identity and without duplicates.
    case existential([ResolvedType])
    /// `P & Q` before it is said whether any or some type is meant; never the type of a value.
    case composition([ResolvedType])
    /// `some P & Q`
    case opaque([ResolvedType])
    case optional(ResolvedType)
    case array(ResolvedType)
    case dictionary(key: ResolvedType, value: ResolvedType)
    case tuple([Element])
    case function(ResolvedFunctionType)
    /// `T.Type`; for an existential base this is `(any P).Type`, and for a protocol itself what becomes `any P.Type`.
    case metatype(ResolvedType)
    /// `any P.Type`
    case existentialMetatype(ResolvedType)
    /// A generic parameter of the surrounding declaration that nothing was substituted for.
    case genericParameter(String)
    /// The argument for a generic parameter that takes a value, in decimal digits.
    case integer(String)
    /// `~Copyable`, `repeat each T` and `each T`
    case marked(Mark, ResolvedType)
    /// What is passed on as it was written, since nobody can tell what it is.
    case verbatim(String)

    /// What stands before a type and makes it something else.
    package enum Mark: String, Sendable {
        case suppressed = "~"
        case packExpansion = "repeat "
        case packElement = "each "
    }

    package struct Element: Hashable, Sendable {
        package var label: String?
        package var type: ResolvedType

        package init(label: String? = nil, type: ResolvedType) {
            self.label = label
            self.type = type
        }
    }
}

/// A class, struct, enum, actor or protocol.
package struct NominalType: Hashable, Sendable {
    /// The scanned module that declares it; nil for a type of a binary module (Foundation, the standard library).
    package var module: String?
    /// Outermost first: `["Outer", "Inner"]`.
    package var path: [String]
    /// Of the last component of the path.
    package var arguments: [ResolvedType]
    /// Of the components before the last, one element each; empty where none of them has any: `AsyncStream<Int>.Continuation`.
    package var outerArguments: [[ResolvedType]]
    /// Nil for a type of a binary module.
    package var kind: TypeDeclaration.Kind?
    /// Of the type and all that it is nested in; `public` for a type of a binary module. Without its arguments.
    package var access: AccessLevel
    /// The scanned module of the outermost type of the path, where an extension in `module` nests the rest in it; empty for a binary module,
    /// nil where the whole path is of one module.
    package var extendedModule: String?

    package init(
        module: String?,
        path: [String],
        arguments: [ResolvedType] = [],
        outerArguments: [[ResolvedType]] = [],
        kind: TypeDeclaration.Kind?,
        access: AccessLevel,
        extendedModule: String? = nil
    ) {
        self.module = module
        self.path = path
        self.arguments = arguments
        self.outerArguments = outerArguments
        self.kind = kind
        self.access = access
        self.extendedModule = extendedModule
    }
}

/// `@Sendable @MainActor (A) async throws -> B`
package struct ResolvedFunctionType: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// `inout`, `borrowing`, `sending`, … as written.
        package var specifiers: [String]
        /// Whether it is an `@autoclosure`.
        package var isAutoclosure: Bool
        /// Whether it is a function that may be kept: part of the type here, but not of the type of a value.
        package var isEscaping: Bool
        /// Whether it is `T...`.
        package var isVariadic: Bool
        package var type: ResolvedType

        package init(
            specifiers: [String] = [],
            isAutoclosure: Bool = false,
            isEscaping: Bool = false,
            isVariadic: Bool = false,
            type: ResolvedType
        ) {
            self.specifiers = specifiers
            self.isAutoclosure = isAutoclosure
            self.isEscaping = isEscaping
            self.isVariadic = isVariadic
            self.type = type
        }
    }

    package var isSendable: Bool
    /// `MainActor` for `@MainActor`.
    package var globalActor: ActorName?
    /// Whether it is `nonisolated(nonsending)`.
    package var isNonsending: Bool
    /// Other attributes, as written without `@`, sorted: `convention(c)`.
    package var otherAttributes: [String]
    package var parameters: [Parameter]
    package var isAsync: Bool
    package var isThrowing: Bool
    /// Of `throws(E)`.
    package var thrownType: ResolvedType?
    /// Whether the result is `sending`.
    package var isResultSending: Bool
    package var result: ResolvedType

    package init(
        isSendable: Bool = false,
        globalActor: ActorName? = nil,
        isNonsending: Bool = false,
        otherAttributes: [String] = [],
        parameters: [Parameter],
        isAsync: Bool = false,
        isThrowing: Bool = false,
        thrownType: ResolvedType? = nil,
        isResultSending: Bool = false,
        result: ResolvedType
    ) {
        self.isSendable = isSendable
        self.globalActor = globalActor
        self.isNonsending = isNonsending
        self.otherAttributes = otherAttributes
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.thrownType = thrownType
        self.isResultSending = isResultSending
        self.result = result
    }
}
