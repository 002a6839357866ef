// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Features
import Foundation
import Kit
import Tool

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func widgetPart(_ watch: ObjectWatch?) -> Kit.Widget.Part {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Widget.Part", ObjectWatch.start(watch), Kit.Widget.Part())
            #sourceLocation()
        }

        @inline(never)
        static func widgetPart2(_ watch: ObjectWatch?) -> Tool.Widget.Part {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Widget.Part", ObjectWatch.start(watch), Tool.Widget.Part())
            #sourceLocation()
        }

        @inline(never)
        static func widgetSearch(_ watch: ObjectWatch?) -> Kit.Widget.Search {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Widget.Search", ObjectWatch.start(watch), Kit.Widget.Search())
            #sourceLocation()
        }

        @inline(never)
        static func urlSource(_ watch: ObjectWatch?) -> URL.Source {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "URL.Source", ObjectWatch.start(watch), URL.Source())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            kit: consuming Kit.Widget.Part,
            tool: consuming Tool.Widget.Part,
            search: consuming Kit.Widget.Search,
            source: consuming URL.Source
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                kit: kit,
                tool: tool,
                search: search,
                source: source
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var widgetSearch: Kit.Widget.Search { get }
        var urlSource: URL.Source { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let widgetSearch: Kit.Widget.Search
        let urlSource: URL.Source

        fileprivate let lifetime: ScopeLifetime
        fileprivate let widgetPart: Kit.Widget.Part
        fileprivate let widgetPart2: Tool.Widget.Part

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let widgetPart = AppAssembly.Factories.widgetPart(objectWatch)
                let widgetPart2 = AppAssembly.Factories.widgetPart2(objectWatch)
                let widgetSearch = AppAssembly.Factories.widgetSearch(objectWatch)
                let urlSource = AppAssembly.Factories.urlSource(objectWatch)
                self.lifetime = lifetime
                self.widgetSearch = widgetSearch
                self.urlSource = urlSource
                self.widgetPart = widgetPart
                self.widgetPart2 = widgetPart2
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                kit: widgetPart,
                tool: widgetPart2,
                search: widgetSearch,
                source: urlSource
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
