import Dovetail
import Foundation
import Kit
import OutsideSDK
import Remote

struct Wire: Transport {
    func send(_ url: URL) -> String { "sent \(url.absoluteString)" }
}

@main
enum Program {
    static func main() async throws {
        let host = SDK.Host(transport: Wire(), baseURL: URL(filePath: "/base"))
        let account = try host.openAccount(accountID: AccountID(name: "Ada"), since: Date(timeIntervalSince1970: 0))
        print(account.documents.list())
        print(account.makePage(id: DocumentID(number: 3)).title)
        print("the input:", account.accountID.name, host.url.path)
        print("ended:", await host.end().ended)
    }
}
