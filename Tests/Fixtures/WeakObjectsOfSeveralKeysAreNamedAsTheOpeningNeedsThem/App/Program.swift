@main
enum Program {
    static func main() {
        let app = Product.App()
        let cache = app.makeCleaner().cache
        print(app.library.store as AnyObject === cache, app.gauge as AnyObject === cache, app.gauge.level)
        withExtendedLifetime(app) {}
    }
}
