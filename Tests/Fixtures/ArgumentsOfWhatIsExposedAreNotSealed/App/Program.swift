@main
enum Program {
    static func main() {
        let app = Product.App(setting: Setting(name: "main"))
        let store: Store = app.store
        let screen: Screen = app.makeScreen()
        print(store.setting.name, app.setting.name, app.boxOfSetting.content.name)
        print(app.index === screen.index, screen.index.store === store)
        print(screen.makePage(Number(value: 3)).number.value, app.makePage(number: Number(value: 4)).store === store)
    }
}
