/// What the scanner reads of one file: declarations, never bodies.
package struct ScannedFile: Sendable {
    package var source: SourceText
    package var imports: [ImportDeclaration]
    package var members: MemberBlock
    /// What could not be read, in file order. Whatever surrounds it is still reported as far as it could be read.
    package var problems: [SyntaxProblem]
    /// Whether some declaration has attributes with conditions of their own.
    package var hasConditionalAttributes: Bool

    package init(
        source: SourceText,
        imports: [ImportDeclaration] = [],
        members: MemberBlock = MemberBlock(),
        problems: [SyntaxProblem] = [],
        hasConditionalAttributes: Bool = false
    ) {
        self.source = source
        self.imports = imports
        self.members = members
        self.problems = problems
        self.hasConditionalAttributes = hasConditionalAttributes
    }
}

/// One thing that could not be read, and where.
package struct SyntaxProblem: Hashable, Sendable {
    package var offset: Int
    /// A full sentence without a full stop, in the reader's words: "this brace is never closed".
    package var message: String

    package init(offset: Int, message: String) {
        self.offset = offset
        self.message = message
    }
}

/// The `#if` conditions that a declaration stands under, outermost first, each as an expression of its own:
/// the second branch of `#if A` / `#elseif B` is `["!(A) && (B)"]`, its `#else` is `["!(A) && !(B)"]`.
/// A member's begin with those of the type around it. An attribute's own are those of a `#if` around nothing but
/// attributes, not those of its declaration.
package typealias Conditions = [String]

/// `@testable public import struct A.B.C`
package struct ImportDeclaration: Hashable, Sendable {
    package var attributes: [AttributeSyntax]
    package var access: AccessLevel?
    /// `struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `let`, `var`
    package var kind: String?
    /// At least one component: the module, then what is imported of it.
    package var path: [String]
    package var conditions: Conditions
    package var offset: Int
    /// The bytes of the whole declaration.
    package var range: Range<Int>

    package init(
        attributes: [AttributeSyntax] = [],
        access: AccessLevel? = nil,
        kind: String? = nil,
        path: [String],
        conditions: Conditions = [],
        offset: Int = 0,
        range: Range<Int> = 0..<0
    ) {
        self.attributes = attributes
        self.access = access
        self.kind = kind
        self.path = path
        self.conditions = conditions
        self.offset = offset
        self.range = range
    }

    /// Whether it states an access below `public`, also where the compiler takes imports without one for public: one that stands under
    /// `#if hasFeature(InternalImportsByDefault)` is not there then.
    package var hasNarrowAccess: Bool {
        guard let access, access < .public else { return false }
        return !conditions.contains("hasFeature(InternalImportsByDefault)")
    }
}

/// How far a declaration can be seen, from least to most.
package enum AccessLevel: String, Hashable, Sendable, CaseIterable {
    case `private`
    case `fileprivate`
    case `internal`
    case `package`
    case `public`
    case `open`
}

extension AccessLevel: Comparable {
    private var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }
}

/// The declarations of one level: a file's, a type's or an extension's, each list in source order.
package struct MemberBlock: Hashable, Sendable {
    package var types: [TypeDeclaration] = []
    package var extensions: [ExtensionDeclaration] = []
    package var aliases: [TypealiasDeclaration] = []
    package var initializers: [InitializerDeclaration] = []
    package var properties: [PropertyDeclaration] = []
    /// Names of `associatedtype`s, in protocols only.
    package var associatedTypes: [String] = []
    /// In enums only.
    package var cases: [CaseDeclaration] = []

    package init() {}
}

/// A case of an enum.
package struct CaseDeclaration: Hashable, Sendable {
    package var name: String
    /// Whether it has associated values, so that its name alone is no value.
    package var hasValues: Bool

    package init(name: String, hasValues: Bool = false) {
        self.name = name
        self.hasValues = hasValues
    }
}

