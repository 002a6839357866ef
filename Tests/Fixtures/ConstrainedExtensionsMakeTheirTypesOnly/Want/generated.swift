// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func person(_ watch: ObjectWatch?, flag: consuming Bool) -> Person {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Person", ObjectWatch.start(watch), Person(flag: flag))
            #sourceLocation()
        }

        @inline(never)
        static func robot(_ watch: ObjectWatch?, number: consuming Int) -> Robot {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Robot", ObjectWatch.start(watch), Robot(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfBool(_ watch: ObjectWatch?, d: consuming Bool) -> Holder<Bool> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Holder<Bool>", ObjectWatch.start(watch), Holder<Bool>(default: d))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfString(_ watch: ObjectWatch?, words: consuming String) -> Holder<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Holder<String>", ObjectWatch.start(watch), Holder<String>(words: words))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfIntArray(_ watch: ObjectWatch?, numbers: consuming [Int]) -> Holder<[Int]> {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Holder<[Int]>", ObjectWatch.start(watch), Holder<[Int]>(numbers: numbers))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfDouble(_ watch: ObjectWatch?, number: consuming Double) -> Holder<Double> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Holder<Double>", ObjectWatch.start(watch), Holder<Double>(exactly: number))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfBoolArray(_ watch: ObjectWatch?, flag: consuming Bool) -> Holder<[Bool]> {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Holder<[Bool]>", ObjectWatch.start(watch), Holder<[Bool]>(flag: flag))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfPerson(_ watch: ObjectWatch?, named: consuming Person) -> Holder<Person> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Holder<Person>", ObjectWatch.start(watch), Holder<Person>(named: named))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfRobot(_ watch: ObjectWatch?, named: consuming Robot) -> Holder<Robot> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Holder<Robot>", ObjectWatch.start(watch), Holder<Robot>(named: named))
            #sourceLocation()
        }

        @inline(never)
        static func holderOfInt(_ watch: ObjectWatch?, named: consuming Int) -> Holder<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Holder<Int>", ObjectWatch.start(watch), Holder<Int>(named: named))
            #sourceLocation()
        }

        @inline(never)
        static func api(_ watch: ObjectWatch?, host: consuming String) -> Api {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Api", ObjectWatch.start(watch), Api(host: host))
            #sourceLocation()
        }

        @inline(never)
        static func limits(_ watch: ObjectWatch?, preset: consuming String) -> Limits {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Limits", ObjectWatch.start(watch), Limits(preset: preset))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeHolderOfBool() -> Holder<Bool>
        func makeHolderOfString() -> Holder<String>
        func makeHolderOfIntArray() -> Holder<[Int]>
        func makeHolderOfDouble() -> Holder<Double>
        func makeHolderOfBoolArray() -> Holder<[Bool]>
        func makeHolderOfPerson() -> Holder<Person>
        func makeHolderOfRobot() -> Holder<Robot>
        func makeHolderOfInt() -> Holder<Int>
        var api: Api { get }
        func makeLimits() -> Limits
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let api: Api

        fileprivate let lifetime: ScopeLifetime
        fileprivate let flag: Bool
        fileprivate let text: String
        fileprivate let numbers: [Int]
        fileprivate let number: Int
        fileprivate let exact: Double

        /// Opens `AppScope`.
        init(
            flag: Bool,
            text: String,
            numbers: [Int],
            number: Int,
            exact: Double,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let api = AppAssembly.Factories.api(objectWatch, host: text)
                self.lifetime = lifetime
                self.api = consume api
                self.flag = flag
                self.text = text
                self.numbers = numbers
                self.number = number
                self.exact = exact
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Holder<Bool>`.
        func makeHolderOfBool() -> Holder<Bool> {
            AppAssembly.Factories.holderOfBool(lifetime.objectWatch, d: flag)
        }

        /// Makes a new `Holder<String>`.
        func makeHolderOfString() -> Holder<String> {
            AppAssembly.Factories.holderOfString(lifetime.objectWatch, words: text)
        }

        /// Makes a new `Holder<[Int]>`.
        func makeHolderOfIntArray() -> Holder<[Int]> {
            AppAssembly.Factories.holderOfIntArray(lifetime.objectWatch, numbers: numbers)
        }

        /// Makes a new `Holder<Double>`.
        func makeHolderOfDouble() -> Holder<Double> {
            AppAssembly.Factories.holderOfDouble(lifetime.objectWatch, number: exact)
        }

        /// Makes a new `Holder<[Bool]>`.
        func makeHolderOfBoolArray() -> Holder<[Bool]> {
            AppAssembly.Factories.holderOfBoolArray(lifetime.objectWatch, flag: flag)
        }

        /// Makes a new `Holder<Person>`.
        func makeHolderOfPerson() -> Holder<Person> {
            AppAssembly.Factories.holderOfPerson(lifetime.objectWatch, named: makePerson())
        }

        /// Makes a new `Holder<Robot>`.
        func makeHolderOfRobot() -> Holder<Robot> {
            AppAssembly.Factories.holderOfRobot(lifetime.objectWatch, named: makeRobot())
        }

        /// Makes a new `Holder<Int>`.
        func makeHolderOfInt() -> Holder<Int> {
            AppAssembly.Factories.holderOfInt(lifetime.objectWatch, named: number)
        }

        /// Makes a new `Limits`.
        func makeLimits() -> Limits {
            AppAssembly.Factories.limits(lifetime.objectWatch, preset: text)
        }

        fileprivate func makePerson() -> Person {
            AppAssembly.Factories.person(lifetime.objectWatch, flag: flag)
        }

        fileprivate func makeRobot() -> Robot {
            AppAssembly.Factories.robot(lifetime.objectWatch, number: number)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
