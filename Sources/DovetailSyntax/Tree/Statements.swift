/// One statement of a manifest's body, read as far as a manifest may go.
package enum Statement: Hashable, Sendable {
    /// `Shared(A.self).onEnd { … }`
    case call(CallChain)
    /// `HostContract.self`
    case metatype(TypeSyntax, offset: Int)
    /// `#if … #endif`, of which at most one branch is there.
    case conditional([ConditionalStatements], offset: Int)
    /// `#error("…")` or `#warning("…")`, which the compiler repeats.
    case message(isError: Bool, offset: Int)
    /// What was to be one, but for something that is missing or too much.
    case slip(Slip, offset: Int)
    /// Anything else; `description` says what it is in the reader's words ("an `if` statement", "a variable").
    case unreadable(description: String, offset: Int)
}

/// One branch of a `#if` among statements.
package struct ConditionalStatements: Hashable, Sendable {
    /// That of the branch with the negations of those before it.
    package var condition: String
    package var statements: [Statement]

    package init(condition: String, statements: [Statement]) {
        self.condition = condition
        self.statements = statements
    }
}

/// A call and the calls chained on its result.
package struct CallChain: Hashable, Sendable {
    package var base: Call
    package var modifiers: [Call]

    package init(base: Call, modifiers: [Call] = []) {
        self.base = base
        self.modifiers = modifiers
    }
}

package struct Call: Hashable, Sendable {
    /// The name before the parenthesis or brace; dotted for a base such as `Dovetail.Shared`.
    package var name: String
    package var offset: Int
    package var arguments: [CallArgument]
    package var trailingClosure: ClosureExpression?
    /// The offset of a second, labelled trailing closure, which no manifest call has.
    package var extraTrailingClosureOffset: Int?
    /// Of a chained call, those of the `#if` around it, outermost first.
    package var conditions: Conditions = []

    package init(
        name: String,
        offset: Int = 0,
        arguments: [CallArgument] = [],
        trailingClosure: ClosureExpression? = nil,
        extraTrailingClosureOffset: Int? = nil
    ) {
        self.name = name
        self.offset = offset
        self.arguments = arguments
        self.trailingClosure = trailingClosure
        self.extraTrailingClosureOffset = extraTrailingClosureOffset
    }
}

package struct CallArgument: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        /// `A.self`, `(any P).self`, `[Int].self`
        case metatype(TypeSyntax)
        case closure(ClosureExpression)
        /// A string literal without interpolation: its value.
        case string(String)
        /// Any other expression, as written.
        case other(String)
    }

    package var label: String?
    package var value: Value
    package var offset: Int

    package init(label: String? = nil, value: Value, offset: Int = 0) {
        self.label = label
        self.value = value
        self.offset = offset
    }
}

package struct ClosureExpression: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// Nil for `_`.
        package var name: String?
        /// Nil where the closure doesn't state it.
        package var type: TypeSyntax?
        package var offset: Int

        package init(name: String?, type: TypeSyntax?, offset: Int = 0) {
            self.name = name
            self.type = type
            self.offset = offset
        }
    }

    /// The bytes from `{` to `}`, both included.
    package var range: Range<Int>
    package var hasCaptureList: Bool
    package var attributes: [AttributeSyntax]
    /// Nil where there is no signature with `in`.
    package var parameters: [Parameter]?
    package var isAsync: Bool
    package var throwing: ThrowsClause?
    package var result: TypeSyntax?

    package init(
        range: Range<Int>,
        hasCaptureList: Bool = false,
        attributes: [AttributeSyntax] = [],
        parameters: [Parameter]? = nil,
        isAsync: Bool = false,
        throwing: ThrowsClause? = nil,
        result: TypeSyntax? = nil
    ) {
        self.range = range
        self.hasCaptureList = hasCaptureList
        self.attributes = attributes
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.result = result
    }
}