/// A class, struct, enum, actor or protocol with its members.
package struct TypeDeclaration: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case `class`
        case `struct`
        case `enum`
        case `actor`
        case `protocol`
    }

    package var kind: Kind
    package var name: String
    /// The offset of the first byte of the declaration (its first attribute, modifier or keyword), and of its name.
    package var offset: Int
    package var nameOffset: Int
    package var attributes: [AttributeSyntax]
    /// Everything in front of the keyword that is no attribute, access levels included: `public`, `final`,
    /// `indirect`, `nonisolated`.
    /// With its argument, as written, where there is one: `private(set)`, `nonisolated(unsafe)`.
    package var modifiers: [String]
    package var genericParameters: [GenericParameter]
    /// The bytes of the generic parameters with their angle brackets; empty where there are none.
    package var genericParameterRange: Range<Int>
    package var hasWhereClause: Bool
    package var inherited: [TypeSyntax]
    /// The bytes of each of `inherited`.
    package var inheritedRanges: [Range<Int>]
    package var conditions: Conditions
    package var members: MemberBlock

    package init(
        kind: Kind,
        name: String,
        offset: Int = 0,
        nameOffset: Int = 0,
        attributes: [AttributeSyntax] = [],
        modifiers: [String] = [],
        genericParameters: [GenericParameter] = [],
        genericParameterRange: Range<Int> = 0..<0,
        hasWhereClause: Bool = false,
        inherited: [TypeSyntax] = [],
        inheritedRanges: [Range<Int>] = [],
        conditions: Conditions = [],
        members: MemberBlock = MemberBlock()
    ) {
        self.kind = kind
        self.name = name
        self.offset = offset
        self.nameOffset = nameOffset
        self.attributes = attributes
        self.modifiers = modifiers
        self.genericParameters = genericParameters
        self.genericParameterRange = genericParameterRange
        self.hasWhereClause = hasWhereClause
        self.inherited = inherited
        self.inheritedRanges = inheritedRanges
        self.conditions = conditions
        self.members = members
    }
}

/// `each T: P`, between the angle brackets of a declaration.
package struct GenericParameter: Hashable, Sendable {
    package var name: String
    package var constraint: TypeSyntax?
    package var isPack: Bool

    package init(name: String, constraint: TypeSyntax? = nil, isPack: Bool = false) {
        self.name = name
        self.constraint = constraint
        self.isPack = isPack
    }
}

/// `extension A.B: P where T == Int { … }`
package struct ExtensionDeclaration: Hashable, Sendable {
    package var extendedType: TypeSyntax
    /// The bytes of the extended type.
    package var extendedTypeRange: Range<Int>
    package var offset: Int
    package var attributes: [AttributeSyntax]
    package var modifiers: [String]
    package var inherited: [TypeSyntax]
    /// The bytes of each of `inherited`.
    package var inheritedRanges: [Range<Int>]
    /// The `where` clause as written, without the keyword, trivia collapsed to single spaces; nil where there is none.
    package var whereClause: String?
    package var conditions: Conditions
    package var members: MemberBlock

    package init(
        extendedType: TypeSyntax,
        extendedTypeRange: Range<Int> = 0..<0,
        offset: Int = 0,
        attributes: [AttributeSyntax] = [],
        modifiers: [String] = [],
        inherited: [TypeSyntax] = [],
        inheritedRanges: [Range<Int>] = [],
        whereClause: String? = nil,
        conditions: Conditions = [],
        members: MemberBlock = MemberBlock()
    ) {
        self.extendedType = extendedType
        self.extendedTypeRange = extendedTypeRange
        self.offset = offset
        self.attributes = attributes
        self.modifiers = modifiers
        self.inherited = inherited
        self.inheritedRanges = inheritedRanges
        self.whereClause = whereClause
        self.conditions = conditions
        self.members = members
    }
}

/// `typealias A<T> = B<T>`
package struct TypealiasDeclaration: Hashable, Sendable {
    package var name: String
    package var offset: Int
    package var attributes: [AttributeSyntax]
    package var modifiers: [String]
    package var genericParameters: [GenericParameter]
    package var type: TypeSyntax
    /// The bytes of `type`.
    package var typeRange: Range<Int>
    package var conditions: Conditions

    package init(
        name: String,
        offset: Int = 0,
        attributes: [AttributeSyntax] = [],
        modifiers: [String] = [],
        genericParameters: [GenericParameter] = [],
        type: TypeSyntax,
        typeRange: Range<Int> = 0..<0,
        conditions: Conditions = []
    ) {
        self.name = name
        self.offset = offset
        self.attributes = attributes
        self.modifiers = modifiers
        self.genericParameters = genericParameters
        self.type = type
        self.typeRange = typeRange
        self.conditions = conditions
    }
}

/// `init?<T>(label name: T = …) async throws where T: P`
package struct InitializerDeclaration: Hashable, Sendable {
    package enum Failability: Hashable, Sendable {
        case no
        /// `init?`
        case optional
        /// `init!`
        case implicitlyUnwrapped
    }

    package var offset: Int
    package var attributes: [AttributeSyntax]
    package var modifiers: [String]
    package var failability: Failability
    package var genericParameters: [GenericParameter]
    /// The bytes of the generic parameters with their angle brackets; empty where there are none.
    package var genericParameterRange: Range<Int>
    package var parameters: [ParameterDeclaration]
    package var isAsync: Bool
    package var throwing: ThrowsClause?
    /// The bytes of `async throws(E)`; empty where there is nothing of the kind.
    package var effectRange: Range<Int>
    /// The `where` clause as written, without the keyword, trivia collapsed to single spaces; nil where there is none.
    package var whereClause: String?
    package var conditions: Conditions

    package init(
        offset: Int = 0,
        attributes: [AttributeSyntax] = [],
        modifiers: [String] = [],
        failability: Failability = .no,
        genericParameters: [GenericParameter] = [],
        genericParameterRange: Range<Int> = 0..<0,
        parameters: [ParameterDeclaration],
        isAsync: Bool = false,
        throwing: ThrowsClause? = nil,
        effectRange: Range<Int> = 0..<0,
        whereClause: String? = nil,
        conditions: Conditions = []
    ) {
        self.offset = offset
        self.attributes = attributes
        self.modifiers = modifiers
        self.failability = failability
        self.genericParameters = genericParameters
        self.genericParameterRange = genericParameterRange
        self.parameters = parameters
        self.isAsync = isAsync
        self.throwing = throwing
        self.effectRange = effectRange
        self.whereClause = whereClause
        self.conditions = conditions
    }
}

