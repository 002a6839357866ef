// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func token(text: String) -> Token {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Token(text: text)
            #sourceLocation()
        }

        static func tags() -> Tags {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Tags()
            #sourceLocation()
        }

        static func trailing(first: Int, last: String) -> Trailing {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Trailing(first: first, and: last)
            #sourceLocation()
        }

        static func bound(numbers: [Int]) -> Bound {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Bound(numbers: numbers)
            #sourceLocation()
        }

        static func owned(
            consumed: Token,
            borrowed: Token,
            sent: Token,
            old: Token,
            shared: Token,
            both: @escaping @Sendable () -> Token
        ) -> Owned {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Owned(consumed: consumed, borrowed: borrowed, sent: sent, old: old, shared: shared, both: both)
            #sourceLocation()
        }

        static func words(inout_: Int, consuming: Int, sending: Int, isolated: Int, value: Int) -> Words {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Words(inout_: inout_, consuming: consuming, borrowing: sending, isolated, `inout`: value)
            #sourceLocation()
        }

        static func optionalTags(first: String, second: String, seed: Int) -> Tags? {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: (String, String, Int) -> Tags? = { (first: String, second: String, seed: Int) in
                Tags(first, second, seed: seed)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return make(first, second, seed)
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
            let tags = AppAssembly.Factories.tags()
            let trailing = AppAssembly.Factories.trailing(first: number, last: text)
            let bound = AppAssembly.Factories.bound(numbers: numbers)
            let token = AppAssembly.Factories.token(text: text)
            let token2 = AppAssembly.Factories.token(text: text)
            let token3 = AppAssembly.Factories.token(text: text)
            let token4 = AppAssembly.Factories.token(text: text)
            let token5 = AppAssembly.Factories.token(text: text)
            let owned = AppAssembly.Factories.owned(
                consumed: token,
                borrowed: token2,
                sent: token3,
                old: token4,
                shared: token5,
                both: { AppAssembly.Factories.token(text: text) }
            )
            let words = AppAssembly.Factories.words(
                inout_: number,
                consuming: number,
                sending: number,
                isolated: number,
                value: number
            )
            self.lifetime = lifetime
            self.tags = tags
            self.trailing = trailing
            self.bound = bound
            self.owned = owned
            self.words = words
            self.number = number
            lifetime.finishOpening()
        }

        /// Makes a new `Tags?`.
        func makeOptionalTags(first: String, second: String) -> Tags? {
            AppAssembly.Factories.optionalTags(first: first, second: second, seed: number)
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
