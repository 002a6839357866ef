// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func token(_ watch: ObjectWatch?, text: consuming String) -> Token {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), Token(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func tags(_ watch: ObjectWatch?) -> Tags {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Tags", ObjectWatch.start(watch), Tags())
            #sourceLocation()
        }

        @inline(never)
        static func trailing(_ watch: ObjectWatch?, first: consuming Int, last: consuming String) -> Trailing {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Trailing", ObjectWatch.start(watch), Trailing(first: first, and: last))
            #sourceLocation()
        }

        @inline(never)
        static func bound(_ watch: ObjectWatch?, numbers: consuming [Int]) -> Bound {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Bound", ObjectWatch.start(watch), Bound(numbers: numbers))
            #sourceLocation()
        }

        @inline(never)
        static func owned(
            _ watch: ObjectWatch?,
            consumed: consuming Token,
            borrowed: consuming Token,
            sent: consuming Token,
            old: consuming Token,
            shared: consuming Token,
            both: @escaping @Sendable () -> Token
        ) -> Owned {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Owned", ObjectWatch.start(watch), Owned(
                consumed: consumed,
                borrowed: borrowed,
                sent: sent,
                old: old,
                shared: shared,
                both: both
            ))
            #sourceLocation()
        }

        @inline(never)
        static func words(
            _ watch: ObjectWatch?,
            inout_: consuming Int,
            consuming: consuming Int,
            sending: consuming Int,
            isolated: consuming Int,
            value: consuming Int
        ) -> Words {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Words", ObjectWatch.start(watch), Words(
                inout_: inout_,
                consuming: consuming,
                borrowing: sending,
                isolated,
                `inout`: value
            ))
            #sourceLocation()
        }

        @inline(never)
        static func optionalTags(
            _ watch: ObjectWatch?,
            first: consuming String,
            second: consuming String,
            seed: consuming Int
        ) -> Tags? {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: (String, String, Int) -> Tags? = { (first: String, second: String, seed: Int) in
                Tags(first, second, seed: seed)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Tags?", ObjectWatch.start(watch), make(first, second, seed))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var tags: Tags { get }
        var trailing: Trailing { get }
        var bound: Bound { get }
        var owned: Owned { get }
        var words: Words { get }
        func makeOptionalTags(first: String, second: String) -> Tags?
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let tags: Tags
        let trailing: Trailing
        let bound: Bound
        let owned: Owned
        let words: Words

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int

        /// Opens `AppScope`.
        init(number: Int, text: String, numbers: [Int], observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let tags = AppAssembly.Factories.tags(objectWatch)
                let trailing = AppAssembly.Factories.trailing(objectWatch, first: number, last: text)
                let bound = AppAssembly.Factories.bound(objectWatch, numbers: numbers)
                let token = AppAssembly.Factories.token(objectWatch, text: text)
                let token2 = AppAssembly.Factories.token(objectWatch, text: text)
                let token3 = AppAssembly.Factories.token(objectWatch, text: text)
                let token4 = AppAssembly.Factories.token(objectWatch, text: text)
                let token5 = AppAssembly.Factories.token(objectWatch, text: text)
                let owned = AppAssembly.Factories.owned(
                    objectWatch,
                    consumed: token,
                    borrowed: token2,
                    sent: token3,
                    old: token4,
                    shared: token5,
                    both: { AppAssembly.Factories.token(objectWatch, text: text) }
                )
                let words = AppAssembly.Factories.words(
                    objectWatch,
                    inout_: number,
                    consuming: number,
                    sending: number,
                    isolated: number,
                    value: number
                )
                self.lifetime = lifetime
                self.tags = consume tags
                self.trailing = consume trailing
                self.bound = consume bound
                self.owned = consume owned
                self.words = words
                self.number = number
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Tags?`.
        func makeOptionalTags(first: String, second: String) -> Tags? {
            AppAssembly.Factories.optionalTags(lifetime.objectWatch, first: first, second: second, seed: number)
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