/// A parameter of an initialiser.
package struct ParameterDeclaration: Hashable, Sendable {
    /// The argument label of a call; nil for `_`.
    package var label: String?
    /// The name inside the body; nil for `_`.
    package var name: String?
    /// The offset of the first byte after the parameter's attributes: its label.
    package var offset: Int
    /// Attributes in front of the label: property wrappers, result builders.
    package var attributes: [AttributeSyntax]
    package var type: TypeSyntax
    /// The type as written, trimmed.
    package var typeText: String
    package var hasDefault: Bool
    package var isVariadic: Bool

    package init(
        label: String?,
        name: String?,
        offset: Int = 0,
        attributes: [AttributeSyntax] = [],
        type: TypeSyntax,
        typeText: String = "",
        hasDefault: Bool = false,
        isVariadic: Bool = false
    ) {
        self.label = label
        self.name = name
        self.offset = offset
        self.attributes = attributes
        self.type = type
        self.typeText = typeText
        self.hasDefault = hasDefault
        self.isVariadic = isVariadic
    }
}

/// One name of a `let` or `var` in a type, in an extension or at the file's own level; `let a, b: Int` gives two.
package struct PropertyDeclaration: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case stored
        /// Stored, with `willSet` or `didSet`.
        case observed
        case computed
    }

    /// The name; the pattern as written for a destructuring declaration.
    package var name: String
    /// The offset of the name.
    package var offset: Int
    /// The offset of the first byte of the declaration, which names before this one may share.
    package var declarationOffset: Int
    package var isDestructuring: Bool
    package var isLet: Bool
    package var attributes: [AttributeSyntax]
    package var modifiers: [String]
    /// Nil where the source states none. `let a, b: Int` gives `Int` to both.
    package var type: TypeSyntax?
    /// The bytes of the type that stands behind this very name.
    package var typeRange: Range<Int>?
    /// Set when `type` is nil and the initial value is a literal or a call that names its type (`= 5`, `= ""`, `=
    /// true`, `= 1.5`, `= Foo()`,
    /// `= Foo.Bar(x)`): the type that it has.
    package var inferredType: TypeSyntax?
    package var hasInitialValue: Bool
    /// The bytes of the initial value.
    package var initialValue: Range<Int>?
    package var storage: Storage
    /// The accessors that its braces hold, in source order; for the body of a getter without the word, `get`.
    package var accessors: [Accessor]
    /// Of an `init` accessor: the stored properties that it sets, so that an initializer takes this one in their place.
    /// Nil where there is none.
    package var initialized: [String]?
    /// The bytes between the braces of the getter of a computed property with no other accessor (shorthand or `get {
    /// }`).
    package var getterBody: Range<Int>?
    package var conditions: Conditions

    package init(
        name: String,
        offset: Int = 0,
        declarationOffset: Int = 0,
        isDestructuring: Bool = false,
        isLet: Bool,
        attributes: [AttributeSyntax] = [],
        modifiers: [String] = [],
        type: TypeSyntax? = nil,
        typeRange: Range<Int>? = nil,
        inferredType: TypeSyntax? = nil,
        hasInitialValue: Bool = false,
        initialValue: Range<Int>? = nil,
        storage: Storage = .stored,
        accessors: [Accessor] = [],
        initialized: [String]? = nil,
        getterBody: Range<Int>? = nil,
        conditions: Conditions = []
    ) {
        self.name = name
        self.offset = offset
        self.declarationOffset = declarationOffset
        self.isDestructuring = isDestructuring
        self.isLet = isLet
        self.attributes = attributes
        self.modifiers = modifiers
        self.type = type
        self.typeRange = typeRange
        self.inferredType = inferredType
        self.hasInitialValue = hasInitialValue
        self.initialValue = initialValue
        self.storage = storage
        self.accessors = accessors
        self.initialized = initialized
        self.getterBody = getterBody
        self.conditions = conditions
    }
}
