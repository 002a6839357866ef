// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func repositoryOfArticle(_ watch: ObjectWatch?, stock: consuming [Article]?) -> Repository<Article> {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Repository<Article>", ObjectWatch.start(watch), Repository<Article>(
                stock: stock
            ))
            #sourceLocation()
        }

        @inline(never)
        static func repositoryOfAuthor(
            _ watch: ObjectWatch?,
            stock: consuming [Author]?
        ) -> (repositoryOfAuthor: Repository<Author>, counting: any Counting) {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Repository<Author>", ObjectWatch.start(watch), Repository<Author>(
                stock: stock
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func tableOfStringAndIntRow(_ watch: ObjectWatch?) -> Table<String, Int>.Row {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Table<String, Int>.Row", ObjectWatch.start(watch), Table<String, Int>.Row())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            articles: consuming Repository<Article>,
            authors: consuming Repository<Author>,
            counting: consuming any Counting,
            row: consuming Table<String, Int>.Row,
            list: consuming [Article],
            byName: consuming [String: Set<Author>],
            result: consuming Result<Int, Never>
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                articles: articles,
                authors: authors,
                counting: counting,
                row: row,
                list: list,
                byName: byName,
                result: result
            ))
            #sourceLocation()
        }

        @inline(never)
        static func wrappedOfCounting(_ watch: ObjectWatch?, content: consuming any Counting) -> Wrapped<any Counting> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Wrapped<any Counting>", ObjectWatch.start(watch), Wrapped<any Counting>(
                content: content
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var repositoryOfArticle: Repository<Article> { get }
        func makeWrappedOfCounting() -> Wrapped<any Counting>
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let repositoryOfArticle: Repository<Article>

        fileprivate let lifetime: ScopeLifetime
        fileprivate let articles: [Article]
        fileprivate let authors: [String: Set<Author>]
        #sourceLocation(file: "App/Manifest.swift", line: 14)
        fileprivate let result: Result<Int, Never>
        #sourceLocation()
        fileprivate let repositoryOfAuthor: Repository<Author>
        fileprivate let counting: any Counting
        fileprivate let tableOfStringAndIntRow: Table<String, Int>.Row

        /// Opens `AppScope`.
        init(
            articles: [Article],
            authors: [String: Set<Author>],
            result: Result<Int, Never>,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let repositoryOfArticle = AppAssembly.Factories.repositoryOfArticle(objectWatch, stock: articles)
                let (repositoryOfAuthor, counting) = AppAssembly.Factories.repositoryOfAuthor(objectWatch, stock: nil)
                let tableOfStringAndIntRow = AppAssembly.Factories.tableOfStringAndIntRow(objectWatch)
                self.lifetime = lifetime
                self.repositoryOfArticle = consume repositoryOfArticle
                self.articles = articles
                self.authors = authors
                self.result = result
                self.repositoryOfAuthor = consume repositoryOfAuthor
                self.counting = consume counting
                self.tableOfStringAndIntRow = tableOfStringAndIntRow
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                articles: repositoryOfArticle,
                authors: repositoryOfAuthor,
                counting: counting,
                row: tableOfStringAndIntRow,
                list: articles,
                byName: authors,
                result: result
            )
        }

        /// Makes a new `Wrapped<any Counting>`.
        func makeWrappedOfCounting() -> Wrapped<any Counting> {
            AppAssembly.Factories.wrappedOfCounting(lifetime.objectWatch, content: counting)
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
