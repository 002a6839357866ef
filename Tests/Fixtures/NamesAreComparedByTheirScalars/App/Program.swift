@main
enum Program {
    static func main() {
        let app = 製品.アプリ(𝛑: 3.5, 数: 4)
        print(app.設定Value.ポート, app.café.text, type(of: app.ærlig), app.makeString())
        print(type(of: app.🐶🐱Value), app.ωmegaOfInt.τιμή)
    }
}
