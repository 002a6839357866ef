/// A composition as data, before it is Swift text: what the generator chooses, the printer writes down, and the naive rules judge.
///
/// Everything is an index into one of the lists. Names are made of the kind and the index, behind the composition's own prefix, so that many
/// compositions can be compiled together.
struct Blueprint: Sendable {
    /// In front of every name: `Case7`.
    var prefix: String
    /// Whether the parts are spread over modules, or all in `App`.
    var isSpread = false
    /// Parents before children.
    var scopes: [Scope] = []
    var things: [Thing] = []
    var promiseCount = 0
    var valueCount = 0
    /// Types that tag.
    var markCount = 0
    var registrations: [Registration] = []
    /// Of those that are there in some builds only, whether that is where `DEBUG` is set.
    var conditions: [Int: Bool] = [:]
    var assemblies: [Assembly] = []
    /// What the composition lists.
    var entries: [Entry] = []
    /// Compositions without roots, for others to include.
    var bundles: [[Entry]] = []
}

extension Blueprint {
    /// How many different ones the elements of maps may have.
    static let mapKeyCount = 40

    /// Where something is declared. What is not spread is all in `app`.
    enum Module: Int, CaseIterable, Sendable {
        /// Scopes, protocols and values.
        case kit
        /// Things and their assemblies.
        case data, extra
        /// The composition and the program.
        case app
    }

    struct Scope: Sendable {
        var parent: Int?
        /// Where it lives.
        var actor: Actor?
    }

    enum Actor: String, Sendable {
        case main = "MainActor"
        case worker = "Worker"
    }

    struct Effects: Equatable, Sendable {
        var isAsync = false
        var isThrowing = false
        /// The only type of error that it throws; nil where it may be any.
        var error: Int?
        var actor: Actor?

        /// The type of error that says that a scope has ended.
        static let ended = 2

        /// Whether a caller can be told that the scope has ended.
        var tellsEnd: Bool { isThrowing && (error == nil || error == Self.ended) }

        mutating func fail(like other: Effects) {
            guard other.isThrowing else { return }
            error = isThrowing && error != other.error ? nil : other.error
            isThrowing = true
        }

        /// Whether errors of the other can be handed on.
        func covers(errorsOf other: Effects) -> Bool {
            !other.isThrowing || isThrowing && (error == nil || error == other.error)
        }
    }

    /// A class with one initializer.
    struct Thing: Sendable {
        var module = Module.app
        /// Whether only its own module sees it.
        var isInternal = true
        /// Plain ones can't be kept by what is shared, and take closures that are not `@Sendable`.
        var isSendable = true
        /// Whether the whole class is on the main actor, and not the initializer alone.
        var isOnActor = false
        /// The protocols it conforms to.
        var promises: [Int] = []
        var parameters: [Request] = []
        /// Those that take `some P` where they ask for a promise.
        var opaqueParameters: Set<Int> = []
        /// The value that it is generic over: its declaration has a parameter in that one's place.
        var argument: Int?
        var effects = Effects()
    }

    /// What is asked for.
    indirect enum Key: Hashable, Sendable {
        case thing(Int)
        case promise(Int)
        case value(Int)
        /// `@Sendable () -> Value`, handed in as it is. It is asked for by a closure request.
        case maker(Int)
        /// `Value?`, handed in as it is. It is asked for by an optional request.
        case maybe(Int)
        /// `[any Promise]`, gathered from what contributes.
        case list(Int)
        /// `[Int: any Promise]`, or of strings or cases of an enum: of elements with a key.
        case map(Int)
        /// One of the others, with a tag. Only `.using` and `Expose` ask for it.
        case tagged(Key, Int)
    }

    /// How a parameter asks.
    enum Request: Hashable, Sendable {
        case instance(Key)
        case optional(Key)
        case closure(arguments: [Key], result: Key, form: ClosureForm)
        case opening(arguments: [Key], result: Key, form: ClosureForm, isTuple: Bool)
        /// `Int`, with a default value.
        case defaulted
    }

    /// What a closure's type says besides what goes in and comes out.
    struct ClosureForm: Hashable, Sendable {
        var isAsync = false
        var isThrowing = false
        /// The only type of error that it throws; nil where it may be any.
        var error: Int?
        var isSendable = false
        var actor: Actor?
        /// `(…)?`: nil where nothing provides what it gives.
        var isOptional = false

        /// Whether a caller can be told that the scope has ended.
        var tellsEnd: Bool { Effects(isThrowing: isThrowing, error: error).tellsEnd }
    }

    enum Lifetime: Sendable {
        case shared, lazy, transient, perGraph, weak

        /// Whether there is one at a time in a scope.
        var isHeld: Bool { self != .transient && self != .perGraph }
    }

    enum Registration: Sendable {
        case input(Key)
        case making(Making)
        /// Says that a collection may be empty.
        case allowance(Key)
        /// None that is written: what others contribute to a list or a map.
        case collection(Key)
    }

    /// A registration of what is made.
    struct Making: Sendable {
        var thing: Int
        var lifetime = Lifetime.shared
        /// Those of `as:`; none for the type's own.
        var keys: [Key] = []
        /// The protocol of the list or map that it contributes to.
        var list: Int?
        /// Its place in a map; nil for an element of a list.
        var mapKey: Int?
        var arguments: [Key] = []
        var hasHook = false
        /// Whether a task of its own makes it, beside others.
        var isConcurrent = false
        /// Whether a closure calls the initializer.
        var isClosure = false
        /// All keys have it.
        var mark: Int?
        /// What `.using` names, by parameter.
        var uses: [Int: Key] = [:]
        /// The scopes that `.using` names, by parameter.
        var usedScopes: [Int: Int] = [:]
        /// What it wraps; all of a decorator's lifetime, arguments and keys come from there.
        var wraps: Key?
    }

