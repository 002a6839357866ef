// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func login(
            _ watch: ObjectWatch?,
            userName: consuming String,
            password: consuming String,
            port: consuming Int,
            bool: consuming Bool
        ) -> Login {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Login", ObjectWatch.start(watch), Login(
                userName: userName,
                with: password,
                port,
                bool
            ))
            #sourceLocation()
        }

        @inline(never)
        static func keywords(
            _ watch: ObjectWatch?,
            name: consuming String,
            count: consuming Int,
            `default`: consuming String,
            isOn: consuming Bool,
            times: consuming Int,
            value: consuming Int,
            me: consuming Int,
            `class`: consuming String
        ) -> Keywords {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Keywords", ObjectWatch.start(watch), Keywords(
                for: name,
                in: count,
                default: `default`,
                where: isOn,
                repeat: times,
                `inout`: value,
                self: me,
                `class`
            ))
            #sourceLocation()
        }

        @inline(never)
        static func trailing(_ watch: ObjectWatch?, a: consuming Int, b: consuming Int, c: consuming Int) -> Trailing {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Trailing", ObjectWatch.start(watch), Trailing(a, b: b, c: c))
            #sourceLocation()
        }

        @inline(never)
        static func 設定Value(_ watch: ObjectWatch?, ポート: consuming Int, é: consuming String) -> 設定 {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "設定", ObjectWatch.start(watch), 設定(ポート: ポート, é: é))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeLogin() -> Login
        func makeKeywords() -> Keywords
        func makeTrailing() -> Trailing
        func make設定() -> 設定
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let `default`: String
        fileprivate let `in`: Int
        fileprivate let isOn: Bool

        /// Opens `AppScope`.
        init(`default`: String, `in`: Int, isOn: Bool, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.`default` = `default`
            self.`in` = `in`
            self.isOn = isOn
            lifetime.finishOpening(self)
        }

        /// Makes a new `Login`.
        func makeLogin() -> Login {
            AppAssembly.Factories.login(
                lifetime.objectWatch,
                userName: `default`,
                password: `default`,
                port: `in`,
                bool: isOn
            )
        }

        /// Makes a new `Keywords`.
        func makeKeywords() -> Keywords {
            AppAssembly.Factories.keywords(
                lifetime.objectWatch,
                name: `default`,
                count: `in`,
                default: `default`,
                isOn: isOn,
                times: `in`,
                value: `in`,
                me: `in`,
                class: `default`
            )
        }

        /// Makes a new `Trailing`.
        func makeTrailing() -> Trailing {
            AppAssembly.Factories.trailing(lifetime.objectWatch, a: `in`, b: `in`, c: `in`)
        }

        /// Makes a new `設定`.
        func make設定() -> 設定 {
            AppAssembly.Factories.設定Value(lifetime.objectWatch, ポート: `in`, é: `default`)
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
