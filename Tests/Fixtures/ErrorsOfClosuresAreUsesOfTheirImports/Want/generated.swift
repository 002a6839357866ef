// Written by Dovetail from KitContract. Do not edit.

extension KitContract {
    /// KitContract registers nothing that is made.
    public nonisolated enum Factories {}
}

// Written by Dovetail from CheckerAssembly, ReaderAssembly, WorkshopContract, Workshop. Do not edit.

public import Dovetail
public import Faults
#if hasFeature(InternalImportsByDefault)
    package import Errors
#else
    import Errors
#endif

extension CheckerAssembly {
    /// Makes what CheckerAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func checker(
            _ watch: ObjectWatch?,
            check: (@Sendable () throws(Jam) -> ThrownError)?
        ) -> Checker {
            #sourceLocation(file: "Parts/Parts.swift", line: 61)
            return ObjectWatch.tell(watch, "Checker", ObjectWatch.start(watch), Checker(check: check))
            #sourceLocation()
        }
    }
}

extension ReaderAssembly {
    /// Makes what ReaderAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func reader(
            _ watch: ObjectWatch?,
            word: @escaping @Sendable () throws(Failure<Late>) -> Word
        ) -> Reader {
            #sourceLocation(file: "Parts/Parts.swift", line: 53)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(word: word))
            #sourceLocation()
        }

        /// A use of its import, which the compiler does not see in closures and getters that throw it.
        package typealias ThrownError2 = Failure<Late>
    }
}

extension WorkshopContract {
    /// WorkshopContract registers nothing that is made.
    package nonisolated enum Factories {}
}

extension Workshop {
    /// What Workshop, and each composition that includes it, hands out in `WorkshopScope`.
    package nonisolated protocol WorkshopRoots: AnyObject, Sendable {
        var intClosure: @Sendable () throws(Late) -> Int { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Workshop makes for `WorkshopScope`.
    package nonisolated final class Workshop: WorkshopRoots, OpenScope {
        package let intClosure: @Sendable () throws(Late) -> Int

        fileprivate let lifetime: ScopeLifetime

        /// Opens `WorkshopScope`.
        package init(
            measure intClosure: @escaping @Sendable () throws(Late) -> Int,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("Workshop", observer: scopeObserver)
            self.lifetime = lifetime
            self.intClosure = intClosure
            lifetime.finishOpening(self)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// A use of its import, which the compiler does not see in closures and getters that throw it.
    package typealias ThrownError2 = Late

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

// Written by Dovetail from PartsAssembly, Product. Do not edit.

public import Dovetail
public import Errors
public import Faults
import Kit
public import Parts

extension PartsAssembly {
    /// Makes what PartsAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            number: consuming Int,
            load: @escaping @Sendable (Int) throws(Jam) -> Int
        ) throws(Late) -> Page {
            #sourceLocation(file: "App/App.swift", line: 27)
            return try ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number, load: load))
            #sourceLocation()
        }

        @inline(never)
        static func note(_ watch: ObjectWatch?, reader: consuming Reader) -> Note {
            #sourceLocation(file: "App/App.swift", line: 28)
            return ObjectWatch.tell(watch, "Note", ObjectWatch.start(watch), Note(reader: reader))
            #sourceLocation()
        }

        @inline(never)
        static func word(_ watch: ObjectWatch?, number: consuming Int) throws(Failure<Late>) -> Word {
            #sourceLocation(file: "App/App.swift", line: 29)
            let make: (Int) throws(Failure<Late>) -> Word = { (number: Int) throws(Failure<Late>) in
                if number == 1 { throw Failure(Late()) }
                return Word("word \(number)")
            }
            #sourceLocation(file: "App/App.swift", line: 29)
            return try ObjectWatch.tell(watch, "Word", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }

        @inline(never)
        static func thrownError(_ watch: ObjectWatch?, number: consuming Int) throws(Jam) -> ThrownError {
            #sourceLocation(file: "App/App.swift", line: 33)
            let make: (Int) throws(Jam) -> ThrownError = { (number: Int) throws(Jam) in
                if number == 2 { throw Jam() }
                return ThrownError(number: number)
            }
            #sourceLocation(file: "App/App.swift", line: 33)
            return try ObjectWatch.tell(watch, "ThrownError", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        var page: Page { get throws(Late) }
        var note: Note { get }
        var checker: Checker { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let note: Note
        public let checker: Checker

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let load: @Sendable (Int) throws(Jam) -> Int
        private let lazyPage = Lazy<Page>("Page")

        /// Opens `AppScope`.
        public init(
            number: Int,
            load: @escaping @Sendable (Int) throws(Jam) -> Int,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let reader = ReaderAssembly.Factories.reader(
                    objectWatch,
                    word: { () throws(Failure<Late>) in
                        try PartsAssembly.Factories.word(objectWatch, number: number)
                    }
                )
                let note = PartsAssembly.Factories.note(objectWatch, reader: reader)
                let checker = CheckerAssembly.Factories.checker(
                    objectWatch,
                    check: { () throws(Jam) in
                        try PartsAssembly.Factories.thrownError(objectWatch, number: number)
                    }
                )
                self.lifetime = lifetime
                self.note = note
                self.checker = checker
                self.number = number
                self.load = load
            }
            lifetime.finishOpening(self)
        }

        public var page: Page {
            get throws(Late) { try lazyPage.value(in: lifetime) { () throws(Late) in try newPage() } }
        }

        private func newPage() throws(Late) -> Page {
            try PartsAssembly.Factories.page(lifetime.objectWatch, number: number, load: load)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// A use of its import, which the compiler does not see in closures and getters that throw it.
    @usableFromInline typealias ThrownError2 = Late

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
