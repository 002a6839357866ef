// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func ownOfInShared(
            _ watch: ObjectWatch?,
            own: @escaping @Sendable () throws -> Own<InShared>
        ) -> Own<InShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Own<InShared>", ObjectWatch.start(watch), Own<InShared>(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func ownOfInLazy(
            _ watch: ObjectWatch?,
            own: @escaping @Sendable () throws -> Own<InLazy>
        ) -> Own<InLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Own<InLazy>", ObjectWatch.start(watch), Own<InLazy>(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func ownOfInFresh(
            _ watch: ObjectWatch?,
            own: @escaping @Sendable () throws -> Own<InFresh>
        ) -> Own<InFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Own<InFresh>", ObjectWatch.start(watch), Own<InFresh>(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func ownOfInCommon(
            _ watch: ObjectWatch?,
            own: @escaping @Sendable () throws -> Own<InCommon>
        ) -> Own<InCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Own<InCommon>", ObjectWatch.start(watch), Own<InCommon>(own: own))
            #sourceLocation()
        }

        @inline(never)
        static func ownOfInWeakly(
            _ watch: ObjectWatch?,
            own: @escaping @Sendable () throws -> Own<InWeakly>
        ) -> WeaklyHeld<Own<InWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = ObjectWatch.tell(watch, "Own<InWeakly>", ObjectWatch.start(watch), Own<InWeakly>(own: own))
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func headOfSharedShared(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<SharedShared>
        ) -> Head<SharedShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Head<SharedShared>", ObjectWatch.start(watch), Head<SharedShared>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfSharedShared(
            _ watch: ObjectWatch?,
            head: consuming Head<SharedShared>
        ) -> Tail<SharedShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Tail<SharedShared>", ObjectWatch.start(watch), Tail<SharedShared>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfSharedLazy(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<SharedLazy>
        ) -> Head<SharedLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Head<SharedLazy>", ObjectWatch.start(watch), Head<SharedLazy>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfSharedLazy(_ watch: ObjectWatch?, head: consuming Head<SharedLazy>) -> Tail<SharedLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Tail<SharedLazy>", ObjectWatch.start(watch), Tail<SharedLazy>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfSharedFresh(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<SharedFresh>
        ) -> Head<SharedFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Head<SharedFresh>", ObjectWatch.start(watch), Head<SharedFresh>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfSharedFresh(_ watch: ObjectWatch?, head: consuming Head<SharedFresh>) -> Tail<SharedFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Tail<SharedFresh>", ObjectWatch.start(watch), Tail<SharedFresh>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfSharedCommon(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<SharedCommon>
        ) -> Head<SharedCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Head<SharedCommon>", ObjectWatch.start(watch), Head<SharedCommon>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfSharedCommon(
            _ watch: ObjectWatch?,
            head: consuming Head<SharedCommon>
        ) -> Tail<SharedCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Tail<SharedCommon>", ObjectWatch.start(watch), Tail<SharedCommon>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfSharedWeakly(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<SharedWeakly>
        ) -> Head<SharedWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Head<SharedWeakly>", ObjectWatch.start(watch), Head<SharedWeakly>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfSharedWeakly(
            _ watch: ObjectWatch?,
            head: consuming Head<SharedWeakly>
        ) -> WeaklyHeld<Tail<SharedWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object = ObjectWatch.tell(watch, "Tail<SharedWeakly>", ObjectWatch.start(watch), Tail<SharedWeakly>(
                head: head
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func headOfLazyShared(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<LazyShared>
        ) -> Head<LazyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Head<LazyShared>", ObjectWatch.start(watch), Head<LazyShared>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfLazyShared(_ watch: ObjectWatch?, head: consuming Head<LazyShared>) -> Tail<LazyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Tail<LazyShared>", ObjectWatch.start(watch), Tail<LazyShared>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfLazyLazy(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<LazyLazy>
        ) -> Head<LazyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Head<LazyLazy>", ObjectWatch.start(watch), Head<LazyLazy>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfLazyLazy(_ watch: ObjectWatch?, head: consuming Head<LazyLazy>) -> Tail<LazyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Tail<LazyLazy>", ObjectWatch.start(watch), Tail<LazyLazy>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfLazyFresh(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<LazyFresh>
        ) -> Head<LazyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Head<LazyFresh>", ObjectWatch.start(watch), Head<LazyFresh>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfLazyFresh(_ watch: ObjectWatch?, head: consuming Head<LazyFresh>) -> Tail<LazyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Tail<LazyFresh>", ObjectWatch.start(watch), Tail<LazyFresh>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfLazyCommon(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<LazyCommon>
        ) -> Head<LazyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Head<LazyCommon>", ObjectWatch.start(watch), Head<LazyCommon>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfLazyCommon(_ watch: ObjectWatch?, head: consuming Head<LazyCommon>) -> Tail<LazyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Tail<LazyCommon>", ObjectWatch.start(watch), Tail<LazyCommon>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfLazyWeakly(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<LazyWeakly>
        ) -> Head<LazyWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Head<LazyWeakly>", ObjectWatch.start(watch), Head<LazyWeakly>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfLazyWeakly(
            _ watch: ObjectWatch?,
            head: consuming Head<LazyWeakly>
        ) -> WeaklyHeld<Tail<LazyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            let object = ObjectWatch.tell(watch, "Tail<LazyWeakly>", ObjectWatch.start(watch), Tail<LazyWeakly>(
                head: head
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func headOfFreshShared(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<FreshShared>
        ) -> Head<FreshShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Head<FreshShared>", ObjectWatch.start(watch), Head<FreshShared>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfFreshShared(_ watch: ObjectWatch?, head: consuming Head<FreshShared>) -> Tail<FreshShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Tail<FreshShared>", ObjectWatch.start(watch), Tail<FreshShared>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfFreshLazy(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<FreshLazy>
        ) -> Head<FreshLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Head<FreshLazy>", ObjectWatch.start(watch), Head<FreshLazy>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfFreshLazy(_ watch: ObjectWatch?, head: consuming Head<FreshLazy>) -> Tail<FreshLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Tail<FreshLazy>", ObjectWatch.start(watch), Tail<FreshLazy>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfFreshFresh(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<FreshFresh>
        ) -> Head<FreshFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Head<FreshFresh>", ObjectWatch.start(watch), Head<FreshFresh>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfFreshFresh(_ watch: ObjectWatch?, head: consuming Head<FreshFresh>) -> Tail<FreshFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Tail<FreshFresh>", ObjectWatch.start(watch), Tail<FreshFresh>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfFreshCommon(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<FreshCommon>
        ) -> Head<FreshCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Head<FreshCommon>", ObjectWatch.start(watch), Head<FreshCommon>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfFreshCommon(_ watch: ObjectWatch?, head: consuming Head<FreshCommon>) -> Tail<FreshCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Tail<FreshCommon>", ObjectWatch.start(watch), Tail<FreshCommon>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfFreshWeakly(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<FreshWeakly>
        ) -> Head<FreshWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Head<FreshWeakly>", ObjectWatch.start(watch), Head<FreshWeakly>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfFreshWeakly(
            _ watch: ObjectWatch?,
            head: consuming Head<FreshWeakly>
        ) -> WeaklyHeld<Tail<FreshWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            let object = ObjectWatch.tell(watch, "Tail<FreshWeakly>", ObjectWatch.start(watch), Tail<FreshWeakly>(
                head: head
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func headOfCommonShared(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<CommonShared>
        ) -> Head<CommonShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Head<CommonShared>", ObjectWatch.start(watch), Head<CommonShared>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfCommonShared(
            _ watch: ObjectWatch?,
            head: consuming Head<CommonShared>
        ) -> Tail<CommonShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Tail<CommonShared>", ObjectWatch.start(watch), Tail<CommonShared>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfCommonLazy(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<CommonLazy>
        ) -> Head<CommonLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Head<CommonLazy>", ObjectWatch.start(watch), Head<CommonLazy>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfCommonLazy(_ watch: ObjectWatch?, head: consuming Head<CommonLazy>) -> Tail<CommonLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Tail<CommonLazy>", ObjectWatch.start(watch), Tail<CommonLazy>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfCommonFresh(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<CommonFresh>
        ) -> Head<CommonFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Head<CommonFresh>", ObjectWatch.start(watch), Head<CommonFresh>(tail: tail))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfCommonFresh(_ watch: ObjectWatch?, head: consuming Head<CommonFresh>) -> Tail<CommonFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Tail<CommonFresh>", ObjectWatch.start(watch), Tail<CommonFresh>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfCommonCommon(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<CommonCommon>
        ) -> Head<CommonCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Head<CommonCommon>", ObjectWatch.start(watch), Head<CommonCommon>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfCommonCommon(
            _ watch: ObjectWatch?,
            head: consuming Head<CommonCommon>
        ) -> Tail<CommonCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Tail<CommonCommon>", ObjectWatch.start(watch), Tail<CommonCommon>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfCommonWeakly(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<CommonWeakly>
        ) -> Head<CommonWeakly> {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Head<CommonWeakly>", ObjectWatch.start(watch), Head<CommonWeakly>(
                tail: tail
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tailOfCommonWeakly(
            _ watch: ObjectWatch?,
            head: consuming Head<CommonWeakly>
        ) -> WeaklyHeld<Tail<CommonWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            let object = ObjectWatch.tell(watch, "Tail<CommonWeakly>", ObjectWatch.start(watch), Tail<CommonWeakly>(
                head: head
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func headOfWeaklyShared(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<WeaklyShared>
        ) -> WeaklyHeld<Head<WeaklyShared>> {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            let object = ObjectWatch.tell(watch, "Head<WeaklyShared>", ObjectWatch.start(watch), Head<WeaklyShared>(
                tail: tail
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func tailOfWeaklyShared(
            _ watch: ObjectWatch?,
            head: consuming Head<WeaklyShared>
        ) -> Tail<WeaklyShared> {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Tail<WeaklyShared>", ObjectWatch.start(watch), Tail<WeaklyShared>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfWeaklyLazy(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<WeaklyLazy>
        ) -> WeaklyHeld<Head<WeaklyLazy>> {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            let object = ObjectWatch.tell(watch, "Head<WeaklyLazy>", ObjectWatch.start(watch), Head<WeaklyLazy>(
                tail: tail
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func tailOfWeaklyLazy(_ watch: ObjectWatch?, head: consuming Head<WeaklyLazy>) -> Tail<WeaklyLazy> {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Tail<WeaklyLazy>", ObjectWatch.start(watch), Tail<WeaklyLazy>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfWeaklyFresh(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<WeaklyFresh>
        ) -> WeaklyHeld<Head<WeaklyFresh>> {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            let object = ObjectWatch.tell(watch, "Head<WeaklyFresh>", ObjectWatch.start(watch), Head<WeaklyFresh>(
                tail: tail
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func tailOfWeaklyFresh(_ watch: ObjectWatch?, head: consuming Head<WeaklyFresh>) -> Tail<WeaklyFresh> {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Tail<WeaklyFresh>", ObjectWatch.start(watch), Tail<WeaklyFresh>(head: head))
            #sourceLocation()
        }

        @inline(never)
        static func headOfWeaklyCommon(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<WeaklyCommon>
        ) -> WeaklyHeld<Head<WeaklyCommon>> {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            let object = ObjectWatch.tell(watch, "Head<WeaklyCommon>", ObjectWatch.start(watch), Head<WeaklyCommon>(
                tail: tail
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func tailOfWeaklyCommon(
            _ watch: ObjectWatch?,
            head: consuming Head<WeaklyCommon>
        ) -> Tail<WeaklyCommon> {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Tail<WeaklyCommon>", ObjectWatch.start(watch), Tail<WeaklyCommon>(
                head: head
            ))
            #sourceLocation()
        }

        @inline(never)
        static func headOfWeaklyWeakly(
            _ watch: ObjectWatch?,
            tail: @escaping @Sendable () throws -> Tail<WeaklyWeakly>
        ) -> WeaklyHeld<Head<WeaklyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            let object = ObjectWatch.tell(watch, "Head<WeaklyWeakly>", ObjectWatch.start(watch), Head<WeaklyWeakly>(
                tail: tail
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func tailOfWeaklyWeakly(
            _ watch: ObjectWatch?,
            head: consuming Head<WeaklyWeakly>
        ) -> WeaklyHeld<Tail<WeaklyWeakly>> {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            let object = ObjectWatch.tell(watch, "Tail<WeaklyWeakly>", ObjectWatch.start(watch), Tail<WeaklyWeakly>(
                head: head
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let ownOfInShared = AppAssembly.Factories.ownOfInShared(
                    objectWatch,
                    own: { try reference.open("Own<InShared>", for: "Own<InShared>").ownOfInShared }
                )
                let headOfSharedLazy = AppAssembly.Factories.headOfSharedLazy(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<SharedLazy>", for: "Head<SharedLazy>").tailOfSharedLazy
                    }
                )
                let headOfSharedWeakly = AppAssembly.Factories.headOfSharedWeakly(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<SharedWeakly>", for: "Head<SharedWeakly>").tailOfSharedWeakly
                    }
                )
                let headOfSharedShared = AppAssembly.Factories.headOfSharedShared(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<SharedShared>", for: "Head<SharedShared>").tailOfSharedShared
                    }
                )
                let tailOfSharedShared = AppAssembly.Factories.tailOfSharedShared(objectWatch, head: headOfSharedShared)
                let headOfSharedFresh = AppAssembly.Factories.headOfSharedFresh(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<SharedFresh>", for: "Head<SharedFresh>").makeTailOfSharedFresh()
                    }
                )
                let headOfSharedCommon = AppAssembly.Factories.headOfSharedCommon(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<SharedCommon>", for: "Head<SharedCommon>").makeTailOfSharedCommon()
                    }
                )
                let headOfLazyShared = AppAssembly.Factories.headOfLazyShared(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<LazyShared>", for: "Head<LazyShared>").tailOfLazyShared
                    }
                )
                let tailOfLazyShared = AppAssembly.Factories.tailOfLazyShared(objectWatch, head: headOfLazyShared)
                let headOfFreshShared = AppAssembly.Factories.headOfFreshShared(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<FreshShared>", for: "Head<FreshShared>").tailOfFreshShared
                    }
                )
                let tailOfFreshShared = AppAssembly.Factories.tailOfFreshShared(
                    objectWatch,
                    head: consume headOfFreshShared
                )
                let headOfCommonShared = AppAssembly.Factories.headOfCommonShared(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<CommonShared>", for: "Head<CommonShared>").tailOfCommonShared
                    }
                )
                let tailOfCommonShared = AppAssembly.Factories.tailOfCommonShared(
                    objectWatch,
                    head: consume headOfCommonShared
                )
                let headOfWeaklyShared = weakHeadOfWeaklyShared.remember(AppAssembly.Factories.headOfWeaklyShared(
                    objectWatch,
                    tail: {
                        try reference.open("Tail<WeaklyShared>", for: "Head<WeaklyShared>").tailOfWeaklyShared
                    }
                ))
                let tailOfWeaklyShared = AppAssembly.Factories.tailOfWeaklyShared(
                    objectWatch,
                    head: consume headOfWeaklyShared
                )
                self.lifetime = lifetime
                self.reference = reference
                self.ownOfInShared = ownOfInShared
                self.headOfSharedLazy = consume headOfSharedLazy
                self.headOfSharedWeakly = consume headOfSharedWeakly
                self.headOfSharedShared = consume headOfSharedShared
                self.headOfSharedFresh = consume headOfSharedFresh
                self.headOfSharedCommon = consume headOfSharedCommon
                self.headOfLazyShared = consume headOfLazyShared
                self.tailOfSharedShared = tailOfSharedShared
                self.tailOfLazyShared = tailOfLazyShared
                self.tailOfFreshShared = tailOfFreshShared
                self.tailOfCommonShared = tailOfCommonShared
                self.tailOfWeaklyShared = tailOfWeaklyShared
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var ownOfInLazy: Own<InLazy> { lazyOwnOfInLazy.value(in: lifetime) { newOwnOfInLazy() } }

        private func newOwnOfInLazy() -> Own<InLazy> {
            AppAssembly.Factories.ownOfInLazy(
                lifetime.objectWatch,
                own: { [reference] in
                    try reference.open("Own<InLazy>", for: "Own<InLazy>").ownOfInLazy
                }
            )
        }

        var ownOfInWeakly: Own<InWeakly> { weakOwnOfInWeakly.value(in: lifetime) { newOwnOfInWeakly() } }

        private func newOwnOfInWeakly() -> WeaklyHeld<Own<InWeakly>> {
            AppAssembly.Factories.ownOfInWeakly(
                lifetime.objectWatch,
                own: { [reference] in
                    try reference.open("Own<InWeakly>", for: "Own<InWeakly>").ownOfInWeakly
                }
            )
        }

        fileprivate var tailOfSharedLazy: Tail<SharedLazy> {
            lazyTailOfSharedLazy.value(in: lifetime) { newTailOfSharedLazy() }
        }

        private func newTailOfSharedLazy() -> Tail<SharedLazy> {
            AppAssembly.Factories.tailOfSharedLazy(lifetime.objectWatch, head: headOfSharedLazy)
        }

        fileprivate var tailOfSharedWeakly: Tail<SharedWeakly> {
            weakTailOfSharedWeakly.value(in: lifetime) { newTailOfSharedWeakly() }
        }

        private func newTailOfSharedWeakly() -> WeaklyHeld<Tail<SharedWeakly>> {
            AppAssembly.Factories.tailOfSharedWeakly(lifetime.objectWatch, head: headOfSharedWeakly)
        }

        var headOfLazyLazy: Head<LazyLazy> { lazyHeadOfLazyLazy.value(in: lifetime) { newHeadOfLazyLazy() } }

        private func newHeadOfLazyLazy() -> Head<LazyLazy> {
            AppAssembly.Factories.headOfLazyLazy(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<LazyLazy>", for: "Head<LazyLazy>").tailOfLazyLazy
                }
            )
        }

        fileprivate var tailOfLazyLazy: Tail<LazyLazy> {
            lazyTailOfLazyLazy.value(in: lifetime) { newTailOfLazyLazy() }
        }

        private func newTailOfLazyLazy() -> Tail<LazyLazy> {
            AppAssembly.Factories.tailOfLazyLazy(lifetime.objectWatch, head: headOfLazyLazy)
        }

        var headOfLazyFresh: Head<LazyFresh> { lazyHeadOfLazyFresh.value(in: lifetime) { newHeadOfLazyFresh() } }

        private func newHeadOfLazyFresh() -> Head<LazyFresh> {
            AppAssembly.Factories.headOfLazyFresh(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<LazyFresh>", for: "Head<LazyFresh>").makeTailOfLazyFresh()
                }
            )
        }

        var headOfLazyCommon: Head<LazyCommon> { lazyHeadOfLazyCommon.value(in: lifetime) { newHeadOfLazyCommon() } }

        private func newHeadOfLazyCommon() -> Head<LazyCommon> {
            AppAssembly.Factories.headOfLazyCommon(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<LazyCommon>", for: "Head<LazyCommon>").makeTailOfLazyCommon()
                }
            )
        }

        var headOfLazyWeakly: Head<LazyWeakly> { lazyHeadOfLazyWeakly.value(in: lifetime) { newHeadOfLazyWeakly() } }

        private func newHeadOfLazyWeakly() -> Head<LazyWeakly> {
            AppAssembly.Factories.headOfLazyWeakly(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<LazyWeakly>", for: "Head<LazyWeakly>").tailOfLazyWeakly
                }
            )
        }

        fileprivate var tailOfLazyWeakly: Tail<LazyWeakly> {
            weakTailOfLazyWeakly.value(in: lifetime) { newTailOfLazyWeakly() }
        }

        private func newTailOfLazyWeakly() -> WeaklyHeld<Tail<LazyWeakly>> {
            AppAssembly.Factories.tailOfLazyWeakly(lifetime.objectWatch, head: headOfLazyWeakly)
        }

        fileprivate var tailOfFreshLazy: Tail<FreshLazy> {
            lazyTailOfFreshLazy.value(in: lifetime) { newTailOfFreshLazy() }
        }

        private func newTailOfFreshLazy() -> Tail<FreshLazy> {
            AppAssembly.Factories.tailOfFreshLazy(lifetime.objectWatch, head: makeHeadOfFreshLazy())
        }

        fileprivate var tailOfFreshWeakly: Tail<FreshWeakly> {
            weakTailOfFreshWeakly.value(in: lifetime) { newTailOfFreshWeakly() }
        }

        private func newTailOfFreshWeakly() -> WeaklyHeld<Tail<FreshWeakly>> {
            AppAssembly.Factories.tailOfFreshWeakly(lifetime.objectWatch, head: makeHeadOfFreshWeakly())
        }

        fileprivate var tailOfCommonLazy: Tail<CommonLazy> {
            lazyTailOfCommonLazy.value(in: lifetime) { newTailOfCommonLazy() }
        }

        private func newTailOfCommonLazy() -> Tail<CommonLazy> {
            let headOfCommonLazy = AppAssembly.Factories.headOfCommonLazy(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonLazy>", for: "Head<CommonLazy>").tailOfCommonLazy
                }
            )
            return AppAssembly.Factories.tailOfCommonLazy(lifetime.objectWatch, head: headOfCommonLazy)
        }

        fileprivate var tailOfCommonWeakly: Tail<CommonWeakly> {
            weakTailOfCommonWeakly.value(in: lifetime) { newTailOfCommonWeakly() }
        }

        private func newTailOfCommonWeakly() -> WeaklyHeld<Tail<CommonWeakly>> {
            let headOfCommonWeakly = AppAssembly.Factories.headOfCommonWeakly(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonWeakly>", for: "Head<CommonWeakly>").tailOfCommonWeakly
                }
            )
            return AppAssembly.Factories.tailOfCommonWeakly(lifetime.objectWatch, head: headOfCommonWeakly)
        }

        var headOfWeaklyLazy: Head<WeaklyLazy> { weakHeadOfWeaklyLazy.value(in: lifetime) { newHeadOfWeaklyLazy() } }

        private func newHeadOfWeaklyLazy() -> WeaklyHeld<Head<WeaklyLazy>> {
            AppAssembly.Factories.headOfWeaklyLazy(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<WeaklyLazy>", for: "Head<WeaklyLazy>").tailOfWeaklyLazy
                }
            )
        }

        fileprivate var tailOfWeaklyLazy: Tail<WeaklyLazy> {
            lazyTailOfWeaklyLazy.value(in: lifetime) { newTailOfWeaklyLazy() }
        }

        private func newTailOfWeaklyLazy() -> Tail<WeaklyLazy> {
            AppAssembly.Factories.tailOfWeaklyLazy(lifetime.objectWatch, head: headOfWeaklyLazy)
        }

        var headOfWeaklyFresh: Head<WeaklyFresh> {
            weakHeadOfWeaklyFresh.value(in: lifetime) { newHeadOfWeaklyFresh() }
        }

        private func newHeadOfWeaklyFresh() -> WeaklyHeld<Head<WeaklyFresh>> {
            AppAssembly.Factories.headOfWeaklyFresh(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<WeaklyFresh>", for: "Head<WeaklyFresh>").makeTailOfWeaklyFresh()
                }
            )
        }

        var headOfWeaklyCommon: Head<WeaklyCommon> {
            weakHeadOfWeaklyCommon.value(in: lifetime) { newHeadOfWeaklyCommon() }
        }

        private func newHeadOfWeaklyCommon() -> WeaklyHeld<Head<WeaklyCommon>> {
            AppAssembly.Factories.headOfWeaklyCommon(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<WeaklyCommon>", for: "Head<WeaklyCommon>").makeTailOfWeaklyCommon()
                }
            )
        }

        var headOfWeaklyWeakly: Head<WeaklyWeakly> {
            weakHeadOfWeaklyWeakly.value(in: lifetime) { newHeadOfWeaklyWeakly() }
        }

        private func newHeadOfWeaklyWeakly() -> WeaklyHeld<Head<WeaklyWeakly>> {
            AppAssembly.Factories.headOfWeaklyWeakly(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<WeaklyWeakly>", for: "Head<WeaklyWeakly>").tailOfWeaklyWeakly
                }
            )
        }

        fileprivate var tailOfWeaklyWeakly: Tail<WeaklyWeakly> {
            weakTailOfWeaklyWeakly.value(in: lifetime) { newTailOfWeaklyWeakly() }
        }

        private func newTailOfWeaklyWeakly() -> WeaklyHeld<Tail<WeaklyWeakly>> {
            AppAssembly.Factories.tailOfWeaklyWeakly(lifetime.objectWatch, head: headOfWeaklyWeakly)
        }

        var headOfWeaklyShared: Head<WeaklyShared> {
            weakHeadOfWeaklyShared.value(in: lifetime) { newHeadOfWeaklyShared() }
        }

        private func newHeadOfWeaklyShared() -> WeaklyHeld<Head<WeaklyShared>> {
            AppAssembly.Factories.headOfWeaklyShared(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<WeaklyShared>", for: "Head<WeaklyShared>").tailOfWeaklyShared
                }
            )
        }

        /// Makes a new `Own<InFresh>`.
        func makeOwnOfInFresh() -> Own<InFresh> {
            AppAssembly.Factories.ownOfInFresh(
                lifetime.objectWatch,
                own: { [reference] in
                    try reference.open("Own<InFresh>", for: "Own<InFresh>").makeOwnOfInFresh()
                }
            )
        }

        /// Makes a new `Own<InCommon>`.
        func makeOwnOfInCommon() -> Own<InCommon> {
            AppAssembly.Factories.ownOfInCommon(
                lifetime.objectWatch,
                own: { [reference] in
                    try reference.open("Own<InCommon>", for: "Own<InCommon>").makeOwnOfInCommon()
                }
            )
        }

        /// Makes a new `Head<FreshShared>`.
        func makeHeadOfFreshShared() -> Head<FreshShared> {
            AppAssembly.Factories.headOfFreshShared(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<FreshShared>", for: "Head<FreshShared>").tailOfFreshShared
                }
            )
        }

        /// Makes a new `Head<FreshLazy>`.
        func makeHeadOfFreshLazy() -> Head<FreshLazy> {
            AppAssembly.Factories.headOfFreshLazy(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<FreshLazy>", for: "Head<FreshLazy>").tailOfFreshLazy
                }
            )
        }

        /// Makes a new `Head<FreshFresh>`.
        func makeHeadOfFreshFresh() -> Head<FreshFresh> {
            AppAssembly.Factories.headOfFreshFresh(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<FreshFresh>", for: "Head<FreshFresh>").makeTailOfFreshFresh()
                }
            )
        }

        /// Makes a new `Head<FreshCommon>`.
        func makeHeadOfFreshCommon() -> Head<FreshCommon> {
            AppAssembly.Factories.headOfFreshCommon(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<FreshCommon>", for: "Head<FreshCommon>").makeTailOfFreshCommon()
                }
            )
        }

        /// Makes a new `Head<FreshWeakly>`.
        func makeHeadOfFreshWeakly() -> Head<FreshWeakly> {
            AppAssembly.Factories.headOfFreshWeakly(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<FreshWeakly>", for: "Head<FreshWeakly>").tailOfFreshWeakly
                }
            )
        }

        /// Makes a new `Head<CommonShared>`.
        func makeHeadOfCommonShared() -> Head<CommonShared> {
            AppAssembly.Factories.headOfCommonShared(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonShared>", for: "Head<CommonShared>").tailOfCommonShared
                }
            )
        }

        /// Makes a new `Head<CommonLazy>`.
        func makeHeadOfCommonLazy() -> Head<CommonLazy> {
            AppAssembly.Factories.headOfCommonLazy(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonLazy>", for: "Head<CommonLazy>").tailOfCommonLazy
                }
            )
        }

        /// Makes a new `Head<CommonFresh>`.
        func makeHeadOfCommonFresh() -> Head<CommonFresh> {
            AppAssembly.Factories.headOfCommonFresh(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonFresh>", for: "Head<CommonFresh>").makeTailOfCommonFresh()
                }
            )
        }

        /// Makes a new `Head<CommonCommon>`.
        func makeHeadOfCommonCommon() -> Head<CommonCommon> {
            AppAssembly.Factories.headOfCommonCommon(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonCommon>", for: "Head<CommonCommon>").makeTailOfCommonCommon()
                }
            )
        }

        /// Makes a new `Head<CommonWeakly>`.
        func makeHeadOfCommonWeakly() -> Head<CommonWeakly> {
            AppAssembly.Factories.headOfCommonWeakly(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonWeakly>", for: "Head<CommonWeakly>").tailOfCommonWeakly
                }
            )
        }

        fileprivate func makeTailOfSharedFresh() -> Tail<SharedFresh> {
            AppAssembly.Factories.tailOfSharedFresh(lifetime.objectWatch, head: headOfSharedFresh)
        }

        fileprivate func makeTailOfSharedCommon() -> Tail<SharedCommon> {
            AppAssembly.Factories.tailOfSharedCommon(lifetime.objectWatch, head: headOfSharedCommon)
        }

        fileprivate func makeTailOfLazyFresh() -> Tail<LazyFresh> {
            AppAssembly.Factories.tailOfLazyFresh(lifetime.objectWatch, head: headOfLazyFresh)
        }

        fileprivate func makeTailOfLazyCommon() -> Tail<LazyCommon> {
            AppAssembly.Factories.tailOfLazyCommon(lifetime.objectWatch, head: headOfLazyCommon)
        }

        fileprivate func makeTailOfFreshFresh() -> Tail<FreshFresh> {
            AppAssembly.Factories.tailOfFreshFresh(lifetime.objectWatch, head: makeHeadOfFreshFresh())
        }

        fileprivate func makeTailOfFreshCommon() -> Tail<FreshCommon> {
            AppAssembly.Factories.tailOfFreshCommon(lifetime.objectWatch, head: makeHeadOfFreshCommon())
        }

        fileprivate func makeTailOfCommonFresh() -> Tail<CommonFresh> {
            let headOfCommonFresh = AppAssembly.Factories.headOfCommonFresh(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonFresh>", for: "Head<CommonFresh>").makeTailOfCommonFresh()
                }
            )
            return AppAssembly.Factories.tailOfCommonFresh(lifetime.objectWatch, head: headOfCommonFresh)
        }

        fileprivate func makeTailOfCommonCommon() -> Tail<CommonCommon> {
            let headOfCommonCommon = AppAssembly.Factories.headOfCommonCommon(
                lifetime.objectWatch,
                tail: { [reference] in
                    try reference.open("Tail<CommonCommon>", for: "Head<CommonCommon>").makeTailOfCommonCommon()
                }
            )
            return AppAssembly.Factories.tailOfCommonCommon(lifetime.objectWatch, head: headOfCommonCommon)
        }

        fileprivate func makeTailOfWeaklyFresh() -> Tail<WeaklyFresh> {
            AppAssembly.Factories.tailOfWeaklyFresh(lifetime.objectWatch, head: headOfWeaklyFresh)
        }

        fileprivate func makeTailOfWeaklyCommon() -> Tail<WeaklyCommon> {
            AppAssembly.Factories.tailOfWeaklyCommon(lifetime.objectWatch, head: headOfWeaklyCommon)
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
