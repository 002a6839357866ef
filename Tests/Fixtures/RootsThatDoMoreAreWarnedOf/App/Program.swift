/// All of it works, only not as `any Product.AppRoots`.
@main
enum Program {
    static func main() async throws {
        let failing: any Failing.AppRoots = Failing.App()
        do { _ = try failing.makeList() } catch { print(error) }
        _ = try await failing.makePage()
        let outer = Outer.App()
        _ = outer.makeNote()
        let other = Other.App()
        print(other.makeClock() === other.makeClock(), other.preview === other.preview)
        print(outer as Any is any Product.AppRoots, other as Any is any Product.AppRoots)
        print(outer as Any is any Failing.AppRoots, try outer.openPlace() as Any is any Product.PlaceRoots)
        print(try other.openPlace() as Any is any Product.PlaceRoots, Product.App() as Any is any Product.AppRoots)
    }
}
