import Foundation

@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.screen.text, app.date.timeIntervalSince1970)
        #if os(Linux)
            print(LinuxOnly.App().string)
        #endif
    }
}
