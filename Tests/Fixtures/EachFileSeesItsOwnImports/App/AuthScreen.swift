import Auth

struct AuthScreen {
    let session: Session
    let token: Token
    let mode: Mode?
    let box: Box<Session>
    let inner: Outer.Inner
    let logging: any Logging
    let make: (Int) -> Box<[Token]>
}

struct AuthLog: Logging {
    let label = "auth log"
}
