import Maps

@main
enum Program {
    static func main() async throws {
        let product = Product.Map()
        try await product.planner.show()
    }
}
