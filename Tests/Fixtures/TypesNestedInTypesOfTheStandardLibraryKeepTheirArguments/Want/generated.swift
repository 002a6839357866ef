// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func arrayOfIntPage(first: Int, rest: [Int]) -> Array<Int>.Page {
            #sourceLocation(file: "App/App.swift", line: 42)
            return Array<Int>.Page(first: first, rest: rest)
            #sourceLocation()
        }

        static func arrayOfStringPage(first: String, rest: [String]) -> Array<String>.Page {
            #sourceLocation(file: "App/App.swift", line: 43)
            return Array<String>.Page(first: first, rest: rest)
            #sourceLocation()
        }

        static func dictionaryOfStringAndIntSlotOfBool(key: String, value: Int) -> Dictionary<String, Int>.Slot<Bool> {
            #sourceLocation(file: "App/App.swift", line: 44)
            return Dictionary<String, Int>.Slot<Bool>(key, value)
            #sourceLocation()
        }

        static func dictionaryOfStringAndBoolSlotOfBool(
            key: String,
            value: Bool
        ) -> Dictionary<String, Bool>.Slot<Bool> {
            #sourceLocation(file: "App/App.swift", line: 45)
            return Dictionary<String, Bool>.Slot<Bool>(key, value)
            #sourceLocation()
        }

        static func optionalOfIntPart(whole: Int) -> Optional<Int>.Part {
            #sourceLocation(file: "App/App.swift", line: 46)
            return Optional<Int>.Part(whole: whole)
            #sourceLocation()
        }

        static func screen(
            numbers: Array<Int>.Page,
            words: Array<String>.Page,
            slot: Dictionary<String, Int>.Slot<Bool>,
            other: Dictionary<String, Bool>.Slot<Bool>,
            part: Optional<Int>.Part,
            pair: (left: Int, right: Int)
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 47)
            return Screen(numbers: numbers, words: words, slot: slot, other: other, part: part, pair: pair)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(
            number: Int,
            numbers: [Int],
            word: String,
            words: [String],
            flag: Bool,
            pair: (left: Int, right: Int),
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let arrayOfIntPage = AppAssembly.Factories.arrayOfIntPage(first: number, rest: numbers)
            let arrayOfStringPage = AppAssembly.Factories.arrayOfStringPage(first: word, rest: words)
            let dictionaryOfStringAndIntSlotOfBool = AppAssembly.Factories.dictionaryOfStringAndIntSlotOfBool(
                key: word,
                value: number
            )
            let dictionaryOfStringAndBoolSlotOfBool = AppAssembly.Factories.dictionaryOfStringAndBoolSlotOfBool(
                key: word,
                value: flag
            )
            let optionalOfIntPart = AppAssembly.Factories.optionalOfIntPart(whole: number)
            let screen = AppAssembly.Factories.screen(
                numbers: arrayOfIntPage,
                words: arrayOfStringPage,
                slot: dictionaryOfStringAndIntSlotOfBool,
                other: dictionaryOfStringAndBoolSlotOfBool,
                part: optionalOfIntPart,
                pair: pair
            )
            self.lifetime = lifetime
            self.screen = screen
            lifetime.finishOpening()
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
