// Written by Dovetail from 登録, 製品. Do not edit.

import Dovetail

extension 登録 {
    /// Makes what 登録 registers.
    nonisolated enum Factories {
        @inline(never)
        static func 設定Value(_ watch: ObjectWatch?) -> 設定 {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "設定", ObjectWatch.start(watch), 設定())
            #sourceLocation()
        }

        @inline(never)
        static func café(_ watch: ObjectWatch?, 設定: consuming 設定, 𝛑: consuming Double) -> Café {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Café", ObjectWatch.start(watch), Café(設定: 設定, 𝛑: 𝛑))
            #sourceLocation()
        }

        @inline(never)
        static func mood(_ watch: ObjectWatch?, 数: consuming Int) -> Mood {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Mood", ObjectWatch.start(watch), Mood(数: 数))
            #sourceLocation()
        }

        @inline(never)
        static func 外内Value(_ watch: ObjectWatch?, 値: consuming Int) -> 外.内 {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "外.内", ObjectWatch.start(watch), 外.内(値: 値))
            #sourceLocation()
        }

        @inline(never)
        static func ñandú(_ watch: ObjectWatch?, åre: consuming 外.内) -> any Ærlig {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Ñandú", ObjectWatch.start(watch), Ñandú(åre: åre))
            #sourceLocation()
        }

        @inline(never)
        static func 🐶🐱Value(_ watch: ObjectWatch?) -> 🐶🐱 {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "🐶🐱", ObjectWatch.start(watch), 🐶🐱())
            #sourceLocation()
        }

        @inline(never)
        static func ωmegaOfInt(_ watch: ObjectWatch?, τιμή: consuming Int) -> Ωmega<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Ωmega<Int>", ObjectWatch.start(watch), Ωmega<Int>(τιμή: τιμή))
            #sourceLocation()
        }

        @inline(never)
        static func string(_ watch: ObjectWatch?, 数: consuming Int, mood: consuming Mood) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (Int, Mood) -> String = { (数: Int, mood: Mood) in "数\(数) \(mood)" }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make(数, mood))
            #sourceLocation()
        }
    }
}

extension 製品 {
    /// What 製品, and each composition that includes it, hands out in `アプリScope`.
    nonisolated protocol アプリRoots: AnyObject, Sendable {
        var 設定Value: 設定 { get }
        var café: Café { get }
        var ærlig: any Ærlig { get }
        var 🐶🐱Value: 🐶🐱 { get }
        var ωmegaOfInt: Ωmega<Int> { get }
        func makeString() -> String
        @discardableResult
        func end() async -> EndReport
    }

    /// What 製品 makes for `アプリScope`.
    nonisolated final class アプリ: アプリRoots, OpenScope {
        let 設定Value: 設定
        let café: Café
        let ærlig: any Ærlig
        let 🐶🐱Value: 🐶🐱
        let ωmegaOfInt: Ωmega<Int>

        fileprivate let lifetime: ScopeLifetime
        fileprivate let 数: Int
        fileprivate let mood: Mood

        /// Opens `アプリScope`.
        init(𝛑: Double, 数: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("アプリ", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let 設定Value = 登録.Factories.設定Value(objectWatch)
                let café = 登録.Factories.café(objectWatch, 設定: 設定Value, 𝛑: 𝛑)
                let mood = 登録.Factories.mood(objectWatch, 数: 数)
                let 外内Value = 登録.Factories.外内Value(objectWatch, 値: 数)
                let ærlig = 登録.Factories.ñandú(objectWatch, åre: 外内Value)
                let 🐶🐱Value = 登録.Factories.🐶🐱Value(objectWatch)
                let ωmegaOfInt = 登録.Factories.ωmegaOfInt(objectWatch, τιμή: 数)
                self.lifetime = lifetime
                self.設定Value = 設定Value
                self.café = consume café
                self.ærlig = consume ærlig
                self.🐶🐱Value = consume 🐶🐱Value
                self.ωmegaOfInt = ωmegaOfInt
                self.数 = 数
                self.mood = mood
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `String`.
        func makeString() -> String {
            登録.Factories.string(lifetime.objectWatch, 数: 数, mood: mood)
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
