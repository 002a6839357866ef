enum Home {
    final class Component: Sendable { init() {} }
    struct Screen {
        let component: Component
    }
}

enum Shop {
    final class Component: Sendable { init() {} }
    struct Screen {
        let component: Component
    }
}

final class HomeComponent: Sendable { init() {} }
final class Home_Component: Sendable { init() {} }
final class ATITracker: Sendable { init() {} }
final class AtiTracker: Sendable { init() {} }
final class URLs: Sendable { init() {} }
final class Urls: Sendable { init() {} }

struct All {
    let objects: [any AnyObject & Sendable]

    init(
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
    ) {
        objects = [
            home, shop, homeComponent, home_Component, ati, lower, urls, lowerURLs, homeScreen.component, shopScreen.component,
        ]
    }
}
