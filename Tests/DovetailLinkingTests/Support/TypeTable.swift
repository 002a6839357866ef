/// Spellings of types, and declarations that they are read against: what `TypeIdentityTests` asks the compiler about.
enum TypeTable {
    /// A module with every kind of declaration that a type's name can lead to.
    static let declarations = """
        public protocol P {}
        public protocol Q {}
        public protocol R: P {}
        public protocol O: AnyObject {}
        public protocol OP: O, P {}
        public protocol B: Base {}
        public protocol SP: Sendable {}
        public protocol Unique: ~Copyable {}
        public protocol One<A> { associatedtype A }
        public protocol Two<A>: One { }
        public protocol Pair<K, V> { associatedtype K; associatedtype V }
        open class Base {}
        open class Sub: Base, P {}
        public final class Final: Sendable {}
        public struct Foo<T> { public struct Inner {}; public struct Other<U> {}; public typealias Alias = T; public typealias List = [T] }
        public struct Vector<let n: Int, T> {}
        public enum Outer { public struct Nested {}; public typealias Alias = Nested; public enum Deep { public typealias Up = Outer.Nested; public struct Down {} } }
        public struct Failure: Error {}
        @globalActor public actor MyActor { public static let shared = MyActor() }
        public typealias Value = Int
        public typealias Value2 = Value
        public typealias QP = Q & P
        public typealias AnyP = any P
        public typealias Done = () -> Void
        public typealias Twice<A> = (A, second: A)
        public typealias Handler<E> = @Sendable (E) async -> Void
        public typealias Call<E> = (E) -> Void
        public typealias Maybe<A> = A?
        public typealias MA = MainActor
        public typealias PP = P
        public typealias AQP = any Q & P
        public typealias Opt<T> = Optional<T>
        public typealias PT = P.Type
        public typealias APT = any P.Type
        public typealias Call2<T> = (T, T) -> Void
        public typealias Fst<T> = T
        public typealias Fun<T> = () -> T
        public struct Ext {}
        public typealias Self2 = Ext
        extension Ext { public struct Inner {} }
        extension Foo { public struct Added {} }
        extension Outer { public typealias Added = Foo<Int>.Added }
        public typealias Objects = AnyObject & P
        public protocol Three<B>: One { associatedtype B }
        open class Generic<T>: Base, P {}
        extension Final: Q {}
        public protocol ByAlias: QP {}
        public protocol C2: Codable {}
        @MainActor public final class ViewModel {}
        public class Conditional<T> {}
        extension Conditional: P where T == Int {}
        public enum Actors { @globalActor public actor Inner { public static let shared = Inner() } }
        public struct Deeper<A> { public struct Level<B> { public struct Leaf {}; public typealias Same = Leaf }; public typealias Swap<C> = Deeper<C>.Level<A> }
        public typealias Chain1 = Chain2<Int>
        public typealias Chain2<E> = [String: Chain3<E>]
        public typealias Chain3<E> = [E]
        public typealias Function = @Sendable (Int, String) async throws -> [Int]
        public typealias Callback<A, E: Error> = (Result<A, E>) -> Void
        public struct Sized<let count: Int> {}
        extension Outer { public struct Problem: Error {} }
        public struct `class` {}
        public struct `a b` {}
        public struct `Any` {}
        public enum Escaped { public struct `Type` {}; public struct `self` {}; public struct `Protocol` {}; public typealias Nested = Escaped.`Type` }
        public typealias Unbound = Foo
        public typealias Table = Dictionary
        public typealias Keyed<V> = Table<String, V>
        public struct Shadow<Int> { public typealias Same = Int; public struct Inner { public typealias Twice = (Int, Int) } }
        extension Base { public typealias Number = Int; public struct Part {} }
        extension P { public typealias Count = Int }
        public protocol Holding { typealias Held = String; associatedtype Thing; typealias Things = [Thing] }
        public struct Holder: Holding { public typealias Thing = Int }
        open class Parent<T> { public typealias Value = T; public struct Part {} }
        public class Child<U>: Parent<[U]> {}
        public final class Grandchild: Child<Int> {}
        extension Foo where T == Int { public typealias OnlyInt = String }
        public typealias Nest<A> = Foo<Foo<A>>
        public typealias Swapped<A, B> = Pair2<B, A>
        public struct Pair2<A, B> {}
        public typealias FunctionOf<A, B> = (A) -> B
        public struct Pack<each T> {}
        public typealias Packed<each T> = Pack<repeat each T>
        public typealias Tupled<each T> = (repeat each T)
        public typealias Listed<each T> = Pack<Int, repeat [each T]>
        public typealias Called<each T> = (repeat each T) -> Void
        """

