import Auth
import Chat

@main
enum Program {
    static func main() {
        let app = Product.App(room: "lobby", authMode: .auth, chatMode: .chat)
        let auth = app.makeAuthScreen()
        let chat = app.makeChatScreen()
        let both = app.makeBothScreen()
        print(auth.session.name, auth.token.text, auth.mode as Any, auth.inner.text, auth.logging.label)
        print(chat.session.room, chat.token.text, chat.mode, chat.inner.text, chat.logging.label)
        print(auth.box.content === auth.session, chat.box.content === chat.session, auth.make(2).content.count)
        print(both.token.text, both.session === chat.session, both.other === auth.session)
        print(app.logging.label, app.logging2.label)
    }
}
