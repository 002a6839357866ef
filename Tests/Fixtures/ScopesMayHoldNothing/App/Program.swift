import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let inner = try app.openMiddle().openInner()
        print("kept by the inner scope:", type(of: inner.detail))
        print("ended:", await app.end().ended)
    }
}
