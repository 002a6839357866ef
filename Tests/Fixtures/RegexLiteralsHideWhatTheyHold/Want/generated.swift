// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func color(_ watch: ObjectWatch?) -> Color {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Color", ObjectWatch.start(watch), Color())
            #sourceLocation()
        }

        @inline(never)
        static func parser(_ watch: ObjectWatch?, number: consuming Int) -> Parser {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Parser", ObjectWatch.start(watch), Parser(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func ratio(_ watch: ObjectWatch?, a: consuming Int, whole: consuming Int) -> Ratio {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Ratio", ObjectWatch.start(watch), Ratio(a: a, whole: whole))
            #sourceLocation()
        }

        @inline(never)
        static func string(_ watch: ObjectWatch?, number: consuming Int) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let make: (Int) -> String = { (number: Int) in
                let quotient = number / 2 / 1
                let pattern = /[)}("]+\/x/
                return "\(quotient) \("a)}x".contains(pattern)) \("}".contains(#/}/#)) " + "\("},".wholeMatch(of: /},/) != nil)"
            }
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var color: Color { get }
        func makeParser() -> Parser
        func makeRatio() -> Ratio
        func makeString() -> String
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let color: Color

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let color = AppAssembly.Factories.color(objectWatch)
                self.lifetime = lifetime
                self.color = consume color
                self.number = number
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Parser`.
        func makeParser() -> Parser {
            AppAssembly.Factories.parser(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Ratio`.
        func makeRatio() -> Ratio {
            AppAssembly.Factories.ratio(lifetime.objectWatch, a: number, whole: number)
        }

        /// Makes a new `String`.
        func makeString() -> String {
            AppAssembly.Factories.string(lifetime.objectWatch, number: number)
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
