@main
enum Program {
    static func main() throws {
        let root = Feature.Product.Root()
        let feature = try root.openLifetime()
        print(type(of: feature.featureModel), feature.featureModel.root === root.rootScopeModel)
    }
}
