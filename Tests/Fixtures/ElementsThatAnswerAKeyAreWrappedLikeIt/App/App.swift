import Dovetail
import Kit

/// One object, which a list, a map and whoever asks for it have with the same wrapper.
protocol Log: AnyObject, Sendable {}
final class FileLog: Log {}
final class QuietLog: Log {
    let inner: any Log
    init(inner: any Log) { self.inner = inner }
}

enum LogAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self, FileLog.self)
            .tagged(Main.self)
            .into([any Log].self)
            .into([FileLog].self)
        Decorator(QuietLog.self, of: (any Log).self, tag: Main.self)
    }
}
enum Main {}

enum Product: Composition {
    static var assemblies: Assemblies {
        StepAssembly.self
        JobAssembly.self
        LogAssembly.self
        Expose(Pipeline.self)
        Expose(Job.self)
        Expose((any Log).self, tag: Main.self)
        Expose([any Log].self, tag: Main.self)
        Expose([FileLog].self, tag: Main.self)
    }
}

final class FixedLog: Log {}
enum DoubleAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FixedLog.self, as: (any Log).self).tagged(Main.self).into([any Log].self)
    }
}
enum TestProduct: Composition {
    static var assemblies: Assemblies {
        LogAssembly.self
        Override(DoubleAssembly.self)
        Expose([any Log].self, tag: Main.self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        print(app.pipeline.names)
        print(try app.openJob().makeJob().names)
        print(app.mainLog is QuietLog, app.makeMainLogArray().map { $0 === app.mainLog })
        let log = app.mainLog as? QuietLog
        print(app.makeMainFileLogArray().map { $0 === log?.inner })
        print(TestProduct.App().makeMainLogArray().map { ($0 as? QuietLog)?.inner is FixedLog })
    }
}
