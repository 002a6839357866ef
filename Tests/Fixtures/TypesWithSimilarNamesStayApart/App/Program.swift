@main
enum Program {
    static func main() {
        let app = Product.App()
        let all = app.makeAll().objects
        for object in all { print(type(of: object)) }
        print("different objects:", Set(all.map(ObjectIdentifier.init)).count)
        print("nested types find their own:", all[8] === all[0], all[9] === all[1])
    }
}
