/// The closed registry of problems that Dovetail reports. The raw value is what users see and search for.
///
/// Cases stand in the order of reporting: the mistake that explains most comes first.
package enum DiagnosticID: String, CaseIterable, Hashable, Sendable {
    case unreadableSource = "unreadable-source"
    case tooManyConditions = "too-many-conditions"
    case unreadableManifest = "unreadable-manifest"
    case unknownType = "unknown-type"
    case ambiguousType = "ambiguous-type"
    case ambiguousInitializer = "ambiguous-initializer"
    case noInitializer = "no-initializer"
    case inaccessibleInitializer = "inaccessible-initializer"
    case notAClass = "not-a-class"
    case unsupportedParameter = "unsupported-parameter"
    case parameterMismatch = "parameter-mismatch"
    case unusedArgument = "unused-argument"
    case exposedTypeNotAccessible = "exposed-type-not-accessible"
    case missingBinding = "missing-binding"
    case emptyCollection = "empty-collection"
    case scopeViolation = "scope-violation"
    case duplicateBinding = "duplicate-binding"
    case overrideWithoutTarget = "override-without-target"
    case duplicateMapKey = "duplicate-map-key"
    case decoratorWithoutTarget = "decorator-without-target"
    case dependencyCycle = "dependency-cycle"
    case ambiguousChildScope = "ambiguous-child-scope"
    case isolationMismatch = "isolation-mismatch"
    case effectMismatch = "effect-mismatch"
    case lateClosure = "late-closure"
    case heldWeak = "held-weak"
    case unusedRegistration = "unused-registration"
    case unusedInput = "unused-input"
}

extension DiagnosticID {
    /// What the problem is, in one line.
    package var brief: String {
        switch self {
        case .unreadableSource: "a source file can't be read"
        case .tooManyConditions: "a target depends on more `#if` conditions than can be looked at in all their outcomes"
        case .unreadableManifest: "a manifest holds something that is not a registration"
        case .unknownType: "no scanned module declares a type whose initialiser has to be read"
        case .ambiguousType: "two imported modules declare a type of this name"
        case .ambiguousInitializer: "a type has several initialisers, and none is chosen"
        case .noInitializer: "a type has no initialiser that could make it"
        case .inaccessibleInitializer: "a type's initialiser can't be called from its assembly"
        case .notAClass: "a weak object's type is no class"
        case .unsupportedParameter: "an initialiser has a parameter that nothing can be handed to"
        case .parameterMismatch: "a registration names a parameter that is not there, or that takes no binding"
        case .unusedArgument: "no parameter takes an argument that a registration lists"
        case .exposedTypeNotAccessible: "an exposed type is less accessible than what exposes it"
        case .missingBinding: "nothing provides what is asked for, in this scope or its ancestors"
        case .emptyCollection: "nothing contributes to a collection that is asked for"
        case .scopeViolation: "a longer-lived object needs a shorter-lived one"
        case .duplicateBinding: "two registrations provide one key"
        case .overrideWithoutTarget: "an override has nothing to replace"
        case .duplicateMapKey: "two elements of a map have one key"
        case .decoratorWithoutTarget: "a decorator has nothing to wrap, or nothing that ends"
        case .dependencyCycle: "objects need each other in a loop, so none can be made first"
        case .ambiguousChildScope: "several scopes fit a closure that opens one"
        case .isolationMismatch: "an object is made on an actor that its maker isn't on"
        case .effectMismatch: "making an object throws or suspends where its maker can't"
        case .lateClosure: "a closure goes through a scope that may have ended, and has no way to say so"
        case .heldWeak: "a shared object holds a weak one, so that it is never let go"
        case .unusedRegistration: "no exposed object needs a registration"
        case .unusedInput: "no exposed object needs an input"
        }
    }
}
