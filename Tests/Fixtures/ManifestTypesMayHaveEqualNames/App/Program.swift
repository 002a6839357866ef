@main
enum Program {
    static func main() throws {
        let home = Home.Product.Main(url: 1, URL: "two", uRL: 3)
        print(home.homeComponent.text, type(of: home.outerOfIntComponent), type(of: home.outerOfStringComponent))
        let shop = try home.openMain2()
        print(shop.shopComponent.home === home.homeComponent)
        print(type(of: try home.openHomeMain().atiTracker), try home.openHome_Main().atiTracker)
        print(try home.openURL().urls, try home.openUrl().urls)
        print(try Shop.Product.Main(url: 4, URL: "five", uRL: 6).openMain2().shopComponent.home.text)
    }
}
