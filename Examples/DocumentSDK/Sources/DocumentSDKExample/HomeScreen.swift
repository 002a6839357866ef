internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK

/// The first screen of somebody who is signed in. It takes what every composition of the product makes of an account.
@MainActor
struct HomeScreen {
    let account: any DocumentSDK.AccountRoots

    /// Shows what is there, and gives back the model for what is done next.
    func show(in transcript: Transcript) async throws -> DocumentListViewModel {
        let list = account.makeDocumentListViewModel()
        try await list.refresh()
        transcript.say("home: \(list.home.map(\.title).joined(separator: ", "))")
        return list
    }
}