    struct Assembly: Sendable {
        var scope: Int
        var module = Module.app
        var registrations: [Int] = []
    }

    enum Entry: Hashable, Sendable {
        case assembly(Int)
        case override(Int)
        case include(Int)
        case expose(Key)
    }

    /// Places that a diagnostic may stand at.
    enum Place: Hashable, Sendable {
        case registration(Int)
        /// Of a registration, what it says of a list.
        case contribution(Int)
        /// Of the thing's initializer.
        case parameter(thing: Int, Int)
        /// Of the registration's closure.
        case closureParameter(registration: Int, Int)
        /// Of the composition, or of one of the bundles.
        case entry(bundle: Int?, Int)
    }
}

extension Blueprint.Registration {
    var making: Blueprint.Making? {
        if case .making(let making) = self { making } else { nil }
    }

    var isInput: Bool {
        if case .input = self { true } else { false }
    }

    /// What it offers.
    var keys: [Blueprint.Key] {
        switch self {
        case .input(let key): [key]
        case .collection(let key): [key]
        case .allowance: []
        // A decorator is found by way of what it wraps.
        case .making(let making) where making.wraps != nil: []
        // What only contributes offers nothing else.
        case .making(let making) where making.list != nil && making.keys.isEmpty: []
        case .making(let making):
            (making.keys.isEmpty ? [.thing(making.thing)] : making.keys).map { key in
                making.mark.map { .tagged(key, $0) } ?? key
            }
        }
    }
}

extension Blueprint {
    /// What a registration's parameters ask for.
    func requests(of registration: Int) -> [Request] {
        guard let making = registrations[registration].making else { return [] }
        return things[making.thing].parameters.enumerated().map { index, request in
            making.uses[index].map { request.asking(for: $0) } ?? request
        }
    }

    /// The parameters of a decorator that could take what it wraps: one, if it is right.
    func wrappingParameters(of registration: Int) -> [Int] {
        guard let making = registrations[registration].making, let key = making.wraps else { return [] }
        let parameters = things[making.thing].parameters
        return parameters.indices.filter { index in
            if case .opening = parameters[index] { return false }
            return making.uses[index] == nil && parameters[index].wanted == key.untagged
        }
    }

    /// Where a parameter of a registration is written.
    func place(ofParameter index: Int, of registration: Int) -> Place {
        guard let making = registrations[registration].making else { return .registration(registration) }
        return making.isClosure
            ? .closureParameter(registration: registration, index) : .parameter(thing: making.thing, index)
    }
}

extension Blueprint.Key {
    /// The type alone.
    var untagged: Blueprint.Key {
        if case .tagged(let key, _) = self { key } else { self }
    }

    var mark: Int? {
        if case .tagged(_, let mark) = self { mark } else { nil }
    }
}

extension Blueprint.Request {
    /// The same way to ask, for something else.
    func asking(for key: Blueprint.Key) -> Self {
        switch self {
        case .instance: .instance(key)
        case .optional: .optional(key)
        case .closure(let arguments, _, let form): .closure(arguments: arguments, result: key, form: form)
        case .opening(let arguments, _, let form, let isTuple):
            .opening(arguments: arguments, result: key, form: form, isTuple: isTuple)
        case .defaulted: self
        }
    }

    /// The type of the whole parameter, where something could be registered under it.
    var wholeKey: Blueprint.Key? {
        if let key = wanted, case .tagged(let type, let mark) = key {
            return asking(for: type).wholeKey.map { .tagged($0, mark) }
        }
        return untaggedWholeKey
    }

    /// What could be registered, of an optional closure.
    var optionalKey: Blueprint.Key? {
        guard case .closure(let arguments, let result, var form) = self, form.isOptional else { return nil }
        form.isOptional = false
        return Self.closure(arguments: arguments, result: result, form: form).wholeKey
    }

    private var untaggedWholeKey: Blueprint.Key? {
        switch self {
        case .instance(let key): key
        case .optional(.value(let index)): .maybe(index)
        case .closure(arguments: [], result: .value(let index), let form) where form == .init(isSendable: true):
            .maker(index)
        case .optional, .closure, .opening, .defaulted: nil
        }
    }

    /// What it asks for in the end.
    var wanted: Blueprint.Key? {
        switch self {
        case .instance(let key), .optional(let key), .closure(_, let key, _), .opening(_, let key, _, _): key
        case .defaulted: nil
        }
    }

    /// What it is called with.
    var closureArguments: [Blueprint.Key] {
        switch self {
        case .closure(let arguments, _, _), .opening(let arguments, _, _, _): arguments
        case .instance, .optional, .defaulted: []
        }
    }

    var form: Blueprint.ClosureForm? {
        get {
            switch self {
            case .closure(_, _, let form), .opening(_, _, let form, _): form
            case .instance, .optional, .defaulted: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .closure(let arguments, let result, _):
                self = .closure(arguments: arguments, result: result, form: newValue)
            case .opening(let arguments, let result, _, let isTuple):
                self = .opening(arguments: arguments, result: result, form: newValue, isTuple: isTuple)
            case .instance, .optional, .defaulted: break
            }
        }
    }
}

extension Blueprint.Making {
    /// What it contributes to.
    var collection: Blueprint.Key? {
        list.map { mapKey == nil ? .list($0) : .map($0) }
    }
}
