// case27 (google/dagger#236, #194; evant/kotlin-inject#192; krzysztofzablocki/Sourcery#1400) and case29 (google/dagger#1334,
// #4716): what holds for business types (TypesWithSimilarNamesStayApart) holds for scopes, assemblies, compositions and
// inputs: nested ones of equal names, ones whose dots could be lost, and ones that differ by case alone.

import Dovetail

enum Home {
    enum Main: Scope {}

    enum Parts: Assembly {
        typealias Scope = Home.Main

        static var registrations: Registrations {
            Input(Int.self, name: "url")
            Input(String.self, name: "URL")
            Input(Double.self, name: "uRL")
            Shared(Component.self)
            Shared(Outer<Int>.Component.self)
            Shared(Outer<String>.Component.self)
        }
    }

    final class Component: Sendable {
        let text: String
        init(number: Int, text: String, double: Double) { self.text = "home \(number) \(text) \(double)" }
    }
}

enum HomeMain: Scope { typealias Parent = Home.Main }
enum Home_Main: Scope { typealias Parent = Home.Main }

enum Shop {
    enum Main: Scope { typealias Parent = Home.Main }

    enum Parts: Assembly {
        typealias Scope = Shop.Main

        static var registrations: Registrations {
            Shared(Component.self)
        }
    }

    final class Component: Sendable {
        let home: Home.Component
        init(home: Home.Component) { self.home = home }
    }
}

enum Outer<Value: Sendable> {
    final class Component: Sendable {
        init() {}
    }
}

enum URLScope: Scope { typealias Parent = Home.Main }
enum UrlScope: Scope { typealias Parent = Home.Main }

enum HomeParts: Assembly {
    typealias Scope = HomeMain

    static var registrations: Registrations {
        Shared(ATITracker.self)
        Transient(AtiTracker.self)
    }
}

enum Home_Parts: Assembly {
    typealias Scope = Home_Main

    static var registrations: Registrations {
        Shared(AtiTracker.self)
        Transient(ATITracker.self)
    }
}

enum URLAssembly: Assembly {
    typealias Scope = URLScope

    static var registrations: Registrations {
        Shared(URLs.self)
    }
}

enum UrlAssembly: Assembly {
    typealias Scope = UrlScope

    static var registrations: Registrations {
        Shared(Urls.self)
    }
}

final class ATITracker: Sendable { init() {} }
final class AtiTracker: Sendable { init() {} }
final class URLs: Sendable { init() {} }
final class Urls: Sendable { init() {} }

/// A composition in each of them, of equal names too.
extension Home {
    enum Product: Composition {
        static var assemblies: Assemblies {
            Home.Parts.self
            Shop.Parts.self
            HomeParts.self
            Home_Parts.self
            URLAssembly.self
            UrlAssembly.self
            Expose(Home.Component.self)
            Expose(Shop.Component.self)
            Expose(Outer<Int>.Component.self)
            Expose(Outer<String>.Component.self)
            Expose(ATITracker.self)
            Expose(AtiTracker.self)
            Expose(URLs.self)
            Expose(Urls.self)
        }
    }
}

extension Shop {
    enum Product: Composition {
        static var assemblies: Assemblies {
            Home.Parts.self
            Shop.Parts.self
            Expose(Shop.Component.self)
            Expose(Outer<Int>.Component.self)
            Expose(Outer<String>.Component.self)
        }
    }
}
