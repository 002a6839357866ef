// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func defaultUserService(
            _ watch: ObjectWatch?
        ) -> (userService: any UserService, closingAndUserService: any Closing & UserService) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "DefaultUserService", ObjectWatch.start(watch), DefaultUserService())
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func numberedUserService(_ watch: ObjectWatch?, id: consuming Int) -> any NumberedService {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "NumberedUserService", ObjectWatch.start(watch), NumberedUserService(id: id))
            #sourceLocation()
        }

        @inline(never)
        static func numbers(_ watch: ObjectWatch?) -> any Repo<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Numbers", ObjectWatch.start(watch), Numbers())
            #sourceLocation()
        }

        @inline(never)
        static func words(_ watch: ObjectWatch?, text: consuming String) -> any Repo<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Words", ObjectWatch.start(watch), Words(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func plainText(_ watch: ObjectWatch?, text: consuming String) -> any Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "PlainText", ObjectWatch.start(watch), PlainText(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func optionalMaybe(_ watch: ObjectWatch?, text: consuming String) -> (any Maybe)? {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: (String) -> (any Maybe)? = { (text: String) in text.isEmpty ? nil : PlainText(text: text) as any Maybe }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "(any Maybe)?", ObjectWatch.start(watch), make(text))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?) throws -> any Failable {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing())
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?) async throws -> any Slowish {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func view(_ watch: ObjectWatch?) -> any Viewable {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            makeUser: @escaping () -> any UserService,
            makeNumbered: @escaping (Int) -> any NumberedService,
            makeBoth: @escaping () -> any Closing & UserService,
            numbers: @escaping () -> any Repo<Int>,
            words: @escaping @Sendable () -> any Repo<String>,
            maybe: @escaping () -> (any Maybe)?,
            absent: (() -> any Absent)?,
            plain: @escaping () -> any Plain,
            failing: @escaping () throws -> any Failable,
            slow: @escaping () async throws -> any Slowish,
            view: @escaping @MainActor () -> any Viewable
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                makeUser: makeUser,
                makeNumbered: makeNumbered,
                makeBoth: makeBoth,
                numbers: numbers,
                words: words,
                maybe: maybe,
                absent: absent,
                plain: plain,
                failing: failing,
                slow: slow,
                view: view
            ))
            #sourceLocation()
        }

        @inline(never)
        static func screenWithEscaping(
            _ watch: ObjectWatch?,
            makeUser: @escaping () -> any UserService
        ) -> ScreenWithEscaping {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "ScreenWithEscaping", ObjectWatch.start(watch), ScreenWithEscaping(
                makeUser: makeUser
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeScreenWithEscaping() -> ScreenWithEscaping
        func makeUserService() -> any UserService
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let text: String
        fileprivate let repoOfInt: any Repo<Int>
        fileprivate let repoOfString: any Repo<String>

        /// Opens `AppScope`.
        init(text: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let repoOfInt = AppAssembly.Factories.numbers(objectWatch)
                let repoOfString = AppAssembly.Factories.words(objectWatch, text: text)
                self.lifetime = lifetime
                self.text = text
                self.repoOfInt = consume repoOfInt
                self.repoOfString = consume repoOfString
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `any UserService`.
        func makeUserService() -> any UserService {
            let (userService, _) = AppAssembly.Factories.defaultUserService(lifetime.objectWatch)
            return userService
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                makeUser: { [objectWatch = lifetime.objectWatch] in
                    let (userService, _) = AppAssembly.Factories.defaultUserService(objectWatch)
                    return userService
                },
                makeNumbered: { [objectWatch = lifetime.objectWatch] id in
                    AppAssembly.Factories.numberedUserService(objectWatch, id: id)
                },
                makeBoth: { [objectWatch = lifetime.objectWatch] in
                    let (_, closingAndUserService) = AppAssembly.Factories.defaultUserService(objectWatch)
                    return closingAndUserService
                },
                numbers: { [repoOfInt] in repoOfInt },
                words: { [repoOfString] in repoOfString },
                maybe: { [objectWatch = lifetime.objectWatch, text] in
                    AppAssembly.Factories.optionalMaybe(objectWatch, text: text)
                },
                absent: nil,
                plain: { [objectWatch = lifetime.objectWatch, text] in
                    AppAssembly.Factories.plainText(objectWatch, text: text)
                },
                failing: { [objectWatch = lifetime.objectWatch] in
                    try AppAssembly.Factories.failing(objectWatch)
                },
                slow: { [objectWatch = lifetime.objectWatch] in
                    try await AppAssembly.Factories.slow(objectWatch)
                },
                view: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.view(objectWatch)
                }
            )
        }

        /// Makes a new `ScreenWithEscaping`.
        func makeScreenWithEscaping() -> ScreenWithEscaping {
            AppAssembly.Factories.screenWithEscaping(
                lifetime.objectWatch,
                makeUser: { [objectWatch = lifetime.objectWatch] in
                    let (userService, _) = AppAssembly.Factories.defaultUserService(objectWatch)
                    return userService
                }
            )
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
