// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func defaultUserService() -> (userService: any UserService, closingAndUserService: any Closing & UserService) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = DefaultUserService()
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object)
            #sourceLocation()
        }

        static func numberedUserService(id: Int) -> any NumberedService {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return NumberedUserService(id: id)
            #sourceLocation()
        }

        static func numbers() -> any Repo<Int> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Numbers()
            #sourceLocation()
        }

        static func words(text: String) -> any Repo<String> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Words(text: text)
            #sourceLocation()
        }

        static func plainText(text: String) -> any Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return PlainText(text: text)
            #sourceLocation()
        }

        static func optionalMaybe(text: String) -> (any Maybe)? {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: (String) -> (any Maybe)? = { (text: String) in text.isEmpty ? nil : PlainText(text: text) as any Maybe }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return make(text)
            #sourceLocation()
        }

        static func failing() throws -> any Failable {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return try Failing()
            #sourceLocation()
        }

        static func slow() async throws -> any Slowish {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try await Slow()
            #sourceLocation()
        }

        @MainActor static func view() -> any Viewable {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return View()
            #sourceLocation()
        }

        static func screen(
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
            return Screen(
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
            )
            #sourceLocation()
        }

        static func screenWithEscaping(makeUser: @escaping () -> any UserService) -> ScreenWithEscaping {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ScreenWithEscaping(makeUser: makeUser)
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
            let repoOfInt = AppAssembly.Factories.numbers()
            let repoOfString = AppAssembly.Factories.words(text: text)
            self.lifetime = lifetime
            self.text = text
            self.repoOfInt = repoOfInt
            self.repoOfString = repoOfString
            lifetime.finishOpening()
        }

        /// Makes a new `any UserService`.
        func makeUserService() -> any UserService {
            let (userService, _) = AppAssembly.Factories.defaultUserService()
            return userService
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                makeUser: {
                    let (userService, _) = AppAssembly.Factories.defaultUserService()
                    return userService
                },
                makeNumbered: { id in AppAssembly.Factories.numberedUserService(id: id) },
                makeBoth: {
                    let (_, closingAndUserService) = AppAssembly.Factories.defaultUserService()
                    return closingAndUserService
                },
                numbers: { [repoOfInt] in repoOfInt },
                words: { [repoOfString] in repoOfString },
                maybe: { [text] in AppAssembly.Factories.optionalMaybe(text: text) },
                absent: nil,
                plain: { [text] in AppAssembly.Factories.plainText(text: text) },
                failing: { try AppAssembly.Factories.failing() },
                slow: { try await AppAssembly.Factories.slow() },
                view: { AppAssembly.Factories.view() }
            )
        }

        /// Makes a new `ScreenWithEscaping`.
        func makeScreenWithEscaping() -> ScreenWithEscaping {
            AppAssembly.Factories.screenWithEscaping(makeUser: {
                let (userService, _) = AppAssembly.Factories.defaultUserService()
                return userService
            })
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
