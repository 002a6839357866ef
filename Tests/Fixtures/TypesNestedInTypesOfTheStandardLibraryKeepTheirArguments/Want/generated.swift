// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func arrayOfIntPage(
            _ watch: ObjectWatch?,
            first: consuming Int,
            rest: consuming [Int]
        ) -> Array<Int>.Page {
            #sourceLocation(file: "App/App.swift", line: 42)
            return ObjectWatch.tell(watch, "Array<Int>.Page", ObjectWatch.start(watch), Array<Int>.Page(
                first: first,
                rest: rest
            ))
            #sourceLocation()
        }

        @inline(never)
        static func arrayOfStringPage(
            _ watch: ObjectWatch?,
            first: consuming String,
            rest: consuming [String]
        ) -> Array<String>.Page {
            #sourceLocation(file: "App/App.swift", line: 43)
            return ObjectWatch.tell(watch, "Array<String>.Page", ObjectWatch.start(watch), Array<String>.Page(
                first: first,
                rest: rest
            ))
            #sourceLocation()
        }

        @inline(never)
        static func dictionaryOfStringAndIntSlotOfBool(
            _ watch: ObjectWatch?,
            key: consuming String,
            value: consuming Int
        ) -> Dictionary<String, Int>.Slot<Bool> {
            #sourceLocation(file: "App/App.swift", line: 44)
            return ObjectWatch.tell(watch, "Dictionary<String, Int>.Slot<Bool>", ObjectWatch.start(watch), Dictionary<String, Int>.Slot<Bool>(
                key,
                value
            ))
            #sourceLocation()
        }

        @inline(never)
        static func dictionaryOfStringAndBoolSlotOfBool(
            _ watch: ObjectWatch?,
            key: consuming String,
            value: consuming Bool
        ) -> Dictionary<String, Bool>.Slot<Bool> {
            #sourceLocation(file: "App/App.swift", line: 45)
            return ObjectWatch.tell(watch, "Dictionary<String, Bool>.Slot<Bool>", ObjectWatch.start(watch), Dictionary<String, Bool>.Slot<Bool>(
                key,
                value
            ))
            #sourceLocation()
        }

        @inline(never)
        static func optionalOfIntPart(_ watch: ObjectWatch?, whole: consuming Int) -> Optional<Int>.Part {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "Optional<Int>.Part", ObjectWatch.start(watch), Optional<Int>.Part(
                whole: whole
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            numbers: consuming Array<Int>.Page,
            words: consuming Array<String>.Page,
            slot: consuming Dictionary<String, Int>.Slot<Bool>,
            other: consuming Dictionary<String, Bool>.Slot<Bool>,
            part: consuming Optional<Int>.Part,
            pair: (left: Int, right: Int)
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                numbers: numbers,
                words: words,
                slot: slot,
                other: other,
                part: part,
                pair: pair
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let arrayOfIntPage = AppAssembly.Factories.arrayOfIntPage(objectWatch, first: number, rest: numbers)
                let arrayOfStringPage = AppAssembly.Factories.arrayOfStringPage(objectWatch, first: word, rest: words)
                let dictionaryOfStringAndIntSlotOfBool = AppAssembly.Factories.dictionaryOfStringAndIntSlotOfBool(
                    objectWatch,
                    key: word,
                    value: number
                )
                let dictionaryOfStringAndBoolSlotOfBool = AppAssembly.Factories.dictionaryOfStringAndBoolSlotOfBool(
                    objectWatch,
                    key: word,
                    value: flag
                )
                let optionalOfIntPart = AppAssembly.Factories.optionalOfIntPart(objectWatch, whole: number)
                let screen = AppAssembly.Factories.screen(
                    objectWatch,
                    numbers: arrayOfIntPage,
                    words: arrayOfStringPage,
                    slot: dictionaryOfStringAndIntSlotOfBool,
                    other: dictionaryOfStringAndBoolSlotOfBool,
                    part: optionalOfIntPart,
                    pair: pair
                )
                self.lifetime = lifetime
                self.screen = screen
            }
            lifetime.finishOpening(self)
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
