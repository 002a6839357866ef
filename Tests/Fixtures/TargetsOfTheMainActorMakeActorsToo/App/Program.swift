import Dovetail

@main
enum Program {
    @MainActor static func main() async {
        for number in 7...9 {
            do {
                let plain = try await Product.Plain(number: number)
                let screen = plain.makeScreen()
                _ = try screen.late()
                print(await plain.end().ended)
            } catch {
                print("not opened:", number)
            }
            do {
                let main = try await Product.Main(number: number)
                let screen = main.makeScreen()
                _ = try screen.late()
                print(await main.end().ended)
            } catch {
                print("not opened:", number)
            }
            do {
                let job = try await Product.Job(number: number)
                let screen = job.makeScreen()
                _ = try screen.late()
                print(await job.end().ended)
            } catch {
                print("not opened:", number)
            }
        }
    }
}
