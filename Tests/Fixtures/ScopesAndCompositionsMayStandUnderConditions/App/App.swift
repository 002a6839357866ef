import Dovetail

enum AppScope: Scope {}

#if DEBUG
    enum InspectionScope: Scope { typealias Parent = AppScope }

    enum InspectionAssembly: Assembly {
        typealias Scope = InspectionScope

        static var registrations: Registrations {
            Shared(Inspector.self)
        }
    }

    final class Inspector: Sendable {
        let journal: Journal

        init(journal: Journal) { self.journal = journal }
    }
#endif

final class Journal: Sendable {
    let name: String

    init(name: String) { self.name = name }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    #if DEBUG
        static var registrations: Registrations {
            Shared(Journal.self) { Journal(name: "debug") }
        }
    #else
        static var registrations: Registrations {
            Input(String.self, name: "name")
            Shared(Journal.self)
        }
    #endif
}

enum Part {}

#if DEBUG
    extension Part: Assembly {
        typealias Scope = InspectionScope

        static var registrations: Registrations {
            Transient(Report.self)
        }
    }
#else
    extension Part: Assembly {
        typealias Scope = AppScope

        static var registrations: Registrations {
            Transient(Report.self)
        }
    }
#endif

struct Report {
    let journal: Journal
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Part.self
        #if DEBUG
            InspectionAssembly.self
            Expose(Inspector.self)
        #endif
        Expose(Report.self)
    }
}

@main
enum Program {
    static func main() async throws {
        #if DEBUG
            let inspection = try Product.App().openInspection()
            print(inspection.inspector.journal === inspection.makeReport().journal, inspection.makeReport().journal.name)
        #else
            print(Product.App(name: "release").makeReport().journal.name)
        #endif
    }
}
