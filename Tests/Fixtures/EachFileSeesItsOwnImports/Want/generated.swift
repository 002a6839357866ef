// Written by Dovetail from AppAssembly, Product. Do not edit.

import Auth
import Chat
import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func session() -> Auth.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Auth.Session()
            #sourceLocation()
        }

        static func session2(room: String) -> Chat.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Chat.Session(room: room)
            #sourceLocation()
        }

        static func token() -> Auth.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Auth.Token()
            #sourceLocation()
        }

        static func token2() -> Chat.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Chat.Token()
            #sourceLocation()
        }

        static func boxOfSession(content: Auth.Session) -> Auth.Box<Auth.Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Auth.Box<Auth.Session>(content: content)
            #sourceLocation()
        }

        static func boxOfSession2(content: Chat.Session) -> Chat.Box<Chat.Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Chat.Box<Chat.Session>(content: content)
            #sourceLocation()
        }

        static func boxOfTokenArray(number: Int, token: Auth.Token) -> Auth.Box<[Auth.Token]> {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let make: (Int, Auth.Token) -> Auth.Box<[Auth.Token]> = { (number: Int, token: Auth.Token) in
                .init(content: Array(repeating: token, count: number))
            }
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return make(number, token)
            #sourceLocation()
        }

        static func outerInner() -> Auth.Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Auth.Outer.Inner()
            #sourceLocation()
        }

        static func outerInner2() -> Chat.Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return Chat.Outer.Inner()
            #sourceLocation()
        }

        static func authLog() -> any Auth.Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return AuthLog()
            #sourceLocation()
        }

        static func chatLog() -> any Chat.Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ChatLog()
            #sourceLocation()
        }

        static func authScreen(
            session: Auth.Session,
            token: Auth.Token,
            mode: Auth.Mode?,
            box: Auth.Box<Auth.Session>,
            inner: Auth.Outer.Inner,
            logging: any Auth.Logging,
            make: @escaping (Int) -> Auth.Box<[Auth.Token]>
        ) -> AuthScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return AuthScreen(
                session: session,
                token: token,
                mode: mode,
                box: box,
                inner: inner,
                logging: logging,
                make: make
            )
            #sourceLocation()
        }

        static func chatScreen(
            session: Chat.Session,
            token: Chat.Token,
            mode: Chat.Mode,
            box: Chat.Box<Chat.Session>,
            inner: Chat.Outer.Inner,
            logging: any Chat.Logging
        ) -> ChatScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ChatScreen(session: session, token: token, mode: mode, box: box, inner: inner, logging: logging)
            #sourceLocation()
        }

        static func bothScreen(token: Chat.Token, session: Chat.Session, other: Auth.Session) -> BothScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return BothScreen(token: token, session: session, other: other)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeAuthScreen() -> AuthScreen
        func makeChatScreen() -> ChatScreen
        func makeBothScreen() -> BothScreen
        var logging: any Auth.Logging { get }
        var logging2: any Chat.Logging { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let logging: any Auth.Logging
        let logging2: any Chat.Logging

        fileprivate let lifetime: ScopeLifetime
        fileprivate let authMode: Auth.Mode
        fileprivate let chatMode: Chat.Mode
        fileprivate let session: Auth.Session
        fileprivate let session2: Chat.Session
        fileprivate let token: Auth.Token
        fileprivate let token2: Chat.Token
        fileprivate let boxOfSession: Auth.Box<Auth.Session>
        fileprivate let boxOfSession2: Chat.Box<Chat.Session>
        fileprivate let outerInner: Auth.Outer.Inner
        fileprivate let outerInner2: Chat.Outer.Inner

        /// Opens `AppScope`.
        init(
            room: String,
            authMode: Auth.Mode,
            chatMode: Chat.Mode,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let session = AppAssembly.Factories.session()
            let session2 = AppAssembly.Factories.session2(room: room)
            let token = AppAssembly.Factories.token()
            let token2 = AppAssembly.Factories.token2()
            let boxOfSession = AppAssembly.Factories.boxOfSession(content: session)
            let boxOfSession2 = AppAssembly.Factories.boxOfSession2(content: session2)
            let outerInner = AppAssembly.Factories.outerInner()
            let outerInner2 = AppAssembly.Factories.outerInner2()
            let logging = AppAssembly.Factories.authLog()
            let logging2 = AppAssembly.Factories.chatLog()
            self.lifetime = lifetime
            self.logging = logging
            self.logging2 = logging2
            self.authMode = authMode
            self.chatMode = chatMode
            self.session = session
            self.session2 = session2
            self.token = token
            self.token2 = token2
            self.boxOfSession = boxOfSession
            self.boxOfSession2 = boxOfSession2
            self.outerInner = outerInner
            self.outerInner2 = outerInner2
            lifetime.finishOpening()
        }

        /// Makes a new `AuthScreen`.
        func makeAuthScreen() -> AuthScreen {
            AppAssembly.Factories.authScreen(
                session: session,
                token: token,
                mode: authMode,
                box: boxOfSession,
                inner: outerInner,
                logging: logging,
                make: { [token] number in
                    AppAssembly.Factories.boxOfTokenArray(number: number, token: token)
                }
            )
        }

        /// Makes a new `ChatScreen`.
        func makeChatScreen() -> ChatScreen {
            AppAssembly.Factories.chatScreen(
                session: session2,
                token: token2,
                mode: chatMode,
                box: boxOfSession2,
                inner: outerInner2,
                logging: logging2
            )
        }

        /// Makes a new `BothScreen`.
        func makeBothScreen() -> BothScreen {
            AppAssembly.Factories.bothScreen(token: token2, session: session2, other: session)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
