@main
enum Program {
    static func main() {
        for line in Product.App(number: 12, text: "text").makeReport().lines { print(line) }
    }
}
