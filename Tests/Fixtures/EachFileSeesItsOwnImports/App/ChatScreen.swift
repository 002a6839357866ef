import All

struct ChatScreen {
    let session: Session
    let token: Token
    let mode: Mode
    let box: Box<Session>
    let inner: Outer.Inner
    let logging: any Logging
}

struct ChatLog: Logging {
    let label = "chat log"
}
