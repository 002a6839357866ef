import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(ServerAddress.self)
        Shared(InMemoryNetwork.self, as: (any Network).self)
        Shared(NetworkArticleRepository.self, as: (any ArticleRepository).self)
        Shared(BookmarkRepository.self)
        Transient(LoadArticles.self)
        Transient(ToggleBookmark.self)
        Transient(ArticleListScreen.self)
        Transient(ArticleScreen.self, arguments: ArticleID.self)
        Transient(BookmarksScreen.self)
    }
}

enum AppComposition: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(ArticleListScreen.self)
        Expose(BookmarksScreen.self)
    }
}
