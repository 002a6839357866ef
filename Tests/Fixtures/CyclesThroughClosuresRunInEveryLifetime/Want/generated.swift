// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func ownOfInShared(own: @escaping @Sendable () throws -> Own<InShared>) -> Own<InShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Own<InShared>(own: own)
            #sourceLocation()
        }

        static func ownOfInLazy(own: @escaping @Sendable () throws -> Own<InLazy>) -> Own<InLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Own<InLazy>(own: own)
            #sourceLocation()
        }

        static func ownOfInFresh(own: @escaping @Sendable () throws -> Own<InFresh>) -> Own<InFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Own<InFresh>(own: own)
            #sourceLocation()
        }

        static func ownOfInCommon(own: @escaping @Sendable () throws -> Own<InCommon>) -> Own<InCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Own<InCommon>(own: own)
            #sourceLocation()
        }

        static func ownOfInWeakly(own: @escaping @Sendable () throws -> Own<InWeakly>) -> WeaklyHeld<Own<InWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = Own<InWeakly>(own: own)
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func headOfSharedShared(
            tail: @escaping @Sendable () throws -> Tail<SharedShared>
        ) -> Head<SharedShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Head<SharedShared>(tail: tail)
            #sourceLocation()
        }

        static func tailOfSharedShared(head: Head<SharedShared>) -> Tail<SharedShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Tail<SharedShared>(head: head)
            #sourceLocation()
        }

        static func headOfSharedLazy(tail: @escaping @Sendable () throws -> Tail<SharedLazy>) -> Head<SharedLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Head<SharedLazy>(tail: tail)
            #sourceLocation()
        }

        static func tailOfSharedLazy(head: Head<SharedLazy>) -> Tail<SharedLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Tail<SharedLazy>(head: head)
            #sourceLocation()
        }

        static func headOfSharedFresh(tail: @escaping @Sendable () throws -> Tail<SharedFresh>) -> Head<SharedFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Head<SharedFresh>(tail: tail)
            #sourceLocation()
        }

        static func tailOfSharedFresh(head: Head<SharedFresh>) -> Tail<SharedFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Tail<SharedFresh>(head: head)
            #sourceLocation()
        }

        static func headOfSharedCommon(
            tail: @escaping @Sendable () throws -> Tail<SharedCommon>
        ) -> Head<SharedCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Head<SharedCommon>(tail: tail)
            #sourceLocation()
        }

        static func tailOfSharedCommon(head: Head<SharedCommon>) -> Tail<SharedCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Tail<SharedCommon>(head: head)
            #sourceLocation()
        }

        static func headOfSharedWeakly(
            tail: @escaping @Sendable () throws -> Tail<SharedWeakly>
        ) -> Head<SharedWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Head<SharedWeakly>(tail: tail)
            #sourceLocation()
        }

        static func tailOfSharedWeakly(head: Head<SharedWeakly>) -> WeaklyHeld<Tail<SharedWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object = Tail<SharedWeakly>(head: head)
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func headOfLazyShared(tail: @escaping @Sendable () throws -> Tail<LazyShared>) -> Head<LazyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Head<LazyShared>(tail: tail)
            #sourceLocation()
        }

        static func tailOfLazyShared(head: Head<LazyShared>) -> Tail<LazyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Tail<LazyShared>(head: head)
            #sourceLocation()
        }

        static func headOfLazyLazy(tail: @escaping @Sendable () throws -> Tail<LazyLazy>) -> Head<LazyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Head<LazyLazy>(tail: tail)
            #sourceLocation()
        }

        static func tailOfLazyLazy(head: Head<LazyLazy>) -> Tail<LazyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return Tail<LazyLazy>(head: head)
            #sourceLocation()
        }

        static func headOfLazyFresh(tail: @escaping @Sendable () throws -> Tail<LazyFresh>) -> Head<LazyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return Head<LazyFresh>(tail: tail)
            #sourceLocation()
        }

        static func tailOfLazyFresh(head: Head<LazyFresh>) -> Tail<LazyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Tail<LazyFresh>(head: head)
            #sourceLocation()
        }

        static func headOfLazyCommon(tail: @escaping @Sendable () throws -> Tail<LazyCommon>) -> Head<LazyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return Head<LazyCommon>(tail: tail)
            #sourceLocation()
        }

        static func tailOfLazyCommon(head: Head<LazyCommon>) -> Tail<LazyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return Tail<LazyCommon>(head: head)
            #sourceLocation()
        }

        static func headOfLazyWeakly(tail: @escaping @Sendable () throws -> Tail<LazyWeakly>) -> Head<LazyWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return Head<LazyWeakly>(tail: tail)
            #sourceLocation()
        }

        static func tailOfLazyWeakly(head: Head<LazyWeakly>) -> WeaklyHeld<Tail<LazyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let object = Tail<LazyWeakly>(head: head)
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func headOfFreshShared(tail: @escaping @Sendable () throws -> Tail<FreshShared>) -> Head<FreshShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return Head<FreshShared>(tail: tail)
            #sourceLocation()
        }

        static func tailOfFreshShared(head: Head<FreshShared>) -> Tail<FreshShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return Tail<FreshShared>(head: head)
            #sourceLocation()
        }

        static func headOfFreshLazy(tail: @escaping @Sendable () throws -> Tail<FreshLazy>) -> Head<FreshLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return Head<FreshLazy>(tail: tail)
            #sourceLocation()
        }

        static func tailOfFreshLazy(head: Head<FreshLazy>) -> Tail<FreshLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return Tail<FreshLazy>(head: head)
            #sourceLocation()
        }

        static func headOfFreshFresh(tail: @escaping @Sendable () throws -> Tail<FreshFresh>) -> Head<FreshFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return Head<FreshFresh>(tail: tail)
            #sourceLocation()
        }

        static func tailOfFreshFresh(head: Head<FreshFresh>) -> Tail<FreshFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return Tail<FreshFresh>(head: head)
            #sourceLocation()
        }

        static func headOfFreshCommon(tail: @escaping @Sendable () throws -> Tail<FreshCommon>) -> Head<FreshCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return Head<FreshCommon>(tail: tail)
            #sourceLocation()
        }

        static func tailOfFreshCommon(head: Head<FreshCommon>) -> Tail<FreshCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return Tail<FreshCommon>(head: head)
            #sourceLocation()
        }

        static func headOfFreshWeakly(tail: @escaping @Sendable () throws -> Tail<FreshWeakly>) -> Head<FreshWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return Head<FreshWeakly>(tail: tail)
            #sourceLocation()
        }

        static func tailOfFreshWeakly(head: Head<FreshWeakly>) -> WeaklyHeld<Tail<FreshWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            let object = Tail<FreshWeakly>(head: head)
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func headOfCommonShared(
            tail: @escaping @Sendable () throws -> Tail<CommonShared>
        ) -> Head<CommonShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return Head<CommonShared>(tail: tail)
            #sourceLocation()
        }

        static func tailOfCommonShared(head: Head<CommonShared>) -> Tail<CommonShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return Tail<CommonShared>(head: head)
            #sourceLocation()
        }

        static func headOfCommonLazy(tail: @escaping @Sendable () throws -> Tail<CommonLazy>) -> Head<CommonLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return Head<CommonLazy>(tail: tail)
            #sourceLocation()
        }

        static func tailOfCommonLazy(head: Head<CommonLazy>) -> Tail<CommonLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return Tail<CommonLazy>(head: head)
            #sourceLocation()
        }

        static func headOfCommonFresh(tail: @escaping @Sendable () throws -> Tail<CommonFresh>) -> Head<CommonFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return Head<CommonFresh>(tail: tail)
            #sourceLocation()
        }

        static func tailOfCommonFresh(head: Head<CommonFresh>) -> Tail<CommonFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return Tail<CommonFresh>(head: head)
            #sourceLocation()
        }

        static func headOfCommonCommon(
            tail: @escaping @Sendable () throws -> Tail<CommonCommon>
        ) -> Head<CommonCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return Head<CommonCommon>(tail: tail)
            #sourceLocation()
        }

        static func tailOfCommonCommon(head: Head<CommonCommon>) -> Tail<CommonCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return Tail<CommonCommon>(head: head)
            #sourceLocation()
        }

        static func headOfCommonWeakly(
            tail: @escaping @Sendable () throws -> Tail<CommonWeakly>
        ) -> Head<CommonWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return Head<CommonWeakly>(tail: tail)
            #sourceLocation()
        }

        static func tailOfCommonWeakly(head: Head<CommonWeakly>) -> WeaklyHeld<Tail<CommonWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            let object = Tail<CommonWeakly>(head: head)
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func headOfWeaklyShared(
            tail: @escaping @Sendable () throws -> Tail<WeaklyShared>
        ) -> WeaklyHeld<Head<WeaklyShared>> {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            let object = Head<WeaklyShared>(tail: tail)
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func tailOfWeaklyShared(head: Head<WeaklyShared>) -> Tail<WeaklyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return Tail<WeaklyShared>(head: head)
            #sourceLocation()
        }

        static func headOfWeaklyLazy(
            tail: @escaping @Sendable () throws -> Tail<WeaklyLazy>
        ) -> WeaklyHeld<Head<WeaklyLazy>> {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            let object = Head<WeaklyLazy>(tail: tail)
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func tailOfWeaklyLazy(head: Head<WeaklyLazy>) -> Tail<WeaklyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return Tail<WeaklyLazy>(head: head)
            #sourceLocation()
        }

        static func headOfWeaklyFresh(
            tail: @escaping @Sendable () throws -> Tail<WeaklyFresh>
        ) -> WeaklyHeld<Head<WeaklyFresh>> {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            let object = Head<WeaklyFresh>(tail: tail)
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func tailOfWeaklyFresh(head: Head<WeaklyFresh>) -> Tail<WeaklyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return Tail<WeaklyFresh>(head: head)
            #sourceLocation()
        }

        static func headOfWeaklyCommon(
            tail: @escaping @Sendable () throws -> Tail<WeaklyCommon>
        ) -> WeaklyHeld<Head<WeaklyCommon>> {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            let object = Head<WeaklyCommon>(tail: tail)
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func tailOfWeaklyCommon(head: Head<WeaklyCommon>) -> Tail<WeaklyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return Tail<WeaklyCommon>(head: head)
            #sourceLocation()
        }

        static func headOfWeaklyWeakly(
            tail: @escaping @Sendable () throws -> Tail<WeaklyWeakly>
        ) -> WeaklyHeld<Head<WeaklyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            let object = Head<WeaklyWeakly>(tail: tail)
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func tailOfWeaklyWeakly(head: Head<WeaklyWeakly>) -> WeaklyHeld<Tail<WeaklyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            let object = Tail<WeaklyWeakly>(head: head)
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var ownOfInShared: Own<InShared> { get }
        var ownOfInLazy: Own<InLazy> { get }
        func makeOwnOfInFresh() -> Own<InFresh>
        func makeOwnOfInCommon() -> Own<InCommon>
        var ownOfInWeakly: Own<InWeakly> { get }
        var headOfSharedShared: Head<SharedShared> { get }
        var headOfSharedLazy: Head<SharedLazy> { get }
        var headOfSharedFresh: Head<SharedFresh> { get }
        var headOfSharedCommon: Head<SharedCommon> { get }
        var headOfSharedWeakly: Head<SharedWeakly> { get }
        var headOfLazyShared: Head<LazyShared> { get }
        var headOfLazyLazy: Head<LazyLazy> { get }
        var headOfLazyFresh: Head<LazyFresh> { get }
        var headOfLazyCommon: Head<LazyCommon> { get }
        var headOfLazyWeakly: Head<LazyWeakly> { get }
        func makeHeadOfFreshShared() -> Head<FreshShared>
        func makeHeadOfFreshLazy() -> Head<FreshLazy>
        func makeHeadOfFreshFresh() -> Head<FreshFresh>
        func makeHeadOfFreshCommon() -> Head<FreshCommon>
        func makeHeadOfFreshWeakly() -> Head<FreshWeakly>
        func makeHeadOfCommonShared() -> Head<CommonShared>
        func makeHeadOfCommonLazy() -> Head<CommonLazy>
        func makeHeadOfCommonFresh() -> Head<CommonFresh>
        func makeHeadOfCommonCommon() -> Head<CommonCommon>
        func makeHeadOfCommonWeakly() -> Head<CommonWeakly>
        var headOfWeaklyShared: Head<WeaklyShared> { get }
        var headOfWeaklyLazy: Head<WeaklyLazy> { get }
        var headOfWeaklyFresh: Head<WeaklyFresh> { get }
        var headOfWeaklyCommon: Head<WeaklyCommon> { get }
        var headOfWeaklyWeakly: Head<WeaklyWeakly> { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let ownOfInShared: Own<InShared>
        let headOfSharedLazy: Head<SharedLazy>
        let headOfSharedWeakly: Head<SharedWeakly>
        let headOfSharedShared: Head<SharedShared>
        let headOfSharedFresh: Head<SharedFresh>
        let headOfSharedCommon: Head<SharedCommon>
        let headOfLazyShared: Head<LazyShared>

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let tailOfSharedShared: Tail<SharedShared>
        fileprivate let tailOfLazyShared: Tail<LazyShared>
        fileprivate let tailOfFreshShared: Tail<FreshShared>
        fileprivate let tailOfCommonShared: Tail<CommonShared>
        fileprivate let tailOfWeaklyShared: Tail<WeaklyShared>
        private let lazyOwnOfInLazy = Lazy<Own<InLazy>>("Own<InLazy>")
        private let weakOwnOfInWeakly = WeakObject<Own<InWeakly>>("Own<InWeakly>")
        private let lazyTailOfSharedLazy = Lazy<Tail<SharedLazy>>("Tail<SharedLazy>")
        private let weakTailOfSharedWeakly = WeakObject<Tail<SharedWeakly>>("Tail<SharedWeakly>")
        private let lazyHeadOfLazyLazy = Lazy<Head<LazyLazy>>("Head<LazyLazy>")
        private let lazyTailOfLazyLazy = Lazy<Tail<LazyLazy>>("Tail<LazyLazy>")
        private let lazyHeadOfLazyFresh = Lazy<Head<LazyFresh>>("Head<LazyFresh>")
        private let lazyHeadOfLazyCommon = Lazy<Head<LazyCommon>>("Head<LazyCommon>")
        private let lazyHeadOfLazyWeakly = Lazy<Head<LazyWeakly>>("Head<LazyWeakly>")
        private let weakTailOfLazyWeakly = WeakObject<Tail<LazyWeakly>>("Tail<LazyWeakly>")
        private let lazyTailOfFreshLazy = Lazy<Tail<FreshLazy>>("Tail<FreshLazy>")
        private let weakTailOfFreshWeakly = WeakObject<Tail<FreshWeakly>>("Tail<FreshWeakly>")
        private let lazyTailOfCommonLazy = Lazy<Tail<CommonLazy>>("Tail<CommonLazy>")
        private let weakTailOfCommonWeakly = WeakObject<Tail<CommonWeakly>>("Tail<CommonWeakly>")
        private let weakHeadOfWeaklyLazy = WeakObject<Head<WeaklyLazy>>("Head<WeaklyLazy>")
        private let lazyTailOfWeaklyLazy = Lazy<Tail<WeaklyLazy>>("Tail<WeaklyLazy>")
        private let weakHeadOfWeaklyFresh = WeakObject<Head<WeaklyFresh>>("Head<WeaklyFresh>")
        private let weakHeadOfWeaklyCommon = WeakObject<Head<WeaklyCommon>>("Head<WeaklyCommon>")
        private let weakHeadOfWeaklyWeakly = WeakObject<Head<WeaklyWeakly>>("Head<WeaklyWeakly>")
        private let weakTailOfWeaklyWeakly = WeakObject<Tail<WeaklyWeakly>>("Tail<WeaklyWeakly>")
        private let weakHeadOfWeaklyShared = WeakObject<Head<WeaklyShared>>("Head<WeaklyShared>")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let ownOfInShared = AppAssembly.Factories.ownOfInShared(
                own: { try reference.open("Own<InShared>", for: "Own<InShared>").ownOfInShared }
            )
            let headOfSharedLazy = AppAssembly.Factories.headOfSharedLazy(tail: {
                try reference.open("Tail<SharedLazy>", for: "Head<SharedLazy>").tailOfSharedLazy
            })
            let headOfSharedWeakly = AppAssembly.Factories.headOfSharedWeakly(tail: {
                try reference.open("Tail<SharedWeakly>", for: "Head<SharedWeakly>").tailOfSharedWeakly
            })
            let headOfSharedShared = AppAssembly.Factories.headOfSharedShared(tail: {
                try reference.open("Tail<SharedShared>", for: "Head<SharedShared>").tailOfSharedShared
            })
            let tailOfSharedShared = AppAssembly.Factories.tailOfSharedShared(head: headOfSharedShared)
            let headOfSharedFresh = AppAssembly.Factories.headOfSharedFresh(tail: {
                try reference.open("Tail<SharedFresh>", for: "Head<SharedFresh>").makeTailOfSharedFresh()
            })
            let headOfSharedCommon = AppAssembly.Factories.headOfSharedCommon(tail: {
                try reference.open("Tail<SharedCommon>", for: "Head<SharedCommon>").makeTailOfSharedCommon()
            })
            let headOfLazyShared = AppAssembly.Factories.headOfLazyShared(tail: {
                try reference.open("Tail<LazyShared>", for: "Head<LazyShared>").tailOfLazyShared
            })
            let tailOfLazyShared = AppAssembly.Factories.tailOfLazyShared(head: headOfLazyShared)
            let headOfFreshShared = AppAssembly.Factories.headOfFreshShared(tail: {
                try reference.open("Tail<FreshShared>", for: "Head<FreshShared>").tailOfFreshShared
            })
            let tailOfFreshShared = AppAssembly.Factories.tailOfFreshShared(head: headOfFreshShared)
            let headOfCommonShared = AppAssembly.Factories.headOfCommonShared(tail: {
                try reference.open("Tail<CommonShared>", for: "Head<CommonShared>").tailOfCommonShared
            })
            let tailOfCommonShared = AppAssembly.Factories.tailOfCommonShared(head: headOfCommonShared)
            let headOfWeaklyShared = weakHeadOfWeaklyShared.remember(AppAssembly.Factories.headOfWeaklyShared(tail: {
                try reference.open("Tail<WeaklyShared>", for: "Head<WeaklyShared>").tailOfWeaklyShared
            }))
            let tailOfWeaklyShared = AppAssembly.Factories.tailOfWeaklyShared(head: headOfWeaklyShared)
            self.lifetime = lifetime
            self.reference = reference
            self.ownOfInShared = ownOfInShared
            self.headOfSharedLazy = headOfSharedLazy
            self.headOfSharedWeakly = headOfSharedWeakly
            self.headOfSharedShared = headOfSharedShared
            self.headOfSharedFresh = headOfSharedFresh
            self.headOfSharedCommon = headOfSharedCommon
            self.headOfLazyShared = headOfLazyShared
            self.tailOfSharedShared = tailOfSharedShared
            self.tailOfLazyShared = tailOfLazyShared
            self.tailOfFreshShared = tailOfFreshShared
            self.tailOfCommonShared = tailOfCommonShared
            self.tailOfWeaklyShared = tailOfWeaklyShared
            reference.fill(self)
            lifetime.finishOpening()
        }

        var ownOfInLazy: Own<InLazy> { lazyOwnOfInLazy.value(in: lifetime) { newOwnOfInLazy() } }

        private func newOwnOfInLazy() -> Own<InLazy> {
            AppAssembly.Factories.ownOfInLazy(own: { [reference] in
                try reference.open("Own<InLazy>", for: "Own<InLazy>").ownOfInLazy
            })
        }

        var ownOfInWeakly: Own<InWeakly> { weakOwnOfInWeakly.value(in: lifetime) { newOwnOfInWeakly() } }

        private func newOwnOfInWeakly() -> WeaklyHeld<Own<InWeakly>> {
            AppAssembly.Factories.ownOfInWeakly(own: { [reference] in
                try reference.open("Own<InWeakly>", for: "Own<InWeakly>").ownOfInWeakly
            })
        }

        fileprivate var tailOfSharedLazy: Tail<SharedLazy> {
            lazyTailOfSharedLazy.value(in: lifetime) { newTailOfSharedLazy() }
        }

        private func newTailOfSharedLazy() -> Tail<SharedLazy> {
            AppAssembly.Factories.tailOfSharedLazy(head: headOfSharedLazy)
        }

        fileprivate var tailOfSharedWeakly: Tail<SharedWeakly> {
            weakTailOfSharedWeakly.value(in: lifetime) { newTailOfSharedWeakly() }
        }

        private func newTailOfSharedWeakly() -> WeaklyHeld<Tail<SharedWeakly>> {
            AppAssembly.Factories.tailOfSharedWeakly(head: headOfSharedWeakly)
        }

        var headOfLazyLazy: Head<LazyLazy> { lazyHeadOfLazyLazy.value(in: lifetime) { newHeadOfLazyLazy() } }

        private func newHeadOfLazyLazy() -> Head<LazyLazy> {
            AppAssembly.Factories.headOfLazyLazy(tail: { [reference] in
                try reference.open("Tail<LazyLazy>", for: "Head<LazyLazy>").tailOfLazyLazy
            })
        }

        fileprivate var tailOfLazyLazy: Tail<LazyLazy> {
            lazyTailOfLazyLazy.value(in: lifetime) { newTailOfLazyLazy() }
        }

        private func newTailOfLazyLazy() -> Tail<LazyLazy> {
            AppAssembly.Factories.tailOfLazyLazy(head: headOfLazyLazy)
        }

        var headOfLazyFresh: Head<LazyFresh> { lazyHeadOfLazyFresh.value(in: lifetime) { newHeadOfLazyFresh() } }

        private func newHeadOfLazyFresh() -> Head<LazyFresh> {
            AppAssembly.Factories.headOfLazyFresh(tail: { [reference] in
                try reference.open("Tail<LazyFresh>", for: "Head<LazyFresh>").makeTailOfLazyFresh()
            })
        }

        var headOfLazyCommon: Head<LazyCommon> { lazyHeadOfLazyCommon.value(in: lifetime) { newHeadOfLazyCommon() } }

        private func newHeadOfLazyCommon() -> Head<LazyCommon> {
            AppAssembly.Factories.headOfLazyCommon(tail: { [reference] in
                try reference.open("Tail<LazyCommon>", for: "Head<LazyCommon>").makeTailOfLazyCommon()
            })
        }

        var headOfLazyWeakly: Head<LazyWeakly> { lazyHeadOfLazyWeakly.value(in: lifetime) { newHeadOfLazyWeakly() } }

        private func newHeadOfLazyWeakly() -> Head<LazyWeakly> {
            AppAssembly.Factories.headOfLazyWeakly(tail: { [reference] in
                try reference.open("Tail<LazyWeakly>", for: "Head<LazyWeakly>").tailOfLazyWeakly
            })
        }

        fileprivate var tailOfLazyWeakly: Tail<LazyWeakly> {
            weakTailOfLazyWeakly.value(in: lifetime) { newTailOfLazyWeakly() }
        }

        private func newTailOfLazyWeakly() -> WeaklyHeld<Tail<LazyWeakly>> {
            AppAssembly.Factories.tailOfLazyWeakly(head: headOfLazyWeakly)
        }

        fileprivate var tailOfFreshLazy: Tail<FreshLazy> {
            lazyTailOfFreshLazy.value(in: lifetime) { newTailOfFreshLazy() }
        }

        private func newTailOfFreshLazy() -> Tail<FreshLazy> {
            AppAssembly.Factories.tailOfFreshLazy(head: makeHeadOfFreshLazy())
        }

        fileprivate var tailOfFreshWeakly: Tail<FreshWeakly> {
            weakTailOfFreshWeakly.value(in: lifetime) { newTailOfFreshWeakly() }
        }

        private func newTailOfFreshWeakly() -> WeaklyHeld<Tail<FreshWeakly>> {
            AppAssembly.Factories.tailOfFreshWeakly(head: makeHeadOfFreshWeakly())
        }

        fileprivate var tailOfCommonLazy: Tail<CommonLazy> {
            lazyTailOfCommonLazy.value(in: lifetime) { newTailOfCommonLazy() }
        }

        private func newTailOfCommonLazy() -> Tail<CommonLazy> {
            let headOfCommonLazy = AppAssembly.Factories.headOfCommonLazy(tail: { [reference] in
                try reference.open("Tail<CommonLazy>", for: "Head<CommonLazy>").tailOfCommonLazy
            })
            return AppAssembly.Factories.tailOfCommonLazy(head: headOfCommonLazy)
        }

        fileprivate var tailOfCommonWeakly: Tail<CommonWeakly> {
            weakTailOfCommonWeakly.value(in: lifetime) { newTailOfCommonWeakly() }
        }

        private func newTailOfCommonWeakly() -> WeaklyHeld<Tail<CommonWeakly>> {
            let headOfCommonWeakly = AppAssembly.Factories.headOfCommonWeakly(tail: { [reference] in
                try reference.open("Tail<CommonWeakly>", for: "Head<CommonWeakly>").tailOfCommonWeakly
            })
            return AppAssembly.Factories.tailOfCommonWeakly(head: headOfCommonWeakly)
        }

        var headOfWeaklyLazy: Head<WeaklyLazy> { weakHeadOfWeaklyLazy.value(in: lifetime) { newHeadOfWeaklyLazy() } }

        private func newHeadOfWeaklyLazy() -> WeaklyHeld<Head<WeaklyLazy>> {
            AppAssembly.Factories.headOfWeaklyLazy(tail: { [reference] in
                try reference.open("Tail<WeaklyLazy>", for: "Head<WeaklyLazy>").tailOfWeaklyLazy
            })
        }

        fileprivate var tailOfWeaklyLazy: Tail<WeaklyLazy> {
            lazyTailOfWeaklyLazy.value(in: lifetime) { newTailOfWeaklyLazy() }
        }

        private func newTailOfWeaklyLazy() -> Tail<WeaklyLazy> {
            AppAssembly.Factories.tailOfWeaklyLazy(head: headOfWeaklyLazy)
        }

        var headOfWeaklyFresh: Head<WeaklyFresh> {
            weakHeadOfWeaklyFresh.value(in: lifetime) { newHeadOfWeaklyFresh() }
        }

        private func newHeadOfWeaklyFresh() -> WeaklyHeld<Head<WeaklyFresh>> {
            AppAssembly.Factories.headOfWeaklyFresh(tail: { [reference] in
                try reference.open("Tail<WeaklyFresh>", for: "Head<WeaklyFresh>").makeTailOfWeaklyFresh()
            })
        }

        var headOfWeaklyCommon: Head<WeaklyCommon> {
            weakHeadOfWeaklyCommon.value(in: lifetime) { newHeadOfWeaklyCommon() }
        }

        private func newHeadOfWeaklyCommon() -> WeaklyHeld<Head<WeaklyCommon>> {
            AppAssembly.Factories.headOfWeaklyCommon(tail: { [reference] in
                try reference.open("Tail<WeaklyCommon>", for: "Head<WeaklyCommon>").makeTailOfWeaklyCommon()
            })
        }

        var headOfWeaklyWeakly: Head<WeaklyWeakly> {
            weakHeadOfWeaklyWeakly.value(in: lifetime) { newHeadOfWeaklyWeakly() }
        }

        private func newHeadOfWeaklyWeakly() -> WeaklyHeld<Head<WeaklyWeakly>> {
            AppAssembly.Factories.headOfWeaklyWeakly(tail: { [reference] in
                try reference.open("Tail<WeaklyWeakly>", for: "Head<WeaklyWeakly>").tailOfWeaklyWeakly
            })
        }

        fileprivate var tailOfWeaklyWeakly: Tail<WeaklyWeakly> {
            weakTailOfWeaklyWeakly.value(in: lifetime) { newTailOfWeaklyWeakly() }
        }

        private func newTailOfWeaklyWeakly() -> WeaklyHeld<Tail<WeaklyWeakly>> {
            AppAssembly.Factories.tailOfWeaklyWeakly(head: headOfWeaklyWeakly)
        }

        var headOfWeaklyShared: Head<WeaklyShared> {
            weakHeadOfWeaklyShared.value(in: lifetime) { newHeadOfWeaklyShared() }
        }

        private func newHeadOfWeaklyShared() -> WeaklyHeld<Head<WeaklyShared>> {
            AppAssembly.Factories.headOfWeaklyShared(tail: { [reference] in
                try reference.open("Tail<WeaklyShared>", for: "Head<WeaklyShared>").tailOfWeaklyShared
            })
        }

        /// Makes a new `Own<InFresh>`.
        func makeOwnOfInFresh() -> Own<InFresh> {
            AppAssembly.Factories.ownOfInFresh(own: { [reference] in
                try reference.open("Own<InFresh>", for: "Own<InFresh>").makeOwnOfInFresh()
            })
        }

        /// Makes a new `Own<InCommon>`.
        func makeOwnOfInCommon() -> Own<InCommon> {
            AppAssembly.Factories.ownOfInCommon(own: { [reference] in
                try reference.open("Own<InCommon>", for: "Own<InCommon>").makeOwnOfInCommon()
            })
        }

        /// Makes a new `Head<FreshShared>`.
        func makeHeadOfFreshShared() -> Head<FreshShared> {
            AppAssembly.Factories.headOfFreshShared(tail: { [reference] in
                try reference.open("Tail<FreshShared>", for: "Head<FreshShared>").tailOfFreshShared
            })
        }

        /// Makes a new `Head<FreshLazy>`.
        func makeHeadOfFreshLazy() -> Head<FreshLazy> {
            AppAssembly.Factories.headOfFreshLazy(tail: { [reference] in
                try reference.open("Tail<FreshLazy>", for: "Head<FreshLazy>").tailOfFreshLazy
            })
        }

        /// Makes a new `Head<FreshFresh>`.
        func makeHeadOfFreshFresh() -> Head<FreshFresh> {
            AppAssembly.Factories.headOfFreshFresh(tail: { [reference] in
                try reference.open("Tail<FreshFresh>", for: "Head<FreshFresh>").makeTailOfFreshFresh()
            })
        }

        /// Makes a new `Head<FreshCommon>`.
        func makeHeadOfFreshCommon() -> Head<FreshCommon> {
            AppAssembly.Factories.headOfFreshCommon(tail: { [reference] in
                try reference.open("Tail<FreshCommon>", for: "Head<FreshCommon>").makeTailOfFreshCommon()
            })
        }

        /// Makes a new `Head<FreshWeakly>`.
        func makeHeadOfFreshWeakly() -> Head<FreshWeakly> {
            AppAssembly.Factories.headOfFreshWeakly(tail: { [reference] in
                try reference.open("Tail<FreshWeakly>", for: "Head<FreshWeakly>").tailOfFreshWeakly
            })
        }

        /// Makes a new `Head<CommonShared>`.
        func makeHeadOfCommonShared() -> Head<CommonShared> {
            AppAssembly.Factories.headOfCommonShared(tail: { [reference] in
                try reference.open("Tail<CommonShared>", for: "Head<CommonShared>").tailOfCommonShared
            })
        }

        /// Makes a new `Head<CommonLazy>`.
        func makeHeadOfCommonLazy() -> Head<CommonLazy> {
            AppAssembly.Factories.headOfCommonLazy(tail: { [reference] in
                try reference.open("Tail<CommonLazy>", for: "Head<CommonLazy>").tailOfCommonLazy
            })
        }

        /// Makes a new `Head<CommonFresh>`.
        func makeHeadOfCommonFresh() -> Head<CommonFresh> {
            AppAssembly.Factories.headOfCommonFresh(tail: { [reference] in
                try reference.open("Tail<CommonFresh>", for: "Head<CommonFresh>").makeTailOfCommonFresh()
            })
        }

        /// Makes a new `Head<CommonCommon>`.
        func makeHeadOfCommonCommon() -> Head<CommonCommon> {
            AppAssembly.Factories.headOfCommonCommon(tail: { [reference] in
                try reference.open("Tail<CommonCommon>", for: "Head<CommonCommon>").makeTailOfCommonCommon()
            })
        }

        /// Makes a new `Head<CommonWeakly>`.
        func makeHeadOfCommonWeakly() -> Head<CommonWeakly> {
            AppAssembly.Factories.headOfCommonWeakly(tail: { [reference] in
                try reference.open("Tail<CommonWeakly>", for: "Head<CommonWeakly>").tailOfCommonWeakly
            })
        }

        fileprivate func makeTailOfSharedFresh() -> Tail<SharedFresh> {
            AppAssembly.Factories.tailOfSharedFresh(head: headOfSharedFresh)
        }

        fileprivate func makeTailOfSharedCommon() -> Tail<SharedCommon> {
            AppAssembly.Factories.tailOfSharedCommon(head: headOfSharedCommon)
        }

        fileprivate func makeTailOfLazyFresh() -> Tail<LazyFresh> {
            AppAssembly.Factories.tailOfLazyFresh(head: headOfLazyFresh)
        }

        fileprivate func makeTailOfLazyCommon() -> Tail<LazyCommon> {
            AppAssembly.Factories.tailOfLazyCommon(head: headOfLazyCommon)
        }

        fileprivate func makeTailOfFreshFresh() -> Tail<FreshFresh> {
            AppAssembly.Factories.tailOfFreshFresh(head: makeHeadOfFreshFresh())
        }

        fileprivate func makeTailOfFreshCommon() -> Tail<FreshCommon> {
            AppAssembly.Factories.tailOfFreshCommon(head: makeHeadOfFreshCommon())
        }

        fileprivate func makeTailOfCommonFresh() -> Tail<CommonFresh> {
            let headOfCommonFresh = AppAssembly.Factories.headOfCommonFresh(tail: { [reference] in
                try reference.open("Tail<CommonFresh>", for: "Head<CommonFresh>").makeTailOfCommonFresh()
            })
            return AppAssembly.Factories.tailOfCommonFresh(head: headOfCommonFresh)
        }

        fileprivate func makeTailOfCommonCommon() -> Tail<CommonCommon> {
            let headOfCommonCommon = AppAssembly.Factories.headOfCommonCommon(tail: { [reference] in
                try reference.open("Tail<CommonCommon>", for: "Head<CommonCommon>").makeTailOfCommonCommon()
            })
            return AppAssembly.Factories.tailOfCommonCommon(head: headOfCommonCommon)
        }

        fileprivate func makeTailOfWeaklyFresh() -> Tail<WeaklyFresh> {
            AppAssembly.Factories.tailOfWeaklyFresh(head: headOfWeaklyFresh)
        }

        fileprivate func makeTailOfWeaklyCommon() -> Tail<WeaklyCommon> {
            AppAssembly.Factories.tailOfWeaklyCommon(head: headOfWeaklyCommon)
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 13)
private func dovetailWarning1() {
    #warning("`Tail<WeaklyShared>` is shared and holds the weak `Head<WeaklyShared>` (parameter `head`), so that it is never let go while `AppScope` is open; let `head` be `@Sendable () throws -> Head<WeaklyShared>`, or register `Head<WeaklyShared>` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 13)
private func dovetailWarning2() {
    #warning("`Tail<WeaklyLazy>` is shared and holds the weak `Head<WeaklyLazy>` (parameter `head`), so that it is never let go while `AppScope` is open; let `head` be `@Sendable () throws -> Head<WeaklyLazy>`, or register `Head<WeaklyLazy>` as `Shared` [held-weak]")
}
#sourceLocation()
