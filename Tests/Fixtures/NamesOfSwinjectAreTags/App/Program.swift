@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let owner = app.owner
        print("by name:", owner.first.name, owner.second.name)
        print("forwarded by name:", owner.petting as? Cat === owner.first)
        print("lazily by name:", try owner.lazily().name, try owner.lazily() === owner.lazily())
        print("an optional by name:", owner.maybe === owner.first)
        print("an optional by a name that nobody has:", owner.never == nil)
    }
}
