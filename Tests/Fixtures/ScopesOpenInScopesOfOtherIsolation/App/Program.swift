import Dovetail

@main
enum Program {
    static func main() async throws {
        let host = Product.Host()
        try await main(host)
        try await own(host)
        print(await host.end().ended)
    }

    @MainActor static func main(_ host: Product.Host) async throws {
        let plain = try host.openPlain()
        let plainInPlain = try plain.openPlainInPlain()
        print("PlainInPlain", plainInPlain.makePlainInPlainScreen().plainInPlain.store === host.store)
        let mainInPlain = try plain.openMainInPlain()
        print("MainInPlain", mainInPlain.makeMainInPlainScreen().mainInPlain.store === host.store)
        let jobInPlain = try plain.openJobInPlain()
        print("JobInPlain", jobInPlain.makeJobInPlainScreen().jobInPlain.store === host.store)
        let main = try host.openMain()
        let plainInMain = try main.openPlainInMain()
        print("PlainInMain", plainInMain.makePlainInMainScreen().plainInMain.store === host.store)
        let mainInMain = try main.openMainInMain()
        print("MainInMain", mainInMain.makeMainInMainScreen().mainInMain.store === host.store)
        let jobInMain = try main.openJobInMain()
        print("JobInMain", jobInMain.makeJobInMainScreen().jobInMain.store === host.store)
        let job = try host.openJob()
        let jobInJob = try job.openJobInJob()
        print("JobInJob", jobInJob.makeJobInJobScreen().jobInJob.store === host.store)
        print(await plain.end().ended)
        print(await main.end().ended)
        print(await job.end().ended)
    }

    @Background static func own(_ host: Product.Host) async throws {
        let own = try host.openOwn()
        let plain = try host.openPlain()
        let plainInOwn = try own.openPlainInOwn()
        print("PlainInOwn", plainInOwn.makePlainInOwnScreen().plainInOwn.store === host.store)
        let ownInOwn = try own.openOwnInOwn()
        print("OwnInOwn", ownInOwn.makeOwnInOwnScreen().ownInOwn.store === host.store)
        let jobInOwn = try own.openJobInOwn()
        print("JobInOwn", jobInOwn.makeJobInOwnScreen().jobInOwn.store === host.store)
        let ownInPlain = try plain.openOwnInPlain()
        print("OwnInPlain", ownInPlain.makeOwnInPlainScreen().ownInPlain.store === host.store)
        // From another actor than the child's: what is handed over is the child alone.
        let mainInOwn = try await own.openMainInOwn()
        print("MainInOwn", await mainInOwn.isOf(host))
        print(await own.end().ended)
        print(await plain.end().ended)
        let main = try await host.openMain()
        let ownInMain = try main.openOwnInMain()
        print("OwnInMain", ownInMain.makeOwnInMainScreen().ownInMain.store === host.store)
        print(await main.end().ended)
    }
}

extension Product.MainInOwn {
    func isOf(_ host: Product.Host) -> Bool { makeMainInOwnScreen().mainInOwn.store === host.store }
}
