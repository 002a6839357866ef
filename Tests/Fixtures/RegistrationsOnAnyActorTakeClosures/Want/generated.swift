// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func page(number: Int) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return Page(number: number)
            #sourceLocation()
        }

        static func draft() -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Draft()
            #sourceLocation()
        }

        @Worker static func printer(makePage: @escaping (Int) -> Page) -> Printer {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: @Worker (@escaping (Int) -> Page) -> Printer = { @Worker (makePage: @escaping (Int) -> Page) in Printer(makePage: makePage) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return make(makePage)
            #sourceLocation()
        }

        @Worker static func lateService(
            printer: Printer?,
            make: @escaping @Sendable (Int) async -> Page
        ) -> LateService {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make2: @Worker (Printer?, @escaping @Sendable (Int) async -> Page) -> LateService = { @Worker (printer: Printer?, make: @escaping @Sendable (Int) async -> Page) in
                LateService(printer: printer, make: make)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return make2(printer, make)
            #sourceLocation()
        }

        @Worker static func editor(draft: Draft, makeDraft: @escaping () -> Draft) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: @Worker (Draft, @escaping () -> Draft) -> Editor = { @Worker (draft: Draft, makeDraft: @escaping () -> Draft) in
                Editor(drafts: [draft, makeDraft()])
            }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return make(draft, makeDraft)
            #sourceLocation()
        }

        @Worker static func reader(draft: Draft, makePage: @escaping (Int) -> Page) throws -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: @Worker (Draft, @escaping (Int) -> Page) throws -> Reader = { @Worker (_: Draft, makePage: @escaping (Int) -> Page) throws in try Reader(page: makePage(3)) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try make(draft, makePage)
            #sourceLocation()
        }

        @MainActor static func cache(
            makePage: @escaping (Int) -> Page,
            service: @escaping () -> any Service
        ) -> WeaklyHeld<Cache> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: @MainActor (@escaping (Int) -> Page, @escaping () -> any Service) -> Cache = { @MainActor (makePage: @escaping (Int) -> Page, service: @escaping () -> any Service) in
                Cache(page: makePage(4), service: service())
            }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let object = make(makePage, service)
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func base() -> any Service {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Base()
            #sourceLocation()
        }

        @Worker static func loud(base: any Service, makePage: @escaping (Int) -> Page) -> any Service {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make: @Worker (any Service, @escaping (Int) -> Page) -> Loud = { @Worker (base: any Service, makePage: @escaping (Int) -> Page) in
                Loud(base: base, page: makePage(5))
            }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return make(base, makePage)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var printer: Printer { get }
        @Worker var lateService: LateService { get }
        @Worker func makeEditor() -> Editor
        @Worker func makeReader() throws -> Reader
        @MainActor var cache: Cache { get }
        var service: any Service { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let printer: Printer
        let service: any Service

        fileprivate let lifetime: ScopeLifetime
        private let lazyLateService = Lazy<LateService>("LateService")
        private let weakCache = WeakObject<Cache>("Cache")

        /// Opens `AppScope`.
        @Worker init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let printer = AppAssembly.Factories.printer(
                makePage: { number in AppAssembly.Factories.page(number: number) }
            )
            let service2 = AppAssembly.Factories.base()
            let service = AppAssembly.Factories.loud(
                base: service2,
                makePage: { number in AppAssembly.Factories.page(number: number) }
            )
            self.lifetime = lifetime
            self.printer = printer
            self.service = service
            lifetime.finishOpening()
        }

        @Worker var lateService: LateService { lazyLateService.value(in: lifetime) { newLateService() } }

        @Worker private func newLateService() -> LateService {
            AppAssembly.Factories.lateService(
                printer: printer,
                make: { number in AppAssembly.Factories.page(number: number) }
            )
        }

        @MainActor var cache: Cache { weakCache.value(in: lifetime) { newCache() } }

        @MainActor private func newCache() -> WeaklyHeld<Cache> {
            AppAssembly.Factories.cache(
                makePage: { number in AppAssembly.Factories.page(number: number) },
                service: { [service] in service }
            )
        }

        /// Makes a new `Editor`.
        @Worker func makeEditor() -> Editor {
            AppAssembly.Factories.editor(draft: makeDraft(), makeDraft: { AppAssembly.Factories.draft() })
        }

        /// Makes a new `Reader`.
        @Worker func makeReader() throws -> Reader {
            try AppAssembly.Factories.reader(
                draft: makeDraft(),
                makePage: { number in AppAssembly.Factories.page(number: number) }
            )
        }

        fileprivate func makeDraft() -> Draft {
            AppAssembly.Factories.draft()
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
