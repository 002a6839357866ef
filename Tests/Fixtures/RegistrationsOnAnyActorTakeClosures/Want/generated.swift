// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func draft(_ watch: ObjectWatch?) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation()
        }

        @inline(never)
        @Worker static func printer(_ watch: ObjectWatch?, makePage: @escaping (Int) -> Page) -> Printer {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: @Worker (@escaping (Int) -> Page) -> Printer = { @Worker (makePage: @escaping (Int) -> Page) in Printer(makePage: makePage) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Printer", ObjectWatch.start(watch), make(makePage))
            #sourceLocation()
        }

        @inline(never)
        @Worker static func lateService(
            _ watch: ObjectWatch?,
            printer: consuming Printer?,
            make: @escaping @Sendable (Int) async -> Page
        ) -> LateService {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make2: @Worker (Printer?, @escaping @Sendable (Int) async -> Page) -> LateService = { @Worker (printer: Printer?, make: @escaping @Sendable (Int) async -> Page) in
                LateService(printer: printer, make: make)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "LateService", ObjectWatch.start(watch), make2(printer, make))
            #sourceLocation()
        }

        @inline(never)
        @Worker static func editor(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            makeDraft: @escaping () -> Draft
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let make: @Worker (Draft, @escaping () -> Draft) -> Editor = { @Worker (draft: Draft, makeDraft: @escaping () -> Draft) in
                Editor(drafts: [draft, makeDraft()])
            }
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), make(draft, makeDraft))
            #sourceLocation()
        }

        @inline(never)
        @Worker static func reader(
            _ watch: ObjectWatch?,
            draft: consuming Draft,
            makePage: @escaping (Int) -> Page
        ) throws -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: @Worker (Draft, @escaping (Int) -> Page) throws -> Reader = { @Worker (_: Draft, makePage: @escaping (Int) -> Page) throws in try Reader(page: makePage(3)) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), make(draft, makePage))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func cache(
            _ watch: ObjectWatch?,
            makePage: @escaping (Int) -> Page,
            service: @escaping () -> any Service
        ) -> WeaklyHeld<Cache> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: @MainActor (@escaping (Int) -> Page, @escaping () -> any Service) -> Cache = { @MainActor (makePage: @escaping (Int) -> Page, service: @escaping () -> any Service) in
                Cache(page: makePage(4), service: service())
            }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let object = ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), make(makePage, service))
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func base(_ watch: ObjectWatch?) -> any Service {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Base", ObjectWatch.start(watch), Base())
            #sourceLocation()
        }

        @inline(never)
        @Worker static func loud(
            _ watch: ObjectWatch?,
            base: consuming any Service,
            makePage: @escaping (Int) -> Page
        ) -> any Service {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make: @Worker (any Service, @escaping (Int) -> Page) -> Loud = { @Worker (base: any Service, makePage: @escaping (Int) -> Page) in
                Loud(base: base, page: makePage(5))
            }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Loud", ObjectWatch.start(watch), make(base, makePage))
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
            let objectWatch = lifetime.objectWatch
            do {
                let printer = AppAssembly.Factories.printer(
                    objectWatch,
                    makePage: { number in AppAssembly.Factories.page(objectWatch, number: number) }
                )
                let service2 = AppAssembly.Factories.base(objectWatch)
                let service = AppAssembly.Factories.loud(
                    objectWatch,
                    base: consume service2,
                    makePage: { number in AppAssembly.Factories.page(objectWatch, number: number) }
                )
                self.lifetime = lifetime
                self.printer = consume printer
                self.service = consume service
            }
            lifetime.finishOpening(self)
        }

        @Worker var lateService: LateService { lazyLateService.value(in: lifetime) { newLateService() } }

        @Worker private func newLateService() -> LateService {
            AppAssembly.Factories.lateService(
                lifetime.objectWatch,
                printer: printer,
                make: { [objectWatch = lifetime.objectWatch] number in
                    AppAssembly.Factories.page(objectWatch, number: number)
                }
            )
        }

        @MainActor var cache: Cache { weakCache.value(in: lifetime) { newCache() } }

        @MainActor private func newCache() -> WeaklyHeld<Cache> {
            AppAssembly.Factories.cache(
                lifetime.objectWatch,
                makePage: { [objectWatch = lifetime.objectWatch] number in
                    AppAssembly.Factories.page(objectWatch, number: number)
                },
                service: { [service] in service }
            )
        }

        /// Makes a new `Editor`.
        @Worker func makeEditor() -> Editor {
            AppAssembly.Factories.editor(
                lifetime.objectWatch,
                draft: makeDraft(),
                makeDraft: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.draft(objectWatch)
                }
            )
        }

        /// Makes a new `Reader`.
        @Worker func makeReader() throws -> Reader {
            try AppAssembly.Factories.reader(
                lifetime.objectWatch,
                draft: makeDraft(),
                makePage: { [objectWatch = lifetime.objectWatch] number in
                    AppAssembly.Factories.page(objectWatch, number: number)
                }
            )
        }

        fileprivate func makeDraft() -> Draft {
            AppAssembly.Factories.draft(lifetime.objectWatch)
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
