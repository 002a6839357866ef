import Dovetail

enum RootScope: Scope {}
enum BranchScope: Scope { typealias Parent = RootScope }

enum RootAssembly: Assembly {
    typealias Scope = RootScope

    static var registrations: Registrations {
        Shared(TakesUnknown.self)
        Shared(DiskStorage.self)
        Shared(TakesTooMuchAny.self)
        Shared(Notes?.self) { nil }
        Shared(TakesOptionalOnly.self)
        Transient(Page.self, arguments: Int.self)
        Shared(TakesForwarded.self)
        Shared(TakesOtherForwarded.self)
        Shared(TakesOfBranch.self)
        Shared(Egg.self)
        Shared(Hen.self)
        Shared(Own.self)
        Shared(A.self)
        Shared(B.self)
        Shared(C.self)
        Shared(Twice.self)
        Shared(Twice.self)
        Shared(TakesTwice.self)
    }
}

enum BranchAssembly: Assembly {
    typealias Scope = BranchScope

    static var registrations: Registrations {
        Input(User.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        RootAssembly.self
        BranchAssembly.self
        Expose(TakesUnknown.self)
        Expose(TakesTooMuchAny.self)
        Expose(TakesOptionalOnly.self)
        Expose(TakesForwarded.self)
        Expose(TakesOtherForwarded.self)
        Expose(TakesOfBranch.self)
        Expose(Hen.self)
        Expose(Own.self)
        Expose(A.self)
        Expose(TakesTwice.self)
    }
}
