// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func person(flag: Bool) -> Person {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Person(flag: flag)
            #sourceLocation()
        }

        static func robot(number: Int) -> Robot {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Robot(number: number)
            #sourceLocation()
        }

        static func holderOfBool(d: Bool) -> Holder<Bool> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Holder<Bool>(default: d)
            #sourceLocation()
        }

        static func holderOfString(words: String) -> Holder<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Holder<String>(words: words)
            #sourceLocation()
        }

        static func holderOfIntArray(numbers: [Int]) -> Holder<[Int]> {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Holder<[Int]>(numbers: numbers)
            #sourceLocation()
        }

        static func holderOfDouble(number: Double) -> Holder<Double> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Holder<Double>(exactly: number)
            #sourceLocation()
        }

        static func holderOfBoolArray(flag: Bool) -> Holder<[Bool]> {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Holder<[Bool]>(flag: flag)
            #sourceLocation()
        }

        static func holderOfPerson(named: Person) -> Holder<Person> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Holder<Person>(named: named)
            #sourceLocation()
        }

        static func holderOfRobot(named: Robot) -> Holder<Robot> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Holder<Robot>(named: named)
            #sourceLocation()
        }

        static func holderOfInt(named: Int) -> Holder<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Holder<Int>(named: named)
            #sourceLocation()
        }

        static func api(host: String) -> Api {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Api(host: host)
            #sourceLocation()
        }

        static func limits(preset: String) -> Limits {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Limits(preset: preset)
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
            let api = AppAssembly.Factories.api(host: text)
            self.lifetime = lifetime
            self.api = api
            self.flag = flag
            self.text = text
            self.numbers = numbers
            self.number = number
            self.exact = exact
            lifetime.finishOpening()
        }

        /// Makes a new `Holder<Bool>`.
        func makeHolderOfBool() -> Holder<Bool> {
            AppAssembly.Factories.holderOfBool(d: flag)
        }

        /// Makes a new `Holder<String>`.
        func makeHolderOfString() -> Holder<String> {
            AppAssembly.Factories.holderOfString(words: text)
        }

        /// Makes a new `Holder<[Int]>`.
        func makeHolderOfIntArray() -> Holder<[Int]> {
            AppAssembly.Factories.holderOfIntArray(numbers: numbers)
        }

        /// Makes a new `Holder<Double>`.
        func makeHolderOfDouble() -> Holder<Double> {
            AppAssembly.Factories.holderOfDouble(number: exact)
        }

        /// Makes a new `Holder<[Bool]>`.
        func makeHolderOfBoolArray() -> Holder<[Bool]> {
            AppAssembly.Factories.holderOfBoolArray(flag: flag)
        }

        /// Makes a new `Holder<Person>`.
        func makeHolderOfPerson() -> Holder<Person> {
            AppAssembly.Factories.holderOfPerson(named: makePerson())
        }

        /// Makes a new `Holder<Robot>`.
        func makeHolderOfRobot() -> Holder<Robot> {
            AppAssembly.Factories.holderOfRobot(named: makeRobot())
        }

        /// Makes a new `Holder<Int>`.
        func makeHolderOfInt() -> Holder<Int> {
            AppAssembly.Factories.holderOfInt(named: number)
        }

        /// Makes a new `Limits`.
        func makeLimits() -> Limits {
            AppAssembly.Factories.limits(preset: text)
        }

        fileprivate func makePerson() -> Person {
            AppAssembly.Factories.person(flag: flag)
        }

        fileprivate func makeRobot() -> Robot {
            AppAssembly.Factories.robot(number: number)
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