    /// Each a type by itself.
    static let spellings = split(
        #"""
        Int | Swift.Int | Swift::Int | Value | Value2 | (Int) | ((Int)) | Base | Final | Base? | Optional<Base> |
        Swift.Optional<Base> | Base?? | Optional<Optional<Base>> | Optional<Base?> | [Base] | Array<Base> | [Base]? |
        [Base?] | Optional<[Base]> | [String: Base] | Dictionary<String, Base> | Dictionary<String, Base>? | any P |
        (any P) | P | AnyP | any Q | any R | any O | any OP | any SP | any B | any P & Q | any Q & P | any QP | QP |
        any (P & Q) | any P & P | any P & Q & P | any R & P | any P & R | any R & Q | any P & Q & R | any OP & P |
        any O & P | any P & AnyObject | any AnyObject & P | any Objects | any O & AnyObject | AnyObject |
        any AnyObject | any Base & P | any P & Base | any Sub & P | Sub | any Base & P & AnyObject | any Base & B |
        any Any | Any | any Any & P | any P & Any | any P & Sendable | any Sendable & P | any SP & Sendable |
        any Sendable | Sendable | any Final & Sendable | any Base & Sendable | any ~Copyable | any Unique & ~Copyable | any ~Copyable & Unique | any Unique | any ~Copyable & ~Escapable |
        any ~Escapable & ~Copyable | any ~Escapable | any Error | Error |
        any Error & Sendable | any Codable | any Decodable & Encodable | any Encodable & Decodable | Codable |
        any Hashable | any Hashable & Equatable | any Actor | any Actor & AnyObject | any Actor & Sendable | any One |
        any One<Int> | any One<Value> | any One<String> | any Two<Int> | any Two<Int> & One<Int> | any Two & One |
        any Two<Int> & One | any One<Int> & P | any P & One<Int> | any Two | any Pair<Int, String> |
        any Pair<String, Int> | any Collection<Int> | any Sequence<Int> | any Collection<Int> & Sequence<Int> |
        any Collection<Int> & Sequence | any Collection | any P.Type | (any P).Type | P.Protocol | P.Type |
        (any P.Type) | any (P & Q).Type | any (Q & P).Type | (any P & Q).Type | (P & Q).Protocol | any QP.Type |
        QP.Protocol | any R.Type | any (R & P).Type | any P.Type.Type | PT.Type | APT.Type | APT | [PT] | [APT] | any PT | (P.Type).Type | any PT.Type | (QP.Type).Type | (any P.Type).Type | any Any.Type | Any.Type |
        (Any).Type | Any.Protocol | (any Any).Type | AnyObject.Type | any AnyObject.Type | AnyClass |
        AnyObject.Protocol | (any AnyObject).Type | any Error.Type | Error.Type | (any Error).Type | Base.Type |
        Base.Type.Type | Foo<Int>.Type | (Base & P).Type | any (Base & P).Type | (any Base & P).Type | Foo<Int> |
        Foo<Value> | Foo<Foo<Int>> | Foo<any P> | Foo<any P & Q> | Foo<any Q & P> | Foo<Int>.Inner |
        Foo<Value>.Inner | Foo<String>.Inner | Foo<Int>.Other<String> | Foo<String>.Other<Int> | Foo<Int>.Alias |
        Foo<Int>.List | [Int] | Foo<Int?> | Foo<Optional<Int>> | Foo<()> | Foo<Void> | Vector<3, Int> |
        Vector<0x3, Int> | Vector<3, Value> | Vector<-3, Int> | Vector<4, Int> | InlineArray<3, Int> | [3 of Int] |
        [0b11 of Int] | [4 of Int] | [3 of [4 of Int]] | InlineArray<3, InlineArray<4, Int>> | Outer.Nested |
        Outer.Alias | Outer.Deep.Up | Outer.Deep.Down | () | Void | (()) | ((), ()) | (Void, Void) | (Int, Int) |
        (a: Int, Int) | (a: Int, b: Int) | (b: Int, a: Int) | (_: Int, b: Int) | (Int, b: Int) | (Int, Int, Int) |
        ((Int, Int), Int) | Twice<Int> | (Int, second: Int) | Maybe<Int> | Int? | Maybe<Maybe<Int>> | Int?? |
        () -> Void | Done | () -> () | (Done) | (Void) -> Void | ((())) -> Void | () -> Void? | (() -> Void)? |
        Optional<Done> | @Sendable () -> Void | @MainActor () -> Void | @Swift.MainActor () -> Void |
        @_Concurrency.MainActor () -> Void | @MA () -> Void | @MainActor @Sendable () -> Void |
        @Sendable @MainActor () -> Void | @MyActor () -> Void | @MyActor @Sendable () -> Void | () async -> Void |
        @concurrent () async -> Void | nonisolated(nonsending) () async -> Void | @isolated(any) () -> Void |
        @isolated(any) @Sendable () -> Void | @isolated(any) () async -> Void | () throws -> Void |
        () throws(any Error) -> Void | () throws(Error) -> Void | () throws(Never) -> Void |
        () throws(Failure) -> Void | () async throws -> Void | () async throws(Failure) -> Void | (Int) -> Int |
        (_ a: Int) -> Int | (Value) -> Value2 | (Int, Int) -> Int | ((Int, Int)) -> Int |
        (_ a: Int, _ b: Int) -> Int | (inout Int) -> Int | (borrowing Int) -> Int | (consuming Int) -> Int |
        (__owned Int) -> Int | (__shared Int) -> Int | (sending Int) -> Int | (Int) -> sending Int | (Int...) -> Int |
        ([Int]) -> Int | (isolated MyActor) -> Void | (MyActor) -> Void | (() -> Void) -> Void |
        (@escaping () -> Void) -> Void | (Done) -> Void | (@escaping Done) -> Void | Call<() -> Void> | Call<Done> |
        Call<Int> | (Int) -> Void | (@autoclosure () -> Void) -> Void | (@autoclosure @escaping () -> Void) -> Void |
        ((() -> Void)?) -> Void | ((Done)?) -> Void | ((() -> Void, Int)) -> Void | (@Sendable () -> Void) -> Void |
        (@Sendable @escaping () -> Void) -> Void | Handler<Int> | @Sendable (Int) async -> Void |
        (Int) -> (Int) -> Int | (Int) -> ((Int) -> Int) | ((Int) -> Int) -> Int | @convention(c) (Int32) -> Int32 |
        @convention(c, cType: "int (*)(int)") (Int32) -> Int32 | @convention(swift) (Int32) -> Int32 |
        @convention(thin) (Int32) -> Int32 | @convention(block) (Int32) -> Int32 | (Int32) -> Int32 |
        Foo<() -> Void> | Foo<@Sendable () -> Void> | Foo<@MainActor () -> Void> | Foo<Done> | [() -> Void] | Never |
        Data | Foundation.Data | Foundation::Data | TimeInterval | Double | Float | Float32 | Float64 | CInt | Int32 |
        CChar | Int8 | [Int].Element | [Int].Index | UInt | Array<Int>.Element | Set<Int>.Element |
        [String: Int].Key | [String: Int].Value | [String: Int].Element | (key: String, value: Int) |
        Result<Int, Failure> | CountableRange<Int> | Range<Int> | String.Element | Character | Unicode.Scalar |
        UnicodeScalar | UTF8 | Unicode.UTF8 | String.UTF8View | AsyncStream<Int>.Continuation |
        Array<Int>.SubSequence | ArraySlice<Int> | StringLiteralType | String | IntegerLiteralType | Sub? |
        any Two & One<Int> | any One & One<Int> | any Collection & Sequence<Int> | QP.Type |
        any AnyObject & Sendable | AnyP.Type | AnyP.Protocol | PP.Type | PP.Protocol | any PP | PP | AQP.Type | AQP |
        (P).Type | (QP).Type | Any?.Type | [P] | [any P] | P? | (any P)? | any Base & R | any Sub & R | any Sub & Q |
        any P & Base & Q | Opt<any P>.Type | Opt<P> | PT | AQP? | (Call<Int>) | ((Int) -> Void) -> Void |
        (@escaping (Int) -> Void) -> Void | (Maybe<() -> Void>) -> Void | Call<Maybe<() -> Void>> |
        (Foo<() -> Void>) -> Void | Call2<() -> Void> | (() -> Void, Int) -> Void |
        (@escaping () -> Void, Int) -> Void | (Fst<Done>) -> Void | (@escaping Fst<Done>) -> Void |
        () -> @Sendable () -> Void | () -> () -> Void | Call<(Int, Int)> | Call<Void> | Call<()> |
        ((Int, Int)) -> Void | (Int, Int) -> Void | (sending () -> Void) -> Void | (inout () -> Void) -> Void |
        Fun<Int> | Foo<Fun<Int>> | (Int, Foo<Int>.Alias) -> Void | (Int, Int...) -> Void | Foo<Self2> | Ext.Inner |
        Foo<Int>.Added | Foo<String>.Added | Outer.Added | (any P & Q) -> any Q & P | (any Q & P) -> any P & Q |
        any Objects & P | any P & O | any OP & O | any O & Sendable | Foo<Never>.Inner | any BitwiseCopyable |
        any BitwiseCopyable & Sendable | any Hashable & Sendable | any StringProtocol & Hashable |
        any StringProtocol | any RandomAccessCollection<Int> | any RandomAccessCollection<Int> & Collection<Int> |
        any AsyncSequence<Int, any Error> | any AsyncSequence<Int, Never> | any Identifiable<Int> |
        any RawRepresentable<String> | any CodingKey | any CodingKey & Sendable | any LocalizedError |
        any LocalizedError & Error | any Clock<Duration> | any Executor | any SerialExecutor |
        any SerialExecutor & Executor | App.Base | App::Base | App.Foo<Int>.Inner | App::Foo<Int>.App::Inner |
        any App.P | any App::P & Q | App.Value | App.Outer.Nested | App::Outer.Alias | @App.MyActor () -> Void |
        @App::MyActor () -> Void | @Actors.Inner () -> Void | any Three<Int> | any Three & One<Int> |
        any Three<Int> & One | any Two<Int> & P | Generic<Int> | Generic<Value> | any Generic<Int> & P |
        any Generic<Int> & Q | Base & AnyObject | Base & Any | Base & Base | Final & Q | Final & Sendable & Q |
        any Sub & P & Q | any ByAlias | any ByAlias & P | any ByAlias & QP | any C2 |
        any C2 & Encodable | any C2 & Codable | MyActor | MyActor & Actor | MyActor & Sendable | ViewModel |
        ViewModel & Sendable | Conditional<Int> | Conditional<Int> & P | P.Type.Type | (any P.Type)? | Base.Type? |
        Optional<Base.Type> | (P & Q).Type | (Q & P).Type | any Q.Type | (Base & AnyObject).Type | QP.Type? | [QP] |
        [any P & Q] | [any QP] | Foo<QP> | Foo<P & Q> | Foo<AQP> | (QP) -> Void | (AQP) -> Void | () -> QP |
        () -> any Q & P | Deeper<Int>.Level<String>.Leaf | Deeper<Value>.Level<StringLiteralType>.Leaf |
        Deeper<String>.Level<Int>.Leaf | Deeper<Int>.Level<String>.Same | Deeper<Int>.Level<String> |
        Deeper<Int>.Swap<String> | Deeper<String>.Level<Int> | Chain1 | [String: [Int]] |
        Dictionary<String, Array<Int>> | Function | Function? | (Function)? |
        (@Sendable (Int, String) async throws -> [Int])? | @Sendable (Int, String) async throws -> [Int] |
        @Sendable (Int, String) async throws(any Error) -> Array<Int> | (@escaping Function) -> Void |
        (Function) -> Void | (Foo<Function>) -> Void | Call<Function> | Callback<Int, Failure> |
        (Result<Int, Failure>) -> Void | ((Result<Int, Failure>) -> Void)? | Callback<Int, Never> |
        Callback<Int, any Error> | (Result<Int, Error>) -> Void | UnsafeRawPointer | UnsafePointer<Int> |
        UnsafePointer<Value> | KeyPath<Base, Int> | KeyPath<Base, Value> | (any Error)? | Error? |
        Result<Void, any Error> | Result<(), Error> | AsyncStream<Int> | AsyncStream<Value> |
        AsyncThrowingStream<Int, any Error> | AsyncThrowingStream<Int, Error> | Task<Void, Never> | Task<(), Never> |
        Set<String> | Set<StringLiteralType> | Substring | String.SubSequence | ClosedRange<Int> |
        CountableClosedRange<Int> | Vector<1_0, Int> | Vector<10, Int> | Vector<0o12, Int> | Vector<-0x3, Int> |
        Vector<-0, Int> | Vector<0, Int> | [10 of [3 of Value]] | Sized<3> | Sized<0x3> | Sized<4> |
        [3 of Int].Element | (Int, (Int, Int)) | (a: Int, b: (c: Int, Int)) | (a: Value, b: (c: Value2, Int)) |
        (P, Q) | (any P, any Q) | (Int, any P & Q) | (Int, any Q & P) | (first: () -> Void, Int) |
        (first: Done, Int) | `Int` | Swift.`Int` | `class` | `a b` | `Any` | Escaped.`Type` | Escaped.`self` |
        Escaped.`Protocol` | Escaped.Nested | @convention(c) () -> Void | @convention(c) (Int) -> Int |
        @convention(c) (Value) -> Int | @convention(block) () -> Void | @convention(thin) () -> Void |
        nonisolated(nonsending) @Sendable () async -> Void | (nonisolated(nonsending) () async -> Void) -> Void |
        (nonisolated(nonsending) @escaping () async -> Void) -> Void | (@escaping () async -> Void) -> Void |
        (() async -> Void) -> Void | @Sendable () async -> Void |
        @concurrent @Sendable () async -> Void | @Sendable @concurrent () async -> Void |
        @isolated(any) @Sendable () async -> Void | @Sendable @isolated(any) () async -> Void |
        @MainActor () async -> Void | @MainActor () throws -> Void | @MainActor (Int) -> Int |
        @MainActor @Sendable (Int) -> Int | @Sendable (Int) -> Int | (@MainActor () -> Void) -> Void |
        (@MainActor @Sendable () -> Void) -> Void | (@escaping @MainActor () -> Void) -> Void |
        (inout Int, Int) -> Int | (inout Value, Int) -> Int | (borrowing Base) -> Void | (consuming Base) -> Void |
        (sending Base) -> Void | (Base) -> sending Base | (Base) -> Base | ((Int...) -> Void) -> Void |
        (isolated (any Actor)?) -> Void | ((any Actor)?) -> Void | (isolated MainActor) -> Void |
        (MainActor) -> Void | (@autoclosure () -> Int) -> Void | (() -> Int) -> Void | (@escaping () -> Int) -> Void |
        (@autoclosure @escaping () -> Value) -> Void | () throws(Failure) -> Int | () throws(Outer.Problem) -> Int |
        () async throws(Failure) -> Int | (() throws(Failure) -> Int) -> Void | () -> () -> () -> Void |
        () -> (() -> (() -> ())) | (() -> ()) -> (() -> ()) | (() -> Void) -> () -> Void | (any P.Type.Type)? |
        (String, Int...) -> Void | (String, Value...) -> Void | (String, [Int]) -> Void |
        Unbound<Int> | Unbound<Int>.Inner | Table<String, Int> | Keyed<Int> | Keyed<Value> | Shadow<String>.Same |
        Shadow<Int>.Same | Shadow<Bool>.Inner.Twice | (Bool, Bool) | Base.Number | Sub.Number | Base.Part | Sub.Part | Base.Part.Type |
        Sub.Part.Type | Sub.Count | Holder.Held | Holder.Thing | Parent<Int>.Value | Child<Int>.Value | Grandchild.Value |
        Parent<[Int]>.Part | Child<Int>.Part | Grandchild.Part | Parent<Int>.Part | Foo<Int>.OnlyInt | Nest<Int> | Swapped<Int, String> |
        Pair2<String, Int> | Pair2<Int, String> | FunctionOf<Int, String> | (Int) -> String | FunctionOf<(Int, Int), Void> |
        FunctionOf<Int, FunctionOf<Int, String>> | (Int) -> (Int) -> String | FunctionOf<FunctionOf<Int, String>, Void> |
        (@escaping (Int) -> String) -> Void | ((Int) -> String) -> Void | Pack<> | Pack<Int> | Pack<Int, String> |
        Packed<Int, String> | Packed<Int> | Packed<> | Tupled<Int, String> | (Int, String) | Tupled<> | Listed<String, Bool> |
        Pack<Int, [String], [Bool]> | Listed<> | Called<Int, String> | (Int, String) -> Void | Called<> | Called<Int>
        """#
    )

    /// Those that are put into each of the contexts.
    static let nested = split(
        """
        Int | Value | Swift.Int | Base | Sub | P | any P | AnyP | any P & Q | QP | any Q & P | AQP | any R & P |
        any R | AnyObject | any AnyObject & P | Any | any Any | Void | () | Int? | Optional<Int> |
        [Int] | Array<Int> | Base.Type | P.Type | any P.Type | (any P).Type | P.Protocol | () -> Void | Done |
        @Sendable () -> Void | @MainActor () -> Void | @MA @Sendable () -> Void | () throws -> Void |
        () throws(any Error) -> Void | () throws(Failure) -> Void | (Int) -> Int | (inout Int) -> Void |
        (@escaping Done) -> Void | Call<Done> | (Done) -> Void | (Int, Int) | (a: Int, b: Int) | Twice<Int> |
        (Int, second: Value) | Foo<Int> | Foo<Value>.Inner | [3 of Int] | InlineArray<0x3, Value> | Outer.Alias |
        Outer.Nested | Codable | any Encodable & Decodable | any One<Int> | any One<Value> & P | any P & One<Int>
        """
    )

    /// Where a type may stand; `X` is the type.
    static let contexts = [
        "[X]", "(X)?", "[String: X]", "Foo<X>", "Foo<X>.Other<X>", "(X, Int)", "(label: X, Int)", "() -> X",
        "(X) -> Void",
        "((X), Int) -> Void", "(X).Type", "Maybe<X>", "Twice<X>", "Call<X>", "Fun<X>",
        "@Sendable (Int, [X]) async -> X",
    ]

    /// All of them, each once, in one order.
    static let all: [String] = {
        let combined = contexts.flatMap { context in nested.map { context.replacing("X", with: $0) } }
        var seen: Set<String> = []
        return (spellings + combined).filter { seen.insert($0).inserted }
    }()

    private static func split(_ text: String) -> [String] {
        text.replacing("\n", with: " ").split(separator: " | ").map(String.init)
    }
}
