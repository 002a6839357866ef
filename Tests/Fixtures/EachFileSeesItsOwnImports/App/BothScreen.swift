import Auth
import Chat
import struct Chat.Token

/// A scoped import goes before whole ones, and a qualified name before both.
struct BothScreen {
    let token: Token
    let session: Chat.Session
    let other: Auth.Session
}
