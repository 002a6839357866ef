// Written by Dovetail from AppAssembly, Product. Do not edit.

import Auth
import Chat
import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(_ watch: ObjectWatch?) -> Auth.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Auth.Session())
            #sourceLocation()
        }

        @inline(never)
        static func session2(_ watch: ObjectWatch?, room: consuming String) -> Chat.Session {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Chat.Session(room: room))
            #sourceLocation()
        }

        @inline(never)
        static func token(_ watch: ObjectWatch?) -> Auth.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), Auth.Token())
            #sourceLocation()
        }

        @inline(never)
        static func token2(_ watch: ObjectWatch?) -> Chat.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), Chat.Token())
            #sourceLocation()
        }

        @inline(never)
        static func boxOfSession(_ watch: ObjectWatch?, content: consuming Auth.Session) -> Auth.Box<Auth.Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Box<Session>", ObjectWatch.start(watch), Auth.Box<Auth.Session>(
                content: content
            ))
            #sourceLocation()
        }

        @inline(never)
        static func boxOfSession2(_ watch: ObjectWatch?, content: consuming Chat.Session) -> Chat.Box<Chat.Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Box<Session>", ObjectWatch.start(watch), Chat.Box<Chat.Session>(
                content: content
            ))
            #sourceLocation()
        }

        @inline(never)
        static func boxOfTokenArray(
            _ watch: ObjectWatch?,
            number: consuming Int,
            token: consuming Auth.Token
        ) -> Auth.Box<[Auth.Token]> {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let make: (Int, Auth.Token) -> Auth.Box<[Auth.Token]> = { (number: Int, token: Auth.Token) in
                .init(content: Array(repeating: token, count: number))
            }
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Box<[Token]>", ObjectWatch.start(watch), make(number, token))
            #sourceLocation()
        }

        @inline(never)
        static func outerInner(_ watch: ObjectWatch?) -> Auth.Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Outer.Inner", ObjectWatch.start(watch), Auth.Outer.Inner())
            #sourceLocation()
        }

        @inline(never)
        static func outerInner2(_ watch: ObjectWatch?) -> Chat.Outer.Inner {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Outer.Inner", ObjectWatch.start(watch), Chat.Outer.Inner())
            #sourceLocation()
        }

        @inline(never)
        static func authLog(_ watch: ObjectWatch?) -> any Auth.Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "AuthLog", ObjectWatch.start(watch), AuthLog())
            #sourceLocation()
        }

        @inline(never)
        static func chatLog(_ watch: ObjectWatch?) -> any Chat.Logging {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "ChatLog", ObjectWatch.start(watch), ChatLog())
            #sourceLocation()
        }

        @inline(never)
        static func authScreen(
            _ watch: ObjectWatch?,
            session: consuming Auth.Session,
            token: consuming Auth.Token,
            mode: consuming Auth.Mode?,
            box: consuming Auth.Box<Auth.Session>,
            inner: consuming Auth.Outer.Inner,
            logging: consuming any Auth.Logging,
            make: @escaping (Int) -> Auth.Box<[Auth.Token]>
        ) -> AuthScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "AuthScreen", ObjectWatch.start(watch), AuthScreen(
                session: session,
                token: token,
                mode: mode,
                box: box,
                inner: inner,
                logging: logging,
                make: make
            ))
            #sourceLocation()
        }

        @inline(never)
        static func chatScreen(
            _ watch: ObjectWatch?,
            session: consuming Chat.Session,
            token: consuming Chat.Token,
            mode: consuming Chat.Mode,
            box: consuming Chat.Box<Chat.Session>,
            inner: consuming Chat.Outer.Inner,
            logging: consuming any Chat.Logging
        ) -> ChatScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "ChatScreen", ObjectWatch.start(watch), ChatScreen(
                session: session,
                token: token,
                mode: mode,
                box: box,
                inner: inner,
                logging: logging
            ))
            #sourceLocation()
        }

        @inline(never)
        static func bothScreen(
            _ watch: ObjectWatch?,
            token: consuming Chat.Token,
            session: consuming Chat.Session,
            other: consuming Auth.Session
        ) -> BothScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "BothScreen", ObjectWatch.start(watch), BothScreen(
                token: token,
                session: session,
                other: other
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let session = AppAssembly.Factories.session(objectWatch)
                let session2 = AppAssembly.Factories.session2(objectWatch, room: room)
                let token = AppAssembly.Factories.token(objectWatch)
                let token2 = AppAssembly.Factories.token2(objectWatch)
                let boxOfSession = AppAssembly.Factories.boxOfSession(objectWatch, content: session)
                let boxOfSession2 = AppAssembly.Factories.boxOfSession2(objectWatch, content: session2)
                let outerInner = AppAssembly.Factories.outerInner(objectWatch)
                let outerInner2 = AppAssembly.Factories.outerInner2(objectWatch)
                let logging = AppAssembly.Factories.authLog(objectWatch)
                let logging2 = AppAssembly.Factories.chatLog(objectWatch)
                self.lifetime = lifetime
                self.logging = consume logging
                self.logging2 = consume logging2
                self.authMode = authMode
                self.chatMode = chatMode
                self.session = consume session
                self.session2 = consume session2
                self.token = token
                self.token2 = token2
                self.boxOfSession = boxOfSession
                self.boxOfSession2 = boxOfSession2
                self.outerInner = outerInner
                self.outerInner2 = outerInner2
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `AuthScreen`.
        func makeAuthScreen() -> AuthScreen {
            AppAssembly.Factories.authScreen(
                lifetime.objectWatch,
                session: session,
                token: token,
                mode: authMode,
                box: boxOfSession,
                inner: outerInner,
                logging: logging,
                make: { [objectWatch = lifetime.objectWatch, token] number in
                    AppAssembly.Factories.boxOfTokenArray(objectWatch, number: number, token: token)
                }
            )
        }

        /// Makes a new `ChatScreen`.
        func makeChatScreen() -> ChatScreen {
            AppAssembly.Factories.chatScreen(
                lifetime.objectWatch,
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
            AppAssembly.Factories.bothScreen(lifetime.objectWatch, token: token2, session: session2, other: session)
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
