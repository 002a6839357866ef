@main
enum Program {
    static func main() {
        print(Product.App(setting: Setting(name: "main")).store.setting.name)
    }
}
