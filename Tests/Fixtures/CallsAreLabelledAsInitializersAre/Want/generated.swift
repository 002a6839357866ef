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
        static func form(
            _ watch: ObjectWatch?,
            userName: consuming String,
            password: consuming String,
            port: consuming Int,
            bool: consuming Bool,
            login: consuming Login
        ) -> Form {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Form", ObjectWatch.start(watch), Form(
                userName: userName,
                with: password,
                port,
                bool,
                login: login
            ))
            #sourceLocation()
        }

        @inline(never)
        static func same(
            _ watch: ObjectWatch?,
            with2: consuming Int,
            _name: consuming String,
            _unused: consuming Int,
            __: consuming Int
        ) -> Same {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Same", ObjectWatch.start(watch), Same(
                with: with2,
                name: _name,
                _unused,
                __: __
            ))
            #sourceLocation()
        }

        @inline(never)
        static func raw(
            _ watch: ObjectWatch?,
            text: consuming String,
            `1`: consuming Int,
            both: consuming Int,
            `it's {`: consuming Int,
            `x)`: consuming Int
        ) -> Raw {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Raw", ObjectWatch.start(watch), Raw(
                `for example`: text,
                `1`: `1`,
                `a, b`: both,
                `it's {`: `it's {`,
                `x)`: `x)`
            ))
            #sourceLocation()
        }

        @inline(never)
        static func subscripted(
            _ watch: ObjectWatch?,
            int: consuming Int,
            string: consuming String,
            int2: consuming Int,
            last: consuming Int
        ) -> Subscripted {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Subscripted", ObjectWatch.start(watch), Subscripted(
                int,
                string,
                int2,
                last
            ))
            #sourceLocation()
        }

        @inline(never)
        static func clashing(
            _ watch: ObjectWatch?,
            me: consuming Int,
            object: consuming Int,
            make: consuming String,
            lifetime: consuming Int,
            scope: consuming Int,
            reference: consuming Int,
            make2: consuming String
        ) -> Clashing {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Clashing", ObjectWatch.start(watch), Clashing(
                self: me,
                object: object,
                make: make,
                lifetime: lifetime,
                scope: scope,
                reference: reference,
                make2: make2
            ))
            #sourceLocation()
        }

        @inline(never)
        static func optionalClashing(
            _ watch: ObjectWatch?,
            object: consuming Int,
            make: consuming Int,
            me: consuming Int,
            text: consuming String
        ) -> Clashing? {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make2: (Int, Int, Int, String) -> Clashing? = {
                (object: Int, make: Int, me: Int, text: String) in
                Clashing(self: me, object: object, make: text, lifetime: make, scope: 1, reference: 2, make2: text)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Clashing?", ObjectWatch.start(watch), make2(object, make, me, text))
            #sourceLocation()
        }

        @inline(never)
        static func `class`(_ watch: ObjectWatch?, number: consuming Int) -> App.`class` {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "class", ObjectWatch.start(watch), App.`class`(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func `default name`(_ watch: ObjectWatch?, number: consuming Int) -> App.`default name` {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "default name", ObjectWatch.start(watch), App.`default name`(number: number))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeLogin() -> Login
        func makeForm(userName: String, with: String, port: Int, bool: Bool) -> Form
        func makeSame() -> Same
        func makeRaw() -> Raw
        func makeSubscripted() -> Subscripted
        func makeClashing() -> Clashing
        func makeOptionalClashing(object: Int, make: Int, me: Int) -> Clashing?
        func makeClass() -> `class`
        func `makeDefault name`() -> `default name`
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let port: Int
        fileprivate let userName: String
        fileprivate let flag: Bool

        /// Opens `AppScope`.
        init(port: Int, userName: String, flag: Bool, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.port = port
            self.userName = userName
            self.flag = flag
            lifetime.finishOpening(self)
        }

        /// Makes a new `Login`.
        func makeLogin() -> Login {
            AppAssembly.Factories.login(
                lifetime.objectWatch,
                userName: userName,
                password: userName,
                port: port,
                bool: flag
            )
        }

        /// Makes a new `Form`.
        func makeForm(userName userName2: String, with: String, port port2: Int, bool: Bool) -> Form {
            AppAssembly.Factories.form(
                lifetime.objectWatch,
                userName: userName2,
                password: with,
                port: port2,
                bool: bool,
                login: makeLogin()
            )
        }

        /// Makes a new `Same`.
        func makeSame() -> Same {
            AppAssembly.Factories.same(lifetime.objectWatch, with2: port, _name: userName, _unused: port, __: port)
        }

        /// Makes a new `Raw`.
        func makeRaw() -> Raw {
            AppAssembly.Factories.raw(
                lifetime.objectWatch,
                text: userName,
                `1`: port,
                both: port,
                `it's {`: port,
                `x)`: port
            )
        }

        /// Makes a new `Subscripted`.
        func makeSubscripted() -> Subscripted {
            AppAssembly.Factories.subscripted(lifetime.objectWatch, int: port, string: userName, int2: port, last: port)
        }

        /// Makes a new `Clashing`.
        func makeClashing() -> Clashing {
            AppAssembly.Factories.clashing(
                lifetime.objectWatch,
                me: port,
                object: port,
                make: userName,
                lifetime: port,
                scope: port,
                reference: port,
                make2: userName
            )
        }

        /// Makes a new `Clashing?`.
        func makeOptionalClashing(object: Int, make: Int, me: Int) -> Clashing? {
            AppAssembly.Factories.optionalClashing(
                lifetime.objectWatch,
                object: object,
                make: make,
                me: me,
                text: userName
            )
        }

        /// Makes a new `class`.
        func makeClass() -> `class` {
            AppAssembly.Factories.`class`(lifetime.objectWatch, number: port)
        }

        /// Makes a new `default name`.
        func `makeDefault name`() -> `default name` {
            AppAssembly.Factories.`default name`(lifetime.objectWatch, number: port)
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
