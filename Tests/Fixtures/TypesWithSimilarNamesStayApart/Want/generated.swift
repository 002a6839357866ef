// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func homeComponent() -> Home.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Home.Component()
            #sourceLocation()
        }

        static func shopComponent() -> Shop.Component {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Shop.Component()
            #sourceLocation()
        }

        static func homeComponent2() -> HomeComponent {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return HomeComponent()
            #sourceLocation()
        }

        static func home_Component() -> Home_Component {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Home_Component()
            #sourceLocation()
        }

        static func atiTracker() -> ATITracker {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ATITracker()
            #sourceLocation()
        }

        static func atiTracker2() -> AtiTracker {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return AtiTracker()
            #sourceLocation()
        }

        static func urls() -> URLs {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return URLs()
            #sourceLocation()
        }

        static func urls2() -> Urls {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Urls()
            #sourceLocation()
        }

        static func all(
            home: Home.Component,
            shop: Shop.Component,
            homeComponent: HomeComponent,
            home_Component: Home_Component,
            ati: ATITracker,
            lower: AtiTracker,
            urls: URLs,
            lowerURLs: Urls,
            homeScreen: Home.Screen,
            shopScreen: Shop.Screen
        ) -> All {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return All(
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
            )
            #sourceLocation()
        }

        static func homeScreen(component: Home.Component) -> Home.Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Home.Screen(component: component)
            #sourceLocation()
        }

        static func shopScreen(component: Shop.Component) -> Shop.Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Shop.Screen(component: component)
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
            let homeComponent = AppAssembly.Factories.homeComponent()
            let shopComponent = AppAssembly.Factories.shopComponent()
            let homeComponent2 = AppAssembly.Factories.homeComponent2()
            let home_Component = AppAssembly.Factories.home_Component()
            let atiTracker = AppAssembly.Factories.atiTracker()
            let atiTracker2 = AppAssembly.Factories.atiTracker2()
            let urls = AppAssembly.Factories.urls()
            let urls2 = AppAssembly.Factories.urls2()
            self.lifetime = lifetime
            self.homeComponent = homeComponent
            self.shopComponent = shopComponent
            self.homeComponent2 = homeComponent2
            self.home_Component = home_Component
            self.atiTracker = atiTracker
            self.atiTracker2 = atiTracker2
            self.urls = urls
            self.urls2 = urls2
            lifetime.finishOpening()
        }

        /// Makes a new `All`.
        func makeAll() -> All {
            AppAssembly.Factories.all(
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
            AppAssembly.Factories.homeScreen(component: homeComponent)
        }

        /// Makes a new `Shop.Screen`.
        func makeShopScreen() -> Shop.Screen {
            AppAssembly.Factories.shopScreen(component: shopComponent)
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
