package import Dovetail

package enum AppScope: Scope {}
package enum ChildScope: Scope { package typealias Parent = AppScope }
package enum Spare {}

package protocol Log: AnyObject, Sendable {}

final class FileLog: Log { init() {} }

/// Internal, so that it comes sealed.
final class Engine: Sendable {
    init() {}
}
final class Archive: Sendable {
    init() throws {}
}
struct Letter: Sendable {
    let number: Int
    let engine: Engine
}
struct Absent: Sendable {}
@MainActor final class View {
    let engine: Engine
    init(engine: Engine) async { self.engine = engine }
}
struct Reader: Sendable {
    let number: Int
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(Engine.self)
        Shared(Engine.self).tagged(Spare.self)
        Shared(Archive.self).lazy()
        Transient(Letter.self, arguments: Int.self)
        Transient(View.self)
        Shared(FileLog.self)
        Shared(Asking.self)
            .using(Engine.self, tag: Spare.self, for: "spare")
            .using(FileLog.self, for: "log")
            .using(FileLog.self, for: "logClosure")
    }
}

package enum ChildAssembly: Assembly {
    package typealias Scope = ChildScope

    package static var registrations: Registrations {
        Input(Int.self)
        Shared(Reader.self)
    }
}

package final class Asking: Sendable {
    package let text: String
    let closures: [(@Sendable () throws -> Archive)?]
    let letter: (@Sendable (Int) async throws -> Letter)?
    let view: (@Sendable () async -> View)?
    let open: (@Sendable (Int) throws -> Opened<Reader>)?
    let openPair: (@Sendable (Int) throws -> (Reader, end: @Sendable () async -> Void))?
    let engine: Engine

    init(
        engine: Engine,
        plain: (() -> Engine)?,
        absent: (() -> Absent)?,
        absentLetter: ((Int) -> Absent)?,
        archive: (@Sendable () throws -> Archive)?,
        letter: (@Sendable (Int) async throws -> Letter)?,
        view: (@Sendable () async -> View)?,
        open: (@Sendable (Int) throws -> Opened<Reader>)?,
        openPair: (@Sendable (Int) throws -> (Reader, end: @Sendable () async -> Void))?,
        absentOpener: ((Int) throws -> Opened<Absent>)?,
        twice: Engine??,
        absentTwice: Absent??,
        closureTwice: (() -> Engine)??,
        spare: (() -> Engine)?,
        log: (any Log)??,
        logClosure: (() -> any Log)?
    ) {
        text = """
            \(plain?() === engine) \(absent == nil) \(absentLetter == nil) \(archive != nil) \(letter != nil) \(view != nil)
            \(open != nil) \(openPair != nil) \(absentOpener == nil)
            \(twice == .some(.some(engine))) \(absentTwice == nil) \(closureTwice??() === engine)
            \(spare?() !== engine) \(log != nil) \(logClosure?() === log!)
            """
        closures = [archive]
        self.letter = letter
        self.view = view
        self.open = open
        self.openPair = openPair
        self.engine = engine
    }

    package func ask() async throws -> String {
        let archive = try closures[0]?()
        let letter = try await letter?(3)
        let view = await view?()
        let opened = try open?(4)
        let pair = try openPair?(5)
        let text = "\(archive === (try closures[0]?())) \(letter?.number ?? 0) \(letter?.engine === engine) \(view?.engine === engine) "
            + "\(opened?.value.number ?? 0) \(pair?.0.number ?? 0)"
        await opened?.end()
        await pair?.end()
        return text
    }
}

extension Engine: Equatable {
    static func == (left: Engine, right: Engine) -> Bool { left === right }
}
extension Absent: Equatable {}
