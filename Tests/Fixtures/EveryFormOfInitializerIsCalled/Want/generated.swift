// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func designated(_ watch: ObjectWatch?, number: consuming Int, text: consuming String) -> Designated {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Designated", ObjectWatch.start(watch), Designated(
                number: number,
                text: text
            ))
            #sourceLocation()
        }

        @inline(never)
        static func inExtension(_ watch: ObjectWatch?, text: consuming String) -> InExtension {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "InExtension", ObjectWatch.start(watch), InExtension(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func memberwise(_ watch: ObjectWatch?, number: consuming Int, text: consuming String) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Memberwise", ObjectWatch.start(watch), Memberwise(
                number: number,
                text: text
            ))
            #sourceLocation()
        }

        @inline(never)
        static func empty(_ watch: ObjectWatch?) -> Empty {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Empty", ObjectWatch.start(watch), Empty())
            #sourceLocation()
        }

        @inline(never)
        static func inheriting(_ watch: ObjectWatch?, text: consuming String) -> Inheriting {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Inheriting", ObjectWatch.start(watch), Inheriting(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func choice(_ watch: ObjectWatch?, number: consuming Int) -> Choice {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Choice", ObjectWatch.start(watch), Choice(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func counter(_ watch: ObjectWatch?, number: consuming Int) -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Counter", ObjectWatch.start(watch), Counter(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func outerInner(_ watch: ObjectWatch?, number: consuming Int) -> Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Outer.Inner", ObjectWatch.start(watch), Outer.Inner(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func boxOfString(_ watch: ObjectWatch?, content: consuming String) -> Box<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Box<String>", ObjectWatch.start(watch), Box<String>(content: content))
            #sourceLocation()
        }

        @inline(never)
        static func report(
            _ watch: ObjectWatch?,
            designated: consuming Designated,
            inExtension: consuming InExtension,
            memberwise: consuming Memberwise,
            empty: consuming Empty,
            inheriting: consuming Inheriting,
            choice: consuming Choice,
            counter: consuming Counter,
            inner: consuming Outer.Inner,
            box: consuming Box<String>
        ) -> Report {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(
                designated: designated,
                inExtension: inExtension,
                memberwise: memberwise,
                empty: empty,
                inheriting: inheriting,
                choice: choice,
                counter: counter,
                inner: inner,
                box: box
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let designated = AppAssembly.Factories.designated(objectWatch, number: number, text: text)
                let inExtension = AppAssembly.Factories.inExtension(objectWatch, text: text)
                let memberwise = AppAssembly.Factories.memberwise(objectWatch, number: number, text: text)
                let empty = AppAssembly.Factories.empty(objectWatch)
                let inheriting = AppAssembly.Factories.inheriting(objectWatch, text: text)
                let choice = AppAssembly.Factories.choice(objectWatch, number: number)
                let counter = AppAssembly.Factories.counter(objectWatch, number: number)
                let outerInner = AppAssembly.Factories.outerInner(objectWatch, number: number)
                let boxOfString = AppAssembly.Factories.boxOfString(objectWatch, content: text)
                self.lifetime = lifetime
                self.designated = consume designated
                self.inExtension = inExtension
                self.memberwise = memberwise
                self.empty = empty
                self.inheriting = consume inheriting
                self.choice = choice
                self.counter = consume counter
                self.outerInner = outerInner
                self.boxOfString = boxOfString
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            AppAssembly.Factories.report(
                lifetime.objectWatch,
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
