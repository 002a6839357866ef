import Kit

@main
enum Program {
    static func main() async throws {
        let app = Product.App(
            address: Address("plain"),
            productionAddress: Address("production"),
            stage: Address("staging"),
            mirrorAddress: Address("mirror"),
            hiddenLabel: "label",
            hiddenIntClosure: { 7 }
        )
        print(app.address.text, app.productionAddress.text, app.stagingAddress.text, app.mirrorAddress.text)
        print(app.hiddenLabel, app.hiddenIntClosure())
        print(app.log === app.log, app.productionLog === app.log, app.numberedOfIntLog === app.log)
        print(app.makePage(number: 1).number, app.makeProductionPage(number: 2).log === app.log)

        let child = try app.openChild(appAssemblyAddress: Address("child"))
        print(child.appAssemblyAddress.text, child.makeChildAssemblyPage(number: 3).number)
        await app.end()
    }
}
