/// What generated subjects are made of, declared once in a module that all others import.
enum Vocabulary {
    static let lines = """
        public final class Object {}
        public final class Calm: Sendable { public init() {} }
        public struct Token: Sendable { public init() {} }
        public struct Loose { public var object: Object; public init(object: Object) { self.object = object } }
        public struct Pair<Value>: Sendable where Value: Sendable { public init(_ value: Value) {} }
        public enum Level: String, Sendable { case low, high }
        public protocol Named {}
        extension Named { public init(named: Int) { fatalError() }; private init(hidden: Int) { fatalError() }; package init?(packed: Int, more: Int = 1) { nil } }
        public extension Named where Self: AnyObject { init(object: Int) { fatalError() } }
        public protocol Holding { associatedtype Held }
        extension Holding { public init(held: Held, others: [Held] = []) { fatalError() } }
        public typealias Action = () -> Void
        @globalActor public actor Other { public static let shared = Other() }
        @propertyWrapper public struct Boxed<V> { public var wrappedValue: V; public init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        @propertyWrapper public struct Preset<V> { public var wrappedValue: V { get { fatalError() } nonmutating set {} }; public init() {} }
        @propertyWrapper public struct Either<V> { public var wrappedValue: V { get { fatalError() } nonmutating set {} }; public init() {}; public init(wrappedValue: V) {} }
        @propertyWrapper public struct Tuned<V> { public var wrappedValue: V; public init(wrappedValue: V, _ step: Int = 1) { self.wrappedValue = wrappedValue } }
        @propertyWrapper public struct Keyed<V> { public var wrappedValue: V { get { fatalError() } nonmutating set {} }; public init(_ key: Int) {} }
        @propertyWrapper public struct Zero { public var wrappedValue: Int; public init(wrappedValue: Int = 0) { self.wrappedValue = wrappedValue } }
        @propertyWrapper public struct Projected<V> { public var wrappedValue: V; public var projectedValue: Int { 1 }; public init(projectedValue: Int) { fatalError() }; public init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        @propertyWrapper public struct Late<V> { public var wrappedValue: V; public init(wrappedValue: @autoclosure @escaping () -> V) { self.wrappedValue = wrappedValue() } }
        @propertyWrapper struct Plain<V> { var wrappedValue: V }
        @propertyWrapper public struct Extended<V> { public var wrappedValue: V { get { fatalError() } nonmutating set {} }; init(_ nothing: Never) {} }
        extension Extended { public init(wrappedValue: V) { fatalError() } }
        @propertyWrapper public final class Classy<V> { public var wrappedValue: V; public init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        @propertyWrapper public enum Cased<V> { case one(V); public init(wrappedValue: V) { self = .one(wrappedValue) }; public var wrappedValue: V { fatalError() } }
        public enum Holder { @propertyWrapper public struct Nested<V> { public var wrappedValue: V { get { fatalError() } nonmutating set {} }; public init(key: Int = 1) {} } }
        @propertyWrapper fileprivate struct Filed<V> { var wrappedValue: V }
        @propertyWrapper struct Filled { var wrappedValue = 1; var other = true }
        @resultBuilder public struct Listed { public static func buildBlock(_ parts: Int...) -> [Int] { parts } }
        public nonisolated func value<T: ~Copyable>(_: T.Type) -> T { fatalError() }
        public nonisolated func anything<T>() -> T { fatalError() }
        public nonisolated func count() -> Int { 1 }
        @MainActor public func mainCount() -> Int { 1 }
        """.split(separator: "\n").map(String.init)
}
