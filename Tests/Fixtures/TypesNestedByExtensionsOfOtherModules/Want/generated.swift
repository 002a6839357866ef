// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Features
import Foundation
import Kit
import Tool

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func widgetPart() -> Kit.Widget.Part {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Kit.Widget.Part()
            #sourceLocation()
        }

        static func widgetPart2() -> Tool.Widget.Part {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Tool.Widget.Part()
            #sourceLocation()
        }

        static func widgetSearch() -> Kit.Widget.Search {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Kit.Widget.Search()
            #sourceLocation()
        }

        static func urlSource() -> URL.Source {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return URL.Source()
            #sourceLocation()
        }

        static func screen(
            kit: Kit.Widget.Part,
            tool: Tool.Widget.Part,
            search: Kit.Widget.Search,
            source: URL.Source
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Screen(kit: kit, tool: tool, search: search, source: source)
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
            let widgetPart = AppAssembly.Factories.widgetPart()
            let widgetPart2 = AppAssembly.Factories.widgetPart2()
            let widgetSearch = AppAssembly.Factories.widgetSearch()
            let urlSource = AppAssembly.Factories.urlSource()
            self.lifetime = lifetime
            self.widgetSearch = widgetSearch
            self.urlSource = urlSource
            self.widgetPart = widgetPart
            self.widgetPart2 = widgetPart2
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(kit: widgetPart, tool: widgetPart2, search: widgetSearch, source: urlSource)
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
