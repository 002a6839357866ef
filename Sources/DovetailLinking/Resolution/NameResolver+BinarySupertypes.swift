import DovetailSyntax

extension NameResolver {
    /// The name of a class's superclass, if that may be a class of a binary module of which it is not known that `init()` makes it.
    func unreadSuperclass(of type: TypeSymbol) -> String? {
        guard type.declaration.kind == .class, let name = firstBinarySupertype(of: type) else { return nil }
        return BinarySupertypes.isProtocol(name) || BinarySupertypes.classes.contains(name) ? nil : name
    }

    /// The binary type that a class's inheritance clause begins with, where a superclass would stand.
    func firstBinarySupertype(of type: TypeSymbol) -> String? {
        guard !type.declaration.inherited.isEmpty, case .nominal(let nominal) = primarySupertypes(of: type).first,
            nominal.module == nil
        else { return nil }
        return nominal.path.last
    }
}

/// What is known of types of binary modules that classes inherit from or conform to: no declaration tells here whether one is a class.
enum BinarySupertypes {
    /// Superclasses and protocols of Apple's modules that are isolated to the main actor and commonly inherited from.
    static let mainActorTypes: Set<String> = mainActorClasses.union([
        "App", "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "View", "ViewModifier",
    ])

    /// Classes that `init()` makes, and so whatever inherits all from them.
    static let classes: Set<String> = mainActorClasses.union(["NSObject", "Operation", "Thread", "XCTestCase"])

    private static let mainActorClasses: Set<String> = [
        "NSView", "NSViewController", "NSWindow", "NSWindowController", "UICollectionViewCell",
        "UICollectionViewController", "UIControl", "UINavigationController", "UIResponder", "UITabBarController",
        "UITableViewCell", "UITableViewController", "UIView", "UIViewController", "UIWindow", "WKWebView",
    ]

    /// By the language's naming conventions, which no class of the platforms' modules goes against, and by name otherwise.
    static func isProtocol(_ name: String) -> Bool {
        protocols.contains(name) || suffixes.contains { name.hasSuffix($0) }
    }

    private static let suffixes = [
        "able", "ible", "ing", "Convertible", "DataSource", "Delegate", "Protocol", "Representable", "Type",
    ]

    private static let protocols: Set<String> = [
        "Actor", "AnyActor", "AnyObject", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "Clock",
        "Collection", "CodingKey", "Decoder", "Encoder", "Error", "Executor", "FixedWidthInteger", "GlobalActor",
        "IteratorProtocol", "LocalizedError", "MutableCollection", "NSObjectProtocol", "ObservableObject",
        "RandomAccessCollection", "RandomNumberGenerator", "SendableMetatype", "Sequence", "SerialExecutor",
        "SetAlgebra", "TaskExecutor", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
    ]
}
