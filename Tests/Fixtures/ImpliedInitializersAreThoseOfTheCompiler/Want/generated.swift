// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func measures(
            _ watch: ObjectWatch?,
            low: consuming Int,
            high: consuming Int,
            amount: consuming Int,
            sum: @escaping () -> Int,
            first: consuming Int,
            second: consuming Int,
            scaled: consuming Int
        ) -> Measures {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Measures", ObjectWatch.start(watch), Measures(
                low: low,
                high: high,
                amount: amount,
                sum: sum,
                first: first,
                second: second,
                scaled: scaled
            ))
            #sourceLocation()
        }

        @inline(never)
        static func home(_ watch: ObjectWatch?, title: consuming String) -> Home {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Home", ObjectWatch.start(watch), Home(title: title))
            #sourceLocation()
        }

        @inline(never)
        static func derived(_ watch: ObjectWatch?, value: consuming String) -> Derived {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Derived", ObjectWatch.start(watch), Derived(value: value))
            #sourceLocation()
        }

        @inline(never)
        static func tag(_ watch: ObjectWatch?, label: consuming String) -> Tag {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Tag", ObjectWatch.start(watch), Tag(label: label))
            #sourceLocation()
        }

        @inline(never)
        static func model(_ watch: ObjectWatch?) -> Model {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Model", ObjectWatch.start(watch), Model())
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, title: consuming String) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(title: title))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeMeasures() -> Measures
        func makeHome() -> Home
        func makeDerived() -> Derived
        func makeTag() -> Tag
        func makeModel() -> Model
        func makePage() -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let text: String

        /// Opens `AppScope`.
        init(number: Int, text: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.number = number
            self.text = text
            lifetime.finishOpening(self)
        }

        /// Makes a new `Measures`.
        func makeMeasures() -> Measures {
            AppAssembly.Factories.measures(
                lifetime.objectWatch,
                low: number,
                high: number,
                amount: number,
                sum: { [number] in number },
                first: number,
                second: number,
                scaled: number
            )
        }

        /// Makes a new `Home`.
        func makeHome() -> Home {
            AppAssembly.Factories.home(lifetime.objectWatch, title: text)
        }

        /// Makes a new `Derived`.
        func makeDerived() -> Derived {
            AppAssembly.Factories.derived(lifetime.objectWatch, value: text)
        }

        /// Makes a new `Tag`.
        func makeTag() -> Tag {
            AppAssembly.Factories.tag(lifetime.objectWatch, label: text)
        }

        /// Makes a new `Model`.
        func makeModel() -> Model {
            AppAssembly.Factories.model(lifetime.objectWatch)
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, title: text)
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
