@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let alpha = try app.openScreen(name: "a", isOn: true)
        let beta = try app.openPage(level: 3)
        print("bound instances:", alpha.first.settings.name, alpha.first.settings.isOn, beta.second.level)
        print("what both children take is the parent's, and one:", alpha.first.cache === beta.second.cache)
        print("unscoped is made for each use:", app.makeUnscoped() !== app.makeUnscoped())
        print("unscoped takes the scoped one:", app.makeUnscoped().cache === alpha.first.cache)

        let middle = try alpha.openMiddle()
        let (deep, end) = try middle.makeOpener().open()
        print("a grandchild sees all around it:", deep.first === alpha.first, deep.log === app.logging)
        await end()
        print("each opening is another:", try app.openScreen(name: "b", isOn: false).first !== alpha.first)
    }
}
