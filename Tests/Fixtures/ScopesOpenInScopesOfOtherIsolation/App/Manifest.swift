import Dovetail

enum HostScope: Scope {}

enum HostAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Store.self).onEnd { $0.close() }
    }
}

enum PlainScope: Scope {
    typealias Parent = HostScope
}

enum PlainAssembly: Assembly {
    typealias Scope = PlainScope
    static var registrations: Registrations {
        Shared(PlainModel.self)
        Shared(PlainService.self)
    }
}

enum MainScope: Scope {
    typealias Parent = HostScope
    typealias Isolation = MainActor
}

enum MainAssembly: Assembly {
    typealias Scope = MainScope
    static var registrations: Registrations {
        Shared(MainModel.self)
        Shared(MainService.self)
    }
}

enum OwnScope: Scope {
    typealias Parent = HostScope
    typealias Isolation = Background
}

enum OwnAssembly: Assembly {
    typealias Scope = OwnScope
    static var registrations: Registrations {
        Shared(OwnModel.self)
        Shared(OwnService.self)
    }
}

enum JobScope: Scope {
    typealias Parent = HostScope
    typealias Isolation = Unsynchronized
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(JobModel.self)
        Shared(JobService.self)
    }
}

enum PlainInPlainScope: Scope {
    typealias Parent = PlainScope
}

enum PlainInPlainAssembly: Assembly {
    typealias Scope = PlainInPlainScope
    static var registrations: Registrations {
        Shared(PlainInPlain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(PlainInPlainScreen.self)
    }
}

enum MainInPlainScope: Scope {
    typealias Parent = PlainScope
    typealias Isolation = MainActor
}

enum MainInPlainAssembly: Assembly {
    typealias Scope = MainInPlainScope
    static var registrations: Registrations {
        Shared(MainInPlain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(MainInPlainScreen.self)
    }
}

enum OwnInPlainScope: Scope {
    typealias Parent = PlainScope
    typealias Isolation = Background
}

enum OwnInPlainAssembly: Assembly {
    typealias Scope = OwnInPlainScope
    static var registrations: Registrations {
        Shared(OwnInPlain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(OwnInPlainScreen.self)
    }
}

enum JobInPlainScope: Scope {
    typealias Parent = PlainScope
    typealias Isolation = Unsynchronized
}

enum JobInPlainAssembly: Assembly {
    typealias Scope = JobInPlainScope
    static var registrations: Registrations {
        Shared(JobInPlain.self)
        Shared(Note.self).lazy()
        Transient(JobInPlainScreen.self)
    }
}

enum PlainInMainScope: Scope {
    typealias Parent = MainScope
}

enum PlainInMainAssembly: Assembly {
    typealias Scope = PlainInMainScope
    static var registrations: Registrations {
        Shared(PlainInMain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(PlainInMainScreen.self)
    }
}

enum MainInMainScope: Scope {
    typealias Parent = MainScope
    typealias Isolation = MainActor
}

enum MainInMainAssembly: Assembly {
    typealias Scope = MainInMainScope
    static var registrations: Registrations {
        Shared(MainInMain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(MainInMainScreen.self)
    }
}

enum OwnInMainScope: Scope {
    typealias Parent = MainScope
    typealias Isolation = Background
}

enum OwnInMainAssembly: Assembly {
    typealias Scope = OwnInMainScope
    static var registrations: Registrations {
        Shared(OwnInMain.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(OwnInMainScreen.self)
    }
}

enum JobInMainScope: Scope {
    typealias Parent = MainScope
    typealias Isolation = Unsynchronized
}

enum JobInMainAssembly: Assembly {
    typealias Scope = JobInMainScope
    static var registrations: Registrations {
        Shared(JobInMain.self)
        Shared(Note.self).lazy()
        Transient(JobInMainScreen.self)
    }
}

enum PlainInOwnScope: Scope {
    typealias Parent = OwnScope
}

enum PlainInOwnAssembly: Assembly {
    typealias Scope = PlainInOwnScope
    static var registrations: Registrations {
        Shared(PlainInOwn.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(PlainInOwnScreen.self)
    }
}

enum MainInOwnScope: Scope {
    typealias Parent = OwnScope
    typealias Isolation = MainActor
}

enum MainInOwnAssembly: Assembly {
    typealias Scope = MainInOwnScope
    static var registrations: Registrations {
        Shared(MainInOwn.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(MainInOwnScreen.self)
    }
}

enum OwnInOwnScope: Scope {
    typealias Parent = OwnScope
    typealias Isolation = Background
}

enum OwnInOwnAssembly: Assembly {
    typealias Scope = OwnInOwnScope
    static var registrations: Registrations {
        Shared(OwnInOwn.self).onEnd { $0.close() }
        Shared(Note.self).lazy()
        Transient(OwnInOwnScreen.self)
    }
}

enum JobInOwnScope: Scope {
    typealias Parent = OwnScope
    typealias Isolation = Unsynchronized
}

enum JobInOwnAssembly: Assembly {
    typealias Scope = JobInOwnScope
    static var registrations: Registrations {
        Shared(JobInOwn.self)
        Shared(Note.self).lazy()
        Transient(JobInOwnScreen.self)
    }
}

enum JobInJobScope: Scope {
    typealias Parent = JobScope
    typealias Isolation = Unsynchronized
}

enum JobInJobAssembly: Assembly {
    typealias Scope = JobInJobScope
    static var registrations: Registrations {
        Shared(JobInJob.self)
        Shared(Note.self).lazy()
        Transient(JobInJobScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        PlainAssembly.self
        MainAssembly.self
        OwnAssembly.self
        JobAssembly.self
        PlainInPlainAssembly.self
        MainInPlainAssembly.self
        OwnInPlainAssembly.self
        JobInPlainAssembly.self
        PlainInMainAssembly.self
        MainInMainAssembly.self
        OwnInMainAssembly.self
        JobInMainAssembly.self
        PlainInOwnAssembly.self
        MainInOwnAssembly.self
        OwnInOwnAssembly.self
        JobInOwnAssembly.self
        JobInJobAssembly.self
        Expose(Store.self)
        Expose(PlainInPlainScreen.self)
        Expose(MainInPlainScreen.self)
        Expose(OwnInPlainScreen.self)
        Expose(JobInPlainScreen.self)
        Expose(PlainInMainScreen.self)
        Expose(MainInMainScreen.self)
        Expose(OwnInMainScreen.self)
        Expose(JobInMainScreen.self)
        Expose(PlainInOwnScreen.self)
        Expose(MainInOwnScreen.self)
        Expose(OwnInOwnScreen.self)
        Expose(JobInOwnScreen.self)
        Expose(JobInJobScreen.self)
    }
}
