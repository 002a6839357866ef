// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func designated(number: Int, text: String) -> Designated {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Designated(number: number, text: text)
            #sourceLocation()
        }

        static func inExtension(text: String) -> InExtension {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return InExtension(text: text)
            #sourceLocation()
        }

        static func memberwise(number: Int, text: String) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Memberwise(number: number, text: text)
            #sourceLocation()
        }

        static func empty() -> Empty {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Empty()
            #sourceLocation()
        }

        static func inheriting(text: String) -> Inheriting {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Inheriting(text: text)
            #sourceLocation()
        }

        static func choice(number: Int) -> Choice {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Choice(number: number)
            #sourceLocation()
        }

        static func counter(number: Int) -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Counter(number: number)
            #sourceLocation()
        }

        static func outerInner(number: Int) -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Outer.Inner(number: number)
            #sourceLocation()
        }

        static func boxOfString(content: String) -> Box<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Box<String>(content: content)
            #sourceLocation()
        }

        static func report(
            designated: Designated,
            inExtension: InExtension,
            memberwise: Memberwise,
            empty: Empty,
            inheriting: Inheriting,
            choice: Choice,
            counter: Counter,
            inner: Outer.Inner,
            box: Box<String>
        ) -> Report {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Report(
                designated: designated,
                inExtension: inExtension,
                memberwise: memberwise,
                empty: empty,
                inheriting: inheriting,
                choice: choice,
                counter: counter,
                inner: inner,
                box: box
            )
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let designated: Designated
        fileprivate let inExtension: InExtension
        fileprivate let memberwise: Memberwise
        fileprivate let empty: Empty
        fileprivate let inheriting: Inheriting
        #sourceLocation(file: "App/Manifest.swift", line: 16)
        fileprivate let choice: Choice
        #sourceLocation()
        fileprivate let counter: Counter
        fileprivate let outerInner: Outer.Inner
        fileprivate let boxOfString: Box<String>

        /// Opens `AppScope`.
        init(number: Int, text: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let designated = AppAssembly.Factories.designated(number: number, text: text)
            let inExtension = AppAssembly.Factories.inExtension(text: text)
            let memberwise = AppAssembly.Factories.memberwise(number: number, text: text)
            let empty = AppAssembly.Factories.empty()
            let inheriting = AppAssembly.Factories.inheriting(text: text)
            let choice = AppAssembly.Factories.choice(number: number)
            let counter = AppAssembly.Factories.counter(number: number)
            let outerInner = AppAssembly.Factories.outerInner(number: number)
            let boxOfString = AppAssembly.Factories.boxOfString(content: text)
            self.lifetime = lifetime
            self.designated = designated
            self.inExtension = inExtension
            self.memberwise = memberwise
            self.empty = empty
            self.inheriting = inheriting
            self.choice = choice
            self.counter = counter
            self.outerInner = outerInner
            self.boxOfString = boxOfString
            lifetime.finishOpening()
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                designated: designated,
                inExtension: inExtension,
                memberwise: memberwise,
                empty: empty,
                inheriting: inheriting,
                choice: choice,
                counter: counter,
                inner: outerInner,
                box: boxOfString
            )
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
