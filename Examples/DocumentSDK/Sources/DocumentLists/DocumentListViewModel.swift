public import DocumentKit

/// What a list screen shows and does. Knows nothing of where documents come from.
@MainActor
public final class DocumentListViewModel {
    /// Everything the account may read.
    public private(set) var home: [Document] = []
    /// What was opened here, the latest first.
    public private(set) var recent: [Document] = []
    /// What others have shared.
    public private(set) var shared: [Document] = []

    private let homeList: HomeList
    private let recentList: RecentList
    private let sharedList: SharedList
    private let refresher: any DocumentRefreshing
    private let searching: @Sendable () throws -> any DocumentSearching
    private let makeDetail: @MainActor (DocumentID) -> DocumentDetailViewModel
    private let openSession:
        @Sendable (DocumentID) async throws -> (any DocumentEditing, end: @Sendable () async -> Void)
    private let analytics: (any HostAnalytics)?

    init(
        homeList: HomeList,
        recentList: RecentList,
        sharedList: SharedList,
        refresher: any DocumentRefreshing,
        searching: @escaping @Sendable () throws -> any DocumentSearching,
        makeDetail: @escaping @MainActor (DocumentID) -> DocumentDetailViewModel,
        openSession:
            @escaping @Sendable (DocumentID) async throws -> (
                any DocumentEditing, end: @Sendable () async -> Void
            ),
        analytics: (any HostAnalytics)?
    ) {
        self.homeList = homeList
        self.recentList = recentList
        self.sharedList = sharedList
        self.refresher = refresher
        self.searching = searching
        self.makeDetail = makeDetail
        self.openSession = openSession
        self.analytics = analytics
    }

    /// Reads the lists from this device.
    public func load() async throws {
        home = try await homeList.documents()
        recent = try await recentList.documents()
        shared = try await sharedList.documents()
    }

    /// Fetches what is new and reads the lists. Throws ``DocumentError/offline`` where there is no way to the server.
    public func refresh() async throws {
        try await refresher.refreshAll()
        try await load()
    }

    /// Looks documents up by their words, on this device.
    public func search(_ text: String) async throws -> [SearchHit] {
        analytics?.count("search")
        return try await searching().search(text)
    }

    /// What there is to know about one document before it is opened.
    public func detail(of document: DocumentID) -> DocumentDetailViewModel {
        makeDetail(document)
    }

    /// Opens a document to be edited.
    public func open(_ document: DocumentID) async throws -> OpenDocument {
        let (editing, end) = try await openSession(document)
        do {
            try await recentList.noteOpening(of: document)
        } catch {
            await end()
            throw error
        }
        analytics?.count("open")
        return OpenDocument(editing: editing, close: end)
    }
}
