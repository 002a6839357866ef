// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func homeComponent(_ watch: ObjectWatch?) -> Home.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Home.Component", ObjectWatch.start(watch), Home.Component())
            #sourceLocation()
        }

        @inline(never)
        static func shopComponent(_ watch: ObjectWatch?) -> Shop.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Shop.Component", ObjectWatch.start(watch), Shop.Component())
            #sourceLocation()
        }

        @inline(never)
        static func homeComponent2(_ watch: ObjectWatch?) -> HomeComponent {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "HomeComponent", ObjectWatch.start(watch), HomeComponent())
            #sourceLocation()
        }

        @inline(never)
        static func home_Component(_ watch: ObjectWatch?) -> Home_Component {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Home_Component", ObjectWatch.start(watch), Home_Component())
            #sourceLocation()
        }

        @inline(never)
        static func atiTracker(_ watch: ObjectWatch?) -> ATITracker {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "ATITracker", ObjectWatch.start(watch), ATITracker())
            #sourceLocation()
        }

        @inline(never)
        static func atiTracker2(_ watch: ObjectWatch?) -> AtiTracker {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "AtiTracker", ObjectWatch.start(watch), AtiTracker())
            #sourceLocation()
        }

        @inline(never)
        static func urls(_ watch: ObjectWatch?) -> URLs {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "URLs", ObjectWatch.start(watch), URLs())
            #sourceLocation()
        }

        @inline(never)
        static func urls2(_ watch: ObjectWatch?) -> Urls {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Urls", ObjectWatch.start(watch), Urls())
            #sourceLocation()
        }

        @inline(never)
        static func all(
            _ watch: ObjectWatch?,
            home: consuming Home.Component,
            shop: consuming Shop.Component,
            homeComponent: consuming HomeComponent,
            home_Component: consuming Home_Component,
            ati: consuming ATITracker,
            lower: consuming AtiTracker,
            urls: consuming URLs,
            lowerURLs: consuming Urls,
            homeScreen: consuming Home.Screen,
            shopScreen: consuming Shop.Screen
        ) -> All {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "All", ObjectWatch.start(watch), All(
                home: home,
                shop: shop,
                homeComponent: homeComponent,
                home_Component: home_Component,
                ati: ati,
                lower: lower,
                urls: urls,
                lowerURLs: lowerURLs,
                homeScreen: homeScreen,
                shopScreen: shopScreen
            ))
            #sourceLocation()
        }

        @inline(never)
        static func homeScreen(_ watch: ObjectWatch?, component: consuming Home.Component) -> Home.Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Home.Screen", ObjectWatch.start(watch), Home.Screen(component: component))
            #sourceLocation()
        }

        @inline(never)
        static func shopScreen(_ watch: ObjectWatch?, component: consuming Shop.Component) -> Shop.Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Shop.Screen", ObjectWatch.start(watch), Shop.Screen(component: component))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeAll() -> All
        var homeComponent: Home.Component { get }
        var shopComponent: Shop.Component { get }
        var homeComponent2: HomeComponent { get }
        var home_Component: Home_Component { get }
        var atiTracker: ATITracker { get }
        var atiTracker2: AtiTracker { get }
        var urls: URLs { get }
        var urls2: Urls { get }
        func makeHomeScreen() -> Home.Screen
        func makeShopScreen() -> Shop.Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let homeComponent: Home.Component
        let shopComponent: Shop.Component
        let homeComponent2: HomeComponent
        let home_Component: Home_Component
        let atiTracker: ATITracker
        let atiTracker2: AtiTracker
        let urls: URLs
        let urls2: Urls

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let homeComponent = AppAssembly.Factories.homeComponent(objectWatch)
                let shopComponent = AppAssembly.Factories.shopComponent(objectWatch)
                let homeComponent2 = AppAssembly.Factories.homeComponent2(objectWatch)
                let home_Component = AppAssembly.Factories.home_Component(objectWatch)
                let atiTracker = AppAssembly.Factories.atiTracker(objectWatch)
                let atiTracker2 = AppAssembly.Factories.atiTracker2(objectWatch)
                let urls = AppAssembly.Factories.urls(objectWatch)
                let urls2 = AppAssembly.Factories.urls2(objectWatch)
                self.lifetime = lifetime
                self.homeComponent = consume homeComponent
                self.shopComponent = consume shopComponent
                self.homeComponent2 = consume homeComponent2
                self.home_Component = consume home_Component
                self.atiTracker = consume atiTracker
                self.atiTracker2 = consume atiTracker2
                self.urls = consume urls
                self.urls2 = consume urls2
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `All`.
        func makeAll() -> All {
            AppAssembly.Factories.all(
                lifetime.objectWatch,
                home: homeComponent,
                shop: shopComponent,
                homeComponent: homeComponent2,
                home_Component: home_Component,
                ati: atiTracker,
                lower: atiTracker2,
                urls: urls,
                lowerURLs: urls2,
                homeScreen: makeHomeScreen(),
                shopScreen: makeShopScreen()
            )
        }

        /// Makes a new `Home.Screen`.
        func makeHomeScreen() -> Home.Screen {
            AppAssembly.Factories.homeScreen(lifetime.objectWatch, component: homeComponent)
        }

        /// Makes a new `Shop.Screen`.
        func makeShopScreen() -> Shop.Screen {
            AppAssembly.Factories.shopScreen(lifetime.objectWatch, component: shopComponent)
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
